import type { Endpoint } from './endpoint.ts'

/** The exports of the contract as types: importing this loads no schema. */
type Files =
  | typeof import('./access.ts')
  | typeof import('./agreement.ts')
  | typeof import('./amendment.ts')
  | typeof import('./application.ts')
  | typeof import('./cancellation.ts')
  | typeof import('./chat.ts')
  | typeof import('./correction.ts')
  | typeof import('./document.ts')
  | typeof import('./draft.ts')
  | typeof import('./greeting.ts')
  | typeof import('./letter.ts')
  | typeof import('./link.ts')
  | typeof import('./mail.ts')
  | typeof import('./messenger.ts')
  | typeof import('./passport-page.ts')
  | typeof import('./payment.ts')
  | typeof import('./payment-link.ts')
  | typeof import('./person.ts')
  | typeof import('./push.ts')
  | typeof import('./receipt.ts')
  | typeof import('./rules.ts')
  | typeof import('./rules-document.ts')
  | typeof import('./thread.ts')
  | typeof import('./traveller-link.ts')
  | typeof import('./visa.ts')
  | typeof import('./staff/account.ts')
  | typeof import('./staff/alert.ts')
  | typeof import('./staff/amendment.ts')
  | typeof import('./staff/application.ts')
  | typeof import('./staff/audit.ts')
  | typeof import('./staff/bulk.ts')
  | typeof import('./staff/cancellation.ts')
  | typeof import('./staff/chat.ts')
  | typeof import('./staff/office.ts')
  | typeof import('./staff/decision.ts')
  | typeof import('./staff/correction.ts')
  | typeof import('./staff/email.ts')
  | typeof import('./staff/factor.ts')
  | typeof import('./staff/filing.ts')
  | typeof import('./staff/filing-form.ts')
  | typeof import('./staff/getting-started.ts')
  | typeof import('./staff/auto-assign.ts')
  | typeof import('./staff/health.ts')
  | typeof import('./staff/letter.ts')
  | typeof import('./staff/list.ts')
  | typeof import('./staff/login.ts')
  | typeof import('./staff/message.ts')
  | typeof import('./staff/messenger.ts')
  | typeof import('./staff/fee.ts')
  | typeof import('./staff/money.ts')
  | typeof import('./staff/payout.ts')
  | typeof import('./staff/person.ts')
  | typeof import('./staff/receipt.ts')
  | typeof import('./staff/refund.ts')
  | typeof import('./staff/report.ts')
  | typeof import('./staff/role.ts')
  | typeof import('./staff/rules.ts')
  | typeof import('./staff/setting.ts')
  | typeof import('./staff/template.ts')
  | typeof import('./staff/team.ts')
  | typeof import('./staff/thread.ts')
  | typeof import('./staff/view.ts')
  | typeof import('./staff/visa-document.ts')
  | typeof import('./staff/visit.ts')

type Named = Pick<Endpoint, 'method' | 'path'>
type EndpointsOf<File> = File extends unknown ? Extract<File[keyof File], Named> : never

/** All endpoints by route: `Api['POST /api/applications']`. */
export type Api = {
  readonly [E in EndpointsOf<Files> as `${E['method']} ${E['path']}`]: E
}

/** Method and path of an endpoint, parameters in braces. */
export type Route = keyof Api
