import type { ThreadKind } from '#domain/thread.ts'

export const threadFilters = ['all', 'messages', 'history'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** The kinds of entries that a filter shows; none for all. */
export const kindsOf: Readonly<Record<ThreadFilter, readonly ThreadKind[]>> = {
  all: [],
  messages: ['letter', 'message', 'chat', 'email', 'note'],
  history: ['status', 'correction', 'message', 'note'],
}
