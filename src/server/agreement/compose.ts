import {
  type AgreementClause,
  type AgreementContent,
  type AgreementParty,
  type AgreementSelection,
  type AgreementSignature,
  clauseDefinitions,
} from '#domain/agreement.ts'
import { currency } from '#domain/money/money.ts'
import { priceOf } from '#domain/money/pricing.ts'
import { termsVersion } from '#domain/policy.ts'
import type { Language } from '#domain/reference/languages.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'

export type AgreementDraft = {
  id: string | null
  language: Language
  company: AgreementParty
  client: AgreementParty
  selection: AgreementSelection | null
  signature: AgreementSignature | null
}

function clausesOf(company: string, t: Translate): AgreementClause[] {
  return clauseDefinitions.map(({ id, points, params }) => {
    const say = (part: string | number) =>
      t(phraseKey(`agreement.clause.${id}.${part}`), { company, ...params })
    return {
      title: say('title'),
      text: say('text'),
      points: Array.from({ length: points }, (_, index) => say(index + 1)),
    }
  })
}

/** The agreement in full: prices from the selection, clauses in the words of the language. */
export function composeAgreement(draft: AgreementDraft, t: Translate): AgreementContent {
  const { selection, company } = draft
  return {
    ...draft,
    termsVersion,
    price: selection && { currency, ...priceOf(selection) },
    clauses: clausesOf(company.name, t),
  }
}
