import type { HealthPart, HealthTrouble } from '#domain/health-line.ts'
import type { JobName } from '#domain/job.ts'

/** How the installation is, for whoever runs it. */
export const health = {
  title: 'System health',
  lead: 'What this installation says about itself, the worst first. The page refreshes by itself.',
  at: 'As of {time}',
  'all.act': '{count, plural, one {# thing needs you now} other {# things need you now}}',
  'all.look': '{count, plural, one {# thing is worth a look} other {# things are worth a look}}',
  'all.good': 'Everything works',
  'all.good.text': 'Nothing needs you. What stands below are the figures.',
  'state.act': 'Act now',
  'state.look': 'Look at it',
  'state.good': 'Good',
  'state.off': 'Not in use',
  lines: 'All parts',
  docs: 'More in docs/operations/{chapter}.md',
  unknown: 'not known',
  never: 'never',
  ago: '{age} ago',

  'part.database': 'Database',
  'part.nodes': 'Servers',
  'part.jobs': 'Work in the queue',
  'part.schedules': 'Recurring work',
  'part.letters': 'Emails',
  'part.gateway': 'Payment gateway',
  'part.store': 'Document store',
  'part.disk': 'Disk space',
  'part.scanner': 'Virus scanner',
  'part.mailbox': 'Mailbox',
  'part.messengers': 'Messengers',
  'part.clock': 'Clock',
  'part.backup': 'Backups',
  'part.audit': 'Audit',
  'part.invariants': 'Consistency of the data',

  'facts.database': 'PostgreSQL {version}, {size}, {used} of {most} connections in use',
  'facts.standby': '{count, plural, one {# standby} other {# standbys}}, at most {age} behind',
  'facts.standby.unknown':
    '{count, plural, one {# standby} other {# standbys}}; how far behind is not shown to this user',
  'facts.nodes': '{count, plural, one {# server runs} other {# servers run}}',
  'facts.jobs':
    '{waiting, plural, =0 {Nothing waits} one {# waiting} other {# waiting}}, {active, number} under way',
  'facts.schedules': '{count, plural, one {# task recurs} other {# tasks recur}}',
  'facts.letters':
    '{waiting, plural, =0 {No email waits} one {# email waits} other {# emails wait}} to be sent',
  'facts.gateway':
    '{count, plural, =0 {No payment is under way} one {# payment is under way} other {# payments are under way}}',
  'facts.store': 'No failure since the last answer',
  'facts.disk': '{size} free',
  'facts.scanner': 'No failure since the last answer',
  'facts.scanner.off': 'None is set up (CLAMAV_URL)',
  'facts.mailbox': 'Last read: {when}',
  'facts.mailbox.off': 'None is set up (INBOX_URL)',
  'facts.messengers': 'Last heard of: {when}',
  'facts.messengers.off': 'None is set up (WHATSAPP_TOKEN, TELEGRAM_TOKEN, SMS_TOKEN)',
  'facts.clock': '{seconds} s from the database’s clock at most',
  'facts.backup': 'Last made: {when}. Last restored to try it: {tried}',
  'facts.audit': 'Last sealed: {sealed}. Last checked: {checked}',
  'facts.invariants': 'Last asked: {when}',

  'why.unasked': 'This part could not be asked.',
  'do.unasked':
    'Wait for the next refresh. If it stays, look for “a part could not be asked how it is” in the log.',
  'why.connections-full':
    '{percent}% of the database’s connections are in use: soon requests fail.',
  'do.connections-full':
    'Stop what else uses the database, raise max_connections, or lower DATABASE_POOL.',
  'why.connections-many': '{percent}% of the database’s connections are in use.',
  'do.connections-many':
    'See who uses them (pg_stat_activity). With more servers, raise max_connections or put a pooler in front.',
  'why.transaction-long':
    'A transaction has been open for {age}. It holds up cleaning, and maybe others.',
  'do.transaction-long':
    'Somebody may have left a session open. Find it in pg_stat_activity by xact_start, and end it with pg_terminate_backend.',
  'why.standby-behind': 'A standby is {age} behind. What it lacks would be lost with the primary.',
  'do.standby-behind': 'Look at the standby: its log, its disk, and the network between the two.',
  'why.no-worker': 'No running server does the work in the queue: no email goes out.',
  'do.no-worker': 'Start a server with ROLE=worker or ROLE=all.',
  'why.node-silent': '{name} has said nothing for {age}.',
  'do.node-silent':
    'If you stopped it, this line goes within an hour. Otherwise look at that machine and start the server again.',
  'why.node-lag': 'On {name} requests wait {count} ms for their turn.',
  'do.node-lag': 'That machine has too much to do: add a server, or give it more processor.',
  'why.node-versions': 'The running servers are of {count} different versions.',
  'do.node-versions':
    'That is right during an update. Otherwise update the ones that were left out.',
  'why.release-newer': 'Release {name} is out, and none of the running servers has it.',
  'do.release-newer':
    'Read what changed in CHANGELOG.md, then update the servers one after the other.',
  'why.jobs-stuck': 'Work has been waiting for {age}: nobody does it.',
  'do.jobs-stuck': 'Look at the servers below, and in the log of one with the role worker or all.',
  'why.jobs-slow': 'Work has been waiting for {age}.',
  'do.jobs-slow': 'The table below says which. If it keeps growing, start another worker.',
  'why.jobs-failed':
    '{count, plural, one {# task was given up} other {# tasks were given up}}, among them: {name}.',
  'do.jobs-failed':
    'The log says why (“job failed”). Given-up tasks disappear from here after a week.',
  'why.schedule-failing': '“{name}” failed the last time.',
  'do.schedule-failing':
    'It is tried again by itself. If it keeps failing, the log says why (“scheduled job failed”).',
  'why.schedule-late': '“{name}” last ran {age} ago, and should have run since.',
  'do.schedule-late': 'Look whether a server with the role worker or all runs, and in its log.',
  'why.letters-stuck': 'Emails have been waiting for {age}. Travellers hear nothing.',
  'do.letters-stuck': 'Test the email: it says why nothing goes out. Afterwards, send what waits.',
  'why.letters-slow': 'Emails have been waiting for {age}.',
  'do.letters-slow':
    'They are tried again by themselves. The email test says whether the mail server answers.',
  'why.letters-failed':
    '{count, plural, one {# email was given up} other {# emails were given up}} within a day.',
  'do.letters-failed':
    'Open the list: mostly an address is wrong, and the traveller can be asked for another.',
  'why.gateway-away': 'The payment gateway has not answered for {age}. Nobody can pay.',
  'do.gateway-away':
    'Look at the gateway’s own status page. Open payments are asked about as soon as it is back.',
  'why.attempts-old':
    'A payment has been open for {age}, though it should be settled after an hour.',
  'do.attempts-old': 'Look at the payments, and whether “{name}” below goes well.',
  'why.store-away':
    'The document store has been failing for {age}. Nobody can upload or open a document.',
  'do.store-away':
    'Look at the disk or the bucket. What was stored is safe; it works again by itself.',
  'why.disk-full': '{name} has {size} left ({percent}%). Uploads are about to be refused.',
  'do.disk-full': 'Make room now, or give the disk more.',
  'why.disk-filling': '{name} has {size} left ({percent}%).',
  'do.disk-filling': 'Make room this week, or give the disk more.',
  'why.scanner-away':
    'The virus scanner has been failing for {age}. Uploads are refused meanwhile.',
  'do.scanner-away': 'Start ClamAV again, and look whether its signatures are up to date.',
  'why.mailbox-away':
    'The mailbox could not be read {count, plural, one {the last time} other {the last # times}}. Answers by email wait there.',
  'do.mailbox-away':
    'The log says why (“the mailbox could not be read”): mostly the password or the server’s name.',
  'why.messenger-token': '{name} refuses our token: nothing goes there.',
  'do.messenger-token':
    'Make a new token in the service’s console, put it into the settings and start the server again. What waits then goes by itself.',
  'why.messenger-away': '{name} did not take the last message, {age} ago.',
  'do.messenger-away':
    'It is tried again by itself. If it stays, look at the service’s own status page and at your account there.',
  'why.messenger-silent':
    '{name} has reported nothing of what was sent {age} ago. What travellers write there may not arrive either.',
  'do.messenger-silent':
    'Look in the service’s console whether it calls the right address and what it was answered.',
  'why.messenger-quality': '{name} rates our messages as low quality and may send fewer of them.',
  'do.messenger-quality':
    'Too many people blocked or reported us. See who hears from us without having asked for it.',
  'why.messages-stuck': 'Messages to or from {name} have been waiting for {age}.',
  'do.messages-stuck':
    'Look whether a server with the role worker or all runs, and in its log (“job failed”).',
  'why.messages-slow': 'Messages to or from {name} have been waiting for {age}.',
  'do.messages-slow': 'They are tried again by themselves.',
  'why.templates-refused':
    '{name} refused or paused {count, plural, one {# notice} other {# notices}}. That news goes in English, or by email alone.',
  'do.templates-refused': 'The reasons stand under Messengers. Answer Meta in its console.',
  'why.templates-missing':
    '{name} lacks {count, plural, one {# notice} other {# notices}} in English. That news goes by email alone to those who have not written lately.',
  'do.templates-missing': 'Submit them under Messengers.',
  'why.clock-ahead':
    'The clock of {name} is {age} from the database’s. Codes and payments depend on it.',
  'do.clock-ahead': 'Set the time of that machine by a time service (chrony, systemd-timesyncd).',
  'why.backup-none': 'No backup was ever made here.',
  'do.backup-none': 'Make one, and have it made every night: npm run backup -- FILE.',
  'why.backup-old': 'The last backup is {age} old.',
  'do.backup-old': 'Look at what makes it every night, and make one now: npm run backup -- FILE.',
  'why.backup-absent':
    'The last backup lacks {count, plural, one {# document} other {# documents}}.',
  'do.backup-absent':
    'The log names damaged files (“a stored file is damaged”). Keep older backups until they are found.',
  'why.backup-untried': 'No backup has been restored to try it for {age}.',
  'do.backup-untried': 'Restore the last one into an empty folder: npm run restore -- FILE.',
  'why.audit-broken': 'The audit was changed behind our back.',
  'do.audit-broken': 'Change nothing. Copy the database as it is, then compare it with backups.',
  'why.audit-unsealed': 'The audit has not been sealed for {age}.',
  'do.audit-unsealed': 'Look whether “{name}” below goes well.',
  'why.audit-unchecked': 'The audit was last checked {age} ago; it should be every night.',
  'do.audit-unchecked': 'Look whether “{name}” below goes well.',
  'why.invariants-broken':
    '{count, plural, one {# record breaks} other {# records break}} what must always be true.',
  'do.invariants-broken':
    'The names are below; the log says which records (“promises are broken”). Report it, and change nothing by hand.',

  'link.letters': 'Emails that wait',
  'link.letters-failed': 'Emails that were given up',
  'link.email-test': 'Test the email',
  'link.messengers': 'Messengers',
  'link.payments': 'Payments',
  'link.audit': 'Audit',

  nodes: 'Servers',
  'nodes.role': 'Role',
  'role.web': 'answers',
  'role.worker': 'works',
  'role.all': 'answers and works',
  'nodes.version': 'Version',
  'nodes.started': 'Started',
  'nodes.seen': 'Heard of',
  'nodes.memory': 'Memory',
  'nodes.lag': 'Wait',
  'nodes.free': 'Disk free',
  queues: 'Work in the queue',
  'queues.name': 'Work',
  'queues.waiting': 'Waiting',
  'queues.active': 'Under way',
  'queues.failed': 'Given up',
  'queues.empty': 'Nothing waits, and nothing was given up.',
  schedules: 'Recurring work',
  'schedules.every': 'Every',
  'schedules.good': 'Last went well',
  'schedules.bad': 'Last failed',
  'schedules.took': 'Took',
  broken: 'Broken promises of the data',

  'job.send-letter': 'Send emails',
  'job.print-agreement': 'Make agreement copies',
  'job.ask-gateway': 'Ask about open payments',
  'job.make-refund': 'Make refunds',
  'job.forget-attempt': 'Have the gateway forget',
  'job.write-asked': 'Write emails that were asked for',
  'job.compare-passport': 'Compare passport pages',
  'job.send-push': 'Tell colleagues on their devices',
  'job.send-traveller-push': 'Tell travellers on their devices',
  'job.take-messenger': 'Take messages from messengers',
  'job.send-messenger': 'Send messages to messengers',
  'job.tend-messengers': 'Look after messengers',
  'job.remind-drafts': 'Remind of unfinished answers',
  'job.tell-waiting': 'Tell colleagues of what waits',
  'job.tell-morning': 'Write the morning email',
  'job.tell-received': 'Confirm what was received',
  'job.read-mailbox': 'Read the mailbox',
  'job.judge-promises': 'Check promised dates',
  'job.begin-rules': 'Apply new rules to open applications',
  'job.remind': 'Remind of missing documents',
  'job.fold-tally': 'Add up counts',
  'job.keep-work': 'Keep the lists of work',
  'job.check-work': 'Check the lists of work',
  'job.seal-audit': 'Seal the audit',
  'job.check-audit': 'Check the audit',
  'job.check-invariants': 'Check the consistency of the data',
  'job.ask-releases': 'Ask for newer releases',
  'job.sweep': 'Clear away what has ended',
  'job.check-files': 'Check stored files',
  'job.retain': 'Delete what has been kept long enough',
} as const satisfies Record<`part.${HealthPart}` | `facts.${HealthPart}`, string> &
  Record<`${'why' | 'do'}.${HealthTrouble}`, string> &
  Record<`job.${JobName}`, string> &
  Record<string, string>
