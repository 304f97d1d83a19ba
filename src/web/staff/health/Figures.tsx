import { now } from '../../clock.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Facts } from '../parts/Facts.tsx'
import { FigureTable } from '../parts/FigureTable.tsx'
import { Section } from '../parts/Section.tsx'
import { shortMoment } from '../parts/short-moment.ts'
import { sayAge, sayEvery, sayRoom, sayTook } from './amounts.ts'
import type { Health } from './health.ts'

type Part<Name extends keyof Health> = Readonly<{ rows: NonNullable<Health[Name]> }>

/** The figures behind the lines. What could not be asked is left out: its line says so. */
export function Figures({ health }: Readonly<{ health: Health }>) {
  const t = useTranslate()
  const { nodes, queues, schedules, invariants } = health
  return (
    <>
      {invariants && invariants.names.length > 0 && (
        <Section title={t('staff.health.broken')}>
          <ul className="list-disc space-y-1 ps-5 text-sm">
            {invariants.names.map((name) => (
              <li key={name} lang="en" dir="ltr">
                {name}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {nodes && nodes.length > 0 && <Nodes rows={nodes} />}
      {queues && <Queues rows={queues} />}
      {schedules && schedules.length > 0 && <Schedules rows={schedules} />}
    </>
  )
}

function Nodes({ rows }: Part<'nodes'>) {
  const { t, language } = useWords()
  return (
    <Section title={t('staff.health.nodes')}>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {rows.map((node) => (
          <li
            key={`${node.name} ${node.startedAt}`}
            className="min-w-0 rounded-small border border-line px-4 pt-3 pb-2"
          >
            <h3 className="truncate text-base">
              <bdi>{node.name}</bdi>
            </h3>
            <Facts
              facts={[
                { name: t('staff.health.nodes.role'), value: t(`staff.health.role.${node.role}`) },
                { name: t('staff.health.nodes.version'), value: node.version },
                {
                  name: t('staff.health.nodes.started'),
                  value: shortMoment(node.startedAt, now(), language),
                },
                {
                  name: t('staff.health.nodes.seen'),
                  value: t('staff.health.ago', { age: ageOf(node.seenAt, language) }),
                },
                {
                  name: t('staff.health.nodes.memory'),
                  value: sayRoom(node.memoryBytes, language),
                },
                { name: t('staff.health.nodes.lag'), value: `${Math.round(node.lagMs)} ms` },
                {
                  name: t('staff.health.nodes.free'),
                  value:
                    node.diskFreeBytes === null
                      ? t('staff.health.unknown')
                      : sayRoom(node.diskFreeBytes, language),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ageOf(moment: string, language: Parameters<typeof sayAge>[1]): string {
  return sayAge(Math.max(0, (now().getTime() - Date.parse(moment)) / 1000), language)
}

function Queues({ rows }: Part<'queues'>) {
  const { t, language } = useWords()
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`)
  const busy = rows.filter(({ waiting, active, failed }) => waiting + active + failed > 0)
  return (
    <Section title={t('staff.health.queues')}>
      {busy.length === 0 ? (
        <p className="text-sm text-quiet">{t('staff.health.queues.empty')}</p>
      ) : (
        <FigureTable
          caption={t('staff.health.queues')}
          head={[
            t('staff.health.queues.name'),
            t('staff.health.queues.waiting'),
            t('staff.health.queues.active'),
            t('staff.health.queues.failed'),
          ]}
          rows={busy.map(({ name, waiting, active, failed }) => [
            t(`staff.health.job.${name}`),
            ...[waiting, active, failed].map((count) => number.format(count)),
          ])}
        />
      )}
    </Section>
  )
}

function Schedules({ rows }: Part<'schedules'>) {
  const { t, language } = useWords()
  const when = (moment: string | null) => (moment ? shortMoment(moment, now(), language) : '–')
  return (
    <Section title={t('staff.health.schedules')}>
      <FigureTable
        caption={t('staff.health.schedules')}
        head={[
          t('staff.health.queues.name'),
          // What counts comes first: a phone shows three columns.
          t('staff.health.schedules.good'),
          t('staff.health.schedules.bad'),
          t('staff.health.schedules.every'),
          t('staff.health.schedules.took'),
        ]}
        rows={rows.map(({ name, everySeconds, succeededAt, failedAt, seconds }) => [
          t(`staff.health.job.${name}`),
          when(succeededAt),
          when(failedAt),
          sayEvery(everySeconds, language),
          sayTook(seconds, language),
        ])}
      />
    </Section>
  )
}
