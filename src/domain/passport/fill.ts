import {
  type ComparedAnswers,
  type ComparedField,
  comparedFields,
  compareFields,
} from './compare.ts'
import type { PassportFields } from './reading.ts'

/** Both names as the form asks for them; null if unreadable. */
type Names = { firstName: string | null; lastName: string | null; singleName: boolean }

/**
 * Names in capitals as in the zone, and as nearly every passport prints them: guessing the case
 * spoils McDonald, van der Berg and de la Cruz. A single name becomes the first name.
 */
function namesOf({ surname, givenNames }: PassportFields): Names {
  const isSingle = givenNames === '' && surname !== null
  if (isSingle) return { firstName: surname, lastName: '', singleName: true }
  return { firstName: givenNames, lastName: surname, singleName: false }
}

/**
 * Result for one answer: `filled` from the passport because empty, `same` as typed, `asked` because
 * something else was typed, `left` because unreadable.
 */
export type Standing = 'filled' | 'same' | 'asked' | 'left'

export type Offer = {
  readonly field: ComparedField
  readonly standing: Standing
  /** The passport's value in the form of an answer; null if left. */
  readonly says: string | null
}

export type Filling = {
  /** One per field, in screen order. */
  readonly offers: readonly Offer[]
  /** Whether the passport has a single name; used if no name was typed. */
  readonly singleName: boolean
}

/** What a passport would fill in beside the typed answers, none of which is replaced without asking. */
export function fillingOf(fields: PassportFields, typed: ComparedAnswers): Filling {
  const { singleName, ...names } = namesOf(fields)
  const says: Record<ComparedField, string | null> = {
    ...names,
    dateOfBirth: fields.dateOfBirth,
    nationality: fields.nationality,
    gender: fields.sex,
    passportNumber: fields.number,
    passportExpiryDate: fields.expiryDate,
    passportIssuingCountry: fields.issuingCountry,
  }
  const isNameless = !typed.firstName?.trim() && !typed.lastName?.trim()
  const verdicts = new Map(compareFields(fields, typed).map((each) => [each.field, each.verdict]))
  const standingOf = (field: ComparedField): Standing => {
    if (says[field] === null) return 'left'
    if (field === 'firstName' || field === 'lastName') {
      if (isNameless) return says[field] === '' ? 'same' : 'filled'
      // A single name is compared with both names together.
      if (singleName || typed.singleName) {
        return [...verdicts].some(([each, found]) => isName(each) && found === 'differs')
          ? 'asked'
          : 'same'
      }
    }
    if (!typed[field]?.trim()) return 'filled'
    return verdicts.get(field) === 'match' ? 'same' : 'asked'
  }
  const offers = comparedFields.map((field) => {
    const standing = standingOf(field)
    return { field, standing, says: says[field] }
  })
  return { offers, singleName: singleName && isNameless }
}

const isName = (field: ComparedField) => field === 'firstName' || field === 'lastName'

/** Countries whose passports print letters that the zone transliterates. */
const withMarks: ReadonlySet<string> = new Set(
  'AT BE BR CH CL CO CZ DE DK EE ES FI FR HR HU IS IT LT LU LV MX NL NO PE PL PT RO RS SE SI SK TR VN'.split(
    ' ',
  ),
)

/** A hint about the names: truncated, or missing accents and special letters. */
export function hintOnNames(fields: PassportFields): 'cut' | 'spelling' | null {
  if (fields.surname === null && fields.givenNames === null) return null
  if (fields.namesCut) return 'cut'
  const { issuingCountry, nationality } = fields
  return [issuingCountry, nationality].some((code) => code !== null && withMarks.has(code))
    ? 'spelling'
    : null
}
