import { type Answers, type Finding, finding } from './finding.ts'

/** Minimum and maximum length of a signature as a PNG data URL. */
export const signatureLength = { least: 1000, most: 1_000_000 } as const
/** Size of the signature canvas in pixels. */
export const signatureCanvas = { width: 400, height: 150 } as const

const pngPrefix = 'data:image/png;base64,'

/**
 * Step 3: both acceptances and the drawn signature. With an `agreementId` the signed agreement is
 * stored, and no signature is asked for.
 */
export type AgreementAnswers = Answers<
  Record<'privacyPolicyAccepted' | 'termsOfServiceAccepted', boolean> & {
    digitalSignature?: string | undefined
    agreementId: string | number
  }
>

/** Both acceptances, then the signature: missing or too short blocks. */
export function checkAgreement(values: AgreementAnswers): Finding[] {
  return [
    ...(['privacyPolicyAccepted', 'termsOfServiceAccepted'] as const)
      .filter((name) => values[name] !== true)
      .map((name) => finding(name, `${name}.payment`)),
    ...(values.agreementId ? [] : checkSignature(values.digitalSignature ?? '')),
  ]
}

/** A PNG data URL of at least 1000 characters. Only the pixels tell whether it is blank. */
export function checkSignature(signature: string): Finding[] {
  const path = 'digitalSignature'
  if (signature === '') return [finding(path, 'digitalSignature.required')]
  const isDrawn = signature.startsWith(pngPrefix) && signature.length >= signatureLength.least
  return isDrawn ? [] : [finding(path, 'digitalSignature.incomplete')]
}
