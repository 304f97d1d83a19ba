import { regimeOf } from '#domain/reference/regime.ts'
import { changesFor, type RulesChange, type RulesOrder } from '#domain/rules/change.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { call } from '../api/client.ts'
import { pageRules, takeRules } from '../rules.ts'
import { selectionOf } from './submit.ts'
import { applicantsOf, type WizardValues } from './values.ts'

/** The order in the answers; null until its kind and speed are chosen. */
function orderOf(values: WizardValues): RulesOrder | null {
  const selection = selectionOf(values.details)
  const nationalities = applicantsOf(values).map(({ nationality }) => nationality)
  return selection && { ...selection, nationalities }
}

/** What the difference between rules means for the answers; who needs no visa needs no prices. */
export function changesIn(values: WizardValues, before: Rules, after: Rules): RulesChange[] {
  const order = orderOf(values)
  if (!order) return []
  const changes = changesFor(before, after, order)
  return order.nationalities.every((code) => regimeOf(after, code) === 'exempt')
    ? changes.filter(({ code }) => code === 'regime')
    : changes
}

/** Whether a change is one of the terms themselves, not only of the order's price or contents. */
export const isOfTerms = ({ code }: RulesChange): boolean =>
  code !== 'amount' && code !== 'documents' && code !== 'regime'

/** Takes over the rules in force. Returns whether they are others. Throws ApiError. */
export async function renewRules(): Promise<boolean> {
  const before = pageRules()
  const { validFrom, ...rules } = await call('GET /api/rules', {})
  if (rules.version === before.version) return false
  takeRules(rules, before, validFrom)
  return true
}

/** Compares with the rules of saved answers, and takes over those in force. Throws ApiError. */
export async function compareRules(version: number): Promise<void> {
  const [before, { validFrom, ...rules }] = await Promise.all([
    call('GET /api/rules/{version}', { params: { version } }),
    call('GET /api/rules', {}),
  ])
  takeRules(rules, before.version === rules.version ? null : before, validFrom)
}
