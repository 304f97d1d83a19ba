import { account } from './staff/account.ts'
import { alert } from './staff/alert.ts'
import { application } from './staff/application.ts'
import { audit } from './staff/audit.ts'
import { cancellation } from './staff/cancellation.ts'
import { chat } from './staff/chat.ts'
import { correction } from './staff/correction.ts'
import { delivery } from './staff/delivery.ts'
import { email } from './staff/email.ts'
import { error } from './staff/error.ts'
import { filing } from './staff/filing.ts'
import { health } from './staff/health.ts'
import { letter } from './staff/letter.ts'
import { list } from './staff/list.ts'
import { login } from './staff/login.ts'
import { messenger } from './staff/messenger.ts'
import { money } from './staff/money.ts'
import { office } from './staff/office.ts'
import { parts } from './staff/parts.ts'
import { person } from './staff/person.ts'
import { receipt } from './staff/receipt.ts'
import { refund } from './staff/refund.ts'
import { report } from './staff/report.ts'
import { review } from './staff/review.ts'
import { rules } from './staff/rules.ts'
import { shell } from './staff/shell.ts'
import { start } from './staff/start.ts'
import { team } from './staff/team.ts'
import { template } from './staff/template.ts'
import { thread } from './staff/thread.ts'
import { visa } from './staff/visa.ts'
import { visit } from './staff/visit.ts'

/** What staff read, a namespace for each folder of their screens. */
export const staff = {
  'staff.account': account,
  'staff.alert': alert,
  'staff.application': application,
  'staff.audit': audit,
  'staff.cancellation': cancellation,
  'staff.chat': chat,
  'staff.correction': correction,
  'staff.email': email,
  'staff.delivery': delivery,
  'staff.error': error,
  'staff.filing': filing,
  'staff.health': health,
  'staff.letter': letter,
  'staff.list': list,
  'staff.login': login,
  'staff.messenger': messenger,
  'staff.money': money,
  'staff.office': office,
  'staff.parts': parts,
  'staff.person': person,
  'staff.receipt': receipt,
  'staff.refund': refund,
  'staff.report': report,
  'staff.review': review,
  'staff.rules': rules,
  'staff.shell': shell,
  'staff.start': start,
  'staff.team': team,
  'staff.thread': thread,
  'staff.template': template,
  'staff.visa': visa,
  'staff.visit': visit,
}
