import type { RulesDocument } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import type { Services } from '../../src/server/services.ts'
import { insertRow } from './rows.ts'

/** Stores a version of the rules that begins at a moment, and has this node know it. */
export async function beginRules(
  services: Pick<Services, 'db' | 'rules'>,
  number: number,
  validFrom: string,
  changes: Partial<RulesDocument>,
): Promise<void> {
  const content = JSON.stringify({ ...shippedDocument, ...changes })
  const at = new Date(validFrom)
  await insertRow(services.db, 'rulesVersion', {
    ...{ number, content, validFrom: at, createdAt: at, confirmedAt: at },
  })
  await services.rules.reload()
}
