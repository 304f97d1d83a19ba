import { priceOf } from '#domain/money/pricing.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { createTypstPrinter } from '../../../src/server/platform/adapters/document-printer/typst.ts'

const selection = {
  visaType: 'tourist' as const,
  processingType: 'normal' as const,
  numberOfApplicants: 1,
  hasInsurance: false,
  hasESim: false,
}

/** An agreement from our own printer. */
export function exampleAgreement(): Promise<Uint8Array> {
  const printer = createTypstPrinter(() => {})
  return printer.agreement(
    {
      id: null,
      termsVersion: '2025-08-09',
      language: 'en',
      company: { name: 'Karibu Visa', email: 'a@b.tz', phone: '+44', address: '12 Row, London' },
      client: { name: 'Amina Juma', email: 'amina@b.tz', phone: '+255' },
      selection,
      price: { currency: 'USD', ...priceOf(shippedRules, selection) },
      clauses: [{ title: 'Clause', text: 'Words of a clause.', points: ['a point'] }],
      signature: null,
    },
    { rules: shippedRules, preview: true },
  )
}
