import { agreement } from './ar/agreement.ts'
import { apply } from './ar/apply.ts'
import { chat } from './ar/chat.ts'
import { chooser } from './ar/chooser.ts'
import { consent } from './ar/consent.ts'
import { correction } from './ar/correction.ts'
import { document } from './ar/document.ts'
import { eligibility } from './ar/eligibility.ts'
import { error } from './ar/error.ts'
import { forget } from './ar/forget.ts'
import { form } from './ar/form.ts'
import { greeting } from './ar/greeting.ts'
import { help } from './ar/help.ts'
import { home } from './ar/home.ts'
import { legal } from './ar/legal.ts'
import { letter } from './ar/letter.ts'
import { link } from './ar/link.ts'
import { messenger } from './ar/messenger.ts'
import { own } from './ar/own.ts'
import { ownLink } from './ar/ownLink.ts'
import { page } from './ar/page.ts'
import { passport } from './ar/passport.ts'
import { payment } from './ar/payment.ts'
import { photo } from './ar/photo.ts'
import { portal } from './ar/portal.ts'
import { push } from './ar/push.ts'
import { receipt } from './ar/receipt.ts'
import { receipts } from './ar/receipts.ts'
import { rule } from './ar/rule.ts'
import { sheet } from './ar/sheet.ts'
import { site } from './ar/site.ts'
import { status } from './ar/status.ts'
import { traveller } from './ar/traveller.ts'
import type { Translation } from './index.ts'

export const ar = {
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
