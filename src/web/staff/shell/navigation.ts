import type { Permission } from '#domain/permission.ts'
import type { PhraseKey } from '#phrases/translate.ts'
import { staffPages } from '../../paths.ts'

type Place = Readonly<{ path: string; words: PhraseKey; permission: Permission | null }>

/** The places of the staff area in the order of daily use; each shows to those who may use it. */
export const places: readonly Place[] = [
  { path: staffPages.admin, words: 'desk.nav.desk', permission: 'application.read' },
  { path: `${staffPages.admin}/letters`, words: 'desk.nav.letters', permission: 'letter.read' },
  {
    path: `${staffPages.admin}/data-requests`,
    words: 'desk.nav.data',
    permission: 'person.export',
  },
  {
    path: `${staffPages.admin}/retention`,
    words: 'desk.nav.retention',
    permission: 'person.erase',
  },
  { path: `${staffPages.admin}/audit`, words: 'desk.nav.audit', permission: 'audit.read' },
  { path: `${staffPages.admin}/staff`, words: 'desk.nav.staff', permission: 'staff.manage' },
  {
    path: `${staffPages.admin}/settings`,
    words: 'desk.nav.settings',
    permission: 'setting.manage',
  },
]
