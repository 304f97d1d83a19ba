import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { parseMail, partNamed, partOfType } from '../../support/mail-sink.ts'

export type Letter = ReturnType<typeof readLetter>

/** Parses a letter like a mail program. */
export function readLetter(raw: string) {
  const mail = parseMail(raw)
  const text = partOfType(mail, 'text/plain')?.content.toString('utf8') ?? ''
  return {
    to: mail.headers.get('to') ?? '',
    replyTo: mail.headers.get('reply-to') ?? '',
    subject: mail.headers.get('subject') ?? '',
    text,
    /** The first attached PDF, or undefined. */
    pdf: partOfType(mail, 'application/pdf')?.content,
    /** The attached PDF whose file name starts with this. Throws if there is none. */
    pdfNamed(start: string): Buffer {
      const found = partNamed(mail, start)
      if (!found) throw new Error(`No ${start} in: ${text}`)
      return found.content
    },
    /** The URL of one of our pages in the letter. */
    linkTo(path: string): string {
      const links = text.match(/https?:\/\/\S+/g) ?? []
      const found = links.find((link) => new URL(link).pathname === path)
      if (!found) throw new Error(`No link to ${path} in: ${text}`)
      return found
    },
  }
}

async function lettersIn(outbox: string): Promise<Letter[]> {
  const names = await readdir(outbox).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  const raw = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  return raw.map(readLetter)
}

/** A traveller's mailbox. */
export const mailbox = (outbox: string, address: string) => {
  const received = async (subject: RegExp) => {
    const all = await lettersIn(outbox)
    return all.filter((letter) => letter.to.includes(address) && subject.test(letter.subject))
  }
  return {
    /** The only letter with a matching subject, once it arrives. */
    async letter(subject: RegExp): Promise<Letter> {
      await expect
        .poll(async () => (await received(subject)).length, { message: `a letter ${subject}` })
        .toBe(1)
      const [letter] = await received(subject)
      if (!letter) throw new Error('The letter is gone')
      return letter
    },
  }
}
