import {
  forgetDraft,
  forgetRemindedDraft,
  getDraft,
  saveDraft,
  sendDraftLink,
  useLink,
} from '#contract/draft.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { findDraft } from '../data/application/draft.ts'
import { findSession } from '../data/application/session.ts'
import { perHour, perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import * as drafts from './draft.ts'
import { forgetReminded } from './draft-reminder.ts'

/** A browser's draft, and links that move it to another one. */
export function draftRoutes(services: Services): Route[] {
  return [
    // No draft without a cookie: an answer, not an error.
    route(getDraft, { access: 'anyone', limit: perMinute(120) }, async ({ tokenHash, now }) => {
      const sessionId = tokenHash ? await findSession(services.db, tokenHash) : null
      if (sessionId === null) return { status: 204 }
      const draft = await findDraft(services.db, services.documentKey, sessionId, now)
      if (!draft) return { status: 204 }
      const { id, orderId, pageId, pageSave } = draft
      return {
        status: 200,
        body: {
          content: draft.content,
          revision: draft.revision,
          page: pageId === null || pageSave === null ? null : { id: pageId, save: pageSave },
          savedAt: draft.updatedAt.toISOString(),
          expiresAt: draft.expiresAt.toISOString(),
          application:
            id === null || orderId === null
              ? null
              : {
                  id,
                  reference: referenceOf(id),
                  orderId,
                  paymentStatus: draft.paymentStatus ?? 'unpaid',
                },
        },
      }
    }),

    route(saveDraft, { access: 'anyone', limit: perMinute(120) }, async (call) => {
      const saved = await drafts.saveDraft(services, call.body, call)
      return {
        status: 200,
        body: {
          revision: saved.revision,
          savedAt: saved.updatedAt.toISOString(),
          expiresAt: saved.expiresAt.toISOString(),
        },
        token: saved.token,
      }
    }),

    route(forgetDraft, { access: 'anyone', limit: perMinute(30) }, async ({ tokenHash }) => {
      const sessionId = tokenHash ? await findSession(services.db, tokenHash) : null
      if (sessionId !== null) await drafts.forgetDraft(services, sessionId)
      return { status: 204 }
    }),

    route(sendDraftLink, { access: 'browser', limit: perHour(10, 'secret') }, async (call) => {
      await drafts.sendDraftLink(services, call.body, call.authority.sessionId ?? 0, call.now)
      return { status: 204 }
    }),

    route(
      forgetRemindedDraft,
      { access: 'anyone', limit: perHour(30, 'secret') },
      async ({ body, now }) => {
        await forgetReminded(services, body.token, now)
        return { status: 204 }
      },
    ),

    route(useLink, { access: 'anyone', limit: perHour(30, 'secret') }, async (call) => {
      const { purpose, token } = await drafts.useLink(services, call.body.token, call)
      return { status: 200, body: { purpose }, token }
    }),
  ]
}
