import type { Permission } from '#domain/staff/permission.ts'
import type { PhraseKey } from '#phrases/translate.ts'
import { cardIcon, chatIcon, copiesIcon, documentIcon, slidersIcon } from '../../ui/icons.ts'
import { placePath } from '../parts/paths.ts'

export type Page = Readonly<{
  name: string
  words: PhraseKey
  /** Any of several is enough; without one the page is for everybody. */
  permission?: Permission | readonly Permission[]
}>

/** The pages that are reached from the settings, as they stand there. */
export const settings = [
  {
    words: 'staff.shell.settings.office',
    pages: [
      { name: 'staff', words: 'staff.shell.nav.staff', permission: 'staff.manage' },
      { name: 'settings/rules', words: 'staff.rules.title', permission: 'rules.manage' },
      { name: 'settings/office', words: 'staff.office.link' },
      {
        name: 'settings/filing-form',
        words: 'staff.filing.form',
        permission: 'application.read',
      },
      { name: 'templates', words: 'staff.shell.nav.templates', permission: 'application.read' },
      { name: 'getting-started', words: 'staff.start.title', permission: 'setting.manage' },
    ],
  },
  {
    words: 'staff.shell.settings.delivery',
    pages: [
      { name: 'letters', words: 'staff.shell.nav.letters', permission: 'letter.read' },
      { name: 'email-test', words: 'staff.shell.nav.email', permission: 'letter.send' },
      {
        name: 'settings/messengers',
        words: 'staff.messenger.title',
        permission: 'setting.manage',
      },
    ],
  },
  {
    words: 'staff.shell.settings.safety',
    pages: [
      { name: 'data-requests', words: 'staff.shell.nav.data', permission: 'person.export' },
      { name: 'retention', words: 'staff.shell.nav.retention', permission: 'person.erase' },
      { name: 'audit', words: 'staff.shell.nav.audit', permission: 'audit.read' },
      { name: 'health', words: 'staff.shell.nav.health', permission: 'health.read' },
    ],
  },
] as const satisfies readonly Readonly<{ words: PhraseKey; pages: readonly Page[] }>[]

export type Counts = Readonly<Record<string, number>>

export type Place = Readonly<{ words: PhraseKey; icon: string; pages: readonly Page[] }>

/** The five places of the staff area; the first page of each that is open to somebody is where it begins. */
export const places: readonly Place[] = [
  {
    words: 'staff.shell.nav.work',
    icon: copiesIcon,
    pages: [
      { name: '', words: 'staff.shell.nav.desk', permission: 'application.read' },
      { name: 'cancellations', words: 'staff.cancellation.title', permission: 'application.read' },
    ],
  },
  {
    words: 'staff.shell.nav.inbox',
    icon: chatIcon,
    pages: [
      { name: 'chat', words: 'staff.shell.nav.inbox', permission: ['chat.read', 'letter.read'] },
    ],
  },
  {
    words: 'staff.shell.nav.money',
    icon: cardIcon,
    pages: [{ name: 'payments', words: 'staff.shell.nav.payments', permission: 'money.read' }],
  },
  {
    words: 'staff.shell.nav.reports',
    icon: documentIcon,
    pages: [
      { name: 'reports', words: 'staff.shell.nav.reports', permission: 'application.read' },
      { name: 'visits', words: 'staff.shell.nav.visits', permission: 'application.read' },
    ],
  },
  {
    words: 'staff.shell.nav.settings',
    icon: slidersIcon,
    pages: [
      { name: 'settings', words: 'staff.shell.nav.settings' },
      ...settings.flatMap(({ pages }): readonly Page[] => pages),
    ],
  },
]

type May = (permission: Permission) => boolean

export const isOpenTo = (permission: Page['permission'], may: May): boolean =>
  permission === undefined || [permission].flat().some(may)

export const openPages = (pages: readonly Page[], may: May): readonly Page[] =>
  pages.filter(({ permission }) => isOpenTo(permission, may))

/** The places that somebody may use, with the pages that are open to them. */
export const openPlaces = (may: May): readonly Place[] =>
  places
    .map((place) => ({ ...place, pages: openPages(place.pages, may) }))
    .filter(({ pages }) => pages.length > 0)

/** The page of an address. The applications and the one that is open above them are one page. */
export function pageOf(pathname: string): string {
  const [, , page = ''] = pathname.split('/')
  return page === 'applications' ? '' : page
}

/** The page of the navigation that an address is, or lies under. */
export const listedAt = (pathname: string): Page | undefined =>
  places
    .flatMap(({ pages }) => pages)
    // The router takes capitals as well.
    .filter(({ name }) => name && `${pathname.toLowerCase()}/`.startsWith(`${placePath(name)}/`))
    .toSorted((a, b) => b.name.length - a.name.length)[0]

export const isWithin = ({ pages }: Pick<Place, 'pages'>, pathname: string): boolean =>
  pages.some(({ name }) => name === pageOf(pathname))
