import type { ChatReply } from '#contract/staff/chat.ts'
import { productTemplates } from '#domain/template.ts'
import type { Translate } from '#phrases/translate.ts'
import { holding } from '../parts/search.ts'

export function replyName({ id, name }: ChatReply, t: Translate): string {
  const known = productTemplates.find((each) => each === id)
  return known ? t(`staff.template.name.${known}`) : name
}

/** Replies in which every word of the search stands; those whose name it stands in come first. */
export function fitting(replies: readonly ChatReply[], search: string): readonly ChatReply[] {
  const isIn = holding(search)
  const found = replies.filter(({ name, text }) => isIn(`${name} ${text}`))
  return [...found.filter(({ name }) => isIn(name)), ...found.filter(({ name }) => !isIn(name))]
}
