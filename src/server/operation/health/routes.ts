import type { AnswerOf } from '#contract/endpoint.ts'
import { getHealth } from '#contract/staff/health.ts'
import { judgeHealth } from '#domain/health.ts'
import type { HealthFacts } from '#domain/health-facts.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { cachedFacts } from './facts.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function viewOf(facts: HealthFacts, now: Date): AnswerOf<typeof getHealth> {
  const { database, nodes, jobs, schedules, letters, backup, audit, invariants, mailbox } = facts
  const messengers = facts.messengers === 'off' ? [] : (facts.messengers ?? [])
  const heard = messengers.flatMap(({ heardAt }) => iso(heardAt) ?? [])
  return {
    at: now.toISOString(),
    lines: judgeHealth(facts, now),
    database,
    nodes:
      nodes?.map(({ surroundings, startedAt, seenAt, ...node }) => ({
        ...node,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        diskFreeBytes: surroundings.disk?.freeBytes ?? null,
        clockAheadSeconds: surroundings.clockAheadSeconds,
      })) ?? null,
    queues: jobs && [...jobs.queues],
    schedules:
      schedules?.map(({ succeededAt, failedAt, ...run }) => ({
        ...run,
        succeededAt: iso(succeededAt),
        failedAt: iso(failedAt),
      })) ?? null,
    openAttempts: facts.openAttempts?.count ?? null,
    letters,
    backup:
      backup === null || backup === 'never'
        ? null
        : { at: backup.at.toISOString(), verifiedAt: iso(backup.verifiedAt) },
    audit: audit && { sealedAt: iso(audit.sealedAt), checkedAt: iso(audit.checkedAt) },
    invariants:
      invariants === null || invariants === 'never'
        ? null
        : {
            ...invariants,
            askedAt: invariants.askedAt.toISOString(),
            names: [...invariants.names],
          },
    messengersHeardAt: heard.toSorted().at(-1) ?? null,
    mailboxReadAt: mailbox === null || mailbox === 'off' ? null : iso(mailbox.readAt),
  }
}

/** The installation's health, for the operator. */
export function healthRoutes(services: Services): Route[] {
  const factsOf = cachedFacts(services)
  return [
    staffRoute(
      getHealth,
      { permission: 'health.read', limit: perMinute(120), audit: null },
      async ({ now }) => ({ status: 200, body: viewOf(await factsOf(), now) }),
    ),
  ]
}
