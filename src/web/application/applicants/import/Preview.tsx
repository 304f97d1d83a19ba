import { useEffect, useId, useRef, useState } from 'react'
import { maxApplicants } from '#domain/application/choice.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { DayOrder } from '#domain/sheet/date-cell.ts'
import { type SheetField, sheetFields } from '#domain/sheet/headings.ts'
import type { CellFault, Sheet } from '#domain/sheet/travellers.ts'
import type { Translate } from '#phrases/translate.ts'
import { useFields } from '../../../form/fields.tsx'
import { knownMonths } from '../../../form/known-months.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { ruleWords } from '../../../i18n/rule-words.ts'
import { useName } from '../../../i18n/use-name.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon, penIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { OneLine } from '../../../ui/OneLine.tsx'
import { KnownBy } from '../../KnownBy.tsx'
import { countOf, type WizardValues } from '../../values.ts'
import { isBegun } from '../people.ts'
import { type PreviewRow, takeOver, usePreview } from './use-preview.ts'

type PreviewProps = Readonly<{
  sheet: Sheet
  onBack: () => void
  onDone: (count: number) => void
  /** Questions about the sheet as a whole. */
  children: Elements
}>

/** From this many rows on, valid ones can be hidden. */
const manyRows = 8

const isFaulty = ({ traveller }: PreviewRow) => (traveller?.faults.length ?? 0) > 0

/** The parsed sheet, to be corrected and imported. */
export function Preview({ sheet, onBack, onDone, children }: PreviewProps) {
  const t = useTranslate()
  const preview = usePreview(sheet)
  const [onlyFaulty, setOnlyFaulty] = useState(false)
  const { shown, travellers } = preview
  const faults = travellers.reduce((sum, { faults }) => sum + faults.length, 0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-lg">
        {t('sheet.found', { count: travellers.length })}
      </h3>
      <p role="status" className={faults > 0 ? 'text-amber' : 'text-leaf'}>
        {faults > 0 ? t('sheet.found.faults', { count: faults }) : t('sheet.found.fine')}
      </p>
      {children}
      {preview.asksOrder && <DateOrder order={preview.order} onChoose={preview.setOrder} />}
      {shown.length >= manyRows && faults > 0 && (
        <label className="mt-2 flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-ocean"
            checked={onlyFaulty}
            onChange={(event) => setOnlyFaulty(event.target.checked)}
          />
          {t('sheet.onlyFaulty')}
        </label>
      )}
      <ol className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line">
        {shown
          .filter((row) => !onlyFaulty || isFaulty(row))
          .map((row) => (
            <PreviewLine key={row.place} {...row} onMend={preview.mend} onToggle={preview.toggle} />
          ))}
      </ol>
      <Take travellers={travellers} onBack={onBack} onDone={onDone} />
    </div>
  )
}

type TakeProps = Omit<PreviewProps, 'sheet' | 'children'> &
  Readonly<{ travellers: ReturnType<typeof usePreview>['travellers'] }>

/** The last step: how many, and whether existing travellers may be replaced. */
function Take({ travellers, onBack, onDone }: TakeProps) {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const [asks, setAsks] = useState(false)
  const values = fields.all()
  const begun = values.applicants.slice(0, countOf(values.details)).filter(isBegun).length
  const tooMany = travellers.length - maxApplicants.group
  const isPossible = travellers.length > 0 && tooMany <= 0
  const take = () => {
    if (!isPossible) return
    if (begun > 0 && !asks) return setAsks(true)
    const { applicants, details } = takeOver(fields.all(), travellers)
    fields.set('applicants', applicants)
    fields.set('details', details)
    onDone(travellers.length)
  }
  return (
    <div className="sticky -bottom-5 -mx-5 mt-4 space-y-3 border-t border-line bg-surface px-5 pt-4 pb-5 sm:-bottom-6 sm:-mx-6 sm:px-6">
      {tooMany > 0 && (
        <Notice tone="warning" role="alert">
          {t('sheet.tooMany', { max: maxApplicants.group, count: tooMany })}
        </Notice>
      )}
      {asks && (
        <Notice tone="warning" role="alert">
          {t('sheet.replace', { count: begun })}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button look="secondary" onClick={asks ? () => setAsks(false) : onBack}>
          {asks ? t('apply.cancel') : t('sheet.back')}
        </Button>
        <Button onClick={take} aria-disabled={!isPossible || undefined}>
          {asks
            ? t('sheet.replace.confirm', { count: travellers.length })
            : t('sheet.take', { count: travellers.length })}
        </Button>
      </div>
    </div>
  )
}

type DateOrderProps = Readonly<{ order: DayOrder | null; onChoose: (order: DayOrder) => void }>

const orders = ['day-first', 'month-first'] as const

/** Asked once for all ambiguous dates of a sheet. */
function DateOrder({ order, onChoose }: DateOrderProps) {
  const t = useTranslate()
  const name = useId()
  return (
    <fieldset className="mt-3 rounded-field border border-amber bg-amber-tint p-3">
      <legend className="sr-only">{t('sheet.order')}</legend>
      <p aria-hidden="true" className="font-semibold">
        {t('sheet.order')}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {orders.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-ocean"
              checked={order === each}
              onChange={() => onChoose(each)}
            />
            <span>{t(`sheet.order.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type PreviewLineProps = PreviewRow &
  Readonly<{
    onMend: (place: number, field: SheetField, text: string) => void
    onToggle: (place: number) => void
  }>

const noFaults: readonly CellFault[] = []

/** A traveller's row: what was understood, and cells to check. */
function PreviewLine({ place, row, traveller, onMend, onToggle }: PreviewLineProps) {
  const t = useTranslate()
  const nameOf = useName()
  const [isOpen, setOpen] = useState(false)
  const cellsId = useId()
  const number = place + 1
  const who =
    nameOf({ firstName: row.firstName ?? '', lastName: row.lastName ?? '' }) ||
    t('apply.applicants.tab', { number })
  const faults = traveller?.faults ?? noFaults
  const faultOf = (field: SheetField) => faults.find((fault) => fault.field === field)
  const cells = sheetFields.filter((field) => isOpen || faultOf(field))
  return (
    <li
      className={`px-3 py-2 ${faults.length > 0 ? 'border-s-4 border-s-amber' : 'border-s-4 border-s-transparent'}`}
    >
      <div className="flex items-center gap-3">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-ocean"
            checked={traveller !== null}
            onChange={() => onToggle(place)}
            aria-label={t('sheet.use', { number, who })}
          />
          <span className="figures w-6 shrink-0 text-sm text-quiet">{number}</span>
          <span className={`min-w-0 flex-1 ${traveller ? '' : 'text-quiet line-through'}`}>
            <OneLine className="font-semibold">{who}</OneLine>
            {traveller && <KnownBy {...traveller.answers} />}
          </span>
        </label>
        {traveller && faults.length === 0 && (
          <Icon path={checkIcon} label={t('sheet.ready')} className="size-5 text-leaf" />
        )}
        {traveller && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={cellsId}
            aria-label={t('sheet.cells', { who })}
            onClick={() => setOpen(!isOpen)}
            className="grid size-11 shrink-0 place-items-center rounded-field text-quiet hover:text-ocean"
          >
            <Icon path={penIcon} />
          </button>
        )}
      </div>
      <div id={cellsId}>
        {traveller && cells.length > 0 && (
          <div className="grid gap-3 pt-1 pb-3 sm:grid-cols-2 sm:ps-17 lg:grid-cols-3">
            {cells.map((field) => (
              <Cell
                key={`${field} ${row[field] ?? ''}`}
                label={t(`apply.${field}.label`)}
                who={who}
                text={row[field] ?? ''}
                fault={faultOf(field)}
                onMend={(text) => onMend(place, field, text)}
              />
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

type CellProps = Readonly<{
  label: string
  who: string
  text: string
  fault: CellFault | undefined
  onMend: (text: string) => void
}>

/** A cell, validated on leaving it. */
function Cell({ label, who, text, fault, onMend }: CellProps) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState(text)
  const done = () => typed !== text && onMend(typed)
  const isError = fault && (typeof fault.finding === 'string' || fault.finding.severity === 'error')
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        <span>{label}</span>
        <span className="sr-only">{` ${who}`}</span>
      </label>
      <input
        id={id}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isError || undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === 'Enter' && done()}
        className={`mt-1 block min-h-11 w-full rounded-field border bg-surface px-3 py-1.5 ${isError ? 'border-clay outline-1 outline-clay' : 'border-edge'}`}
      />
      {fault && (
        <p id={`${id}-fault`} className={`mt-1 text-sm ${isError ? 'text-clay' : 'text-amber'}`}>
          {wordsOf(fault, t, language)}
        </p>
      )}
    </div>
  )
}

function wordsOf({ field, finding }: CellFault, t: Translate, language: Language): string {
  if (finding === 'ambiguous') return t('sheet.ambiguous')
  if (finding !== 'unread') {
    const { month, ...params } = finding.params ?? {}
    // The rules expect month numbers.
    const named =
      typeof month === 'number' ? { month: knownMonths(language)[month - 1] ?? month } : {}
    return ruleWords({ code: finding.code, params: { ...params, ...named } }, t, language)
  }
  if (field === 'gender') return t('sheet.unread.gender')
  if (field === 'linkEmail') return t('rule.contactEmail.malformed')
  return /date/i.test(field) ? t('sheet.unread.date') : t('sheet.unread.country')
}
