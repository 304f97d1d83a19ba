import { otherPassport, type Passport } from '#domain/reference/passports.ts'
import type { Translate } from '#phrases/translate.ts'
import { SelectBox } from '../form/SelectBox.tsx'
import type { Elements } from '../ui/elements.ts'
import { questionNames } from './address.ts'

type EntryFieldsProps = Readonly<{
  t: Translate
  /** The options. */
  passports: readonly Passport[]
  /** A short list: other passports are chosen on the next page. */
  isShort?: boolean
  /** Alpha-2, or ''. */
  passport?: string
  /** The passport's error in words. */
  fault?: string | undefined
  /** Called on each change where no form is submitted. */
  onPassport?: (code: string) => void
  /** The fields of the second question. */
  arrival: Elements
}>

/**
 * 'Passport from' as a native select, and 'Arrival' beside or below it: works without scripts, and
 * opens the familiar picker on phones. Uncontrolled.
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
      {/* The boxes of both questions stand on one line. */}
      <div className="flex min-w-0 flex-col justify-end">
        <label htmlFor="entry-passport" className="font-semibold">
          {t('eligibility.passport.label')}
        </label>
        {fault && (
          <p id="entry-passport-fault" className="mt-0.5 text-sm font-semibold text-clay">
            {fault}
          </p>
        )}
        <SelectBox
          id="entry-passport"
          name={questionNames.passport}
          defaultValue={passport}
          // Set even when valid: browsers treat a required empty select as invalid from the start.
          aria-invalid={Boolean(fault)}
          hasError={Boolean(fault)}
          aria-describedby={fault && 'entry-passport-fault'}
          onChange={onPassport && ((event) => onPassport(event.target.value))}
          className="mt-1.5"
          required
        >
          <option value="">{t('eligibility.passport.empty')}</option>
          {passports.map(option)}
          {isShort && <option value={otherPassport}>{t('eligibility.passport.other')}</option>}
        </SelectBox>
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
