import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { sayDay, sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Bars } from '../parts/Bars.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { Ranking, rankedBy } from '../parts/Ranking.tsx'
import { Section } from '../parts/Section.tsx'

type Visits = AnswerOf<'GET /api/admin/visits'>

const spans = [30, 90, 365] as const

/** How often the public pages were read. */
export function VisitsPage() {
  const t = useTranslate()
  const [days, setDays] = useState<number>(spans[0])
  const visits = useAsked(
    ['staff', 'visits', days],
    'GET /api/admin/visits',
    { query: { days } },
    fresh,
  )
  return (
    <PageFrame
      title={t('staff.visit.title')}
      lead={t('staff.visit.lead')}
      actions={
        <div className="flex">
          {spans.map((span) => (
            <Choice key={span} isChosen={span === days} onChoose={() => setDays(span)}>
              {t('staff.parts.chart.span', { days: span })}
            </Choice>
          ))}
        </div>
      }
    >
      <Loaded query={visits}>{(data) => <Counted visits={data} />}</Loaded>
    </PageFrame>
  )
}

function Counted({ visits: { days, pages, languages, sources } }: Readonly<{ visits: Visits }>) {
  const { t, language } = useWords()
  const named = new Intl.DisplayNames([language], { type: 'language' })
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`)
  const rankings = {
    pages: pages.map(({ page, visits }) => ({
      name: page === '/' ? t('staff.shell.nav.home') : page,
      count: visits,
    })),
    languages: languages.map(({ language: code, visits }) => ({
      name: named.of(code) ?? code,
      count: visits,
    })),
    sources: sources.map(({ source, visits }) => ({
      name: t(`staff.visit.source.${source}`),
      count: visits,
    })),
  }
  return (
    <>
      <Days days={days} />
      {pages.length > 0 && (
        <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
          {(['pages', 'languages', 'sources'] as const).map((what) => (
            <Section key={what} title={t(`staff.visit.${what}`)}>
              <Ranking rows={rankedBy(rankings[what], number.format)} />
            </Section>
          ))}
        </div>
      )}
    </>
  )
}

function Days({ days }: Pick<Visits, 'days'>) {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const say = (index: number) => {
    const { day, visits: count } = days[index] ?? { day: '', visits: 0 }
    return day && t('staff.visit.day', { day: sayDay(day, language), count })
  }
  const count = days.reduce((sum, { visits }) => sum + visits, 0)
  return (
    <Section title={t('staff.parts.chart.title', { days: days.length })}>
      <p aria-hidden={chosen !== null} className="figures text-sm text-quiet">
        {chosen === null ? t('staff.visit.sum', { count }) : say(chosen)}
      </p>
      <div className="mt-3 grid h-36">
        <Bars
          values={days.map(({ visits }) => visits)}
          ends={[days.at(0), days.at(-1)].map((each) => each && sayShortDay(each.day, language))}
          chosen={chosen}
          onChoose={setChosen}
          say={say}
          label={t('staff.visit.title')}
          write={(value) => new Intl.NumberFormat(`${language}-u-nu-latn`).format(value)}
          fill="fill-ocean"
        />
      </div>
      <p className="mt-3 text-xs text-quiet">{t('staff.visit.what')}</p>
    </Section>
  )
}
