import { readingQuery, useKept, useOpenChats } from '../queries.ts'
import { unreadIn } from '../sessions.ts'

/** How many messages of visitors wait to be read. */
export function useUnread(): number {
  return unreadIn(useOpenChats(), useKept(readingQuery))
}
