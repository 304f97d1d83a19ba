import { type ReactNode, useId, useState } from 'react'
import { type CalendarDate, isCalendarDate } from '#domain/time/calendar.ts'
import { formatDay } from '#phrases/format.ts'
import { boxClass, Field, useControl } from '../../form/Field.tsx'
import { useText } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { readDay } from './read-day.ts'

type DayInputProps = Readonly<{
  id: string
  /** YYYY-MM-DD, or what was typed where that is no day. */
  value: string
  onType: (value: string) => void
  className: string
  isFaulty: boolean
  describedBy?: string | undefined
  isShort?: boolean
  /** Once it is left: what is understood is then said in full. */
  onLeave?: () => void
}>

/** A day in one line, typed as people write it in their language and said back in words. */
function DayInput(props: DayInputProps) {
  const { id, value, onType, className, isFaulty, describedBy, isShort = false, onLeave } = props
  const { t, language } = useWords()
  const say = isShort ? sayShortDay : formatDay
  const said = () => (isCalendarDate(value) ? say(value, language) : value)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      id={id}
      type="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      placeholder={t('staff.parts.day.form')}
      aria-invalid={isFaulty || undefined}
      aria-describedby={describedBy}
      className={className}
      value={typed ?? said()}
      onFocus={() => setTyped(said())}
      onBlur={() => {
        setTyped(null)
        onLeave?.()
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onType(readDay(target.value, knownMonths(language)) ?? target.value.trim())
      }}
    />
  )
}

/** A day among the fields of a form: it holds YYYY-MM-DD, or what was typed where that is no day. */
export function DayField({ name, label }: Readonly<{ name: string; label: string }>) {
  const [value, set] = useText(name)
  const { control, hasError } = useControl({ name })
  return (
    <Field name={name} label={label}>
      <DayInput
        id={control.id}
        value={value}
        onType={set}
        isShort
        isFaulty={hasError}
        describedBy={control['aria-describedby']}
        className={boxClass(hasError, 'max-lg:px-3 max-lg:placeholder:text-sm')}
      />
    </Field>
  )
}

type DayChoiceProps = Readonly<{
  label: ReactNode
  labelClass: string
  day: CalendarDate | ''
  /** Hears of days and of nothing (''), never of what is not understood. */
  onDay: (day: CalendarDate | '') => void
  className: string
}>

/** A day that counts as soon as it is typed; what is no day is said once the line is left. */
export function DayChoice({ label, labelClass, day, onDay, className }: DayChoiceProps) {
  const t = useTranslate()
  const id = useId()
  const [value, setValue] = useState<string>(day)
  const [isLeft, setLeft] = useState(false)
  const isFaulty = isLeft && value !== '' && !isCalendarDate(value)
  // Taken away or set from elsewhere.
  const shown = isCalendarDate(value) || value === '' ? day : value
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <DayInput
        id={id}
        value={shown}
        onType={(next) => {
          setLeft(false)
          setValue(next)
          if (next === '' || isCalendarDate(next)) onDay(next)
        }}
        onLeave={() => setLeft(true)}
        isFaulty={isFaulty}
        describedBy={isFaulty ? `${id}-problem` : undefined}
        className={className}
      />
      {isFaulty && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-normal text-clay">
          {t('staff.parts.day.malformed')}
        </p>
      )}
    </div>
  )
}
