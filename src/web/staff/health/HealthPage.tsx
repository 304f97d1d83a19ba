import { Link } from 'react-router'
import type { HealthState } from '#domain/health-line.ts'
import { now } from '../../clock.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { checkIcon, errorIcon, minusIcon, warningIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useAsked } from '../parts/asked.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { placePath } from '../parts/paths.ts'
import { Figures } from './Figures.tsx'
import { chapterFor, type Health, helpFor, type Line } from './health.ts'
import { factsOf, troubleOf } from './words.ts'

const everyTenSeconds = 10_000

export function HealthPage() {
  const { t, language } = useWords()
  const health = useAsked(
    ['staff', 'health'],
    'GET /api/admin/health',
    {},
    { refetchInterval: everyTenSeconds, refetchOnMount: 'always' },
  )
  return (
    <PageFrame
      title={t('staff.health.title')}
      lead={t('staff.health.lead')}
      actions={
        health.data && (
          <p className="figures text-sm text-quiet">
            {t('staff.health.at', { time: sayTime(health.data.at, language) })}
          </p>
        )
      }
    >
      <Loaded query={health} lines={8}>
        {(data) => (
          <>
            <Summary lines={data.lines} />
            <section aria-labelledby="health-lines">
              <h2 id="health-lines" className="sr-only">
                {t('staff.health.lines')}
              </h2>
              <Card className="overflow-hidden">
                <ul className="divide-y divide-line">
                  {data.lines.map((line) => (
                    <PartLine key={line.part} line={line} health={data} />
                  ))}
                </ul>
              </Card>
            </section>
            <Figures health={data} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

/** The worst in a sentence, and nothing but calm where there is none. */
function Summary({ lines }: Pick<Health, 'lines'>) {
  const t = useTranslate()
  const count = (state: 'act' | 'look') => lines.filter((line) => line.state === state).length
  const [act, look] = [count('act'), count('look')]
  return (
    <div role="status">
      {act + look === 0 ? (
        <NothingHere title={t('staff.health.all.good')} text={t('staff.health.all.good.text')} />
      ) : (
        <Notice
          tone={act > 0 ? 'error' : 'warning'}
          title={
            act > 0
              ? t('staff.health.all.act', { count: act })
              : t('staff.health.all.look', { count: look })
          }
        >
          {act > 0 && look > 0 && t('staff.health.all.look', { count: look })}
        </Notice>
      )}
    </div>
  )
}

const looks: Record<HealthState, { tone: BadgeTone; icon: string; edge: string }> = {
  act: { tone: 'error', icon: errorIcon, edge: 'border-s-clay' },
  look: { tone: 'warning', icon: warningIcon, edge: 'border-s-amber' },
  good: { tone: 'success', icon: checkIcon, edge: 'border-s-transparent' },
  off: { tone: 'neutral', icon: minusIcon, edge: 'border-s-transparent' },
}

function PartLine({ line, health }: Readonly<{ line: Line; health: Health }>) {
  const t = useTranslate()
  const reader = { t, language: useLanguage(), now: now() }
  const { edge, ...look } = looks[line.state]
  const trouble = troubleOf(line, reader)
  const facts = factsOf(health, line, reader)
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-s-4 px-3 py-3 sm:grid-cols-[12rem_1fr_auto] sm:px-5 ${edge}`}
    >
      <h3 className="text-base">{t(`staff.health.part.${line.part}`)}</h3>
      <div className="col-span-2 row-start-2 min-w-0 space-y-1 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {trouble && (
          <>
            <p className="font-semibold">{trouble.why}</p>
            <p className="max-w-prose text-sm">{trouble.what}</p>
            <WhereMended line={line} />
          </>
        )}
        {facts && <p className="figures text-sm text-quiet">{facts}</p>}
      </div>
      <div className="col-start-2 row-start-1 justify-self-end sm:col-start-3">
        <Badge {...look}>{t(`staff.health.state.${line.state}`)}</Badge>
      </div>
    </li>
  )
}

/** The screen where it is mended, or where the guide for operators tells more. */
function WhereMended({ line: { reason } }: Readonly<{ line: Line }>) {
  const t = useTranslate()
  if (reason === 'good' || reason === 'off') return null
  const help = helpFor[reason]
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {help && (
        <Link to={placePath(help.to)} className="link font-semibold">
          {t(`staff.health.link.${help.words}`)}
        </Link>
      )}
      <span className="text-quiet">{t('staff.health.docs', { chapter: chapterFor[reason] })}</span>
    </p>
  )
}
