import * as z from 'zod/mini'
import { getRulesSchema, rulesDocument } from '#contract/rules-document.ts'
import * as contract from '#contract/staff/rules.ts'
import { faultsOf } from '#domain/rules/check.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import {
  confirmVersion,
  versionOf,
  versionsOf,
  wholeVersionOf,
  withdrawVersion,
  writeVersion,
} from './write.ts'

const manage = { permission: 'rules.manage', limit: perMinute(120) } as const
const grave = { permission: 'rules.manage', limit: perMinute(30), confirm: true } as const

let schema: Uint8Array<ArrayBuffer> | null = null

/** Built once, by whoever asks first. */
function schemaBytes(): Uint8Array<ArrayBuffer> {
  const text = () => JSON.stringify(z.toJSONSchema(rulesDocument, { unrepresentable: 'any' }))
  schema ??= new TextEncoder().encode(text())
  return schema
}

/** The owner's work on the rules: versions, written ahead of their time. */
export function staffRulesRoutes(services: Services): Route[] {
  const { db, rules } = services
  const inForce = (now: Date) => rules.at(now).version
  return [
    route(getRulesSchema, { access: 'anyone', limit: perMinute(60) }, async () => ({
      ...{ status: 200, bytes: schemaBytes() },
      headers: {
        'content-type': 'application/schema+json',
        'cache-control': 'public, max-age=3600',
        // Editors fetch it from pages of their own.
        'access-control-allow-origin': '*',
      },
    })),

    staffRoute(contract.listRules, { ...manage, audit: null }, async ({ now }) => ({
      status: 200,
      body: { items: await versionsOf(db, inForce(now), now) },
    })),

    staffRoute(contract.getRules, { ...manage, audit: null }, async ({ params, now }) => ({
      status: 200,
      body: await wholeVersionOf(db, params.number, inForce(now), now),
    })),

    staffRoute(contract.checkRules, { ...manage, audit: null }, async ({ body }) => {
      const { $schema: _, ...document } = body.document
      return { status: 200, body: { document, faults: faultsOf(document) } }
    }),

    staffRoute(
      contract.writeRules,
      { ...grave, audit: 'rules.written' },
      async ({ body, staff, trace, now }) => {
        const view = await inTransaction(db, async (tx) => {
          const number = await writeVersion(tx, body, { staffId: staff.id, trace, now })
          return versionOf(tx, number, inForce(now), now)
        })
        await rules.reload()
        return { status: 201, body: view }
      },
    ),

    staffRoute(
      contract.confirmRules,
      { ...grave, audit: 'rules.confirmed' },
      async ({ params, staff, trace, now }) => {
        const view = await inTransaction(db, async (tx) => {
          await confirmVersion(tx, params.number, { staffId: staff.id, trace, now })
          return versionOf(tx, params.number, inForce(now), now)
        })
        await rules.reload()
        return { status: 200, body: view }
      },
    ),

    staffRoute(
      contract.withdrawRules,
      { ...grave, audit: 'rules.withdrawn' },
      async ({ params, staff, trace, now }) => {
        await inTransaction(db, (tx) =>
          withdrawVersion(tx, params.number, { staffId: staff.id, trace, now }),
        )
        await rules.reload()
        return { status: 204 }
      },
    ),
  ]
}
