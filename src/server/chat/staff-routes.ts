import {
  addStaffChatFile,
  deleteChatReply,
  getStaffChatFile,
  getStaffChatFilePreview,
  listChatReplies,
  replyToChat,
  saveChatReply,
  signalChatAsStaff,
  streamStaffChat,
  takeChatFile,
} from '#contract/staff/chat.ts'
import { attachConversation } from '#contract/staff/thread.ts'
import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { getChatFile } from '../data/chat/file.ts'
import { findSessionById } from '../data/chat/session.ts'
import { bodyOf } from '../document/upload/receive.ts'
import { perMinute, type Route } from '../http/route.ts'
import { type StaffCall, staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { attach } from './attach.ts'
import { signal } from './commands.ts'
import { addFile, fileAnswer, previewAnswer, takeFile } from './files.ts'
import { createPresence } from './presence.ts'
import { deleteReply, repliesFor, saveReply } from './replies.ts'
import { reply } from './staff-commands.ts'
import { checkRoom, startOf } from './visitor-routes.ts'

// Colleagues share an office's address and limit.
const office = perMinute(3000)
const reading = { permission: 'chat.read', limit: office, audit: null } as const
const answering = { permission: 'chat.answer', limit: office } as const

const files = {
  permission: ['chat.read', 'document.read'],
  limit: office,
  audit: 'chat.file-read',
} as const

/** Files sent by one side. */
function fileRoutes(services: Services): Route[] {
  const { db } = services

  async function open({
    params,
    trace,
  }: Pick<StaffCall<typeof getStaffChatFile>, 'params' | 'trace'>) {
    const kept = await getChatFile(db, params.id)
    await trace(db, { applicationId: kept.applicationId, subject: kept.id })
    return kept
  }

  return [
    staffRoute(addStaffChatFile, { ...answering, audit: 'chat.file-added' }, async (call) => {
      const session = await findSessionById(db, call.query.sessionId)
      if (!session) throw new AppError('chat.not-found')
      const { address, now } = call
      const received = { session, body: bodyOf(call), address, now, by: call }
      return { status: 201, body: await addFile(services, received) }
    }),

    staffRoute(getStaffChatFile, files, async (call) => fileAnswer(services, await open(call))),

    staffRoute(getStaffChatFilePreview, files, async (call) =>
      previewAnswer(services, await open(call)),
    ),

    staffRoute(
      takeChatFile,
      {
        permission: ['chat.read', 'document.read', 'application.work'],
        limit: office,
        audit: 'chat.file-taken',
      },
      async (call) => ({
        status: 201,
        body: { documentId: await takeFile(services, call.params.id, call.body, call) },
      }),
    ),
  ]
}

/** The chat for staff. */
export function staffChatRoutes(services: Services): Route[] {
  const { db, random } = services
  const showPresence = createPresence(services)
  return [
    ...fileRoutes(services),

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

    // Seen and typing signals contain no traveller's data and come every few seconds.
    staffRoute(signalChatAsStaff, { ...answering, audit: null }, async ({ body, staff, now }) => {
      const session = await findSessionById(db, body.sessionId)
      if (!session) throw new AppError('chat.not-found')
      await showPresence(session, { staffId: staff.id, now })
      await signal(services, body, { side: 'admin', name: staff.displayName })
      return { status: 204 }
    }),

    staffRoute(
      attachConversation,
      { ...answering, permission: ['chat.answer', 'application.read'], audit: 'chat.changed' },
      async (call) => ({
        status: 200,
        body: await attach(services, call.params.id, call.body.reference, call),
      }),
    ),

    // Filled variables reveal whose application it is.
    staffRoute(listChatReplies, { ...reading, audit: 'chat.read' }, async ({ query, staff }) => ({
      status: 200,
      body: await repliesFor(services, {
        ...{ staff, language: query.language, sessionId: query.sessionId },
      }),
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
