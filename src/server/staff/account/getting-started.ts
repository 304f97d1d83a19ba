import * as contract from '#contract/staff/getting-started.ts'
import { foldEmail } from '#domain/email.ts'
import { missingFacts } from '#domain/reference/company.ts'
import { type GettingStartedStep, gettingStartedSteps } from '#domain/staff/getting-started.ts'
import { hasSentTest } from '../../data/staff/audit.ts'
import { findFactors } from '../../data/staff/factor.ts'
import { findInvitations } from '../../data/staff/invitation.ts'
import { closeGettingStarted, getGettingStartedEnd } from '../../data/staff/setting.ts'
import { findFirstActive } from '../../data/staff/staff.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { type StaffActor, staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

async function hasColleagues(tx: Tx, now: Date): Promise<boolean> {
  return (await findFirstActive(tx)).length > 1 || (await findInvitations(tx, now)).length > 0
}

/** Derived from facts: nothing is ticked manually. */
async function doneSteps(
  { db, company, mailer, inboxAddress, testPayments }: Services,
  staff: StaffActor,
  now: Date,
): Promise<Record<GettingStartedStep, boolean>> {
  const { app, passkeys } = await findFactors(db, staff.id)
  return {
    'second-factor': app || passkeys > 0,
    'own-email': foldEmail(staff.email) !== foldEmail(company.email),
    company: missingFacts(company).length === 0,
    mail: mailer.kind === 'smtp',
    inbox: inboxAddress !== null,
    'test-letter': await hasSentTest(db),
    colleagues: await hasColleagues(db, now),
    gateway: !testPayments,
  }
}

const owners = { permission: 'setting.manage', limit: perMinute(60) } as const

/** The checklist after the first sign-in. */
export function gettingStartedRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(contract.getGettingStarted, { ...owners, audit: null }, async ({ staff, now }) => {
      const done = await doneSteps(services, staff, now)
      const closedAt = await getGettingStartedEnd(db)
      const steps = gettingStartedSteps.map((name) => ({ name, done: done[name] }))
      return { status: 200, body: { steps, closed: closedAt !== null } }
    }),

    staffRoute(
      contract.closeGettingStarted,
      { ...owners, audit: 'setting.changed' },
      async ({ now, trace }) => {
        await inTransaction(db, async (tx) => {
          await closeGettingStarted(tx, now)
          await trace(tx, { details: { gettingStarted: false } })
        })
        return { status: 204 }
      },
    ),
  ]
}
