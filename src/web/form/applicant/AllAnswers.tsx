import type { ApplicantSection } from '#domain/application/fields.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { CountryField } from '../CountryField.tsx'
import { type FieldPath, PassportFields, ResidenceFields } from './AnswerFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import { AccommodationFields, CompanionFields, TravelFields } from './TravelFields.tsx'

type AllAnswersProps = Readonly<{
  path: FieldPath
  /** The application's port of entry. */
  port: string
  /** Only these sections. */
  only?: readonly ApplicantSection[]
}>

/** One applicant's fields of step 2, for corrections. */
export function AllAnswers({ path, port, only }: AllAnswersProps) {
  const t = useTranslate()
  const isShown = (section: ApplicantSection) => only?.includes(section) ?? true
  return (
    <div className="space-y-5 sm:space-y-9">
      {isShown('personal') && (
        <PersonalFields
          path={path}
          nationality={
            <CountryField
              name={path('nationality')}
              label={t('apply.nationality.label')}
              hint={t('apply.nationality.hint')}
              withBadges
            />
          }
        />
      )}
      {isShown('passport') && <PassportFields path={path} />}
      {isShown('address') && <ResidenceFields path={path} />}
      {isShown('travel') && <TravelFields path={path} port={port} />}
      {isShown('accommodation') && <AccommodationFields path={path} />}
      {isShown('companion') && <CompanionFields path={path} />}
    </div>
  )
}
