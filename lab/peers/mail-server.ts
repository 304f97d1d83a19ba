import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastingPort } from '../../test/faults/process.ts'
import { startBeside } from './proxy.ts'

/** Existing mailboxes; others at these hosts are unknown. */
export const mailboxes = { office: 'visa@example.org', traveller: 'ada@traveller.example' }
const password = 'secret'

const services = [
  ...[
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
  ],
  ...['tlsmgr unix - - n 1000? 1 tlsmgr', 'rewrite unix - - n - - trivial-rewrite'],
  ...['bounce unix - - n - 0 bounce', 'defer unix - - n - 0 bounce', 'trace unix - - n - 0 bounce'],
  ...[
    'verify unix - - n - 1 verify',
    'flush unix n - n 1000? 0 flush',
    'proxymap unix - - n - - proxymap',
  ],
  ...['smtp unix - - n - - smtp', 'relay unix - - n - - smtp', 'error unix - - n - - error'],
  ...['retry unix - - n - - error', 'discard unix - - n - - discard', 'lmtp unix - - n - - lmtp'],
  ...[
    'anvil unix - - n - 1 anvil',
    'scache unix - - n - 1 scache',
    'postlog unix-dgram n - n - 1 postlogd',
  ],
]

/** Accepts mail for the hosts of `mailboxes` and delivers to Dovecot, which knows the users. */
async function startPostfix(folder: string, smtpPort: number, lmtpPort: number) {
  const places = Object.fromEntries(
    ['config', 'queue', 'data'].map((name) => [name, join(folder, `postfix-${name}`)]),
  ) as Record<'config' | 'queue' | 'data', string>
  for (const place of Object.values(places)) await mkdir(place)
  const own = (path: string) => spawnSync('chown', ['postfix', path])
  own(places.data)
  const hosts = Object.values(mailboxes).map((address) => address.split('@')[1])
  const settings = {
    compatibility_level: '3.6',
    queue_directory: places.queue,
    data_directory: places.data,
    command_directory: '/usr/sbin',
    daemon_directory: '/usr/lib/postfix/sbin',
    mail_owner: 'postfix',
    setgid_group: 'postdrop',
    myhostname: 'mail.example.org',
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    recipient_delimiter: '+',
    virtual_mailbox_domains: hosts.join(', '),
    virtual_transport: `lmtp:inet:127.0.0.1:${lmtpPort}`,
    maillog_file: join(folder, 'postfix.log'),
    maillog_file_prefixes: folder,
    // Unused by this test.
    smtpd_recipient_restrictions: 'permit_mynetworks, reject_unauth_destination',
    disable_dns_lookups: 'yes',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  await writeFile(join(places.config, 'main.cf'), lines.join(''))
  const inbound = `127.0.0.1:${smtpPort} inet n - n - - smtpd`
  await writeFile(join(places.config, 'master.cf'), `${[inbound, ...services].join('\n')}\n`)
  const postfix = (command: string) =>
    spawnSync('postfix', ['-c', places.config, command], { encoding: 'utf8' })
  const started = postfix('start')
  if (started.status !== 0) throw new Error(`postfix: ${started.stderr}${started.stdout}`)
  return { stop: async () => void postfix('stop') }
}

async function startDovecot(program: string, folder: string, imapPort: number, lmtpPort: number) {
  const mail = join(folder, 'mail')
  await mkdir(mail)
  spawnSync('chown', ['mail:mail', mail])
  const [users, file] = [join(folder, 'users'), join(folder, 'dovecot.conf')]
  const number = (flag: string) =>
    spawnSync('id', [flag, 'mail'], { encoding: 'utf8' }).stdout.trim()
  const rows = Object.values(mailboxes).map(
    (address) =>
      `${address}:{PLAIN}${password}:${number('-u')}:${number('-g')}::${mail}/${address}`,
  )
  await writeFile(users, `${rows.join('\n')}\n`)
  await chmod(users, 0o644)
  await writeFile(
    file,
    `base_dir = ${folder}/dovecot
log_path = ${folder}/dovecot.log
protocols = imap lmtp
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mail}/%u
mail_uid = mail
mail_gid = mail
first_valid_uid = 1
recipient_delimiter = +
passdb {
  driver = passwd-file
  args = username_format=%u ${users}
}
userdb {
  driver = passwd-file
  args = username_format=%u ${users}
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtpPort}
  }
}
`,
  )
  const dovecot = await startBeside(program, ['-F', '-c', file], lmtpPort)
  return { ...dovecot, log: () => readFile(`${folder}/dovecot.log`, 'utf8').catch(() => '') }
}

/** A typical office mail server: Postfix for transport and bounces, Dovecot for mailboxes. */
export async function startMailServer(dovecotProgram: string, folder: string) {
  const [smtp, imap, lmtp] = [await lastingPort(), await lastingPort(), await lastingPort()]
  const dovecot = await startDovecot(dovecotProgram, folder, imap, lmtp)
  const postfix = await startPostfix(folder, smtp, lmtp)
  const user = encodeURIComponent(mailboxes.office)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    inboxUrl: `imap://${user}:${password}@127.0.0.1:${imap}/INBOX`,
    /** A mailbox's messages, read or not. */
    async mailOf(address: string): Promise<string[]> {
      const folders = ['new', 'cur'].map((name) => join(folder, 'mail', address, name))
      const files = await Promise.all(
        folders.map(async (each) =>
          (await readdir(each).catch(() => [])).map((name) => join(each, name)),
        ),
      )
      return Promise.all(files.flat().map((name) => readFile(name, 'utf8')))
    },
    said: async () =>
      `${await dovecot.log()}\n${await readFile(`${folder}/postfix.log`, 'utf8').catch(() => '')}`,
    async stop() {
      await postfix.stop()
      await dovecot.stop()
    },
  }
}
