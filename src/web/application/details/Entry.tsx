import { useState } from 'react'
import { dateOf } from '../../form/applicant/values.ts'
import { Chosen } from '../../form/Chosen.tsx'
import { useField, useFields } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { useLoaded } from '../../form/use-loaded.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { countOf, type WizardValues } from '../values.ts'

// As large as the rest of the step: loaded on demand.
const loadEntry = () => import('../../eligibility/EntryPart.tsx')

/** The first questions at the top of step 1, about the first applicant, preset if answered before; optional. */
export function Entry() {
  const t = useTranslate()
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const nationality = useField<WizardValues, 'applicants.0.nationality'>('applicants.0.nationality')
  const typed = useField<WizardValues, 'applicants.0.intendedDateOfArrival'>(
    'applicants.0.intendedDateOfArrival',
  )
  const details = useField<WizardValues, 'details'>('details')
  const [isOpen, setOpen] = useState(false)
  const part = useLoaded(loadEntry, isOpen)
  const arrival = dateOf(typed, knownMonths(language))
  const open = () => {
    if (part.state === 'failed') part.retry()
    setOpen(true)
  }
  const about = t('eligibility.asked.title')
  const day = arrival && sayDay(arrival, language)
  const country =
    nationality && new Intl.DisplayNames([language], { type: 'region' }).of(nationality)
  return (
    <section aria-label={about}>
      {isOpen && part.state === 'ready' ? (
        <part.value.EntryPart
          nationality={nationality}
          arrival={typed}
          arrivalName="applicants.0.intendedDateOfArrival"
          isFirstOfSeveral={countOf(details) > 1}
          onNationality={(code) => fields.set('applicants.0.nationality', code)}
        />
      ) : (
        <Chosen
          title={country || day || about}
          text={
            country && day
              ? day
              : t(day ? 'eligibility.arrival.label' : 'eligibility.arrival.unknown')
          }
          about={about}
          {...(!country && !day && { action: t('eligibility.ask') })}
          onChange={open}
        />
      )}
    </section>
  )
}
