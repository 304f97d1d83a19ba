import {
  AccommodationFields,
  CompanionFields,
  type FieldPath,
  PassportFields,
  PersonalFields,
  ResidenceFields,
  TravelFields,
} from '../../form/applicant/AnswerFields.tsx'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { useField, useFields } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ReadPassport } from '../passport/ReadPassport.tsx'
import type { WizardValues } from '../values.ts'
import { Nationality } from './Nationality.tsx'

type ApplicantFormProps = Readonly<{ index: number; count: number }>

/** One applicant, as in the passport. */
export function ApplicantForm({ index, count }: ApplicantFormProps) {
  const path: FieldPath = (field) => `applicants.${index}.${field}`
  const isSame =
    useField<WizardValues, `applicants.${number}.sameAsFirst`>(
      `applicants.${index}.sameAsFirst`,
    ) === true && index > 0
  const port = useField<WizardValues, 'details.portOfEntry'>('details.portOfEntry')
  const t = useTranslate()
  return (
    <div className="space-y-9">
      <ReadPassport index={index} />
      <PersonalFields path={path} isOwn={index === 0} nationality={<Nationality index={index} />} />
      <PassportFields path={path} />
      {index > 0 && (
        <CheckboxField
          framed
          name={path('sameAsFirst')}
          label={<span className="font-semibold">{t('apply.sameAsFirst.label')}</span>}
          hint={t('apply.sameAsFirst.hint')}
        />
      )}
      {!isSame && (
        <>
          <ResidenceFields path={path} isOwn={index === 0} />
          <TravelFields path={path} port={port} />
          <AccommodationFields path={path} />
        </>
      )}
      {index === 0 && count > 1 && <ShareWithAll count={count} />}
      <CompanionFields path={path} />
    </div>
  )
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
