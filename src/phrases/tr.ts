import type { Translation } from './index.ts'
import { agreement } from './tr/agreement.ts'
import { apply } from './tr/apply.ts'
import { chat } from './tr/chat.ts'
import { chooser } from './tr/chooser.ts'
import { consent } from './tr/consent.ts'
import { correction } from './tr/correction.ts'
import { document } from './tr/document.ts'
import { eligibility } from './tr/eligibility.ts'
import { error } from './tr/error.ts'
import { forget } from './tr/forget.ts'
import { form } from './tr/form.ts'
import { greeting } from './tr/greeting.ts'
import { help } from './tr/help.ts'
import { home } from './tr/home.ts'
import { legal } from './tr/legal.ts'
import { letter } from './tr/letter.ts'
import { link } from './tr/link.ts'
import { messenger } from './tr/messenger.ts'
import { notice } from './tr/notice.ts'
import { own } from './tr/own.ts'
import { ownLink } from './tr/ownLink.ts'
import { page } from './tr/page.ts'
import { passport } from './tr/passport.ts'
import { payment } from './tr/payment.ts'
import { photo } from './tr/photo.ts'
import { portal } from './tr/portal.ts'
import { push } from './tr/push.ts'
import { receipt } from './tr/receipt.ts'
import { receipts } from './tr/receipts.ts'
import { rule } from './tr/rule.ts'
import { sheet } from './tr/sheet.ts'
import { site } from './tr/site.ts'
import { staff } from './tr/staff.ts'
import { status } from './tr/status.ts'
import { traveller } from './tr/traveller.ts'

export const tr = {
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
} satisfies Translation
