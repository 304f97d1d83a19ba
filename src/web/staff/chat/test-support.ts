import type { ChatMessage } from '#contract/chat.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import type { InboxEmail } from './rows.ts'

export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export function exampleSession(changes: Partial<StaffChatSession> = {}): StaffChatSession {
  return {
    sessionId: uuid(1),
    userEmail: null,
    userName: null,
    language: 'en',
    state: 'open',
    createdAt: '2026-11-21T09:00:00.000Z',
    lastMessageAt: '2026-11-21T09:00:00.000Z',
    lastMessage: { type: 'user', message: 'Hello' },
    applicationId: null,
    reference: null,
    saidFits: null,
    site: null,
    page: null,
    rating: null,
    isProven: false,
    unreadCount: 0,
    seenByUser: 0,
    seenByAdmin: 0,
    staff: null,
    labels: [],
    snoozedUntil: null,
    waitingSince: '2026-11-21T09:00:00.000Z',
    isOurSite: true,
    isAttached: false,
    messenger: null,
    ...changes,
  }
}

export function exampleEmail(changes: Partial<InboxEmail> = {}): InboxEmail {
  return {
    ...{ id: uuid(7), kind: 'unknown', applicationId: null, reference: null, conversationId: null },
    ...{ sender: 'ada@example.org', isKnownSender: false, subject: 'My visa', beginning: 'When?' },
    ...{ trouble: null, receivedAt: '2026-11-21T09:00:00.000Z', files: 1, staff: null },
    waitingSince: '2026-11-21T09:00:00.000Z',
    ...changes,
  }
}

export function exampleMessage(changes: Partial<ChatMessage> = {}): ChatMessage {
  const id = changes.id ?? 1
  return {
    id,
    type: 'user',
    message: 'Hello',
    timestamp: '2026-11-21T09:00:00.000Z',
    clientId: uuid(id),
    ...changes,
  }
}
