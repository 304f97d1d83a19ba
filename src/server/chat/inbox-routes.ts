import * as contract from '#contract/staff/chat.ts'
import { countBoxes, findLabels } from '../data/chat/inbox.ts'
import { findColleagues } from '../data/staff/colleague.ts'
import { perMinute, type Route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { getListed, listOthers, listSessions } from './inbox.ts'
import { addNote, changeSession, closeMany, listNotes } from './inbox-commands.ts'

// Colleagues share an office's address and limit.
const office = perMinute(3000)
const reading = { permission: 'chat.read', limit: office, audit: null } as const
const answering = { permission: 'chat.answer', limit: office, audit: 'chat.changed' } as const

/** The shared inbox of conversations. */
export function inboxRoutes(services: Services): Route[] {
  const { db } = services
  return [
    // Screens poll the list; reading a conversation is audited.
    staffRoute(contract.listChatSessions, reading, async ({ query, staff, now }) => ({
      status: 200,
      body: await listSessions(services, query, { staffId: staff.id, now }),
    })),

    staffRoute(contract.countChatBoxes, reading, async ({ staff, now }) => ({
      status: 200,
      body: await countBoxes(db, { staffId: staff.id, now }),
    })),

    staffRoute(contract.listChatLabels, reading, async () => ({
      status: 200,
      body: await findLabels(db),
    })),

    staffRoute(contract.listChatColleagues, reading, async () => ({
      status: 200,
      body: await findColleagues(db, 'chat.answer'),
    })),

    staffRoute(contract.getChatSession, reading, async ({ params, now }) => ({
      status: 200,
      body: await getListed(services, db, params.id, now),
    })),

    staffRoute(contract.listOtherChats, reading, async ({ params, now }) => ({
      status: 200,
      body: await listOthers(services, params.id, now),
    })),

    staffRoute(contract.changeChatSession, answering, async (call) => ({
      status: 200,
      body: await changeSession(services, call.params.id, call.body, call),
    })),

    staffRoute(contract.closeChatSessions, answering, async (call) => ({
      status: 200,
      body: await closeMany(services, call.body, call),
    })),

    staffRoute(contract.listChatNotes, reading, async ({ params }) => ({
      status: 200,
      body: await listNotes(db, params.id),
    })),

    staffRoute(contract.addChatNote, { ...answering, audit: 'chat.noted' }, async (call) => ({
      status: 201,
      body: await addNote(services, call.params.id, call.body, call),
    })),
  ]
}
