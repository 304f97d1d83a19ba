import type { ErrorCode } from '#domain/error.ts'
import type { Role } from '#domain/staff/permission.ts'

/** What a call is about: whose number stands in its path or body. */
export type Subject = Readonly<{
  application: number
  orderId: string
  applicant: number
  document: string
  agreement: string
}>

type Told = number | `${number} ${ErrorCode}`

/** How a call is made about its subject, and what comes back the first and the second time it is right. */
export type Ask = Readonly<{
  /** What `{id}` stands for. */
  about?: 'application' | 'applicant' | 'document' | 'agreement'
  /**
   * What the application has behind it: nothing yet, its payment noted, one that went through the gateway, or
   * its payment noted and each document accepted.
   */
  state?: 'unpaid' | 'paid' | 'bought' | 'reviewed'
  query?: (it: Subject) => string
  json?: (it: Subject) => object
  form?: (it: Subject) => Readonly<Record<string, string>>
  /** The part of the form that holds a file. */
  file?: string
  /** Statuses, with the code of a problem where the status says too little: '404 document.not-found'. */
  twice: readonly [first: Told, second: Told]
}>

export type Line =
  /** Needs no authority; `why` says what stands for one. */
  | { who: 'anyone'; why: string }
  /** Signed by the payment gateway. */
  | { who: 'gateway' }
  /** Needs the cookie of a traveller; only what is the browser's own is touched. */
  | { who: 'browser' }
  /** Needs the cookie of a browser in which the application is open. */
  | { who: 'application'; ask: Ask }
  /** By the key of a conversation, or `open` to begin one; `roles` are members of staff who may as well. */
  | { who: 'visitor'; open?: true; roles?: readonly Role[] }
  /** Needs the session of a member of staff with one of these roles. */
  | { who: 'staff'; roles: readonly Role[]; ask?: Ask }

export const anyone = (why: string): Line => ({ who: 'anyone', why })
export const own = (ask: Ask): Line => ({ who: 'application', ask })
export const staff = (roles: readonly Role[], ask?: Ask): Line => ({
  who: 'staff',
  roles,
  ...(ask && { ask }),
})

/** A call that reads: the same twice. */
export const shows = (about: NonNullable<Ask['about']>): Ask => ({ about, twice: [200, 200] })
/** One that is named by its order. */
export const readsOrder: Ask = {
  query: ({ orderId }) => `?orderId=${orderId}`,
  twice: [200, 200],
}
/** One for a document that nobody has sent yet. */
export const hasNone = (about: NonNullable<Ask['about']>): Ask => ({
  about,
  twice: ['404 document.not-found', '404 document.not-found'],
})

export const everybody = ['owner', 'manager', 'agent', 'viewer'] as const
export const workers = ['owner', 'manager', 'agent'] as const
export const managers = ['owner', 'manager'] as const
export const owners = ['owner'] as const

export const openPage = 'says what pages say'
export const ownBrowser = 'tells and changes what this browser keeps'
export const pairIsAsked = 'reference and address together, limited; one answer for any wrong pair'
export const byLetter = 'by the secret of a letter, limited'
export const signsIn = 'proves itself in the body, limited'
