import { typedDateOf } from '#domain/time/typed-date.ts'
import { dateOf } from '../../form/applicant/values.ts'
import { useField, useFields } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { useLoaded } from '../../form/use-loaded.ts'
import { useLanguage } from '../../i18n/provider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { countOf, type WizardValues } from '../values.ts'

const loadEntry = () => import('../../eligibility/EntryPart.tsx')
const first = 'applicants.0'

/** The first questions at the head of step 1, about the first applicant; none of them has to be answered. */
export function Entry() {
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const nationality = useField<WizardValues, `${typeof first}.nationality`>(`${first}.nationality`)
  const arrival = useField<WizardValues, `${typeof first}.intendedDateOfArrival`>(
    `${first}.intendedDateOfArrival`,
  )
  const details = useField<WizardValues, 'details'>('details')
  const part = useLoaded(loadEntry)
  if (part.state === 'failed') return null
  if (part.state === 'loading') return <Skeleton className="h-56 w-full sm:h-36" />
  const { EntryPart } = part.value
  return (
    <EntryPart
      nationality={nationality}
      arrival={dateOf(arrival, knownMonths(language))}
      isFirstOfSeveral={countOf(details) > 1}
      onNationality={(code, advised) => {
        fields.set(`${first}.nationality`, code)
        if (advised && fields.get('details.visaType') === '') {
          fields.set('details.visaType', advised)
        }
      }}
      onArrival={(day) =>
        fields.set(`${first}.intendedDateOfArrival`, day ? typedDateOf(day) : noDay)
      }
    />
  )
}

const noDay = { day: '', month: '', year: '' }
