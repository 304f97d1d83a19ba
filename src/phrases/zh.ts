import type { Translation } from './index.ts'
import { agreement } from './zh/agreement.ts'
import { apply } from './zh/apply.ts'
import { chat } from './zh/chat.ts'
import { chooser } from './zh/chooser.ts'
import { consent } from './zh/consent.ts'
import { correction } from './zh/correction.ts'
import { document } from './zh/document.ts'
import { eligibility } from './zh/eligibility.ts'
import { error } from './zh/error.ts'
import { forget } from './zh/forget.ts'
import { form } from './zh/form.ts'
import { greeting } from './zh/greeting.ts'
import { help } from './zh/help.ts'
import { home } from './zh/home.ts'
import { legal } from './zh/legal.ts'
import { letter } from './zh/letter.ts'
import { link } from './zh/link.ts'
import { messenger } from './zh/messenger.ts'
import { own } from './zh/own.ts'
import { ownLink } from './zh/ownLink.ts'
import { page } from './zh/page.ts'
import { passport } from './zh/passport.ts'
import { payment } from './zh/payment.ts'
import { photo } from './zh/photo.ts'
import { portal } from './zh/portal.ts'
import { push } from './zh/push.ts'
import { receipt } from './zh/receipt.ts'
import { receipts } from './zh/receipts.ts'
import { rule } from './zh/rule.ts'
import { sheet } from './zh/sheet.ts'
import { site } from './zh/site.ts'
import { status } from './zh/status.ts'
import { traveller } from './zh/traveller.ts'

export const zh = {
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
