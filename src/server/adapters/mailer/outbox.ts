import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose.ts'
import { MailError, type Mailer, type Sender } from './port.ts'

export type OutboxOptions = { folder: string; from: Sender }

/**
 * Letters as .eml files, for an installation without SMTP. The name comes from the message id:
 * a repeat overwrites itself, and no reader ever sees half a letter.
 */
export function createOutboxMailer({ folder, from }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'outbox',
    from,
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, from))
      const path = join(folder, `${mail.messageId.replace('@', '.at.')}.eml`)
      const part = `${path}.part`
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(part, message as Buffer, { mode: 0o600, flush: true })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw new MailError('Outbox folder is not writable', false, { cause: error })
      }
    },
    async close() {
      transport.close()
    },
  }
}
