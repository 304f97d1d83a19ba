import { placePath } from '../paths.ts'

/** The tabs of an application in their order; each has an address of its own. */
export const tabs = ['overview', 'applicants', 'documents', 'actions', 'messages'] as const
export type Tab = (typeof tabs)[number]

/** Where the messages show what happened: the address of a tab that was there once leads to it. */
export const historyTab = 'history'

/** The tab of an address; the first one when it names none. */
export function tabOf(text: string | undefined): Tab {
  if (text === historyTab) return 'messages'
  return tabs.find((tab) => tab === text) ?? tabs[0]
}

/** The id of an address; null for anything that is no number of an application. */
export function idOf(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
  return id !== null && Number.isSafeInteger(id) ? id : null
}

/** The place that an arrow key leads to among so many; null for other keys. */
export function stepped(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Where travellers of an application are filed: one of them, or the next to file. */
export function fileHref(id: number, applicantId?: number): string {
  const place = placePath(`applications/${id}/file`)
  return applicantId === undefined ? place : `${place}/${applicantId}`
}
