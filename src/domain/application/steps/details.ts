import type * as z from 'zod/mini'
import { cleanEmail, isEmailAddress, suggestEmail } from '../../email.ts'
import { findPort } from '../../reference/ports.ts'
import { cleanText, latinDigits } from '../../text.ts'
import { isByPhone, maxApplicants } from '../choice.ts'
import type { detailsSchema } from './details-schema.ts'
import { type Answers, type Context, type Finding, finding } from './finding.ts'

export type ApplicationDetails = z.infer<typeof detailsSchema>
export type DetailsAnswers = Answers<ApplicationDetails>

/** All rules of step 1, in screen order. `checkPhone` knows the phone's country plan. */
export function checkDetails(values: DetailsAnswers, context: Pick<Context, 'rules'>): Finding[] {
  return [
    ...required(values, 'applicationType'),
    ...checkCount(values),
    ...required(values, 'visaType'),
    ...required(values, 'transportationMethod'),
    ...checkPort(values, context),
    ...required(values, 'processingType'),
    ...checkContact(values),
    ...required(values, 'communicationChannel'),
    ...checkCommunication(values),
    ...accepted(values, 'privacyPolicyAccepted'),
    ...accepted(values, 'termsOfServiceAccepted'),
  ]
}

function checkCount({ applicationType, numberOfApplicants: count }: DetailsAnswers): Finding[] {
  if (!count || count < 1 || !Number.isInteger(count)) {
    return [finding('numberOfApplicants', 'numberOfApplicants.too-few')]
  }
  const max = maxApplicants[applicationType || 'group']
  return count > max ? [finding('numberOfApplicants', 'numberOfApplicants.too-many', { max })] : []
}

function checkPort(
  { portOfEntry, transportationMethod }: DetailsAnswers,
  { rules }: Pick<Context, 'rules'>,
): Finding[] {
  const port = findPort(rules, portOfEntry ?? '')
  if (!port) return [finding('portOfEntry', 'portOfEntry.required')]
  if (transportationMethod && port.mode !== transportationMethod) {
    return [finding('portOfEntry', 'portOfEntry.other-method')]
  }
  return []
}

function checkContact(values: DetailsAnswers): Finding[] {
  const name = cleanText(values.contactName ?? '')
  const email = cleanEmail(values.contactEmail ?? '')
  const suggestion = suggestEmail(values.contactEmail ?? '')
  const phone = latinDigits(cleanText(values.contactPhone ?? ''))
  const digits = phone.replace(/\D/g, '').length
  const findings: Finding[] = []
  if (name === '') findings.push(finding('contactName', 'contactName.required'))
  else if (name.length < 2) findings.push(finding('contactName', 'contactName.too-short'))
  if (email === '') findings.push(finding('contactEmail', 'contactEmail.required'))
  else if (!isEmailAddress(email)) findings.push(finding('contactEmail', 'contactEmail.malformed'))
  if (suggestion) findings.push(finding('contactEmail', 'contactEmail.misspelt', { suggestion }))
  if (phone === '') findings.push(finding('contactPhone', 'contactPhone.required'))
  else if (phone.length < 8) findings.push(finding('contactPhone', 'contactPhone.too-short'))
  else if (digits < 5 || digits > 20) {
    findings.push(finding('contactPhone', 'contactPhone.impossible'))
  }
  return findings
}

function checkCommunication(values: DetailsAnswers): Finding[] {
  if (values.communicationChannel === 'other') return []
  const id = cleanText(values.communicationId ?? '')
  // A number that follows the phone is judged with it, also while both are missing.
  if (id === cleanText(values.contactPhone ?? '') && isByPhone(values.communicationChannel ?? ''))
    return []
  if (id === '') return [finding('communicationId', 'communicationId.required')]
  return id.length < 3 ? [finding('communicationId', 'communicationId.too-short')] : []
}

type Choice =
  | 'applicationType'
  | 'visaType'
  | 'transportationMethod'
  | 'processingType'
  | 'communicationChannel'

function required(values: DetailsAnswers, name: Choice): Finding[] {
  return values[name] ? [] : [finding(name, `${name}.required`)]
}

function accepted(
  values: DetailsAnswers,
  name: 'privacyPolicyAccepted' | 'termsOfServiceAccepted',
): Finding[] {
  return values[name] === true ? [] : [finding(name, `${name}.required`)]
}
