import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react'
import { clampedDay, splitDate, type TypedDate } from '#domain/time/typed-date.ts'
import { type DatePart, datePartsOf } from '#phrases/format.ts'
import { useWords } from '../i18n/provider.tsx'
import { DateBox } from './DateBox.tsx'
import { isPartComplete } from './date-part.ts'
import { FieldGroup, type FieldProps, IssueLine, useControl } from './Field.tsx'
import { useInput, useText } from './fields.tsx'
import { fieldId, useIssues } from './issues.tsx'
import { knownMonths } from './known-months.ts'

type DateFieldProps = FieldProps & Readonly<{ autoComplete?: 'bday' }>

// Narrower before they wrap.
const widths: Record<DatePart, string> = {
  day: 'flex-[2_1_3.5rem] max-w-18',
  month: 'flex-[3_1_5rem] max-w-24 sm:max-w-32',
  year: 'flex-[3_1_4.5rem] max-w-24',
}

/**
 * A date as three typed fields in the language's order, with numeric keyboards; months may be typed
 * as names. A complete field moves on to the next empty one; Backspace in an empty field moves
 * back; a whole date can be pasted anywhere. If a later change of month or year makes the day
 * invalid, it becomes the last of the month on blur, with a message.
 */
export function DateField({ autoComplete, ...field }: DateFieldProps) {
  const { t, language } = useWords()
  const [value, set] = useInput(field.name)
  const typed = value as TypedDate
  const [clampedTo, setClampedTo] = useState<number | null>(null)
  const entered = useRef(typed)
  const parts = datePartsOf(language)
  const months = knownMonths(language)

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    const day = clampedDay(entered.current, typed, months)
    if (day === null) return
    setClampedTo(day)
    set({ ...typed, day: String(day) })
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = splitDate(event.clipboardData.getData('text'), months)
    if (!pasted) return
    event.preventDefault()
    setClampedTo(null)
    set(pasted)
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the fields inside as they are left */}
      <div
        className="flex flex-wrap gap-3"
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) entered.current = typed
        }}
        onBlur={leave}
        onPaste={paste}
      >
        {parts.map((part, index) => (
          <DatePartInput
            key={part}
            part={part}
            name={field.name}
            before={parts[index - 1]}
            after={parts[index + 1]}
            label={t(`form.date.${part}`)}
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
  /** The preceding field, if any; the first field has the id of the whole, for links. */
  before: DatePart | undefined
  after: DatePart | undefined
  label: string
  autoComplete: string
  onType: () => void
}>

/** Marks a field focused automatically: the key that would have moved there is ignored once. */
const ledTo = 'ledTo'

function DatePartInput(props: DatePartInputProps) {
  const { part, name, before, after, label, autoComplete, onType } = props
  const [text, set] = useText(`${name}.${part}`)
  const { control } = useControl({ name })
  const faulty = useIssues(name).some(
    (issue) => issue.severity === 'error' && (!issue.part || issue.part === part),
  )
  const inputOf = (other: DatePart | undefined, from: HTMLElement) =>
    other && from.closest('fieldset')?.querySelector<HTMLInputElement>(`[data-part="${other}"]`)

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = target.value
    delete target.dataset[ledTo]
    set(next)
    onType()
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insert')
    const isLonger = next.length === text.length + 1 && next.startsWith(text)
    const following = inputOf(after, target)
    if (!isTyped || !isLonger || !isPartComplete(part, next) || !following) return
    if (following.value !== '') return
    following.dataset[ledTo] = ''
    following.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const wasLed = ledTo in field.dataset
    delete field.dataset[ledTo]
    if (wasLed && text === '' && /^(Tab|[ ./-])$/.test(event.key) && !event.shiftKey) {
      return event.preventDefault()
    }
    if (event.key !== 'Backspace' || text !== '') return
    const previous = inputOf(before, field)
    if (!previous) return
    event.preventDefault()
    previous.focus()
    previous.setSelectionRange(previous.value.length, previous.value.length)
  }

  return (
    <DateBox
      part={part}
      className={widths[part]}
      id={before ? fieldId(`${name}.${part}`) : control.id}
      label={label}
      isFaulty={faulty}
      aria-describedby={control['aria-describedby']}
      autoComplete={autoComplete}
      value={text}
      onChange={type}
      onKeyDown={press}
    />
  )
}
