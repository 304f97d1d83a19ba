import { shortCount } from '../../parts/short-count.ts'

const mark = /^\(\d+\+?\) /

/** '(2) Applications': a title with the number of messages that nobody has read, and without it at none. */
export function badgedTitle(title: string, unread: number): string {
  const plain = title.replace(mark, '')
  return unread > 0 ? `(${shortCount(unread)}) ${plain}` : plain
}
