import type { Translation } from './index.ts'
import { agreement } from './ja/agreement.ts'
import { apply } from './ja/apply.ts'
import { chat } from './ja/chat.ts'
import { chooser } from './ja/chooser.ts'
import { consent } from './ja/consent.ts'
import { correction } from './ja/correction.ts'
import { document } from './ja/document.ts'
import { eligibility } from './ja/eligibility.ts'
import { error } from './ja/error.ts'
import { forget } from './ja/forget.ts'
import { form } from './ja/form.ts'
import { greeting } from './ja/greeting.ts'
import { help } from './ja/help.ts'
import { home } from './ja/home.ts'
import { legal } from './ja/legal.ts'
import { letter } from './ja/letter.ts'
import { link } from './ja/link.ts'
import { messenger } from './ja/messenger.ts'
import { own } from './ja/own.ts'
import { ownLink } from './ja/ownLink.ts'
import { page } from './ja/page.ts'
import { passport } from './ja/passport.ts'
import { payment } from './ja/payment.ts'
import { photo } from './ja/photo.ts'
import { portal } from './ja/portal.ts'
import { push } from './ja/push.ts'
import { receipt } from './ja/receipt.ts'
import { receipts } from './ja/receipts.ts'
import { rule } from './ja/rule.ts'
import { sheet } from './ja/sheet.ts'
import { site } from './ja/site.ts'
import { status } from './ja/status.ts'
import { traveller } from './ja/traveller.ts'

export const ja = {
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
