import { type ReactNode, useEffect, useRef } from 'react'
import type { DocumentType } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { ChangedAmount, RulesChange } from '#domain/rules/change.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatDate, formatDay, formatList, formatPrice } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { now } from '../clock.ts'
import { countryBook } from '../form/country-choice.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { readyWords } from '../i18n/ready-words.ts'
import { pathTo } from '../paths.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Notice } from '../ui/Notice.tsx'
import { changesIn } from './rules-change.ts'
import { type DetailsValues, detailsAnswers, type WizardValues } from './values.ts'

type RulesChangedProps = Readonly<{
  values: WizardValues
  /** The rules that the traveller knew, and those that replaced them. */
  before: Rules
  after: Rules
  /** The moment from which those hold (ISO 8601), if known. */
  since: string | null
  /** The signature is asked for on this step. */
  isToSign: boolean
}>

/** What other prices and terms mean for this order, before it is signed; nothing if nothing. */
export function RulesChanged({ values, before, after, since, isToSign }: RulesChangedProps) {
  const t = useTranslate()
  const language = useLanguage()
  const changes = changesIn(values, before, after)
  if (changes.length === 0) return null
  return (
    <Brought round={isToSign ? after.version : null}>
      <Notice tone="warning" role="alert" className="mb-7" title={t('apply.changed.title')}>
        {since && (
          <p className="mb-1">{t('apply.changed.since', { day: dayWords(since, language) })}</p>
        )}
        <ul className="figures list-disc space-y-1 ps-5">
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>
              <Line change={change} order={values.details} />
            </li>
          ))}
        </ul>
        {isToSign && <p className="mt-2">{t('apply.changed.sign')}</p>}
      </Notice>
    </Brought>
  )
}

/** The day at the seat; its year only where it is another one than ours. */
function dayWords(iso: string, language: Language): string {
  const [day, today] = [dayAtSeat(new Date(iso)), dayAtSeat(now())]
  return day.slice(0, 4) === today.slice(0, 4)
    ? formatDate(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' }, language)
    : formatDay(day, language)
}

/** A change in one line. */
function Line({ change, order }: Readonly<{ change: RulesChange; order: DetailsValues }>) {
  const t = useTranslate()
  const language = useLanguage()
  const line = (what: string, now: string, before: string) => (
    <span>{t('apply.changed.line', { what, now, before })}</span>
  )
  switch (change.code) {
    case 'amount': {
      const [now, before] = [change.to, change.from].map((cents) => formatPrice(cents, language))
      return line(amountWords(change.item, order, t), now ?? '', before ?? '')
    }
    case 'ready': {
      const speed = t('apply.changed.speed', { speed: t(`apply.processingType.${change.speed}`) })
      return line(speed, readyWords(change.to, t), readyWords(change.from, t))
    }
    case 'authority-days':
      return <span>{t('apply.changed.authority', { days: change.to, before: change.from })}</span>
    case 'regime': {
      const country = countryBook(language).nameOf(change.nationality)
      return <span>{t(`apply.changed.${change.to}`, { country })}</span>
    }
    case 'documents': {
      const names = (types: readonly DocumentType[]) =>
        formatList(
          types.map((type) => t(`document.type.${type}`)),
          language,
        )
      const { added, dropped } = change
      return (
        <>
          {added.length > 0 && (
            <span className="block">{t('apply.changed.added', { documents: names(added) })}</span>
          )}
          {dropped.length > 0 && (
            <span className="block">
              {t('apply.changed.dropped', { documents: names(dropped) })}
            </span>
          )}
        </>
      )
    }
    case 'passport':
      return (
        <span>{t('apply.changed.passport', { days: change.days, months: change.months })}</span>
      )
    case 'terms':
      return <span>{t('apply.changed.terms')}</span>
    case 'refund':
      return (
        <LinkedText
          text={t('apply.changed.refund', { link: linkSlot })}
          href={pathTo('refundPolicy', language)}
          target="_blank"
          rel="noopener"
        >
          <span>{t('apply.refundPolicy')}</span>
          <span className="sr-only"> {t('form.newTab')}</span>
        </LinkedText>
      )
  }
}

/** As the price breakdown calls it. */
function amountWords(item: ChangedAmount, details: DetailsValues, t: Translate): string {
  const { visaType, processingType } = detailsAnswers(details)
  switch (item) {
    case 'base':
      return t(`apply.visaType.${visaType || 'tourist'}`)
    case 'speed':
      return t('apply.changed.speed', {
        speed: t(`apply.processingType.${processingType || 'normal'}`),
      })
    case 'insurance':
      return t('apply.hasInsurance.label')
    case 'esim':
      return t('apply.hasESim.label')
    default:
      return t(`apply.price.${item}`)
  }
}

/** Into view before signing: the button that led here may be anywhere on the page. */
function Brought({ round, children }: Readonly<{ round: number | null; children: ReactNode }>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round !== null) place.current?.scrollIntoView({ block: 'center' })
  }, [round])
  return <div ref={place}>{children}</div>
}
