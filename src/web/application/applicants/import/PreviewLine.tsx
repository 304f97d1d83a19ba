import { useId, useState } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import { type SheetField, sheetFields } from '#domain/sheet/headings.ts'
import type { CellFault } from '#domain/sheet/travellers.ts'
import type { Translate } from '#phrases/translate.ts'
import { knownMonths } from '../../../form/known-months.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { ruleWords } from '../../../i18n/rule-words.ts'
import { useName } from '../../../i18n/use-name.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon, penIcon } from '../../../ui/icons.ts'
import { OneLine } from '../../../ui/OneLine.tsx'
import { KnownBy } from '../../KnownBy.tsx'
import type { PreviewRow } from './use-preview.ts'

type PreviewLineProps = PreviewRow &
  Readonly<{
    onMend: (place: number, field: SheetField, text: string) => void
    onToggle: (place: number) => void
  }>

const noFaults: readonly CellFault[] = []

/** A traveller's row: what was understood, and cells to check. */
export function PreviewLine({ place, row, traveller, onMend, onToggle }: PreviewLineProps) {
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
