import type { Applicant } from '#domain/application/steps/applicant.ts'
import { companyFrom } from '#domain/reference/company.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Role } from '#domain/staff/permission.ts'
import type { Random } from './random.ts'

/** An invented applicant's country, script and address. */
type Home = {
  nationality: string
  language: Language
  city: string
  address: string
  phone: string
  given: readonly (readonly [name: string, gender: 'female' | 'male'])[]
  family: readonly string[]
}

/** Obviously fictitious names from forms and textbooks. */
const homes: readonly Home[] = [
  {
    ...{ nationality: 'CH', language: 'de', city: 'Bern', address: 'Musterweg 3' },
    phone: '+41446681800',
    given: [
      ['Ada', 'female'],
      ['Urs', 'male'],
    ],
    family: ['Muster', 'Beispiel'],
  },
  {
    ...{ nationality: 'GB', language: 'en', city: 'Bath', address: '1 Sample Street' },
    phone: '+441225477000',
    given: [
      ['Jane', 'female'],
      ['Joe', 'male'],
    ],
    family: ['Sample', 'Placeholder', 'Specimen'],
  },
  {
    ...{ nationality: 'TR', language: 'tr', city: 'Ankara', address: 'Örnek Sokak 5' },
    phone: '+903125555555',
    given: [
      ['Ayşe', 'female'],
      ['Ali', 'male'],
    ],
    family: ['Örnek', 'Deneme'],
  },
  {
    ...{ nationality: 'FR', language: 'fr', city: 'Lyon', address: '2 rue de l’Exemple' },
    phone: '+33472000000',
    given: [
      ['Camille', 'female'],
      ['Jean', 'male'],
    ],
    family: ['Exemple', 'Modèle'],
  },
  {
    ...{ nationality: 'ES', language: 'es', city: 'Vigo', address: 'Calle Ejemplo 8' },
    phone: '+34986000000',
    given: [
      ['Lola', 'female'],
      ['Pepe', 'male'],
    ],
    family: ['Ejemplo', 'Muestra'],
  },
  {
    ...{ nationality: 'AE', language: 'ar', city: 'Dubai', address: 'Sample Tower 12' },
    phone: '+97142000000',
    given: [
      ['Amal', 'female'],
      ['Salim', 'male'],
    ],
    family: ['Mithal', 'Namudhaj'],
  },
  {
    ...{ nationality: 'JP', language: 'ja', city: 'Kyoto', address: 'Mihon 1-2-3' },
    phone: '+81752000000',
    given: [
      ['Hanako', 'female'],
      ['Taro', 'male'],
    ],
    family: ['Mihon', 'Kinyurei'],
  },
  {
    ...{ nationality: 'KR', language: 'ko', city: 'Busan', address: 'Gyeonbon-ro 9' },
    phone: '+82512000000',
    given: [
      ['Yeji', 'female'],
      ['Gildong', 'male'],
    ],
    family: ['Gyeonbon', 'Boogi'],
  },
  {
    ...{ nationality: 'KZ', language: 'ru', city: 'Almaty', address: 'Primernaya 7' },
    phone: '+77272000000',
    given: [
      ['Vera', 'female'],
      ['Petr', 'male'],
    ],
    family: ['Primer', 'Obrazets'],
  },
  {
    ...{ nationality: 'SG', language: 'zh', city: 'Singapore', address: '4 Fanli Road' },
    phone: '+6562000000',
    given: [
      ['Xiaomei', 'female'],
      ['Xiaoming', 'male'],
    ],
    family: ['Fanli', 'Yangben'],
  },
]

export const minuteMs = 60_000
export const dayMs = 1_440 * minuteMs
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export type Family = { home: Home; email: string; contactName: string; applicants: Applicant[] }

/** A family with passports valid long after `now`. */
export function inventFamily(random: Random, number: number, size: number, now: number): Family {
  const home = random.pick(homes)
  const family = random.pick(home.family)
  const arrival = dayOf(now + random.between(50, 120) * dayMs)
  const applicants = Array.from({ length: size }, (_, index): Applicant => {
    const [name, gender] = home.given[index % home.given.length] ?? ['Ada', 'female']
    return {
      firstName: index < home.given.length ? name : `${name} ${'ABCDEFGH'[index] ?? 'Z'}`,
      lastName: family,
      singleName: false,
      dateOfBirth: dayOf(now - random.between(22 * 365, 68 * 365) * dayMs),
      placeOfBirth: home.city,
      nationality: home.nationality,
      gender,
      occupation: random.pick(['Teacher', 'Engineer', 'Nurse', 'Cook', 'Painter']),
      passportNumber: `X${String(1_000_000 + number * 50 + index)}`,
      passportIssueDate: dayOf(now - random.between(200, 1_500) * dayMs),
      passportExpiryDate: dayOf(now + random.between(700, 1_900) * dayMs),
      passportIssuingCountry: home.nationality,
      intendedDateOfArrival: arrival,
      residentialAddress: home.address,
      residentialCity: home.city,
      residentialCountry: home.nationality,
      hasCompanion: false,
    }
  })
  const first = applicants[0]
  return {
    home,
    applicants,
    contactName: `${first?.firstName} ${family}`,
    email: `traveller-${number}@example.org`,
  }
}

export type Colleague = { email: string; name: string; role: Role; language: 'en' | 'tr' }

/** The colleagues whom the owner invites. */
export const colleagues: readonly Colleague[] = [
  { email: 'manager@example.org', name: 'Marta Manager', role: 'manager', language: 'en' },
  { email: 'agent@example.org', name: 'Aziz Agent', role: 'agent', language: 'en' },
  { email: 'second-agent@example.org', name: 'Selin Temsilci', role: 'agent', language: 'tr' },
  { email: 'viewer@example.org', name: 'Vito Viewer', role: 'viewer', language: 'en' },
]
/** For the demo only, so no secret. */
export const demoPassword = 'four purple giraffes juggle'
export const ownerEmail = companyFrom(process.env).email
