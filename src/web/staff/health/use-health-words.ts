import { isJob } from '#domain/job.ts'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { shortMoment } from '../parts/short-moment.ts'
import { sayAge, sayRoom } from './amounts.ts'
import type { Health, Line } from './health.ts'

/** The sentences of the page: why a part is not well and what to do, and the figures behind a line. */
export function useHealthWords(health: Health) {
  const t = useTranslate()
  const language = useLanguage()
  const unknown = t('staff.health.unknown')
  const when = (moment: string | null | undefined) =>
    moment ? shortMoment(moment, now(), language) : t('staff.health.never')

  function troubleOf({ reason, ...line }: Line): { why: string; what: string } | null {
    if (reason === 'good' || reason === 'off') return null
    const { name } = line
    const said = {
      name: name === null ? '' : isJob(name) ? t(`staff.health.job.${name}`) : name,
      age: line.seconds === null ? unknown : sayAge(line.seconds, language),
      size: line.bytes === null ? unknown : sayRoom(line.bytes, language),
      percent: line.percent ?? 0,
      count: line.count ?? 0,
    }
    return {
      why: t(`staff.health.why.${reason}`, said),
      what: t(`staff.health.do.${reason}`, said),
    }
  }

  function databaseFacts({ database }: Health): string | null {
    if (!database) return null
    const {
      version,
      sizeBytes,
      connections,
      maxConnections,
      standbys: count,
      lagSeconds,
    } = database
    const own = t('staff.health.facts.database', {
      version,
      size: sayRoom(sizeBytes, language),
      used: connections,
      most: maxConnections,
    })
    if (count === 0) return own
    const behind =
      lagSeconds === null
        ? t('staff.health.facts.standby.unknown', { count })
        : t('staff.health.facts.standby', { count, age: sayAge(lagSeconds, language) })
    return `${own}. ${behind}`
  }

  /** The figures of a part in a sentence; null where it could not be asked. */
  function factsOf({ part, state }: Line): string | null {
    const { nodes, queues, schedules, letters, openAttempts, backup, audit, invariants } = health
    const sum = (of: 'waiting' | 'active') => queues?.reduce((all, each) => all + each[of], 0) ?? 0
    const free = nodes?.flatMap(({ diskFreeBytes }) => diskFreeBytes ?? []) ?? []
    const ahead = nodes?.map(({ clockAheadSeconds }) => Math.abs(clockAheadSeconds)) ?? []
    const isOff = state === 'off'
    switch (part) {
      case 'database':
        return databaseFacts(health)
      case 'nodes':
        return nodes && t('staff.health.facts.nodes', { count: nodes.length })
      case 'jobs':
        return (
          queues && t('staff.health.facts.jobs', { waiting: sum('waiting'), active: sum('active') })
        )
      case 'schedules':
        return schedules && t('staff.health.facts.schedules', { count: schedules.length })
      case 'letters':
        return letters && t('staff.health.facts.letters', { waiting: letters.waiting })
      case 'gateway':
        return openAttempts === null
          ? null
          : t('staff.health.facts.gateway', { count: openAttempts })
      case 'store':
        return state === 'good' ? t('staff.health.facts.store') : null
      case 'disk':
        return free.length === 0
          ? null
          : t('staff.health.facts.disk', { size: sayRoom(Math.min(...free), language) })
      case 'scanner':
        if (isOff) return t('staff.health.facts.scanner.off')
        return state === 'good' ? t('staff.health.facts.scanner') : null
      case 'mailbox':
        return isOff
          ? t('staff.health.facts.mailbox.off')
          : t('staff.health.facts.mailbox', { when: when(health.mailboxReadAt) })
      case 'clock':
        return ahead.length === 0
          ? null
          : t('staff.health.facts.clock', { seconds: Math.round(Math.max(...ahead) * 10) / 10 })
      case 'backup':
        return (
          backup &&
          t('staff.health.facts.backup', { when: when(backup.at), tried: when(backup.verifiedAt) })
        )
      case 'audit':
        return (
          audit &&
          t('staff.health.facts.audit', {
            sealed: when(audit.sealedAt),
            checked: when(audit.checkedAt),
          })
        )
      case 'invariants':
        return t('staff.health.facts.invariants', { when: when(invariants?.askedAt) })
    }
  }

  return { troubleOf, factsOf, when }
}
