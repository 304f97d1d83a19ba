import {
  addChatFile,
  changeChat,
  continueChat,
  getAttendance,
  getChat,
  getChatFile,
  getChatFilePreview,
  listChatMessages,
  nameApplication,
  openChat,
  rateChat,
  sendChatMessage,
  sendTranscript,
  signalChat,
  streamChat,
} from '#contract/chat.ts'
import { chatLimits, pageOf } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import { getChatFileByKey } from '../data/chat/file.ts'
import { findMessagesAfter, type WrittenFrom } from '../data/chat/message.ts'
import { findSessionById } from '../data/chat/session.ts'
import { withStandings } from '../data/correspondence/messenger-standing.ts'
import { bodyOf } from '../document/upload/receive.ts'
import { createMemoryLimiter } from '../http/admission/rate-limit.ts'
import { type Call, perHour, perMinute, type Route, route } from '../http/route.ts'
import type { StaffCall } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { createThrottledAudit } from '../staff/audit/throttled-audit.ts'
import { nameApplicationOf, rate } from './about.ts'
import {
  attendanceNow,
  changeContact,
  continueSession,
  getSession,
  openSession,
  say,
  sendTranscriptOf,
  signal,
  viewOf,
} from './commands.ts'
import { addFile, fileAnswer, previewAnswer } from './files.ts'

const access = 'visitor'
/** Many travellers may share an address. */
const many = { access, limit: perMinute(1200) } as const

/** The message after which a stream resumes; browsers send the header by themselves. */
export function startOf(request: Request, after: number | undefined): number | null {
  const header = request.headers.get('last-event-id')
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : (after ?? null)
}

/** Throws server.busy when this node has no room for a stream. */
export function checkRoom({ chat }: Services): void {
  if (!chat.hasRoom()) throw new AppError('server.busy')
}

/** Reading by visitors with the key, or staff. */
function readingRoutes(services: Services): Route[] {
  const { db } = services
  const traceRead = createThrottledAudit(db)

  /** Screens poll: a read is audited once in a while. */
  async function readByStaff({ query, staff, requestId, now }: StaffCall<typeof listChatMessages>) {
    const session = await findSessionById(db, query.sessionId)
    if (!session) throw new AppError('chat.not-found')
    const { id, applicationId } = session
    const about = { staffId: staff.id, applicationId, subject: id, requestId, at: now }
    await traceRead(`chat ${id}`, { ...about, action: 'chat.read' })
  }

  const list = route(listChatMessages, many, async (call) => {
    const { query } = call
    const isByStaff = 'staff' in call
    if (isByStaff) await readByStaff(call as StaffCall<typeof listChatMessages>)
    else await getSession(services, query.sessionId, call)
    const messages = await findMessagesAfter(db, query.after, query.sessionId)
    return { status: 200, body: isByStaff ? await withStandings(db, messages) : messages }
  })

  return [
    { ...list, staff: { permission: 'chat.read', audit: null } },

    route(getAttendance, many, async ({ now }) => ({
      status: 200,
      body: await attendanceNow(services, now),
    })),

    route(getChat, many, async (call) => {
      const session = await getSession(services, call.params.sessionId, call)
      return { status: 200, body: await viewOf(services, session, call.now) }
    }),

    route(streamChat, { access, limit: perMinute(600) }, async (call) => {
      const { id } = await getSession(services, call.query.sessionId, call)
      checkRoom(services)
      const reading = {
        after: startOf(call.request, call.query.after),
        mayRead: () =>
          getSession(services, id, call).then(
            () => true,
            () => false,
          ),
      }
      return { status: 200, stream: (events) => services.chat.subscribe(events, id, reading) }
    }),
  ]
}

/** Longer than any origin in use. */
const maxSiteLength = 200

/** The page of a visitor: the site by the Origin header, the path by the widget. */
function writtenFrom({ headers }: Request, page: string | undefined): WrittenFrom {
  const origin = headers.get('origin') ?? ''
  const isSite = /^https?:\/\/[^/?#]+$/.test(origin) && origin.length <= maxSiteLength
  return { site: isSite ? origin : null, page: pageOf(page ?? '') }
}

/** Files of visitors. */
function fileRoutes(services: Services): Route[] {
  async function open({
    params,
    keyHash,
    now,
  }: Pick<Call<typeof getChatFile>, 'params' | 'keyHash' | 'now'>) {
    if (!keyHash) throw new AppError('request.unauthorized')
    return getChatFileByKey(services.db, params.id, keyHash, now)
  }

  return [
    route(addChatFile, { access, limit: perMinute(600) }, async (call) => {
      const session = await getSession(services, call.query.sessionId, call)
      const { address, now } = call
      const received = { session, body: bodyOf(call), address, now, by: null }
      return { status: 201, body: await addFile(services, received) }
    }),

    route(getChatFile, many, async (call) => fileAnswer(services, await open(call))),

    route(getChatFilePreview, many, async (call) => previewAnswer(services, await open(call))),
  ]
}

/** Further calls about a conversation. */
function aboutRoutes(services: Services): Route[] {
  return [
    route(nameApplication, { access, limit: perHour(60) }, async (call) => {
      const session = await getSession(services, call.params.sessionId, call)
      await nameApplicationOf(services, session, call.body, call.now)
      return { status: 204 }
    }),

    route(rateChat, { access, limit: perHour(600) }, async (call) => {
      const session = await getSession(services, call.body.sessionId, call)
      await rate(services, session, { rating: call.body.rating ?? null, now: call.now })
      return { status: 204 }
    }),
  ]
}

/** The chat for visitors. */
export function chatRoutes(services: Services): Route[] {
  const { random, steady } = services
  const [countMessage, countSignal] = [createMemoryLimiter(steady), createMemoryLimiter(steady)]
  return [
    ...readingRoutes(services),
    ...fileRoutes(services),
    ...aboutRoutes(services),

    route(openChat, { access, limit: perHour(60) }, async ({ body, request, tokenHash, now }) => {
      const from = writtenFrom(request, body.page)
      return { status: 201, body: await openSession(services, body, { tokenHash, from, now }) }
    }),

    route(continueChat, { access, limit: perHour(600) }, async ({ body, tokenHash, now }) => ({
      status: 200,
      body: await continueSession(services, body, { tokenHash, now }),
    })),

    route(changeChat, many, async (call) => {
      const session = await getSession(services, call.params.sessionId, call)
      const changed = await changeContact(services, session, call.body, call.tokenHash)
      return { status: 200, body: await viewOf(services, changed, call.now) }
    }),

    route(sendChatMessage, many, async (call) => {
      const { body, keyHash } = call
      if (!keyHash) throw new AppError('request.unauthorized')
      // Also by the key, so that nobody else uses up its limit.
      const key = `${keyHash.toString('base64')} ${body.sessionId.toLowerCase()}`
      countMessage(key, perMinute(chatLimits.messagesPerMinute))
      const clientId = body.clientId ?? random.uuid()
      const said = { ...body, clientId, from: writtenFrom(call.request, body.page) }
      return { status: 201, body: await say(services, said, call) }
    }),

    route(signalChat, many, async (call) => {
      const { id } = await getSession(services, call.body.sessionId, call)
      countSignal(id, perMinute(chatLimits.signalsPerMinute))
      await signal(services, call.body, { side: 'user' })
      return { status: 204 }
    }),

    route(sendTranscript, { access, limit: perHour(30) }, async (call) => {
      const session = await getSession(services, call.body.sessionId, call)
      return { status: 202, body: await sendTranscriptOf(services, session, call.now) }
    }),
  ]
}
