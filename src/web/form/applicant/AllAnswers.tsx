import type { ApplicantSection } from '#domain/application/fields.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
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

/** Documents that a correction requests again, shown before saving. */
export function AsksAgain({ types }: Readonly<{ types: readonly DocumentType[] }>) {
  const t = useTranslate()
  const count = types.length
  return (
    // Present from the start, so that updates are announced.
    <div role="status">
      {count > 0 && (
        <Notice tone="warning" title={t('correction.asks.title', { count })}>
          <p>{t('correction.asks.text', { count })}</p>
          <ul className="mt-1 list-disc ps-5">
            {types.map((type) => (
              <li key={type}>{t(`document.type.${type}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
