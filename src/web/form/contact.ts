import type { BodyOf } from '#client/route.ts'
import type { ApplicationView } from '#contract/application.ts'
import {
  type Change,
  type ContactField,
  changesBetween,
  contactFields,
  isMailbox,
  judgeDetails,
} from '#domain/application/correction.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { cleanEmail } from '#domain/email.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { cleanText } from '#domain/text.ts'

/** The contact as typed. */
export type ContactValues = Record<ContactField, string>

export type Contact = Pick<ApplicationView, ContactField>

/** The current contact as typed values. */
export function contactValues(contact: Contact): ContactValues {
  return { ...contact, communicationId: contact.communicationId ?? '' }
}

type ContactSent = Omit<BodyOf<'PATCH /api/applications/{id}/contact'>, 'reason' | 'version'>

/** A correction before it is sent, and the findings on it. */
export function contactCorrection(
  rules: Rules,
  contact: Contact,
  values: ContactValues,
): {
  sent: ContactSent
  changes: readonly Change<ContactField>[]
  findings: readonly Finding[]
} {
  const typed = Object.fromEntries(
    contactFields.map((field) => [
      field,
      (isMailbox(field) ? cleanEmail : cleanText)(values[field]),
    ]),
  ) as ContactValues
  const changes = changesBetween(contactFields, contact, typed)
  const changed = changes.map(({ field }) => field)
  return {
    changes,
    sent: Object.fromEntries(changed.map((field) => [field, typed[field]])) as ContactSent,
    findings: judgeDetails(typed as DetailsAnswers, changed, { rules }),
  }
}
