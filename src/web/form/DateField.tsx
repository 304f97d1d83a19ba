import { type FocusEvent, useState } from 'react'
import { partsOf } from '#domain/time/calendar.ts'
import { parseTypedDate, type TypedDate } from '#domain/time/typed-date.ts'
import { type DatePart, datePartsOf } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { boxClass, FieldGroup, type FieldProps, IssueLine, useControl } from './Field.tsx'
import { useInput, useText } from './fields.tsx'
import { fieldId, useIssues } from './issues.tsx'
import { knownMonths } from './known-months.ts'

type DateFieldProps = FieldProps & Readonly<{ autoComplete?: 'bday' }>

const widths: Record<DatePart, string> = { day: 'w-18', month: 'w-32', year: 'w-24' }

/**
 * A date as three typed fields, each text, in the order of the language. The month may be a number
 * or a name; a day that the month does not have becomes its last one when the fields are left, and
 * that is said.
 */
export function DateField({ autoComplete, ...field }: DateFieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [typed, set] = useInput(field.name)
  const [clampedTo, setClampedTo] = useState<number | null>(null)

  const clampDay = (event: FocusEvent) => {
    if (event.target.closest('fieldset')?.contains(event.relatedTarget)) return
    const read = parseTypedDate(typed as TypedDate, knownMonths(language))
    const day = 'date' in read && read.clamped ? (partsOf(read.date)?.day ?? null) : null
    if (day === null) return
    setClampedTo(day)
    set({ ...(typed as TypedDate), day: String(day) })
  }

  return (
    <FieldGroup {...field}>
      {clampedTo !== null && (
        <div role="status" className="mb-2">
          <IssueLine
            issue={{
              path: field.name,
              severity: 'warning',
              text: t('rule.date.clamped', { days: clampedTo }),
            }}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {datePartsOf(language).map((part, index) => (
          <DatePartInput
            key={part}
            part={part}
            name={field.name}
            isFirst={index === 0}
            label={t(`form.date.${part}`)}
            onLeave={clampDay}
            onType={() => setClampedTo(null)}
            autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type DatePartInputProps = Readonly<{
  part: DatePart
  name: string
  /** The first part carries the id of the whole: links to the field lead to it. */
  isFirst: boolean
  label: string
  autoComplete: string
  onLeave: (event: FocusEvent) => void
  onType: () => void
}>

function DatePartInput(props: DatePartInputProps) {
  const { part, name, isFirst, label, autoComplete, onLeave, onType } = props
  const [text, set] = useText(`${name}.${part}`)
  const { control } = useControl({ name })
  const faulty = useIssues(name).some(
    (issue) => issue.severity === 'error' && (!issue.part || issue.part === part),
  )
  const id = isFirst ? control.id : fieldId(`${name}.${part}`)
  return (
    <div className={widths[part]}>
      <label htmlFor={id} className="block text-sm text-quiet">
        {label}
      </label>
      <input
        type="text"
        id={id}
        aria-invalid={faulty || undefined}
        aria-describedby={control['aria-describedby']}
        inputMode={part === 'month' ? 'text' : 'numeric'}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={part === 'month' ? 20 : part === 'year' ? 4 : 2}
        className={boxClass(faulty, 'figures')}
        value={text}
        onBlur={onLeave}
        onChange={(event) => {
          set(event.target.value)
          onType()
        }}
      />
    </div>
  )
}
