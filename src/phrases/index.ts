import { agreement } from './en/agreement.ts'
import { apply } from './en/apply.ts'
import { chat } from './en/chat.ts'
import { chooser } from './en/chooser.ts'
import { consent } from './en/consent.ts'
import { correction } from './en/correction.ts'
import { document } from './en/document.ts'
import { eligibility } from './en/eligibility.ts'
import { error } from './en/error.ts'
import { evidence } from './en/evidence.ts'
import { forget } from './en/forget.ts'
import { form } from './en/form.ts'
import { greeting } from './en/greeting.ts'
import { help } from './en/help.ts'
import { home } from './en/home.ts'
import { legal } from './en/legal.ts'
import { letter } from './en/letter.ts'
import { link } from './en/link.ts'
import { messenger } from './en/messenger.ts'
import { notice } from './en/notice.ts'
import { own } from './en/own.ts'
import { ownLink } from './en/ownLink.ts'
import { page } from './en/page.ts'
import { passport } from './en/passport.ts'
import { payment } from './en/payment.ts'
import { photo } from './en/photo.ts'
import { portal } from './en/portal.ts'
import { push } from './en/push.ts'
import { receipt } from './en/receipt.ts'
import { receipts } from './en/receipts.ts'
import { rule } from './en/rule.ts'
import { sheet } from './en/sheet.ts'
import { site } from './en/site.ts'
import { staff } from './en/staff.ts'
import { status } from './en/status.ts'
import { traveller } from './en/traveller.ts'

/** English is the shape that every other language satisfies. */
export const en = {
  agreement,
  apply,
  chat,
  chooser,
  consent,
  correction,
  document,
  eligibility,
  error,
  evidence,
  forget,
  form,
  greeting,
  help,
  home,
  legal,
  letter,
  notice,
  link,
  messenger,
  own,
  ownLink,
  page,
  passport,
  payment,
  photo,
  portal,
  push,
  receipt,
  receipts,
  rule,
  sheet,
  site,
  status,
  traveller,
  ...staff,
}

export type Dictionary = { [N in keyof typeof en]: Readonly<Record<keyof (typeof en)[N], string>> }
export type Namespace = keyof Dictionary

type StaffScreen = keyof typeof staff

/** The screens of staff, a namespace for each noun. */
export const staffScreens = Object.keys(staff) as StaffScreen[]

/** What colleagues read: in English and Turkish. Everything else is in every language. */
export const staffNamespaces = ['notice', ...staffScreens] as const
type StaffNamespace = (typeof staffNamespaces)[number]

/** What banks read: in English alone. */
type BankNamespace = 'evidence'

/** A language besides English: complete by the compiler for whatever travellers see or receive. */
export type Translation = Pick<Dictionary, Exclude<Namespace, StaffNamespace | BankNamespace>> &
  Partial<Pick<Dictionary, StaffNamespace | BankNamespace>>

/** How keys of a namespace begin. What only staff are answered stands apart, and is said like every other error. */
export type PrefixOf<N extends Namespace> = N extends 'staff.error' ? 'error' : N
export const prefixOf = (namespace: Namespace) =>
  namespace === 'staff.error' ? 'error' : namespace
