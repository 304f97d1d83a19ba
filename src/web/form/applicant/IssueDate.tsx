import { partsOf, todayIn } from '#domain/time/calendar.ts'
import { parseTypedDate, type TypedDate } from '#domain/time/typed-date.ts'
import { now } from '../../clock.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { DateField } from '../DateField.tsx'
import { useInput } from '../fields.tsx'
import { knownMonths } from '../known-months.ts'
import { likelyIssueDates } from './issue-date.ts'

type IssueDateProps = Readonly<{
  path: (field: 'passportIssueDate' | 'passportExpiryDate') => string
}>

/** The date of issue, with likely ones offered once the expiry is known. */
export function IssueDate({ path }: IssueDateProps) {
  const { t, language } = useWords()
  const [expiry] = useInput(path('passportExpiryDate'))
  const [issue, set] = useInput(path('passportIssueDate'))
  const read = (typed: unknown) => {
    const found = parseTypedDate(typed as TypedDate, knownMonths(language))
    return 'date' in found ? found.date : null
  }
  const expires = read(expiry)
  const issued = read(issue)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const likely = expires ? likelyIssueDates(expires, todayIn(now(), timeZone)) : []
  const isEmpty = Object.values(issue as TypedDate).every((part) => part === '')
  const isOffered = likely.length > 0 && (isEmpty || (issued !== null && likely.includes(issued)))
  return (
    <div>
      <DateField
        name={path('passportIssueDate')}
        label={t('apply.passportIssueDate.label')}
        hint={t('apply.date.hint')}
      />
      {isOffered && (
        <fieldset className="mt-2">
          <legend className="text-sm text-quiet">{t('apply.passportIssueDate.likely')}</legend>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {likely.map((date) => (
              <button
                key={date}
                type="button"
                aria-pressed={date === issued}
                onClick={() => set(typedOf(date))}
                className="figures min-h-11 rounded-field border border-edge bg-surface px-3 text-sm font-semibold hover:border-ocean hover:text-ocean aria-pressed:border-ocean aria-pressed:bg-ocean-tint"
              >
                {sayDay(date, language)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

function typedOf(date: string): TypedDate {
  const { day, month, year } = partsOf(date) ?? { day: '', month: '', year: '' }
  return { day: String(day), month: String(month), year: String(year) }
}
