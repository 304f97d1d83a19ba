import type { ErrorCode } from '#domain/error.ts'
import type { Role } from '#domain/staff/permission.ts'

/** The subject of a call: the ids in its path or body. */
export type Subject = Readonly<{
  application: number
  orderId: string
  applicant: number
  document: string
  agreement: string
}>

type Told = number | `${number} ${ErrorCode}`

/** How to call about a subject, and the answers to the first and second call. */
export type Ask = Readonly<{
  /** The meaning of `{id}`. */
  about?: 'application' | 'applicant' | 'document' | 'agreement'
  /**
   * The application's state: unpaid, marked as paid, paid through the gateway, or marked as paid
   * with every document accepted.
   */
  state?: 'unpaid' | 'paid' | 'bought' | 'reviewed'
  query?: (it: Subject) => string
  json?: object | ((it: Subject) => object)
  form?: Readonly<Record<string, string>>
  /** The form's file field. */
  file?: string
  /** Statuses, with a problem code where needed: '404 document.not-found'. */
  twice: readonly [first: Told, second: Told]
}>

export type Line =
  /** Needs no session; `why` explains. */
  | { who: 'anyone'; why: string }
  /** Signed by the payment gateway. */
  | { who: 'gateway' }
  /** Needs a traveller's cookie; concerns only the browser's own data. */
  | { who: 'browser' }
  /** Needs the cookie of a browser with access to the application. */
  | { who: 'application'; ask: Ask }
  /** Needs a conversation key, or `open` to start one; `roles` are staff who may call it too. */
  | { who: 'visitor'; open?: true; roles?: readonly Role[] }
  /** Needs a staff session with one of these roles. */
  | { who: 'staff'; roles: readonly Role[]; ask?: Ask }

export const anyone = (why: string): Line => ({ who: 'anyone', why })
type Saying = Omit<Ask, 'twice'>
const asking = (told: Told | Ask['twice'], saying: Saying): Ask => ({
  ...saying,
  twice: typeof told === 'object' ? told : [told, told],
})
/** Both calls, or each, are told this. */
export const own = (told: Told | Ask['twice'], saying: Saying = {}): Line => ({
  who: 'application',
  ask: asking(told, saying),
})
export const staff = (
  roles: readonly Role[],
  told?: Told | Ask['twice'],
  saying: Saying = {},
): Line => ({ who: 'staff', roles, ...(told && { ask: asking(told, saying) }) })

/** What a line's call says about a subject. */
export const jsonOf = ({ json }: Partial<Ask>, subject: Subject): object | undefined =>
  typeof json === 'function' ? json(subject) : json

export const byOrder = ({ orderId }: Subject) => `?orderId=${orderId}`

export const everybody = ['owner', 'manager', 'agent', 'viewer'] as const
export const workers = ['owner', 'manager', 'agent'] as const
export const managers = ['owner', 'manager'] as const
export const owners = ['owner'] as const

export const openPage = 'says what pages say'
export const ownBrowser = 'tells and changes what this browser keeps'
export const pairIsAsked = 'reference and address together, limited; one answer for any wrong pair'
export const byLetter = 'by the secret of a letter, limited'
export const signsIn = 'proves itself in the body, limited'
