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
import type { Language } from '#domain/reference/languages.ts'
import type { GoverningLaw } from '#domain/reference/law.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { isolated } from '#phrases/format.ts'
import { lawIn } from '#phrases/law.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'

export type AgreementDraft = {
  id: string | null
  /** The date of the texts accepted with it. */
  termsVersion: string
  language: Language
  company: AgreementParty
  law: GoverningLaw
  /** The authority's own site, where travellers can apply without us. */
  officialSite: string
  client: AgreementParty
  selection: AgreementSelection | null
  signature: AgreementSignature | null
}

function clausesOf(
  rules: Rules,
  { company, law, officialSite, language }: AgreementDraft,
  t: Translate,
): AgreementClause[] {
  const named = {
    company: company.name,
    official: isolated(new URL(officialSite).host, language),
    ...lawIn(language, law),
  }
  return clauseDefinitions(rules).map(({ id, points, params }) => {
    const say = (part: string | number) =>
      t(phraseKey(`agreement.clause.${id}.${part}`), { ...named, ...params })
    return {
      title: say('title'),
      text: say('text'),
      points: Array.from({ length: points }, (_, index) => say(index + 1)),
    }
  })
}

/** The whole agreement: prices by the selection, clauses in the language. */
export function composeAgreement(
  rules: Rules,
  draft: AgreementDraft,
  t: Translate,
): AgreementContent {
  const { law: _law, officialSite: _site, ...parties } = draft
  const { selection } = parties
  return {
    ...parties,
    rulesVersion: rules.version,
    price: selection && { currency, ...priceOf(rules, selection) },
    clauses: clausesOf(rules, draft, t),
  }
}
