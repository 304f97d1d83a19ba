import { isJob } from '#domain/job.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { shortMoment } from '../parts/short-moment.ts'
import { sayAge, sayRoom } from './amounts.ts'
import type { Health, Line } from './health.ts'

type Reader = Readonly<{ t: Translate; language: Language; now: Date }>

/** Why a part is not well, and what to do; null of one that is. */
export function troubleOf(line: Line, { t, language }: Reader) {
  const { reason, name, seconds, bytes } = line
  if (reason === 'good' || reason === 'off') return null
  const unknown = t('staff.health.unknown')
  const said = {
    name: name === null ? '' : isJob(name) ? t(`staff.health.job.${name}`) : name,
    age: seconds === null ? unknown : sayAge(seconds, language),
    size: bytes === null ? unknown : sayRoom(bytes, language),
    percent: line.percent ?? 0,
    count: line.count ?? 0,
  }
  return { why: t(`staff.health.why.${reason}`, said), what: t(`staff.health.do.${reason}`, said) }
}

type Say = (health: Health, reader: Reader) => string | null

const when = (moment: string | null | undefined, { t, language, now }: Reader) =>
  moment ? shortMoment(moment, now, language) : t('staff.health.never')

const database: Say = ({ database: known }, { t, language }) => {
  if (!known) return null
  const { version, connections, maxConnections, standbys: count, lagSeconds } = known
  const size = sayRoom(known.sizeBytes, language)
  const own = t('staff.health.facts.database', {
    ...{ version, size, used: connections, most: maxConnections },
  })
  if (count === 0) return own
  const behind =
    lagSeconds === null
      ? t('staff.health.facts.standby.unknown', { count })
      : t('staff.health.facts.standby', { count, age: sayAge(lagSeconds, language) })
  return `${own}. ${behind}`
}

const disk: Say = ({ nodes }, { t, language }) => {
  const free = nodes?.flatMap(({ diskFreeBytes }) => diskFreeBytes ?? []) ?? []
  if (free.length === 0) return null
  return t('staff.health.facts.disk', { size: sayRoom(Math.min(...free), language) })
}

const clock: Say = ({ nodes }, { t }) => {
  const ahead = nodes?.map(({ clockAheadSeconds }) => Math.abs(clockAheadSeconds)) ?? []
  if (ahead.length === 0) return null
  return t('staff.health.facts.clock', { seconds: Math.round(Math.max(...ahead) * 10) / 10 })
}

const jobs: Say = ({ queues }, { t }) => {
  const sum = (of: 'waiting' | 'active') => queues?.reduce((all, each) => all + each[of], 0) ?? 0
  return queues && t('staff.health.facts.jobs', { waiting: sum('waiting'), active: sum('active') })
}

/** The figures of each part that is on, in a sentence; null where it could not be asked. */
const facts: Record<Line['part'], Say> = {
  ...{ database, jobs, disk, clock },
  nodes: ({ nodes }, { t }) => nodes && t('staff.health.facts.nodes', { count: nodes.length }),
  schedules: ({ schedules }, { t }) =>
    schedules && t('staff.health.facts.schedules', { count: schedules.length }),
  letters: ({ letters }, { t }) =>
    letters && t('staff.health.facts.letters', { waiting: letters.waiting }),
  gateway: ({ openAttempts: count }, { t }) =>
    count === null ? null : t('staff.health.facts.gateway', { count }),
  store: (_, { t }) => t('staff.health.facts.store'),
  scanner: (_, { t }) => t('staff.health.facts.scanner'),
  mailbox: ({ mailboxReadAt }, reader) =>
    reader.t('staff.health.facts.mailbox', { when: when(mailboxReadAt, reader) }),
  messengers: ({ messengersHeardAt }, reader) =>
    reader.t('staff.health.facts.messengers', { when: when(messengersHeardAt, reader) }),
  backup: ({ backup }, reader) =>
    backup &&
    reader.t('staff.health.facts.backup', {
      when: when(backup.at, reader),
      tried: when(backup.verifiedAt, reader),
    }),
  audit: ({ audit }, reader) =>
    audit &&
    reader.t('staff.health.facts.audit', {
      sealed: when(audit.sealedAt, reader),
      checked: when(audit.checkedAt, reader),
    }),
  invariants: ({ invariants }, reader) =>
    reader.t('staff.health.facts.invariants', { when: when(invariants?.askedAt, reader) }),
}

export function factsOf(health: Health, { part, state }: Line, reader: Reader): string | null {
  if (state === 'off' && (part === 'scanner' || part === 'mailbox' || part === 'messengers')) {
    return reader.t(`staff.health.facts.${part}.off`)
  }
  const isSilent = (part === 'store' || part === 'scanner') && state !== 'good'
  return isSilent ? null : facts[part](health, reader)
}
