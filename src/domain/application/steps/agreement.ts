import { type Answers, type Finding, finding } from './finding.ts'

/** The least and the most characters of a signature as a PNG data URL. */
export const signatureLength = { least: 1000, most: 1_000_000 } as const
/** The canvas that a signature is drawn on, in pixels. */
export const signatureCanvas = { width: 400, height: 150 } as const

const pngPrefix = 'data:image/png;base64,'

/**
 * Step 3: both acceptances and the drawn signature. `agreementId` is there once the signed agreement was
 * taken: then no signature is asked again.
 */
export type AgreementAnswers = Answers<
  Record<'privacyPolicyAccepted' | 'termsOfServiceAccepted', boolean> & {
    digitalSignature?: string | undefined
    agreementId: string | number
  }
>

/** Both acceptances, then the signature: none, or too little of one, blocks. */
export function checkAgreement(values: AgreementAnswers): Finding[] {
  return [
    ...(['privacyPolicyAccepted', 'termsOfServiceAccepted'] as const)
      .filter((name) => values[name] !== true)
      .map((name) => finding(name, `${name}.payment`)),
    ...(values.agreementId ? [] : checkSignature(values.digitalSignature ?? '')),
  ]
}

/** A PNG data URL of at least 1000 characters. Whether it is blank only its pixels tell. */
export function checkSignature(signature: string): Finding[] {
  const path = 'digitalSignature'
  if (signature === '') return [finding(path, 'digitalSignature.required')]
  const isDrawn = signature.startsWith(pngPrefix) && signature.length >= signatureLength.least
  return isDrawn ? [] : [finding(path, 'digitalSignature.incomplete')]
}
