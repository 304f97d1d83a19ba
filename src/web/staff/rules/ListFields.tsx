import { useState } from 'react'
import { documentTypes } from '#domain/document/document.ts'
import { mostDays, mostSteps } from '#domain/rules/limits.ts'
import type { ReadyTime, RulesDocument } from '#domain/rules/rules.ts'
import { boxClass, FieldGroup, HintAndIssues, labelId, useControl } from '../../form/Field.tsx'
import { useInput } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { readAmount, writeAmount } from '../parts/amount.ts'
import { DayField } from '../parts/DayField.tsx'
import { RemoveButton } from '../parts/IconButton.tsx'
import { LabelledSelect } from '../parts/Select.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { TickBox } from '../parts/TickBox.tsx'
import type { Unit } from './lines.ts'
import { sayWeekday } from './words.ts'

type FieldProps = Readonly<{ name: string; label: string }>

/** A processing fee by number of applicants. */
export function StepsField({ name, label }: FieldProps) {
  const t = useTranslate()
  const [value, set] = useInput(name)
  const steps = value as RulesDocument['prices']['processing']
  const last = steps.at(-1)
  return (
    <FieldGroup name={name} label={<span className="text-sm">{label}</span>}>
      <ul className="space-y-2">
        {steps.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index} className="flex flex-wrap items-start gap-2">
            <NumberField name={`${name}.${index}.from`} label={t('staff.rules.step.from')} />
            <NumberField
              name={`${name}.${index}.cents`}
              label={t('staff.rules.step.fee')}
              isMoney
            />
            {index > 0 && (
              <RemoveButton
                className="mt-6"
                label={t('staff.rules.step.remove', { number: index + 1 })}
                onClick={() => set(steps.filter((_step, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {steps.length < mostSteps && (
        <SmallButton
          look="quiet"
          className="-ms-3"
          onClick={() => set([...steps, { from: (last?.from ?? 0) + 1, cents: last?.cents ?? 0 }])}
        >
          {t('staff.rules.step.add')}
        </SmallButton>
      )}
    </FieldGroup>
  )
}

/** A promised time: a range of business days, or hours; the unit of a speed is fixed. */
export function ReadyTimeField({ name, label }: FieldProps) {
  const t = useTranslate()
  const [value] = useInput(name)
  const { unit } = value as ReadyTime
  return (
    <FieldGroup
      name={name}
      label={<span className="text-sm">{`${label} (${t(`staff.rules.unit.${unit}.name`)})`}</span>}
    >
      <div className="flex flex-wrap items-start gap-3">
        {unit === 'business-days' && (
          <NumberField name={`${name}.least`} label={t('staff.rules.least')} />
        )}
        <NumberField name={`${name}.most`} label={t('staff.rules.most')} />
      </div>
    </FieldGroup>
  )
}

type TicksProps<T> = FieldProps &
  Readonly<{
    /** In the order of the value. */
    choices: readonly T[]
    /** On the screen, if that is another order. */
    shown?: readonly T[]
    say: (choice: T) => string
  }>

/** Several of a few, in their order. */
function TicksField<T extends string | number>(props: TicksProps<T>) {
  const { name, label, choices, shown = choices, say } = props
  const [value, set] = useInput(name)
  const chosen = value as readonly T[]
  return (
    <FieldGroup name={name} label={<span className="text-sm">{label}</span>}>
      <div className="flex flex-wrap gap-x-5">
        {shown.map((choice) => (
          <TickBox
            key={choice}
            label={say(choice)}
            isOn={chosen.includes(choice)}
            onTurn={(isOn) =>
              set(choices.filter((each) => (each === choice ? isOn : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}

export function DocumentsField(props: FieldProps) {
  const t = useTranslate()
  return (
    <TicksField {...props} choices={documentTypes} say={(type) => t(`document.type.${type}`)} />
  )
}

const weekdays = [0, 1, 2, 3, 4, 5, 6]
const fromMonday = [1, 2, 3, 4, 5, 6, 0]

export function WeekdaysField(props: FieldProps) {
  const language = useLanguage()
  return (
    <TicksField
      {...props}
      choices={weekdays}
      shown={fromMonday}
      say={(day) => sayWeekday(day, language)}
    />
  )
}

const holidays = ['england-wales', 'none'] as const

export function HolidaysField({ name, label }: FieldProps) {
  const t = useTranslate()
  const [value, set] = useInput(name)
  return (
    <LabelledSelect
      label={label}
      value={value as (typeof holidays)[number]}
      choices={holidays.map((each) => ({ value: each, label: t(`staff.rules.holidays.${each}`) }))}
      onChoose={set}
    />
  )
}

/** Days against the working week. */
export function DaysField({ name, label }: FieldProps) {
  const t = useTranslate()
  const [value, set] = useInput(name)
  const days = value as readonly string[]
  return (
    <FieldGroup name={name} label={<span className="text-sm">{label}</span>}>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {days.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <li key={index} className="flex items-end gap-1">
            <DayField name={`${name}.${index}`} label={t('staff.rules.day')} />
            <RemoveButton
              label={t('staff.rules.day.remove', { number: index + 1 })}
              onClick={() => set(days.filter((_day, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {days.length < mostDays && (
        <SmallButton look="quiet" className="-ms-3" onClick={() => set([...days, ''])}>
          {t('staff.rules.day.add')}
        </SmallButton>
      )}
    </FieldGroup>
  )
}

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
