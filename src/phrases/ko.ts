import type { Translation } from './index.ts'
import { agreement } from './ko/agreement.ts'
import { apply } from './ko/apply.ts'
import { chat } from './ko/chat.ts'
import { chooser } from './ko/chooser.ts'
import { consent } from './ko/consent.ts'
import { correction } from './ko/correction.ts'
import { document } from './ko/document.ts'
import { eligibility } from './ko/eligibility.ts'
import { error } from './ko/error.ts'
import { forget } from './ko/forget.ts'
import { form } from './ko/form.ts'
import { greeting } from './ko/greeting.ts'
import { help } from './ko/help.ts'
import { home } from './ko/home.ts'
import { legal } from './ko/legal.ts'
import { letter } from './ko/letter.ts'
import { link } from './ko/link.ts'
import { messenger } from './ko/messenger.ts'
import { own } from './ko/own.ts'
import { ownLink } from './ko/ownLink.ts'
import { page } from './ko/page.ts'
import { passport } from './ko/passport.ts'
import { payment } from './ko/payment.ts'
import { photo } from './ko/photo.ts'
import { portal } from './ko/portal.ts'
import { push } from './ko/push.ts'
import { receipt } from './ko/receipt.ts'
import { receipts } from './ko/receipts.ts'
import { rule } from './ko/rule.ts'
import { sheet } from './ko/sheet.ts'
import { site } from './ko/site.ts'
import { status } from './ko/status.ts'
import { traveller } from './ko/traveller.ts'

export const ko = {
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
