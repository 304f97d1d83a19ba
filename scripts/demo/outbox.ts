import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for a letter to somebody that matches; returns the match. Throws if none comes. */
export async function findInLetters(
  outbox: string,
  email: string,
  pattern: RegExp,
): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const names = await readdir(outbox).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const letter = readable(await readFile(join(outbox, name), 'utf8'))
      const found = pattern.exec(letter)?.[1]
      if (isTo(letter, email) && found) return found
    }
    await pause(100)
  }
  throw new Error(`No letter to ${email} has what is looked for`)
}

/** Exact, since one address may end with another. */
const isTo = (letter: string, email: string) =>
  /^To: (.*)$/m
    .exec(letter)?.[1]
    ?.split(/[<>,\s]+/)
    .includes(email) ?? false

/** Decodes quoted-printable and base64 parts. */
function readable(letter: string): string {
  const opened = letter.replace(/(?:[A-Za-z0-9+/]{60,}\r?\n)+[A-Za-z0-9+/=]*/g, (block) =>
    Buffer.from(block, 'base64').toString('utf8'),
  )
  return opened.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
}
