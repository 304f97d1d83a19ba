import type { Permission } from '#domain/permission.ts'
import type { PhraseKey } from '#phrases/translate.ts'

export type Place = Readonly<{ name: string; words: PhraseKey; permission: Permission }>

/** The places of the staff area in the order of daily use; each shows to those who may use it. */
export const places: readonly Place[] = [
  { name: '', words: 'desk.nav.desk', permission: 'application.read' },
  { name: 'chat', words: 'desk.nav.chat', permission: 'chat.read' },
  { name: 'letters', words: 'desk.nav.letters', permission: 'letter.read' },
  { name: 'visits', words: 'desk.nav.visits', permission: 'application.read' },
  { name: 'data-requests', words: 'desk.nav.data', permission: 'person.export' },
  { name: 'retention', words: 'desk.nav.retention', permission: 'person.erase' },
  { name: 'audit', words: 'desk.nav.audit', permission: 'audit.read' },
  { name: 'staff', words: 'desk.nav.staff', permission: 'staff.manage' },
  { name: 'settings', words: 'desk.nav.settings', permission: 'setting.manage' },
]

/** The place of an address. The applications and the one that is open above them are one place. */
export function placeOf(pathname: string): string {
  const [, , place = ''] = pathname.split('/')
  return place === 'applications' ? '' : place
}
