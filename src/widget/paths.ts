/** The calls of the chat by their paths: their schemas would weigh more than all of the chat. */
export const paths = {
  attendance: '/api/chat/attendance',
  sessions: '/api/chat/sessions',
  messages: '/api/chat/messages',
  signals: '/api/chat/signals',
  transcript: '/api/chat/transcript',
  stream: '/api/chat/stream',
  parts: '/api/widget/',
} as const
