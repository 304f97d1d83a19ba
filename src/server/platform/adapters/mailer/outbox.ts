import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { kindOfFailure } from '../../failure-kind.ts'
import { composeMail } from './compose.ts'
import { MailError, type Mailer, type Sender } from './port.ts'

const half = '.part'
const namePattern = /^(.+?)\.at\.(.+)\.eml(?:\.part)?$/

const nameOf = (messageId: string): string => `${messageId.replace('@', '.at.')}.eml`

/** The message id in a file name; null for other files. */
function messageIdIn(name: string): string | null {
  const [, local, host] = namePattern.exec(name) ?? []
  return local && host ? `${local}@${host}` : null
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function* messageIdsIn(folder: string): AsyncGenerator<{ messageId: string }> {
  try {
    for await (const { name } of await opendir(folder)) {
      const messageId = messageIdIn(name)
      if (messageId !== null) yield { messageId }
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

export type OutboxOptions = { folder: string; from: Sender }

/**
 * Writes letters as .eml files, for an installation without SMTP. The name is made from the message
 * id, so a retry overwrites the same file, and no reader sees a partial letter.
 */
export function createOutboxMailer({ folder, from }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'outbox',
    from,
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, from))
      const path = join(folder, nameOf(mail.messageId))
      const part = path + half
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(part, message as Buffer, { mode: 0o600, flush: true })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw new MailError('Outbox', kindOfFailure(error), false, { cause: error })
      }
    },
    // The first letter creates the folder.
    check: async () => {},
    kept: () => messageIdsIn(folder),
    async keptSince(messageId) {
      const path = join(folder, nameOf(messageId))
      const found = await stat(path)
        .catch(() => stat(path + half))
        .catch(() => null)
      return found?.mtime ?? null
    },
    async forget(messageId) {
      const path = join(folder, nameOf(messageId))
      for (const each of [path, path + half]) await rm(each, { force: true })
    },
    async close() {
      transport.close()
    },
  }
}
