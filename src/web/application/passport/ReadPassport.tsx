import { useField, useFields } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { draftPages } from '../../passport/keep-page.ts'
import { PassportReader } from '../../passport/PassportReader.tsx'
import type { PassportValues } from '../../passport/taking.ts'
import { isContactTaken } from '../following.ts'
import type { WizardValues } from '../values.ts'

/** Reads the passport of one applicant into the wizard, and keeps the picture with the answers. */
export function ReadPassport({ index }: Readonly<{ index: number }>) {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const page = useField<WizardValues, `applicants.${number}.passportPage`>(
    `applicants.${index}.passportPage`,
  )
  // A name that was only taken over from the contact was typed by nobody: the passport's wins.
  const typed = () => {
    const applicant = fields.get(`applicants.${index}`)
    const isTaken = index === 0 && isContactTaken(fields.all())
    return isTaken ? { ...applicant, firstName: '', lastName: '' } : applicant
  }

  const take = async (values: PassportValues, file: File) => {
    fields.set(`applicants.${index}`, { ...fields.get(`applicants.${index}`), ...values })
    const { passportNumber } = values
    const id = await draftPages.keep(file, page)
    // Somebody may have been taken out meanwhile: it is theirs whose passport it is.
    const all = fields.get('applicants')
    const isTheirs = (each: number) => all[each]?.passportNumber === passportNumber
    const owner = isTheirs(index) ? index : all.findIndex((_, each) => isTheirs(each))
    if (owner >= 0) fields.set(`applicants.${owner}.passportPage`, id)
  }
  return (
    <PassportReader
      number={index + 1}
      typed={typed}
      onTake={take}
      kept={{
        page,
        place: draftPages,
        text: t('passport.kept.text'),
        onRemove: () => fields.set(`applicants.${index}.passportPage`, ''),
      }}
    />
  )
}
