import { expect, it } from 'vitest'
import { checkAgreement } from './agreement.ts'

const accepted = { privacyPolicyAccepted: true, termsOfServiceAccepted: true }
const prefix = 'data:image/png;base64,'
const signature = (length: number) => prefix + 'A'.repeat(length - prefix.length)

const noTerms = 'termsOfServiceAccepted.payment'

it.each([
  [{}, ['privacyPolicyAccepted.payment', noTerms, 'digitalSignature.required']],
  [accepted, ['digitalSignature.required']],
  [{ ...accepted, digitalSignature: signature(999) }, ['digitalSignature.incomplete']],
  [{ ...accepted, digitalSignature: signature(1000) }, []],
  [{ ...accepted, digitalSignature: 'A'.repeat(2000) }, ['digitalSignature.incomplete']],
  [{ ...accepted, agreementId: 'a1' }, []],
  [{ ...accepted, termsOfServiceAccepted: false, agreementId: 'a1' }, [noTerms]],
])('rules of step 3: case %#', (answers, expected) => {
  expect(checkAgreement(answers).map(({ code }) => code)).toEqual(expected)
})
