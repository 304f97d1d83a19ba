import type { Permission } from '#domain/staff/permission.ts'
import type { PhraseKey } from '#phrases/translate.ts'

export type NavigationItem = Readonly<{
  name: string
  words: PhraseKey
  permission: Permission
  /** In the menu under the own name alone: the bar holds what is opened every day. */
  isRare?: true
}>

/** The places of the staff area in the order of use; each shows to those who may use it. */
export const places: readonly NavigationItem[] = [
  { name: '', words: 'staff.shell.nav.desk', permission: 'application.read' },
  { name: 'chat', words: 'staff.shell.nav.chat', permission: 'chat.read' },
  {
    name: 'cancellations',
    words: 'staff.shell.nav.cancellations',
    permission: 'application.read',
  },
  { name: 'payments', words: 'staff.shell.nav.money', permission: 'money.read' },
  { name: 'letters', words: 'staff.shell.nav.letters', permission: 'letter.read' },
  {
    name: 'templates',
    words: 'staff.shell.nav.templates',
    permission: 'application.read',
    isRare: true,
  },
  { name: 'emails', words: 'staff.shell.nav.emails', permission: 'letter.read', isRare: true },
  { name: 'reports', words: 'staff.shell.nav.reports', permission: 'application.read' },
  { name: 'visits', words: 'staff.shell.nav.visits', permission: 'application.read', isRare: true },
  {
    name: 'data-requests',
    words: 'staff.shell.nav.data',
    permission: 'person.export',
    isRare: true,
  },
  {
    name: 'retention',
    words: 'staff.shell.nav.retention',
    permission: 'person.erase',
    isRare: true,
  },
  { name: 'audit', words: 'staff.shell.nav.audit', permission: 'audit.read', isRare: true },
  { name: 'health', words: 'staff.shell.nav.health', permission: 'health.read', isRare: true },
  { name: 'staff', words: 'staff.shell.nav.staff', permission: 'staff.manage' },
  {
    name: 'settings',
    words: 'staff.shell.nav.settings',
    permission: 'setting.manage',
    isRare: true,
  },
]

/** The place of an address. The applications and the one that is open above them are one place. */
export function placeOf(pathname: string): string {
  const [, , place = ''] = pathname.split('/')
  return place === 'applications' ? '' : place
}
