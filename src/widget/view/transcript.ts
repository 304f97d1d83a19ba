import { Refusal } from '../api.ts'
import type { Chat } from '../chat.ts'
import type { Speech } from './words.ts'

/** Asks for the conversation by e-mail, and says what came of it. */
export function createTranscript(
  chat: Chat,
  { say }: Speech,
  tell: (words: string) => void,
  askForEmail: (then: () => void) => void,
): () => void {
  async function send(): Promise<void> {
    try {
      const { email } = await chat.transcript()
      tell(say('transcript.sent', { email }))
    } catch (error) {
      const code = error instanceof Refusal ? error.code : ''
      if (code === 'chat.email-required') {
        tell(say('transcript.email'))
        askForEmail(() => void send())
      } else {
        const isSoon = code === 'chat.answer-required'
        tell(say(isSoon ? 'transcript.answer' : 'transcript.failed'))
      }
    }
  }
  return () => {
    if (chat.hasKey()) void send()
    else tell(say('transcript.answer'))
  }
}
