/** Errors: the traveller cannot continue, the server refuses. */
const errors = [
  'applicants.count',
  'applicationType.required',
  'communicationChannel.required',
  'communicationId.required',
  'communicationId.too-short',
  'contactEmail.malformed',
  'contactEmail.required',
  'contactName.required',
  'contactName.too-short',
  'contactPhone.impossible',
  'contactPhone.invalid',
  'contactPhone.no-country',
  'contactPhone.required',
  'contactPhone.too-short',
  'date.day',
  'date.malformed',
  'date.month',
  'date.no-such-day',
  'date.unreal',
  'date.year',
  'date.year-range',
  'dateOfBirth.future',
  'dateOfBirth.required',
  'dateOfBirth.too-young',
  'digitalSignature.incomplete',
  'digitalSignature.required',
  'firstName.required',
  'form.incomplete',
  'gender.required',
  'intendedDateOfArrival.past',
  'intendedDateOfArrival.required',
  'intendedDateOfArrival.too-far',
  'lastName.required',
  'name.not-latin',
  'name.no-letters',
  'name.symbols',
  'nationality.required',
  'numberOfApplicants.too-few',
  'numberOfApplicants.too-many',
  'passportExpiryDate.before-issue',
  'passportExpiryDate.expired',
  'passportExpiryDate.required',
  'passportExpiryDate.six-months',
  'passportExpiryDate.too-short-for-arrival',
  'passportIssueDate.before-birth',
  'passportIssueDate.future',
  'passportIssueDate.required',
  'passportIssuingCountry.required',
  'passportNumber.required',
  'passportNumber.symbols',
  'passportNumber.too-short',
  'portOfEntry.other-method',
  'portOfEntry.required',
  'privacyPolicyAccepted.payment',
  'privacyPolicyAccepted.required',
  'processingType.required',
  'residentialAddress.required',
  'residentialAddress.too-short',
  'residentialCity.required',
  'residentialCountry.required',
  'singleName.both',
  'singleName.required',
  'termsOfServiceAccepted.payment',
  'termsOfServiceAccepted.required',
  'text.control',
  'text.too-long',
  'transportationMethod.required',
  'value.unreadable',
  'visaType.required',
] as const

/** Warnings: shown beside the field, never a reason to refuse. */
const warnings = [
  'companionName.missing',
  'contactEmail.misspelt',
  'date.clamped',
  'intendedDateOfArrival.before-decision',
  'dateOfBirth.minor',
  'dateOfBirth.minor-alone',
  'intendedDateOfArrival.short-notice',
  'intendedDateOfArrival.too-soon',
  'name.placeholder',
  'name.short',
  'nationality.referral',
  'nationality.visa-free',
  'passportIssueDate.old',
  'passportNumber.long',
  'passportNumber.repeated',
  'passportNumber.short',
  'portOfEntry.zanzibar-insurance',
  'residentialAddress.short',
  'residentialCity.short',
  'text.not-latin',
  'visaType.multiple-required',
] as const

export const ruleCodes = [...errors, ...warnings] as const
export type RuleCode = (typeof ruleCodes)[number]

const codes: ReadonlySet<string> = /* @__PURE__ */ new Set(ruleCodes)
const warningCodes: ReadonlySet<string> = new Set(warnings)

export function isRuleCode(text: string): text is RuleCode {
  return codes.has(text)
}

/** Severity belongs to the code, not to the place that reports it. */
export function severityOf(code: RuleCode): 'error' | 'warning' {
  return warningCodes.has(code) ? 'warning' : 'error'
}
