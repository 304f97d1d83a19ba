import {
  addDocument,
  completeApplication,
  confirmDocument,
  confirmFile,
  getDocument,
  getDocumentPreview,
  getFile,
  removeDocument,
  uploadFile,
} from '#contract/document.ts'
import { AppError } from '#domain/error.ts'
import { documentOf } from '../application/view.ts'
import * as queries from '../data/document/document.ts'
import { getUnattachedFile } from '../data/document/unattached-file.ts'
import { attachment, picture } from '../http/attachment.ts'
import { perHour, perMinute, type Route, route } from '../http/route.ts'
import { openStored } from '../platform/read-stored.ts'
import type { Services } from '../services.ts'
import * as commands from './commands.ts'
import { completeApplication as complete } from './complete.ts'
import { bodyOf } from './upload/receive.ts'

/** Documents, unattached files, and handing over the application. */
export function documentRoutes(services: Services): Route[] {
  return [
    route(addDocument, { access: 'application', limit: perMinute(600) }, async (call) => {
      const { authority, now } = call
      const applicantId = call.params.id
      const row = await commands.addDocument(services, {
        applicantId,
        authority,
        address: call.address,
        body: bodyOf(call),
        now,
      })
      const document = documentOf(row)
      return { status: 201, body: { success: true as const, fileUrl: document.fileUrl, document } }
    }),

    route(removeDocument, { access: 'application', limit: perMinute(120) }, async (call) => {
      await commands.removeDocument(services, { id: call.params.id, ...call })
      return { status: 204 }
    }),

    route(confirmDocument, { access: 'application', limit: perMinute(120) }, async (call) => {
      const { fields } = call.body
      await commands.confirmDocument(services, { id: call.params.id, fields, ...call })
      return { status: 204 }
    }),

    route(confirmFile, { access: 'application', limit: perMinute(120) }, async (call) => {
      await commands.confirmFile(services, { id: call.params.id, ...call })
      return { status: 204 }
    }),

    route(getDocument, { access: 'application', limit: perMinute(300) }, async (call) => {
      const found = await queries.getDocument(services.db, call.params.id, call.authority)
      return attachment(await openStored(services, found.storageKey), found)
    }),

    route(getDocumentPreview, { access: 'application', limit: perMinute(600) }, async (call) => {
      const { previewKey } = await queries.getDocument(services.db, call.params.id, call.authority)
      if (!previewKey) throw new AppError('document.not-found')
      return picture(await openStored(services, previewKey))
    }),

    route(uploadFile, { access: 'anyone', limit: perHour(60) }, async (call) => {
      const { id, token } = await commands.addUnattachedFile(services, {
        body: bodyOf(call),
        address: call.address,
        tokenHash: call.tokenHash,
        now: call.now,
      })
      return { status: 201, body: { success: true as const, fileUrl: `/api/files/${id}` }, token }
    }),

    route(getFile, { access: 'browser', limit: perMinute(120) }, async (call) => {
      const sessionId = call.authority.sessionId ?? 0
      const found = await getUnattachedFile(services.db, call.params.id, sessionId)
      return attachment(await openStored(services, found.storageKey), found)
    }),

    route(completeApplication, { access: 'application', limit: perMinute(60) }, async (call) => {
      const { status, completedAt } = await complete(services, { id: call.params.id, ...call })
      return { status: 200, body: { status, completedAt: completedAt.toISOString() } }
    }),
  ]
}
