import {
  type ComparedAnswers,
  type ComparedField,
  comparedFields,
  compareFields,
} from './compare.ts'
import type { PassportFields } from './reading.ts'

/** Both names as the form asks for them; null where they could not be read. */
type Names = { firstName: string | null; lastName: string | null; singleName: boolean }

/**
 * Names as the zone has them, in capitals, as nearly every passport prints them above: guessing at capitals and
 * small letters spoils McDonald, van der Berg and de la Cruz. Somebody with one name has it as the first.
 */
function namesOf({ surname, givenNames }: PassportFields): Names {
  const isSingle = givenNames === '' && surname !== null
  if (isSingle) return { firstName: surname, lastName: '', singleName: true }
  return { firstName: givenNames, lastName: surname, singleName: false }
}

/**
 * How an answer stands towards the passport: `filled` from it because nothing was typed, `same` as was typed,
 * `asked` because something else was typed, `left` because the passport could not be read there.
 */
export type Standing = 'filled' | 'same' | 'asked' | 'left'

export type Offer = {
  readonly field: ComparedField
  readonly standing: Standing
  /** What the passport says, in the form of an answer; null where it is left. */
  readonly says: string | null
}

export type Filling = {
  /** One for each field, in the order of the screen. */
  readonly offers: readonly Offer[]
  /** Whether the passport has one name only; counts where no name was typed. */
  readonly singleName: boolean
}

/** What a passport would fill in, beside what was typed. Nothing typed is ever replaced without being asked. */
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
      // One name against two, on either side, is compared as a whole.
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

/** Letters that the zone spells in two, or without their marks, stand in the passports of these. */
const withMarks: ReadonlySet<string> = new Set(
  'AT BE BR CH CL CO CZ DE DK EE ES FI FR HR HU IS IT LT LU LV MX NL NO PE PL PT RO RS SE SI SK TR VN'.split(
    ' ',
  ),
)

/** What has to be said of the names: that the end is missing, or that marks and special letters are. */
export function hintOnNames(fields: PassportFields): 'cut' | 'spelling' | null {
  if (fields.surname === null && fields.givenNames === null) return null
  if (fields.namesCut) return 'cut'
  const { issuingCountry, nationality } = fields
  return [issuingCountry, nationality].some((code) => code !== null && withMarks.has(code))
    ? 'spelling'
    : null
}
