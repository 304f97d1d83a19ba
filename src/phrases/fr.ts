import { agreement } from './fr/agreement.ts'
import { apply } from './fr/apply.ts'
import { chat } from './fr/chat.ts'
import { chooser } from './fr/chooser.ts'
import { consent } from './fr/consent.ts'
import { correction } from './fr/correction.ts'
import { document } from './fr/document.ts'
import { eligibility } from './fr/eligibility.ts'
import { error } from './fr/error.ts'
import { forget } from './fr/forget.ts'
import { form } from './fr/form.ts'
import { greeting } from './fr/greeting.ts'
import { help } from './fr/help.ts'
import { home } from './fr/home.ts'
import { legal } from './fr/legal.ts'
import { letter } from './fr/letter.ts'
import { link } from './fr/link.ts'
import { messenger } from './fr/messenger.ts'
import { own } from './fr/own.ts'
import { ownLink } from './fr/ownLink.ts'
import { page } from './fr/page.ts'
import { passport } from './fr/passport.ts'
import { payment } from './fr/payment.ts'
import { photo } from './fr/photo.ts'
import { portal } from './fr/portal.ts'
import { push } from './fr/push.ts'
import { receipt } from './fr/receipt.ts'
import { receipts } from './fr/receipts.ts'
import { rule } from './fr/rule.ts'
import { sheet } from './fr/sheet.ts'
import { site } from './fr/site.ts'
import { status } from './fr/status.ts'
import { traveller } from './fr/traveller.ts'
import type { Translation } from './index.ts'

export const fr = {
  agreement,
  apply,
  chat,
  chooser,
  consent,
  correction,
  document,
  eligibility,
  error,
  forget,
  form,
  greeting,
  help,
  home,
  legal,
  letter,
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
} satisfies Translation
