import { useMemo } from 'react'
import type { CorrectionView } from '#contract/correction.ts'
import { isContactField } from '#domain/application/correction.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { fieldWords, valueWords, type Words } from './correction-words.ts'

type CorrectionListProps = Readonly<{
  items: readonly CorrectionView[]
  /** The traveller's name; empty if clear from the context. */
  nameOf: (applicantId: number) => string
  /** Who made the correction, in words. */
  whoOf: (item: CorrectionView) => string
}>

/** Corrections, newest first: field, old and new value, author, time, reason. */
export function CorrectionList({ items, nameOf, whoOf }: CorrectionListProps) {
  const { t, language } = useWords()
  const rules = useRules()
  const words = useMemo(
    () => ({ rules, t, language, countryName: namesIn(language) }),
    [rules, t, language],
  )
  if (items.length === 0) return <p className="text-quiet">{t('correction.none')}</p>
  return (
    <ol className="divide-y divide-line">
      {items.map((item) => (
        <Line
          key={`${item.at} ${item.applicantId} ${item.field}`}
          item={item}
          whose={
            item.applicantId !== null
              ? nameOf(item.applicantId)
              : t(isContactField(item.field) ? 'correction.contact' : 'apply.group.arrival')
          }
          who={whoOf(item)}
          words={words}
        />
      ))}
    </ol>
  )
}

type LineProps = Readonly<{ item: CorrectionView; whose: string; who: string; words: Words }>

function Line({ item, whose, who, words }: LineProps) {
  const { t, language } = words
  const { field, from, to, at, reason } = item
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          <span>{fieldWords(field, t)}</span>
          {whose && (
            <>
              <span>{', '}</span>
              <bdi>{whose}</bdi>
            </>
          )}
        </span>
        <span className="text-sm text-quiet">
          <bdi>{who}</bdi>, <time dateTime={at}>{sayMoment(at, language)}</time>
        </span>
      </p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
        <dt className="text-quiet">{t('correction.before')}</dt>
        <dd className="break-words">
          <bdi>{valueWords(field, from, words)}</bdi>
        </dd>
        <dt className="text-quiet">{t('correction.now')}</dt>
        <dd className="font-semibold break-words">
          <bdi>{valueWords(field, to, words)}</bdi>
        </dd>
        {reason && (
          <>
            <dt className="text-quiet">{t('correction.reason')}</dt>
            <dd className="break-words">
              <bdi>{reason}</bdi>
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}
