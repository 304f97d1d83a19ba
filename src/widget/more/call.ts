import type { createCalls } from '../api.ts'

/** A call in the name of the conversation; fails with the server's refusal, or as fetch does. */
export type Call = ReturnType<typeof createCalls>['call']

/** Of a refusal; '' of anything else. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')
