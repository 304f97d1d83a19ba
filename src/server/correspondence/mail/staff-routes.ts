import {
  attachAuthorityEmail,
  attachEmail,
  closeEmail,
  detachAuthorityEmail,
  getEmail,
  getEmailFile,
  getEmailPreview,
  listEmails,
  takeEmailFile,
} from '#contract/staff/email.ts'
import { AppError } from '#domain/error.ts'
import { attachment, picture } from '../../http/attachment.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { openStored } from '../../platform/read-stored.ts'
import type { Services } from '../../services.ts'
import { createThrottledAudit } from '../../staff/audit/throttled-audit.ts'
import { attachToTraveller, detachFromTraveller } from './authority.ts'
import { attach, close, useAsDocument } from './commands.ts'
import { emailOf, emailsOf, getKeptFile } from './views.ts'

const office = perMinute(3000)
const reading = { permission: ['application.read', 'letter.read'], limit: office } as const
const files = {
  permission: ['application.read', 'document.read'],
  limit: office,
  audit: 'document.read',
} as const
const work = { permission: 'application.work', limit: perMinute(240) } as const

/** Received e-mails for staff. */
export function staffMailRoutes(services: Services): Route[] {
  const { db } = services
  const auditThrottled = createThrottledAudit(db)
  return [
    // Polled by screens: reads are audited once in a while.
    staffRoute(listEmails, { ...reading, audit: null }, async (call) => {
      const { staff, requestId, now, query } = call
      const body = await emailsOf(db, query, staff.id)
      const entry = { action: 'email.read', staffId: staff.id, applicationId: null } as const
      await auditThrottled('emails', { ...entry, requestId, at: now })
      return { status: 200, body }
    }),

    staffRoute(getEmail, { ...reading, audit: 'email.read' }, async (call) => {
      const body = await emailOf(services, call.params.id)
      await call.trace(db, { applicationId: body.applicationId, subject: body.id })
      return { status: 200, body }
    }),

    staffRoute(getEmailFile, files, async (call) => {
      const found = await getKeptFile(db, call.params)
      await call.trace(db, { subject: found.id })
      return attachment(await openStored(services, found.storageKey), found)
    }),

    staffRoute(getEmailPreview, files, async (call) => {
      const found = await getKeptFile(db, call.params)
      if (!found.previewKey) throw new AppError('document.not-found')
      await call.trace(db, { subject: found.id })
      return picture(await openStored(services, found.previewKey))
    }),

    staffRoute(attachEmail, { ...work, audit: 'email.attached' }, async (call) => {
      const { id } = call.params
      await attach(services, { id, applicationId: call.body.applicationId }, call)
      return { status: 200, body: await emailOf(services, id) }
    }),

    staffRoute(attachAuthorityEmail, { ...work, audit: 'email.attached' }, async (call) => {
      const { id } = call.params
      await attachToTraveller(services, { id, ...call.body }, call)
      return { status: 200, body: await emailOf(services, id) }
    }),

    staffRoute(detachAuthorityEmail, { ...work, audit: 'email.detached' }, async (call) => {
      const { id } = call.params
      await detachFromTraveller(services, { id, ...call.body }, call)
      return { status: 200, body: await emailOf(services, id) }
    }),

    staffRoute(closeEmail, { ...work, audit: 'email.closed' }, async (call) => {
      const { id } = call.params
      await close(services, { id, ...call.body }, call)
      return { status: 200, body: await emailOf(services, id) }
    }),

    staffRoute(
      takeEmailFile,
      { ...work, permission: ['application.work', 'document.read'], audit: 'email.file-used' },
      async (call) => {
        await useAsDocument(services, { ...call.params, ...call.body }, call)
        return { status: 200, body: await emailOf(services, call.params.id) }
      },
    ),
  ]
}
