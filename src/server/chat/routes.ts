import {
  changeChat,
  getAttendance,
  getChat,
  listChatMessages,
  openChat,
  sendChatMessage,
  sendTranscript,
  signalChat,
  streamChat,
} from '#contract/chat.ts'
import { chatLimits } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import { findMessagesAfter } from '../data/chat-message.ts'
import { findSessionById } from '../data/chat-session.ts'
import { createQuietAudit } from '../http/quiet-audit.ts'
import { createMemoryLimiter } from '../http/rate-limit.ts'
import { perHour, perMinute, type Route, route } from '../http/route.ts'
import type { StaffCall } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import {
  attendanceNow,
  changeContact,
  getSession,
  openSession,
  say,
  sendTranscriptOf,
  signal,
  viewOf,
} from './commands.ts'

const access = 'visitor'
/** Behind one address there may be a whole camp of travellers. */
const many = { access, limit: perMinute(1200) } as const

/** After which message a stream goes on; the header is what a browser sends by itself. */
export function startOf(request: Request, after: number | undefined): number | null {
  const header = request.headers.get('last-event-id')
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : (after ?? null)
}

/** Throws server.busy where this node has as many streams as it can take. */
export function checkRoom({ chat }: Services): void {
  if (!chat.hasRoom()) throw new AppError('server.busy')
}

/** Reading, by a visitor with the key or by staff. */
function readingRoutes(services: Services): Route[] {
  const { db } = services
  const traceRead = createQuietAudit(db)

  /** A screen asks again and again: that it was read is written down once in a while. */
  async function readByStaff({ query, staff, requestId, now }: StaffCall<typeof listChatMessages>) {
    const session = await findSessionById(db, query.sessionId)
    if (!session) throw new AppError('chat.not-found')
    const { id, applicationId } = session
    const about = { staffId: staff.id, applicationId, subject: id, requestId, at: now }
    await traceRead(`chat ${id}`, { ...about, action: 'chat.read' })
  }

  const list = route(listChatMessages, many, async (call) => {
    const { query } = call
    if ('staff' in call) await readByStaff(call as StaffCall<typeof listChatMessages>)
    else await getSession(services, query.sessionId, call)
    return { status: 200, body: await findMessagesAfter(db, query.after, query.sessionId) }
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
      const after = startOf(call.request, call.query.after)
      return { status: 200, stream: (events) => services.chat.subscribe(events, id, after) }
    }),
  ]
}

/** What visitors do in the chat. */
export function chatRoutes(services: Services): Route[] {
  const { random } = services
  const [countMessage, countSignal] = [createMemoryLimiter(), createMemoryLimiter()]
  return [
    ...readingRoutes(services),

    route(openChat, { access, limit: perHour(60) }, async ({ body, tokenHash, now }) => ({
      status: 201,
      body: await openSession(services, body, { tokenHash, now }),
    })),

    route(changeChat, many, async (call) => {
      const session = await getSession(services, call.params.sessionId, call)
      const changed = await changeContact(services, session, call.body, call.tokenHash)
      return { status: 200, body: await viewOf(services, changed, call.now) }
    }),

    route(sendChatMessage, many, async (call) => {
      const { body, now } = call
      const session = await getSession(services, body.sessionId, call)
      countMessage(session.id, perMinute(chatLimits.messagesPerMinute), now)
      const clientId = body.clientId ?? random.uuid()
      const said = { text: body.message, clientId, now }
      return { status: 201, body: await say(services, session, said) }
    }),

    route(signalChat, many, async (call) => {
      const { id } = await getSession(services, call.body.sessionId, call)
      countSignal(id, perMinute(chatLimits.signalsPerMinute), call.now)
      await signal(services, call.body, { side: 'user' })
      return { status: 204 }
    }),

    route(sendTranscript, { access, limit: perHour(30) }, async (call) => {
      const session = await getSession(services, call.body.sessionId, call)
      return { status: 202, body: await sendTranscriptOf(services, session, call.now) }
    }),
  ]
}
