import { createCalls } from './api.ts'
import type { MoreModule } from './lazy-views.ts'
import { createApplication } from './more/application.ts'
import { createAttachments } from './more/attachments.ts'
import { createContact } from './more/contact.ts'
import css from './more/more.css?inline'
import { createRating } from './more/rating.ts'
import { createTranscript } from './more/transcript.ts'
import { createTray } from './more/tray.ts'
import { adoptStyle } from './style.ts'
import { createSpeech } from './view/words.ts'

export const start: MoreModule['start'] = (context) => {
  const { root, origin, language, chat } = context
  adoptStyle(root, css)
  const speech = createSpeech(__WORDS__, language)
  const { call } = createCalls(origin, chat.key, (input, init) => fetch(input, init))
  const contact = createContact(context, speech)
  return {
    ...contact,
    ...createTray(context, speech),
    transcript: createTranscript(context, speech, call, contact.contact),
    application: createApplication(context, speech, call),
    rating: createRating(context, speech, call),
    filesOf: createAttachments(context, speech),
  }
}
