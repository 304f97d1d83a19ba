import { countryBook } from '../form/country-choice.ts'
import { sayShortDay } from '../i18n/moment.ts'
import { useLanguage } from '../i18n/provider.tsx'

type KnownByProps = Readonly<{
  passportNumber?: string | undefined
  nationality?: string | undefined
  dateOfBirth?: string | undefined
}>

/** Identifying details of a traveller as understood. */
export function KnownBy({ passportNumber, nationality, dateOfBirth }: KnownByProps) {
  const language = useLanguage()
  const said = [
    passportNumber,
    dateOfBirth && sayShortDay(dateOfBirth, language),
    nationality && countryBook(language).nameOf(nationality),
  ]
  return (
    <span className="block text-sm text-quiet">
      {said.filter(Boolean).map((text, index) => (
        <span key={text}>
          {index > 0 && <span>{'\u00A0· '}</span>}
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  )
}
