import type { Route } from '#contract/api.ts'
import type { ErrorCode } from '#domain/error.ts'
import type { Role } from '#domain/staff/permission.ts'
import { exampleApplicant } from './answers.ts'

/**
 * Who may call what, a line for each call of the public interface: a new endpoint without one does not compile,
 * and test/authority.test.ts tries each line over HTTP.
 */

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
  /** What the application has behind it: nothing yet, its payment noted, or one that went through the gateway. */
  state?: 'unpaid' | 'paid' | 'bought'
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
  /** Needs the cookie that made the application, or its order id. */
  | { who: 'application'; ask: Ask }
  /** By the key of a conversation, or `open` to begin one; `roles` are members of staff who may as well. */
  | { who: 'visitor'; open?: true; roles?: readonly Role[] }
  /** Needs the session of a member of staff with one of these roles. */
  | { who: 'staff'; roles: readonly Role[]; ask?: Ask }

const anyone = (why: string): Line => ({ who: 'anyone', why })
const own = (ask: Ask): Line => ({ who: 'application', ask })
const staff = (roles: readonly Role[], ask?: Ask): Line => ({
  who: 'staff',
  roles,
  ...(ask && { ask }),
})

const everybody = ['owner', 'manager', 'agent', 'viewer'] as const
const workers = ['owner', 'manager', 'agent'] as const
const managers = ['owner', 'manager'] as const
const owners = ['owner'] as const

const openPage = 'says what pages say'
const orderIsSecret = 'the order id is the secret'
const ownBrowser = 'tells and changes what this browser keeps'
const pairIsAsked = 'reference and address together, limited; one answer for any wrong pair'
const byLetter = 'by the secret of a letter, limited'
const signsIn = 'proves itself in the body, limited'

/** Calls of the widget, which the contract leaves out. */
type WidgetRoute = 'GET /api/widget.js' | 'GET /api/widget/{file}'

export const authorityTable: Readonly<Record<Route | WidgetRoute, Line>> = {
  'POST /api/validate-email': anyone(openPage),
  'GET /api/visa-check/{sha256}': anyone('the hash is the proof'),
  'GET /api/agreement-check/{sha256}': anyone('the hash is the proof'),
  'GET /api/widget.js': anyone(openPage),
  'GET /api/widget/{file}': anyone(openPage),

  'POST /api/applications': anyone('begins something new'),
  'POST /api/generate-agreement-pdf': anyone('begins something new'),
  'POST /api/upload': anyone('begins something new'),
  'GET /api/files/{id}': { who: 'browser' },
  'GET /api/draft': anyone(ownBrowser),
  'PUT /api/draft': anyone(ownBrowser),
  'DELETE /api/draft': anyone(ownBrowser),
  'POST /api/draft/link': { who: 'browser' },
  'GET /api/draft/passport-pages': anyone(ownBrowser),
  'POST /api/draft/passport-pages': anyone('begins something new'),
  'GET /api/draft/passport-pages/{id}/preview': { who: 'browser' },
  'DELETE /api/draft/passport-pages/{id}': { who: 'browser' },
  'GET /api/traveller-links': { who: 'browser' },
  'POST /api/traveller-links': { who: 'browser' },
  'POST /api/traveller-links/{id}/copy': { who: 'browser' },
  'POST /api/traveller-links/{id}/reminder': { who: 'browser' },
  'DELETE /api/traveller-links/{id}': { who: 'browser' },
  'POST /api/own-part/open': anyone(byLetter),
  'GET /api/own-part/{id}': { who: 'browser' },
  'PUT /api/own-part/{id}': { who: 'browser' },
  'GET /api/my-applications': anyone(ownBrowser),
  'POST /api/applications/duplicates': anyone('answers for this browser and this contact alone'),

  'GET /api/status': anyone(orderIsSecret),
  'GET /api/gpay/verify/{orderId}': anyone(orderIsSecret),
  'GET /api/status-check': anyone(pairIsAsked),
  'POST /api/status-check': anyone(pairIsAsked),
  'POST /api/download-code': anyone(pairIsAsked),
  'POST /api/download-visa': anyone('by the code of a letter, or the browser that applied'),
  'POST /api/links/use': anyone(byLetter),

  'POST /api/applicants': own({
    state: 'unpaid',
    json: ({ application }) => ({ ...exampleApplicant(), applicationId: application }),
    twice: [409, 409],
  }),
  'POST /api/gpay/create-payment': own({
    state: 'unpaid',
    json: ({ application }) => ({ applicationId: application, currency: 'USD' }),
    twice: [201, 201],
  }),
  'POST /api/applications/{id}/complete': own({
    about: 'application',
    json: () => ({}),
    twice: [409, 409],
  }),
  'POST /api/applicants/{id}/documents': own({
    about: 'applicant',
    form: () => ({ documentType: 'passportPhoto' }),
    file: 'file',
    twice: [201, 201],
  }),
  'GET /api/documents/{id}': own({ about: 'document', twice: [200, 200] }),
  'GET /api/documents/{id}/preview': own({ about: 'document', twice: [200, 200] }),
  'DELETE /api/documents/{id}': own({ about: 'document', twice: [204, 404] }),
  'GET /api/agreements/{id}': own({ about: 'agreement', twice: [200, 200] }),
  'POST /api/stop-reminders': own({
    state: 'unpaid',
    json: ({ orderId }) => ({ orderId }),
    twice: [204, 204],
  }),
  'POST /api/gpay/notify': { who: 'gateway' },

  'GET /api/chat/attendance': { who: 'visitor', open: true },
  'POST /api/chat/sessions': { who: 'visitor', open: true },
  'GET /api/chat/sessions/{sessionId}': { who: 'visitor' },
  'PATCH /api/chat/sessions/{sessionId}': { who: 'visitor' },
  'GET /api/chat/messages': { who: 'visitor', roles: everybody },
  'POST /api/chat/messages': { who: 'visitor' },
  'GET /api/chat/stream': { who: 'visitor' },
  'POST /api/chat/signals': { who: 'visitor' },
  'POST /api/chat/transcript': { who: 'visitor' },

  'GET /api/admin/login': anyone(signsIn),
  'POST /api/admin/login': anyone(signsIn),
  'POST /api/admin/login/passkey/options': anyone(signsIn),
  'POST /api/admin/login/passkey': anyone(signsIn),
  'POST /api/admin/logout': anyone('ends what this browser has, if anything'),
  'POST /api/admin/email/confirm': anyone(byLetter),
  'POST /api/admin/invitation/look': anyone(byLetter),
  'POST /api/admin/invitation/accept': anyone(byLetter),

  'GET /api/auth/user': staff(everybody),
  'GET /api/admin/account': staff(everybody),
  'PATCH /api/admin/account': staff(everybody),
  'DELETE /api/admin/account/email': staff(everybody),
  'DELETE /api/admin/account/sessions/{id}': staff(everybody),
  'POST /api/admin/password': staff(everybody),
  'POST /api/admin/logout-everywhere': staff(everybody),
  'POST /api/admin/confirm': staff(everybody),
  'POST /api/admin/confirm/passkey/options': staff(everybody),
  'POST /api/admin/confirm/passkey': staff(everybody),
  'POST /api/admin/second-factor/start': staff(everybody),
  'POST /api/admin/second-factor/activate': staff(everybody),
  'DELETE /api/admin/second-factor': staff(everybody),
  'POST /api/admin/second-factor/recovery-codes': staff(everybody),
  'POST /api/admin/passkeys/options': staff(everybody),
  'POST /api/admin/passkeys': staff(everybody),
  'DELETE /api/admin/passkeys/{id}': staff(everybody),
  'GET /api/admin/settings': staff(everybody),

  'GET /api/admin/stats': staff(everybody),
  'GET /api/admin/queues': staff(everybody),
  'GET /api/admin/views': staff(everybody),
  'POST /api/admin/views': staff(everybody),
  'PUT /api/admin/views/{id}': staff(everybody),
  'DELETE /api/admin/views/{id}': staff(everybody),
  'POST /api/admin/applications/bulk': staff(workers),
  'POST /api/admin/applications/bulk/preview': staff(workers),
  'GET /api/admin/chart': staff(everybody),
  'GET /api/admin/applications': staff(everybody),
  'GET /api/admin/colleagues': staff(everybody),
  'GET /api/admin/visits': staff(everybody),
  'GET /api/admin/applicants': staff(everybody),
  'GET /api/admin/applications/{id}': staff(everybody, { about: 'application', twice: [200, 200] }),
  'GET /api/admin/applications/{id}/history': staff(everybody, {
    about: 'application',
    twice: [200, 200],
  }),
  'GET /api/admin/applications/{id}/approval': staff(everybody, {
    about: 'application',
    twice: [404, 404],
  }),
  'GET /api/admin/applications/{id}/agreement': staff(everybody, {
    about: 'application',
    twice: [404, 404],
  }),
  'GET /api/admin/documents/{id}': staff(everybody, { about: 'document', twice: [200, 200] }),
  'GET /api/admin/documents/{id}/preview': staff(everybody, {
    about: 'document',
    twice: [200, 200],
  }),
  'GET /api/admin/documents/{id}/portal': staff(everybody, {
    about: 'document',
    twice: [200, 200],
  }),
  'GET /api/admin/applicants/{id}/portal': staff(everybody, {
    about: 'applicant',
    twice: ['404 document.not-found', '404 document.not-found'],
  }),

  'PATCH /api/admin/applications/{id}/status': staff(workers, {
    about: 'application',
    json: () => ({ status: 'processing', version: 1 }),
    twice: [200, 409],
  }),
  'PUT /api/admin/applications/{id}/status': staff(workers),
  'POST /api/admin/applications/{id}/approval': staff(workers),
  'PUT /api/admin/applications/{id}/assignee': staff(workers, {
    about: 'application',
    json: () => ({ staffId: null }),
    twice: [200, 200],
  }),
  'POST /api/admin/applications/{id}/notes': staff(workers, {
    about: 'application',
    json: () => ({ text: 'Called back' }),
    twice: [200, 200],
  }),
  'POST /api/admin/documents/{id}/review': staff(workers),
  'GET /api/admin/letters': staff(everybody),
  'GET /api/admin/mailer': staff(everybody),
  'POST /api/admin/letters/{id}/send': staff(workers),
  'POST /api/test-email': staff(workers),

  'GET /api/admin/chat/sessions': staff(everybody),
  'GET /api/admin/chat/sessions/{id}': staff(everybody),
  'GET /api/admin/chat/stream': staff(everybody),
  'GET /api/admin/chat/replies': staff(everybody),
  'POST /api/admin/chat/reply': staff(workers),
  'POST /api/admin/chat/signals': staff(workers),
  'PATCH /api/admin/chat/sessions/{id}': staff(workers),
  'POST /api/admin/chat/replies': staff(workers),
  'DELETE /api/admin/chat/replies/{id}': staff(workers),

  'GET /api/admin/export': staff(managers),
  'GET /api/admin/money/moves': staff(managers),
  'GET /api/admin/money/export': staff(managers),
  'GET /api/admin/money/months/{month}': staff(managers),
  'GET /api/admin/money/months/{month}/export': staff(managers),
  'GET /api/admin/money/disputes': staff(managers),
  'GET /api/admin/money/payouts': staff(managers),
  'POST /api/admin/money/payouts': staff(managers),
  'GET /api/admin/applications/{id}/refund': staff(managers, {
    about: 'application',
    twice: [200, 200],
  }),
  'POST /api/admin/applications/{id}/refund': staff(managers),
  'POST /api/admin/refunds/{id}/retry': staff(managers),
  'GET /api/admin/data-requests': staff(managers),
  'POST /api/admin/data-requests': staff(managers),
  'POST /api/admin/data-requests/{id}/export': staff(managers),
  'POST /api/admin/data-requests/{id}/erase': staff(managers),
  'GET /api/admin/retention': staff(managers),
  'GET /api/admin/audit': staff(managers),

  'GET /api/admin/staff': staff(owners),
  'POST /api/admin/staff/invitations': staff(owners),
  'DELETE /api/admin/staff/invitations/{id}': staff(owners),
  'POST /api/admin/staff/{id}/reset': staff(owners),
  'PATCH /api/admin/staff/{id}': staff(owners),
  'PUT /api/admin/settings': staff(owners),
  'GET /api/admin/getting-started': staff(owners),
  'POST /api/admin/getting-started/close': staff(owners),

  // A decision of their own for each traveller.
  'GET /api/applications/{id}/visa': own({
    about: 'application',
    twice: ['404 document.not-found', '404 document.not-found'],
  }),
  'GET /api/applicants/{id}/visa': own({
    about: 'applicant',
    twice: ['404 document.not-found', '404 document.not-found'],
  }),
  'PUT /api/admin/applicants/{id}/decision': staff(workers, {
    about: 'applicant',
    form: () => ({ decision: 'rejected', reason: 'The photo shows somebody else', version: '1' }),
    twice: [200, '409 application.changed'],
  }),
  'GET /api/admin/applicants/{id}/visa': staff(everybody, {
    about: 'applicant',
    twice: ['404 document.not-found', '404 document.not-found'],
  }),

  // Corrections after paying.
  'PATCH /api/applications/{id}/contact': own({
    about: 'application',
    json: () => ({ contactName: 'Ada Maria Muster' }),
    twice: [200, 200],
  }),
  'POST /api/applications/{id}/contact/confirm': own({
    about: 'application',
    json: () => ({ code: '000000' }),
    twice: ['422 code.wrong', '422 code.wrong'],
  }),
  'PATCH /api/applicants/{id}': own({
    about: 'applicant',
    json: () => ({ residentialCity: 'Zug' }),
    twice: [200, 200],
  }),
  'GET /api/applications/{id}/corrections': own({ about: 'application', twice: [200, 200] }),
  'GET /api/admin/applications/{id}/corrections': staff(everybody, {
    about: 'application',
    twice: [200, 200],
  }),
  'PATCH /api/admin/applications/{id}/contact': staff(workers, {
    about: 'application',
    json: () => ({ contactName: 'Ada Maria Muster', reason: 'Asked by telephone', version: 1 }),
    twice: [200, '409 application.changed'],
  }),
  'PATCH /api/admin/applicants/{id}': staff(workers, {
    about: 'applicant',
    json: () => ({ residentialCity: 'Zug', reason: 'Asked by telephone', version: 1 }),
    twice: [200, '409 application.changed'],
  }),

  // Another kind of visa or speed after paying.
  'GET /api/applications/{id}/amendment': own({
    about: 'application',
    state: 'bought',
    twice: [200, 200],
  }),
  'POST /api/applications/{id}/supplement': own({
    about: 'application',
    state: 'bought',
    json: () => ({ processingType: 'urgent' }),
    twice: [201, 201],
  }),
  'GET /api/admin/applications/{id}/amendment': staff(managers, {
    about: 'application',
    state: 'bought',
    twice: [200, 200],
  }),
  'POST /api/admin/applications/{id}/amendment': staff(managers, {
    about: 'application',
    state: 'bought',
    json: () => ({ visaType: 'transit', reason: 'They only change planes' }),
    twice: [201, '409 amendment.nothing'],
  }),

  // Receipts and credit notes.
  'GET /api/applications/{id}/receipts': own({
    about: 'application',
    state: 'bought',
    twice: [200, 200],
  }),
  'GET /api/applications/{id}/receipt': own({
    about: 'application',
    state: 'bought',
    twice: [200, 200],
  }),
  'GET /api/admin/applications/{id}/receipts': staff(everybody, {
    about: 'application',
    state: 'bought',
    twice: [200, 200],
  }),
  'GET /api/admin/applications/{id}/receipts/{number}': staff(everybody),

  // What travellers do by themselves.
  'POST /api/status-check/link': anyone('one answer always; the letter goes to the known address'),
  'POST /api/find-applications': anyone('one answer always; the letter goes to the known address'),
  'GET /api/applications/{id}/cancellation': own({ about: 'application', twice: [200, 200] }),
  'POST /api/applications/{id}/cancellation': own({
    about: 'application',
    state: 'bought',
    json: () => ({ reason: 'We travel next year' }),
    twice: [202, 202],
  }),
  'DELETE /api/applications/{id}': own({
    about: 'application',
    state: 'unpaid',
    twice: [204, 404],
  }),
  'POST /api/applications/{id}/data-requests': own({
    about: 'application',
    json: () => ({ kind: 'export' }),
    twice: [202, 202],
  }),
  'GET /api/admin/cancellations': staff(everybody),
  'POST /api/admin/cancellations/{id}': staff(workers),

  'GET /api/applications/{id}/letters': own({ about: 'application', twice: [200, 200] }),
}
