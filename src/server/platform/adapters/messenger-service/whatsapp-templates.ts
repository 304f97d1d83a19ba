import type { TemplateState } from './port.ts'

/** What Meta calls a state, of a template or of what happened to it; FLAGGED still counts as it did. */
export const templateStates: Readonly<Record<string, TemplateState>> = {
  APPROVED: 'approved',
  REINSTATED: 'approved',
  UNARCHIVED: 'approved',
  PENDING: 'pending',
  IN_APPEAL: 'pending',
  REJECTED: 'rejected',
  PAUSED: 'paused',
  DISABLED: 'paused',
  LIMIT_EXCEEDED: 'paused',
  ARCHIVED: 'paused',
  PENDING_DELETION: 'paused',
  DELETED: 'paused',
}

/** Meta has no Chinese without a script. */
export const languageAt = (ours: string): string => (ours === 'zh' ? 'zh_CN' : ours)
export const languageFrom = (theirs: string): string => (theirs === 'zh_CN' ? 'zh' : theirs)
