import * as z from 'zod/mini'
import {
  applicationTypes,
  communicationChannels,
  processingAliases,
  processingTypeOf,
  processingTypes,
  transportationMethods,
  visaTypes,
} from '../choice.ts'
import { detailsFields, detailsGroups, namesOf } from '../fields.ts'
import { changesOf, choice, draftOf, email, maxLength, text, ticked } from './field-schema.ts'
import type { RuleCode } from './rule-code.ts'

const unknownSpeed: RuleCode = 'processingType.required'
const speedNames = [
  ...processingTypes,
  ...(Object.keys(processingAliases) as (keyof typeof processingAliases)[]),
]

/** Step 1: the type of application and the contact. Shape only; rules: `checkDetails`. */
export const detailsSchema = z.object({
  applicationType: choice(applicationTypes, 'applicationType.required'),
  numberOfApplicants: z.pipe(
    z.transform(countOf),
    z.int('numberOfApplicants.too-few' satisfies RuleCode),
  ),
  visaType: choice(visaTypes, 'visaType.required'),
  processingType: z.pipe(
    z.pipe(
      z.enum(speedNames, unknownSpeed),
      z.transform((name: (typeof speedNames)[number]) => processingTypeOf(name)),
    ),
    z.enum(processingTypes, unknownSpeed),
  ),
  transportationMethod: z._default(
    choice(transportationMethods, 'transportationMethod.required'),
    detailsFields.transportationMethod.initial,
  ),
  portOfEntry: text(maxLength.short, 'portOfEntry.required'),
  hasInsurance: ticked(),
  hasESim: ticked(),
  contactName: text(maxLength.name, 'contactName.too-short'),
  contactEmail: email('contactEmail.malformed'),
  contactPhone: text(maxLength.phone, 'contactPhone.too-short'),
  communicationChannel: z._default(
    choice(communicationChannels, 'communicationChannel.required'),
    detailsFields.communicationChannel.initial,
  ),
  communicationId: z._default(text(maxLength.name, 'communicationId.too-short'), ''),
  messengerNews: ticked(),
  privacyPolicyAccepted: ticked(),
  termsOfServiceAccepted: ticked(),
} satisfies Record<keyof typeof detailsFields, z.core.$ZodType>)

/** The same for saved drafts. */
export const detailsDraftSchema = draftOf(detailsSchema)

/** Corrections of the contact; optional fields may also be null. */
export const contactChangesSchema = z.extend(
  changesOf(detailsSchema, namesOf(detailsGroups.contact)),
  { communicationId: z.nullish(text(maxLength.name, 'communicationId.too-short')) },
)

/** The same for how all travellers arrive. */
export const tripChangesSchema = changesOf(detailsSchema, namesOf(detailsGroups.trip))

/** A number, also given as text; anything else counts as 1. */
function countOf(typed: unknown): number {
  const count = typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed
  return typeof count === 'number' && !Number.isNaN(count) ? count : 1
}
