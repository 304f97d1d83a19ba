import * as contract from '#contract/passport-page.ts'
import { AppError } from '#domain/error.ts'
import { getPassportPage, type PassportPageRow } from '../../data/document/passport-page.ts'
import { picture } from '../../http/attachment.ts'
import { perHour, perMinute, type Route, route } from '../../http/route.ts'
import { openStored } from '../../platform/read-stored.ts'
import type { Services } from '../../services.ts'
import { bodyOf } from '../upload/receive.ts'
import { addOwnPage, addPage, findPages, removeOwnPage, removePage } from './pages.ts'

const pageOf = ({ id, fileName, previewKey, createdAt }: PassportPageRow) => ({
  ...{ id, fileName, createdAt: createdAt.toISOString() },
  previewUrl: previewKey ? `/api/draft/passport-pages/${id}/preview` : null,
})

/** Passport pages of drafts. */
export function passportRoutes(services: Services): Route[] {
  return [
    route(contract.addPassportPage, { access: 'browser', limit: perHour(120) }, async (call) => {
      const { address, authority, now } = call
      const sending = { body: bodyOf(call), address, now }
      const page = await addPage(services, sending, authority.sessionId ?? 0)
      return { status: 201, body: pageOf(page) }
    }),

    route(contract.addOwnPassportPage, { access: 'browser', limit: perHour(120) }, async (call) => {
      const { address, params, authority, now } = call
      const own = { id: params.id, sessionId: authority.sessionId ?? 0 }
      const page = await addOwnPage(services, { body: bodyOf(call), address, now }, own)
      return { status: 201, body: { ...pageOf(page), previewUrl: null } }
    }),

    route(
      contract.removeOwnPassportPage,
      { access: 'browser', limit: perMinute(60) },
      async ({ params, authority, now }) => {
        const own = { id: params.id, sessionId: authority.sessionId ?? 0 }
        await removeOwnPage(services, own, now)
        return { status: 204 }
      },
    ),

    // No pages without a cookie: an answer, not an error.
    route(
      contract.listPassportPages,
      { access: 'anyone', limit: perMinute(120) },
      async ({ tokenHash, now }) => {
        const pages = await findPages(services, tokenHash, now)
        return { status: 200, body: { items: pages.map(pageOf) } }
      },
    ),

    route(
      contract.getPassportPagePreview,
      { access: 'browser', limit: perMinute(120) },
      async ({ params, authority, now }) => {
        const sessionId = authority.sessionId ?? 0
        const { previewKey } = await getPassportPage(services.db, params.id, sessionId, now)
        if (!previewKey) throw new AppError('document.not-found')
        return picture(await openStored(services, previewKey))
      },
    ),

    route(
      contract.removePassportPage,
      { access: 'browser', limit: perMinute(60) },
      async ({ params, authority }) => {
        await removePage(services, params.id, authority.sessionId ?? 0)
        return { status: 204 }
      },
    ),
  ]
}
