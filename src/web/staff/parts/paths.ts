import { staffPages } from '../../paths.ts'

/** The address of a screen of the staff area; that of the applications has no name. */
export function placePath(name: string): string {
  return name ? `${staffPages.admin}/${name}` : staffPages.admin
}

/** Where the work of a day begins: with what is due. */
export const workPath = `${staffPages.admin}?queue=due`

const entries: Readonly<Record<string, string>> = {
  '': workPath,
  payments: placePath('payments/months'),
}

/** Where a place of the bar leads: to a page, the applications with what is due, money with what is to be closed. */
export const entryPath = (name: string): string => entries[name] ?? placePath(name)

/** Where the list of what a new installation needs stands. */
export const startPath = placePath('getting-started')
