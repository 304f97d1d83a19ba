import { useTranslate } from '../../i18n/provider.tsx'
import { CountryField } from '../CountryField.tsx'
import { type FieldPath, PassportFields, ResidenceFields } from './AnswerFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import { AccommodationFields, CompanionFields, TravelFields } from './TravelFields.tsx'

/** Every field of step 2 for one applicant, to correct what was sent. `port`: where all arrive. */
export function AllAnswers({ path, port }: Readonly<{ path: FieldPath; port: string }>) {
  const t = useTranslate()
  return (
    <div className="space-y-9">
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
      <PassportFields path={path} />
      <ResidenceFields path={path} />
      <TravelFields path={path} port={port} />
      <AccommodationFields path={path} />
      <CompanionFields path={path} />
    </div>
  )
}
