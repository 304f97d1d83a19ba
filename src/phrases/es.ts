import { agreement } from './es/agreement.ts'
import { apply } from './es/apply.ts'
import { chat } from './es/chat.ts'
import { chooser } from './es/chooser.ts'
import { consent } from './es/consent.ts'
import { correction } from './es/correction.ts'
import { document } from './es/document.ts'
import { error } from './es/error.ts'
import { form } from './es/form.ts'
import { help } from './es/help.ts'
import { home } from './es/home.ts'
import { legal } from './es/legal.ts'
import { letter } from './es/letter.ts'
import { link } from './es/link.ts'
import { own } from './es/own.ts'
import { page } from './es/page.ts'
import { payment } from './es/payment.ts'
import { receipt } from './es/receipt.ts'
import { receipts } from './es/receipts.ts'
import { reply } from './es/reply.ts'
import { rule } from './es/rule.ts'
import { sheet } from './es/sheet.ts'
import { site } from './es/site.ts'
import { status } from './es/status.ts'
import type { Translation } from './index.ts'

export const es = {
  agreement,
  apply,
  chat,
  chooser,
  consent,
  correction,
  document,
  error,
  form,
  help,
  home,
  legal,
  letter,
  link,
  own,
  page,
  payment,
  receipt,
  receipts,
  reply,
  rule,
  sheet,
  site,
  status,
} satisfies Translation
