import css from './greeting.css?inline'
import type { GreetingModule } from './loader-context.ts'
import { adoptStyle } from './style.ts'
import { button, h, icon } from './view/dom.ts'
import { createSpeech } from './view/words.ts'

const closeOutline = 'M8 8l8 8m0-8-8 8'

/** A greeting beside the button, once per page; opening the chat or dismissing it ends it. */
export const greet: GreetingModule['greet'] = ({ root, frame, button: opener, language }, text) => {
  if (opener.hidden) return
  adoptStyle(root, css)
  const { say } = createSpeech(__WORDS__, language)
  const away = () => element.remove()
  const element = h(
    'div',
    { class: 'greets', role: 'status' },
    button('words', text, () => opener.click()),
    button('away', { label: say('greeting.close'), picture: icon(closeOutline) }, away),
  )
  opener.addEventListener('click', away)
  frame.append(element)
}
