import { agreement } from './es/agreement.ts'
import { apply } from './es/apply.ts'
import { chat } from './es/chat.ts'
import { chooser } from './es/chooser.ts'
import { consent } from './es/consent.ts'
import { correction } from './es/correction.ts'
import { document } from './es/document.ts'
import { eligibility } from './es/eligibility.ts'
import { error } from './es/error.ts'
import { forget } from './es/forget.ts'
import { form } from './es/form.ts'
import { greeting } from './es/greeting.ts'
import { help } from './es/help.ts'
import { home } from './es/home.ts'
import { legal } from './es/legal.ts'
import { letter } from './es/letter.ts'
import { link } from './es/link.ts'
import { messenger } from './es/messenger.ts'
import { own } from './es/own.ts'
import { ownLink } from './es/ownLink.ts'
import { page } from './es/page.ts'
import { passport } from './es/passport.ts'
import { payment } from './es/payment.ts'
import { photo } from './es/photo.ts'
import { portal } from './es/portal.ts'
import { push } from './es/push.ts'
import { receipt } from './es/receipt.ts'
import { receipts } from './es/receipts.ts'
import { rule } from './es/rule.ts'
import { sheet } from './es/sheet.ts'
import { site } from './es/site.ts'
import { status } from './es/status.ts'
import { traveller } from './es/traveller.ts'
import type { Translation } from './index.ts'

export const es = {
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
