const mark = /^\(\d+\+?\) /

/** How many, where there is little room: '12', '99+'. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/** '(2) Applications': a title with the number of messages that nobody has read, and without it at none. */
export function badgedTitle(title: string, unread: number): string {
  const plain = title.replace(mark, '')
  return unread > 0 ? `(${shortCount(unread)}) ${plain}` : plain
}
