import {
  endApplicationMessenger,
  getMessengerServices,
  listApplicationMessengers,
  submitTemplates,
} from '#contract/staff/messenger.ts'
import { AppError } from '#domain/error.ts'
import { messengers } from '#domain/messenger.ts'
import { findApplicationById, lockApplication } from '../../data/application/application.ts'
import {
  endContact,
  findNewestContacts,
  findOpenContacts,
  forgetStopped,
} from '../../data/correspondence/messenger-contact.ts'
import { countContacts, findServices } from '../../data/correspondence/messenger-service.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { createThrottledAudit } from '../../staff/audit/throttled-audit.ts'
import { currentTemplates, ourTemplates, submitMissing } from './templates.ts'
import { staffMessengers } from './views.ts'
import { templateText } from './words.ts'

const managing = { permission: 'setting.manage', limit: perMinute(60) } as const

/** Messengers for colleagues: those of an application, and the services with their templates. */
export function staffMessengerRoutes(services: Services): Route[] {
  const { db } = services
  const auditThrottled = createThrottledAudit(db)
  return [
    // Loaded anew with every change of its thread: reads are audited once in a while.
    staffRoute(
      listApplicationMessengers,
      { permission: 'letter.read', limit: perMinute(3000), audit: null },
      async ({ params, staff, requestId, now }) => {
        const application = await findApplicationById(db, params.id)
        if (!application) throw new AppError('application.not-found')
        const { orderId } = application
        const contacts = (await findNewestContacts(db, params.id)).map((row) => ({
          ...row,
          orderId,
        }))
        const about = { staffId: staff.id, applicationId: params.id, requestId, at: now }
        await auditThrottled(`messengers ${params.id}`, { action: 'application.read', ...about })
        return {
          status: 200,
          body: { items: await staffMessengers(services, contacts, { tx: db, now }) },
        }
      },
    ),

    staffRoute(
      endApplicationMessenger,
      { permission: 'letter.send', limit: perMinute(60), audit: 'messenger.ended' },
      async ({ params, staff, now, trace }) => {
        const { id: applicationId, messenger } = params
        await inTransaction(db, async (tx) => {
          await lockApplication(tx, applicationId)
          const ending = { reason: 'staff', staffId: staff.id, now } as const
          for (const contact of await findOpenContacts(tx, applicationId)) {
            if (contact.messenger === messenger) await endContact(tx, { ...ending, id: contact.id })
          }
          await forgetStopped(tx, { applicationId, messenger })
          await trace(tx, { applicationId, details: { messenger } })
        })
        return { status: 204 }
      },
    ),

    staffRoute(getMessengerServices, { ...managing, audit: null }, async () => ({
      status: 200,
      body: await servicesView(services),
    })),

    staffRoute(
      submitTemplates,
      { ...managing, limit: perMinute(10), audit: 'messenger.templates-submitted' },
      async ({ now, trace }) => {
        const submitted = await submitMissing(services, now)
        await trace(db, { details: { submitted } })
        return { status: 200, body: { submitted } }
      },
    ),
  ]
}

async function servicesView({ db, messengers: offered }: Services) {
  const [rows, counts, known] = [
    await findServices(db),
    await countContacts(db),
    await currentTemplates(db),
  ]
  return {
    services: messengers.flatMap((messenger) => {
      const service = offered[messenger]
      if (!service) return []
      const row = rows.find((each) => each.messenger === messenger)
      const contacts = counts.find((each) => each.messenger === messenger)?.count ?? 0
      return {
        ...{ messenger, isSandbox: service.isSandbox, contacts: Number(contacts) },
        heardAt: row?.heardAt?.toISOString() ?? null,
        sentAt: row?.sentAt?.toISOString() ?? null,
        failedAt: row?.failedAt?.toISOString() ?? null,
        ...{ failure: row?.failure ?? null, quality: row?.quality ?? null },
      }
    }),
    templates: offered.whatsapp?.templates
      ? ourTemplates.map(({ news, language }) => {
          const row = known.find((each) => each.news === news && each.language === language)
          const text = templateText(news, language)
          const { state = null, reason = null } = row ?? {}
          return {
            news,
            language,
            text,
            state,
            reason,
            askedAt: row?.askedAt.toISOString() ?? null,
          }
        })
      : [],
  }
}
