import type { HealthFacts, NodeFacts } from './health-facts.ts'
import {
  type HealthLine,
  type HealthPart,
  type HealthState,
  healthParts,
  healthStates,
} from './health-line.ts'
import * as judges from './health-verdicts.ts'

type Verdict = judges.Verdict

const good: Verdict = ['good', { reason: 'good' }]
const off: Verdict = ['off', { reason: 'off' }]
const unasked: Verdict = ['look', { reason: 'unasked' }]

const urgency = (state: HealthState): number => healthStates.indexOf(state)

const nothing = { seconds: null, bytes: null, percent: null, count: null, name: null }

/** The worst verdict on a part, the first among equals; good without any. */
function worstOf(part: HealthPart, verdicts: readonly Verdict[]): HealthLine {
  const [state, said] =
    verdicts.toSorted(([one], [other]) => urgency(one) - urgency(other))[0] ?? good
  return { part, state, ...nothing, ...said }
}

/** Judges facts that may be missing: unknown is worth a look. */
const of = <T>(facts: T | null, judge: (facts: T) => readonly Verdict[]): readonly Verdict[] =>
  facts === null ? [unasked] : judge(facts)

function verdictsOf(facts: HealthFacts, now: Date): Record<HealthPart, readonly Verdict[]> {
  const nodes = facts.nodes?.filter((node) => !judges.isSilent(node, now)) ?? null
  const around = (judge: (nodes: readonly NodeFacts[]) => readonly Verdict[]) => of(nodes, judge)
  const peer = (name: 'gateway' | 'store') =>
    around((all) =>
      judges.judgePeer(
        name,
        all.map(({ surroundings }) => surroundings[name]),
        now,
      ),
    )
  const since = judges.worksSince(nodes)
  const scanners = nodes?.flatMap(({ surroundings }) => surroundings.scanner ?? []) ?? null
  const { database, mailbox, messengers, backup, invariants } = facts
  return {
    // The page itself needs the database, so this failure is imminent.
    database: database ? judges.judgeDatabase(database, now) : [['act', { reason: 'unasked' }]],
    nodes: of(facts.nodes, (all) => judges.judgeNodes(all, facts.newestRelease, now)),
    jobs: of(facts.jobs, (jobs) => judges.judgeJobs(jobs, now)),
    schedules: of(facts.schedules, (all) => judges.judgeSchedules(all, since, now)),
    letters: of(facts.letters, (letters) => judges.judgeLetters(letters, now)),
    gateway: [
      ...peer('gateway'),
      ...of(facts.openAttempts, (open) => judges.judgeAttempts(open, now)),
    ],
    store: peer('store'),
    disk: around(judges.judgeDisk),
    scanner: of(scanners, (all) =>
      all.length === 0 ? [off] : judges.judgePeer('scanner', all, now),
    ),
    mailbox: mailbox === 'off' ? [off] : of(mailbox, (read) => judges.judgeMailbox(read, now)),
    messengers:
      messengers === 'off' ? [off] : of(messengers, (all) => judges.judgeMessengers(all, now)),
    clock: around(judges.judgeClock),
    backup:
      backup === 'never'
        ? [['look', { reason: 'backup-none' }]]
        : of(backup, (last) => judges.judgeBackup(last, now)),
    audit: of(facts.audit, (audit) => judges.judgeAudit(audit, since, now)),
    invariants: invariants === 'never' ? [] : of(invariants, judges.judgeInvariants),
  }
}

/** A line for each part, the worst first. Unknown is worth a look; for the database it is urgent. */
export function judgeHealth(facts: HealthFacts, now: Date): HealthLine[] {
  const verdicts = verdictsOf(facts, now)
  return healthParts
    .map((part) => worstOf(part, verdicts[part]))
    .sort((a, b) => urgency(a.state) - urgency(b.state))
}
