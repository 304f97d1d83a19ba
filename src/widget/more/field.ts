import { h, set, write } from '../view/dom.ts'

/** A field with label and error message. */
export function field(id: string, label: string, attributes: Record<string, string>) {
  const input = h('input', { id, 'aria-describedby': `${id}-wrong`, ...attributes })
  const wrong = h('p', { class: 'wrong', id: `${id}-wrong` })
  return {
    input,
    element: h('div', {}, h('label', { for: id }, label), input, wrong),
    typed: () => input.value.trim(),
    /** Shows an error or clears it; returns whether the field is valid. */
    judge(words: string): boolean {
      write(wrong, words)
      set(input, 'aria-invalid', words ? 'true' : null)
      return words === ''
    },
  }
}

/** A framed form. */
export function form(
  id: string,
  words: { title: string; text: string; send: string; skip: string },
  fields: readonly HTMLElement[],
  on: { send: () => void; close: () => void },
): HTMLFormElement {
  const skip = h('button', { type: 'button', class: 'link' }, words.skip)
  skip.addEventListener('click', on.close)
  const element = h(
    'form',
    { class: 'card', novalidate: true, 'aria-labelledby': `${id}-title` },
    h('p', { id: `${id}-title`, class: 'strong' }, words.title),
    h('p', { class: 'quiet' }, words.text),
    ...fields,
    h('div', { class: 'row' }, h('button', { type: 'submit', class: 'second' }, words.send), skip),
  )
  element.hidden = true
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    on.send()
  })
  return element
}
