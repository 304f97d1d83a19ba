import { useEffect, useRef, useState } from 'react'
import { maxApplicants } from '#domain/application/choice.ts'
import type { Sheet } from '#domain/sheet/travellers.ts'
import { useFields } from '../../../form/fields.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { countOf, type WizardValues } from '../../values.ts'
import { isBegun } from '../people.ts'
import { DateOrder } from './DateOrder.tsx'
import { PreviewLine } from './PreviewLine.tsx'
import { takeOver } from './take-over.ts'
import { type PreviewRow, usePreview } from './use-preview.ts'

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
