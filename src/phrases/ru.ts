import type { Translation } from './index.ts'
import { agreement } from './ru/agreement.ts'
import { apply } from './ru/apply.ts'
import { chat } from './ru/chat.ts'
import { chooser } from './ru/chooser.ts'
import { consent } from './ru/consent.ts'
import { correction } from './ru/correction.ts'
import { document } from './ru/document.ts'
import { eligibility } from './ru/eligibility.ts'
import { error } from './ru/error.ts'
import { forget } from './ru/forget.ts'
import { form } from './ru/form.ts'
import { greeting } from './ru/greeting.ts'
import { help } from './ru/help.ts'
import { home } from './ru/home.ts'
import { legal } from './ru/legal.ts'
import { letter } from './ru/letter.ts'
import { link } from './ru/link.ts'
import { messenger } from './ru/messenger.ts'
import { own } from './ru/own.ts'
import { ownLink } from './ru/ownLink.ts'
import { page } from './ru/page.ts'
import { passport } from './ru/passport.ts'
import { payment } from './ru/payment.ts'
import { photo } from './ru/photo.ts'
import { portal } from './ru/portal.ts'
import { push } from './ru/push.ts'
import { receipt } from './ru/receipt.ts'
import { receipts } from './ru/receipts.ts'
import { rule } from './ru/rule.ts'
import { sheet } from './ru/sheet.ts'
import { site } from './ru/site.ts'
import { status } from './ru/status.ts'
import { traveller } from './ru/traveller.ts'

export const ru = {
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
