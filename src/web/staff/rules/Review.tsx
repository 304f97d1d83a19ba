import { useQuery } from '@tanstack/react-query'
import { doubtsOf } from '#domain/rules/check.ts'
import { type Difference, differencesBetween } from '#domain/rules/difference.ts'
import { type RulesDocument, rulesOf } from '#domain/rules/rules.ts'
import { sampleNames, sampleOf } from '#domain/rules/samples.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { formatPrice } from '#phrases/format.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { ruleWords } from '../../i18n/rule-words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { aroundOf } from './draft.ts'
import { type Version, versionQuery } from './queries.ts'
import { labelOf, sayAtSeat, sayDifference } from './words.ts'

type ReviewProps = Readonly<{
  /** Without a number: a draft. */
  version: Readonly<{ validFrom: string; document: RulesDocument; number?: number }>
  /** The number of the version that a draft goes out from. */
  from?: number
  versions: readonly Version[]
}>

/** A version beside what would be in force without it, before it is published or confirmed. */
export function Review({ version, from, versions }: ReviewProps) {
  const { t, language } = useWords()
  const { before, after } = aroundOf(versions, version)
  const say = ({ number, validFrom }: Version) => ({
    ...{ number, from: sayAtSeat(validFrom, language) },
  })
  const isUndone = before?.state === 'future' && from !== undefined && before.number !== from
  return (
    <>
      {isUndone && (
        <Notice tone="warning" className="mt-4">
          {t('staff.rules.preview.before', say(before))}
        </Notice>
      )}
      {after && (
        <Notice tone="warning" className="mt-4">
          {t('staff.rules.preview.after', say(after))}
        </Notice>
      )}
      {before && <Compared before={before} {...version} />}
    </>
  )
}

function Compared({ before, document, validFrom }: ReviewProps['version'] & { before: Version }) {
  const query = useQuery(versionQuery(before))
  const day = dayAtSeat(new Date(validFrom))
  return (
    <Loaded query={query}>
      {({ document: base }) => <Preview base={base} document={document} day={day} />}
    </Loaded>
  )
}

/** What changes, in words: what it is about, what was and what will be. */
export function Differences({ list }: Readonly<{ list: readonly Difference[] }>) {
  const { t, language } = useWords()
  if (list.length === 0) return <p className="text-sm text-quiet">{t('staff.rules.same')}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {list.map((difference) => {
        const { label, from, to } = sayDifference(difference, t, language)
        return (
          <li key={`${difference.path} ${difference.codes}`} className="py-2">
            <span className="block font-medium">{label}</span>
            <Step from={from} to={to} />
          </li>
        )
      })}
    </ul>
  )
}

function Step({ from, to }: Readonly<{ from: string; to: string }>) {
  const t = useTranslate()
  if (from === to) return <span>{to}</span>
  return (
    <span className="break-words">
      <span className="sr-only">{t('staff.rules.was')} </span>
      <del className="text-quiet">{from}</del> <span aria-hidden="true">→ </span>
      <span className="sr-only">{t('staff.rules.will-be')} </span>
      <ins className="font-semibold no-underline">{to}</ins>
    </span>
  )
}

type PreviewProps = Readonly<{ base: RulesDocument; document: RulesDocument; day: CalendarDate }>

/** What a draft would do: its differences, what is unlikely to be meant, and six orders. */
function Preview({ base, document, day }: PreviewProps) {
  const t = useTranslate()
  const doubts = doubtsOf(base, document, day)
  return (
    <div className="mt-4 space-y-5">
      {doubts.length > 0 && (
        <Notice tone="warning" title={t('staff.rules.doubts')}>
          <ul className="space-y-1">
            {doubts.map(({ path, code, params }) => (
              <li key={`${path} ${code}`}>
                {code === 'regimes.unchecked'
                  ? t('staff.rules.doubt.regimes.unchecked', params)
                  : `${labelOf(path, t)}: ${t(`staff.rules.doubt.${code}`, params)}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <section>
        <h3 className="text-base">{t('staff.rules.changes')}</h3>
        <Differences list={differencesBetween(base, document)} />
      </section>
      <section>
        <h3 className="text-base">{t('staff.rules.samples')}</h3>
        <p className="text-sm text-quiet">{t('staff.rules.samples.lead')}</p>
        <Samples base={base} document={document} day={day} />
      </section>
    </div>
  )
}

function Samples({ base, document, day }: PreviewProps) {
  const { t, language } = useWords()
  const said = (from: RulesDocument, name: (typeof sampleNames)[number]) => {
    const { totalCents, filedBy, decidedBy, advice } = sampleOf(rulesOf(from, 0), name, day)
    const words = advice.map((each) => ruleWords(each, t, language))
    return {
      price: formatPrice(totalCents, language),
      filed: sayShortDay(filedBy, language),
      decided: sayShortDay(decidedBy, language),
      advice: words.join(' ') || t('staff.rules.samples.no-advice'),
    }
  }
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm max-sm:block sm:min-w-160">
        <thead className="max-sm:hidden">
          <tr className="text-start text-xs text-quiet">
            {(['order', 'price', 'filed', 'decided', 'advice'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pe-3 text-start font-semibold">
                {t(`staff.rules.samples.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {sampleNames.map((name) => {
            const [before, after] = [said(base, name), said(document, name)]
            return (
              <tr key={name} className="align-top max-sm:block max-sm:py-2">
                <th
                  scope="row"
                  className="py-2 pe-3 text-start font-medium max-sm:block max-sm:py-1"
                >
                  {t(`staff.rules.sample.${name}`)}
                </th>
                {(['price', 'filed', 'decided', 'advice'] as const).map((column) => (
                  <td key={column} className="py-2 pe-3 max-sm:flex max-sm:gap-x-3 max-sm:py-1">
                    <span className="w-24 shrink-0 text-quiet sm:hidden">
                      {t(`staff.rules.samples.${column}`)}
                    </span>
                    <Step from={before[column]} to={after[column]} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
