import { agreement } from './de/agreement.ts'
import { apply } from './de/apply.ts'
import { chat } from './de/chat.ts'
import { chooser } from './de/chooser.ts'
import { consent } from './de/consent.ts'
import { correction } from './de/correction.ts'
import { document } from './de/document.ts'
import { eligibility } from './de/eligibility.ts'
import { error } from './de/error.ts'
import { forget } from './de/forget.ts'
import { form } from './de/form.ts'
import { greeting } from './de/greeting.ts'
import { help } from './de/help.ts'
import { home } from './de/home.ts'
import { legal } from './de/legal.ts'
import { letter } from './de/letter.ts'
import { link } from './de/link.ts'
import { messenger } from './de/messenger.ts'
import { own } from './de/own.ts'
import { ownLink } from './de/ownLink.ts'
import { page } from './de/page.ts'
import { passport } from './de/passport.ts'
import { payment } from './de/payment.ts'
import { photo } from './de/photo.ts'
import { portal } from './de/portal.ts'
import { push } from './de/push.ts'
import { receipt } from './de/receipt.ts'
import { receipts } from './de/receipts.ts'
import { rule } from './de/rule.ts'
import { sheet } from './de/sheet.ts'
import { site } from './de/site.ts'
import { status } from './de/status.ts'
import { traveller } from './de/traveller.ts'
import type { Translation } from './index.ts'

export const de = {
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
