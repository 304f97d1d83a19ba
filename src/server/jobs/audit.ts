import { writeAudit } from '../data/audit.ts'
import { checkAudit } from '../data/audit-check.ts'
import { sealAudit } from '../data/audit-seal.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'log'>

/** Seals what is new in the audit, and says the newest seal in the log: whoever keeps that is a witness. */
export async function sealAuditNow({ db, clock, log }: Parts, patienceMs?: number): Promise<void> {
  const wait = patienceMs === undefined ? {} : { patienceMs }
  for (const { id, toId, entries, hash } of await sealAudit(db, { now: clock.now(), ...wait })) {
    log.info({ seal: id, entries, upTo: toId, head: hash.toString('hex') }, 'audit sealed')
  }
}

/** Goes through the whole audit, and writes down in it what was found. */
export async function checkAuditNow({ db, clock, log }: Parts): Promise<void> {
  const { seals, entries, unsealed, head, broken } = await checkAudit(db)
  const details = {
    seals,
    entries,
    unsealed,
    seal: head?.id ?? null,
    head: head?.hash ?? null,
    broken,
  }
  if (broken === null) log.info(details, 'audit verified')
  else log.error(details, 'the audit was changed behind our back')
  const entry = {
    staffId: null,
    action: 'audit.checked',
    requestId: null,
    at: clock.now(),
  } as const
  await writeAudit(db, { ...entry, details })
}
