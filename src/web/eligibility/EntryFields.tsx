import { otherPassport, type Passport } from '#domain/reference/passports.ts'
import type { Translate } from '#phrases/translate.ts'
import { boxClass } from '../form/Field.tsx'
import type { Elements } from '../ui/elements.ts'
import { questionNames } from './address.ts'

type EntryFieldsProps = Readonly<{
  t: Translate
  /** What there is to choose from. */
  passports: readonly Passport[]
  /** The list is not the whole one: whoever is missing chooses on the next page. */
  isShort?: boolean
  /** Alpha-2, or ''. */
  passport?: string
  /** What is wrong with the passport, in words. */
  fault?: string | undefined
  /** Every change, where no form is sent. */
  onPassport?: (code: string) => void
  /** The boxes of the second question. */
  arrival: Elements
}>

/**
 * 'Passport from' as the browser's own list, and 'Arrival' below or beside it: the list works before and
 * without any script, and on a phone it opens what its owner knows. It keeps its value itself.
 */
export function EntryFields({
  t,
  passports,
  isShort = false,
  passport = '',
  fault,
  onPassport,
  arrival,
}: EntryFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_1.15fr]">
      {/* Beside the arrival, both labels stand on one line and both answers on another. */}
      <div className="flex min-w-0 flex-col justify-between">
        <div>
          <label htmlFor="entry-passport" className="font-semibold">
            {t('eligibility.passport.label')}
          </label>
          {fault && (
            <p id="entry-passport-fault" className="mt-0.5 text-sm font-semibold text-clay">
              {fault}
            </p>
          )}
        </div>
        <select
          id="entry-passport"
          name={questionNames.passport}
          defaultValue={passport}
          // Said also where nothing is wrong: browsers call a list that is required and empty wrong from the start.
          aria-invalid={Boolean(fault)}
          aria-describedby={fault && 'entry-passport-fault'}
          onChange={onPassport && ((event) => onPassport(event.target.value))}
          className={boxClass(Boolean(fault), 'mt-1.5')}
          required
        >
          <option value="">{t('eligibility.passport.empty')}</option>
          {passports.map(option)}
          {isShort && <option value={otherPassport}>{t('eligibility.passport.other')}</option>}
        </select>
      </div>
      {arrival}
    </div>
  )
}

const option = ({ code, name }: Passport) => (
  <option key={code} value={code}>
    {name}
  </option>
)
