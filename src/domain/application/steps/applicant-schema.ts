import * as z from 'zod/mini'
import { companionRelationships, genders } from '../choice.ts'
import { applicantFields, namesOf } from '../fields.ts'
import {
  changesOf,
  choice,
  code,
  date,
  draftOf,
  maxLength,
  optional,
  personName,
  text,
  ticked,
} from './field-schema.ts'
import type { RuleCode } from './rule-code.ts'

const textOf = (max: number) => text(max, 'value.unreadable')
const empty = (max: number) => z._default(textOf(max), '')

const oneRelationship = choice(companionRelationships, 'value.unreadable')
const typedRelationship = z.nullish(
  z.union([z.literal(''), oneRelationship], 'value.unreadable' satisfies RuleCode),
)
const relationship = z.pipe(
  z.pipe(
    typedRelationship,
    z.transform((typed: z.output<typeof typedRelationship>) => typed || undefined),
  ),
  z.optional(oneRelationship),
)

/** Step 2, per applicant, as in the passport. Shape only; rules: `checkApplicant`. */
export const applicantSchema = z.object({
  firstName: z._default(personName(), ''),
  lastName: z._default(personName(), ''),
  singleName: ticked(),
  dateOfBirth: date('dateOfBirth.required'),
  placeOfBirth: empty(maxLength.name),
  nationality: code(maxLength.short, 'nationality.required'),
  gender: choice(genders, 'gender.required'),
  occupation: empty(maxLength.name),
  passportNumber: code(maxLength.short, 'passportNumber.required'),
  passportIssueDate: date('passportIssueDate.required'),
  passportExpiryDate: date('passportExpiryDate.required'),
  passportIssuingCountry: code(maxLength.short, 'passportIssuingCountry.required'),
  intendedDateOfArrival: date('intendedDateOfArrival.required'),
  portOfEntry: optional(textOf(maxLength.short)),
  residentialAddress: text(maxLength.address, 'residentialAddress.required'),
  residentialCity: text(maxLength.name, 'residentialCity.required'),
  residentialCountry: code(maxLength.short, 'residentialCountry.required'),
  residentialPostalCode: optional(textOf(maxLength.short)),
  accommodationAddress: optional(textOf(maxLength.address)),
  accommodationCity: optional(textOf(maxLength.name)),
  hasCompanion: ticked(),
  companionName: optional(personName()),
  companionRelationship: relationship,
} satisfies Record<keyof typeof applicantFields, z.core.$ZodType>)

/** The same for saved drafts. */
export const applicantDraftSchema = draftOf(applicantSchema)

const emptied = z.nullish(textOf(maxLength.name))

/** Corrections of one applicant; optional fields may also be null. */
export const applicantChangesSchema = z.extend(
  changesOf(applicantSchema, namesOf(applicantFields)),
  {
    placeOfBirth: emptied,
    occupation: emptied,
  },
)
