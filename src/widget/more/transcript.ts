import type { MoreContext } from '../lazy-views.ts'
import type { Speech } from '../view/words.ts'
import { type Call, codeOf } from './call.ts'

/** Requests the transcript by e-mail, and shows the result. */
export function createTranscript(
  { chat, tell }: MoreContext,
  { say }: Speech,
  call: Call,
  askForEmail: (then: () => void) => void,
): () => void {
  async function send(sessionId: string): Promise<void> {
    try {
      const { email } = await call('POST /api/chat/transcript', { body: { sessionId } })
      tell(say('transcript.sent', { email }))
    } catch (error) {
      const code = codeOf(error)
      if (code === 'chat.email-required') {
        tell(say('transcript.email'))
        askForEmail(() => void send(sessionId))
      } else {
        const isSoon = code === 'chat.answer-required'
        tell(say(isSoon ? 'transcript.answer' : 'transcript.failed'))
      }
    }
  }
  return () => {
    const key = chat.key()
    if (key) void send(key.sessionId)
    else tell(say('transcript.answer'))
  }
}
