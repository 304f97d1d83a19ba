import { useState } from 'react'
import { boxClass, HintAndIssues, labelId, useControl } from '../../form/Field.tsx'
import { useInput } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { readAmount, writeAmount } from '../parts/amount.ts'
import type { Unit } from './lines.ts'

type NumberFieldProps = Readonly<{
  name: string
  label: string
  isMoney?: boolean
  /** Said after the box. */
  unit?: Unit
  className?: string
}>

const readNumber = (text: string): number =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN
const writeNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value))

/**
 * A whole number or an amount in dollars; NaN stands for what is none. What is wrong with it stands
 * below the box: neither its label nor those beside it move.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, isMoney = false, unit, className = '' } = props
  const t = useTranslate()
  const [value, set] = useInput(name)
  const { control, hasError } = useControl({ name })
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => (isMoney ? (readAmount(text) ?? Number.NaN) : readNumber(text))
  const number = typeof value === 'number' ? value : Number.NaN
  const written = Number.isNaN(number) || !isMoney ? writeNumber(number) : writeAmount(number)
  // Set from elsewhere, what was typed no longer stands.
  const isTyped = typed !== null && Object.is(read(typed), number)
  const unitId = unit && `${control.id}-unit`
  const described = [unitId, control['aria-describedby']].filter(Boolean).join(' ')
  return (
    <div
      className={`row-span-3 grid content-start gap-y-1 supports-[grid-template-rows:subgrid]:grid-rows-subgrid ${className}`}
    >
      <label id={labelId(name)} htmlFor={control.id} className="self-end text-sm font-semibold">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <span className="relative block max-w-40 flex-1">
          {isMoney && (
            <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-quiet">
              $
            </span>
          )}
          <input
            {...control}
            aria-describedby={described || undefined}
            type="text"
            inputMode={isMoney ? 'decimal' : 'numeric'}
            autoComplete="off"
            dir="ltr"
            value={isTyped ? typed : written}
            onChange={({ target }) => {
              setTyped(target.value)
              set(read(target.value))
            }}
            className={boxClass(hasError, `figures min-h-11! py-1.5! ${isMoney ? 'ps-7!' : ''}`)}
          />
        </span>
        {unit && (
          <span id={unitId} className="text-sm text-quiet">
            {t(`staff.rules.unit.${unit}.name`)}
          </span>
        )}
      </span>
      <HintAndIssues name={name} hint={undefined} />
    </div>
  )
}
