import { otherPassport, type Passport } from '#domain/reference/passports.ts'
import type { Translate } from '#phrases/translate.ts'
import { questionNames, type Typed } from './address.ts'

type EntryFieldsProps = Readonly<{
  t: Translate
  /** What there is to choose from. */
  passports: readonly Passport[]
  /** The list is not the whole one: whoever is missing chooses on the next page. */
  isShort?: boolean
  typed?: Typed
  /** What is wrong, in words, beside its field. */
  faults?: Partial<Record<keyof Typed, string>>
  /** First and last day that can be chosen, where somebody knows what day it is. */
  days?: Readonly<{ first: string; last: string }>
  /** Every change, where no form is sent. */
  onChange?: (changed: Partial<Typed>) => void
}>

const box =
  'mt-1 h-12 w-full min-w-0 rounded-field border bg-surface px-3 text-base text-ink hover:border-ocean'

/**
 * 'Passport from' and 'Arrival' as the browser's own list and calendar: they work before and without any
 * script, and on a phone they open what its owner knows. Both keep their values themselves.
 */
export function EntryFields({
  t,
  passports,
  isShort = false,
  typed = { passport: '', arrival: '' },
  faults = {},
  days,
  onChange,
}: EntryFieldsProps) {
  const { passport, arrival } = questionNames
  const control = (name: keyof Typed, display: 'block' | 'flex items-center', hint = '') => ({
    id: `entry-${name}`,
    name: questionNames[name],
    defaultValue: typed[name],
    // Said also where nothing is wrong: browsers call a list that is required and empty wrong from the start.
    'aria-invalid': Boolean(faults[name]),
    'aria-describedby':
      [hint, faults[name] ? `entry-${name}-fault` : ''].join(' ').trim() || undefined,
    onChange:
      onChange &&
      ((event: { target: { value: string } }) => onChange({ [name]: event.target.value })),
    className: `${display} ${box} ${faults[name] ? 'border-clay outline-1 outline-clay' : 'border-edge'}`,
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={`entry-${passport}`} className="text-sm font-semibold">
          {t('eligibility.passport.label')}
        </label>
        <Fault name={passport} words={faults.passport} />
        <select {...control('passport', 'block')} required>
          <option value="">{t('eligibility.passport.empty')}</option>
          {passports.map(option)}
          {isShort && <option value={otherPassport}>{t('eligibility.passport.other')}</option>}
        </select>
      </div>
      <div className="min-w-0">
        <label htmlFor={`entry-${arrival}`} className="text-sm font-semibold">
          {t('eligibility.arrival.label')}
        </label>
        <Fault name={arrival} words={faults.arrival} />
        {/* WebKit sets the day in the middle of a flex box, and at the top of a block. */}
        <input
          type="date"
          {...control('arrival', 'flex items-center', 'entry-arrival-hint')}
          min={days?.first}
          max={days?.last}
        />
        <p id="entry-arrival-hint" className="mt-1 text-xs text-quiet">
          {t('eligibility.arrival.hint')}
        </p>
      </div>
    </div>
  )
}

const option = ({ code, name }: Passport) => (
  <option key={code} value={code}>
    {name}
  </option>
)

function Fault({ name, words }: Readonly<{ name: string; words: string | undefined }>) {
  if (!words) return null
  return (
    <p id={`entry-${name}-fault`} className="mt-0.5 text-sm font-semibold text-clay">
      {words}
    </p>
  )
}
