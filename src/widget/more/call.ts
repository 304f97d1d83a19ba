import type { createCalls } from '../api.ts'

/** A call with the conversation's key; throws the server's error, or as fetch does. */
export type Call = ReturnType<typeof createCalls>['call']

/** The code of a server error; '' for anything else. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')
