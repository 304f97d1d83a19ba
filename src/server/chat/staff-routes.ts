import {
  changeChatSession,
  deleteChatReply,
  getChatSession,
  listChatReplies,
  listChatSessions,
  replyToChat,
  saveChatReply,
  signalChatAsStaff,
  streamStaffChat,
} from '#contract/staff/chat.ts'
import { attachConversation } from '#contract/staff/thread.ts'
import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { findSessionById } from '../data/chat-session.ts'
import { perMinute, type Route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { attach } from './attach.ts'
import { signal } from './commands.ts'
import { createPresence } from './presence.ts'
import { deleteReply, repliesFor, saveReply } from './replies.ts'
import { checkRoom, startOf } from './routes.ts'
import { changeSession, getListed, listSessions, reply } from './staff-commands.ts'

// One office, one address: many colleagues share a limit.
const office = perMinute(3000)
const reading = { permission: 'chat.read', limit: office, audit: null } as const
const answering = { permission: 'chat.answer', limit: office } as const

/** What staff do in the chat. */
export function staffChatRoutes(services: Services): Route[] {
  const { db, random } = services
  const showPresence = createPresence(services)
  return [
    // The list is a screen that refreshes by itself; whoever reads a conversation leaves a trace.
    staffRoute(listChatSessions, reading, async ({ query }) => ({
      status: 200,
      body: await listSessions(db, query),
    })),

    staffRoute(getChatSession, reading, async ({ params }) => ({
      status: 200,
      body: await getListed(db, params.id),
    })),

    staffRoute(streamStaffChat, reading, async (call) => {
      checkRoom(services)
      const { staff } = call
      const watcher = {
        staffId: staff.id,
        sessionId: staff.sessionId,
        answers: may(staff.authority, 'chat.answer'),
        isIn: call.isStillIn,
      }
      const after = startOf(call.request, call.query.after)
      return {
        status: 200,
        stream: (events) => services.chat.subscribeToAll(events, watcher, after),
      }
    }),

    staffRoute(replyToChat, { ...answering, audit: 'chat.answered' }, async (call) => {
      const said = { ...call.body, clientId: call.body.clientId ?? random.uuid() }
      return { status: 201, body: await reply(services, said, call) }
    }),

    // Seen and typing say nothing about a traveller, and come every few seconds.
    staffRoute(signalChatAsStaff, { ...answering, audit: null }, async ({ body, staff, now }) => {
      const session = await findSessionById(db, body.sessionId)
      if (!session) throw new AppError('chat.not-found')
      await showPresence(session, { staffId: staff.id, now })
      await signal(services, body, { side: 'admin', name: staff.displayName })
      return { status: 204 }
    }),

    staffRoute(changeChatSession, { ...answering, audit: 'chat.changed' }, async (call) => ({
      status: 200,
      body: await changeSession(services, call.params.id, call.body, call),
    })),

    staffRoute(
      attachConversation,
      { ...answering, permission: ['chat.answer', 'application.read'], audit: 'chat.changed' },
      async (call) => ({
        status: 200,
        body: await attach(services, call.params.id, call.body.reference, call),
      }),
    ),

    staffRoute(listChatReplies, reading, async ({ query, staff }) => ({
      status: 200,
      body: await repliesFor(db, staff, query.language),
    })),

    staffRoute(saveChatReply, { ...answering, audit: 'chat.reply-saved' }, async (call) => ({
      status: 201,
      body: await saveReply(services, call.body, call),
    })),

    staffRoute(deleteChatReply, { ...answering, audit: 'chat.reply-deleted' }, async (call) => {
      await deleteReply(services, call.params.id, call)
      return { status: 204 }
    }),
  ]
}
