import { RetryNotice } from '../../api/RetryNotice.tsx'
import {
  type FieldPath,
  PassportFields,
  ResidenceFields,
} from '../../form/applicant/AnswerFields.tsx'
import { type Asked, askedHere } from '../../form/applicant/asked.ts'
import { PersonalFields } from '../../form/applicant/PersonalFields.tsx'
import { AccommodationFields, TravelFields } from '../../form/applicant/TravelFields.tsx'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { useField, useFields } from '../../form/fields.tsx'
import { useLoaded } from '../../form/use-loaded.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { isContactTaken } from '../derived-answers.ts'
import { ReadPassport } from '../passport/ReadPassport.tsx'
import type { WizardValues } from '../values.ts'
import { ArrivalAdvice } from './ArrivalAdvice.tsx'
import { Companion } from './Companion.tsx'
import { Nationality } from './Nationality.tsx'

type ApplicantFormProps = Readonly<{ index: number; count: number }>

/** One applicant's form. */
export function ApplicantForm({ index, count }: ApplicantFormProps) {
  const path: FieldPath = (field) => `applicants.${index}.${field}`
  const isSame =
    useField<WizardValues, `applicants.${number}.sameAsFirst`>(
      `applicants.${index}.sameAsFirst`,
    ) === true && index > 0
  const port = useField<WizardValues, 'details.portOfEntry'>('details.portOfEntry')
  const isTaken = useTaken(index)
  const asked = askedHere()
  const t = useTranslate()
  return (
    <div className="space-y-5 sm:space-y-9">
      <ReadPassport index={index} />
      <PersonalFields
        path={path}
        isOwn={index === 0}
        isTaken={isTaken}
        nationality={<Nationality index={index} />}
      />
      <PassportFields path={path} isFollowing />
      {index > 0 && (
        <CheckboxField
          framed
          name={path('sameAsFirst')}
          label={<span className="font-semibold">{t('apply.sameAsFirst.label')}</span>}
          hint={t('apply.sameAsFirst.hint')}
        />
      )}
      {isSame && <ArrivalAdvice index={index} isShared />}
      {!isSame && (
        <>
          <ResidenceFields path={path} isOwn={index === 0} isFollowing />
          <TravelFields
            path={path}
            port={port}
            isAlone={count === 1}
            advice={<ArrivalAdvice index={index} isShared={false} />}
          />
          <AccommodationFields path={path} />
        </>
      )}
      {index === 0 && count > 1 && <ShareWithAll count={count} />}
      <Companion index={index} count={count} path={path} />
      {asked && <AskedPart asked={asked} index={index} />}
    </div>
  )
}

const loadAsked = () => import('../../form/applicant/AskedFields.tsx')

/** Loaded where it is asked. */
function AskedPart({ asked, index }: Readonly<{ asked: Asked; index: number }>) {
  const part = useLoaded(loadAsked)
  if (part.state === 'loading') return null
  if (part.state === 'failed') return <RetryNotice title={asked.title} onRetry={part.retry} />
  return (
    <part.value.AskedFields
      asked={asked}
      path={(line) => `applicants.${index}.portalAnswers.${line}`}
    />
  )
}

/** Whether the name was copied from the contact. */
function useTaken(index: number): boolean {
  const fields = useFields<WizardValues>()
  useField<WizardValues, 'applicants.0.firstName'>('applicants.0.firstName')
  useField<WizardValues, 'applicants.0.lastName'>('applicants.0.lastName')
  return index === 0 && isContactTaken(fields.all())
}

function ShareWithAll({ count }: Readonly<{ count: number }>) {
  const t = useTranslate()
  const toast = useToast()
  const fields = useFields<WizardValues>()
  const share = () => {
    for (let index = 1; index < count; index += 1) {
      fields.set(`applicants.${index}.sameAsFirst`, true)
    }
    toast({ title: t('apply.sameForAll.done'), tone: 'success' })
  }
  return (
    <Button look="secondary" onClick={share} className="w-full">
      {t('apply.sameForAll.button')}
    </Button>
  )
}
