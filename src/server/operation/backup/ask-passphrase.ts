import { readFile } from 'node:fs/promises'
import type { ReadStream } from 'node:tty'
import { shortestPassphrase } from './passphrase.ts'
import { BackupProblem } from './problem.ts'

export type Asking = {
  /** BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE. */
  given: string | undefined
  file: string | undefined
  input: Pick<ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'>
  say(text: string): void
}

/** Reads a line without echo. Throws BackupProblem when cancelled. */
function typed({ input, say }: Asking, prompt: string): Promise<string> {
  say(prompt)
  input.setRawMode(true)
  input.resume()
  return new Promise((resolve, reject) => {
    let line = ''
    const end = (finish: () => void) => {
      input.off('data', hear)
      input.setRawMode(false)
      input.pause()
      say('\n')
      finish()
    }
    function hear(chunk: Buffer): void {
      for (const sign of chunk.toString()) {
        if (sign === '\r' || sign === '\n') {
          end(() => resolve(line))
          return
        }
        if (sign === '\u0003' || sign === '\u0004') {
          end(() => reject(new BackupProblem('Given up')))
          return
        }
        // Backspace deletes a whole character, whatever its length.
        const isBack = sign === '\u007f' || sign === '\b'
        line = isBack ? [...line].slice(0, -1).join('') : line + sign
      }
    }
    input.on('data', hear)
  })
}

async function fromFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`BACKUP_PASSPHRASE_FILE cannot be read (${error.code})`)
  })
  return text.replace(/\r?\n$/, '')
}

/** The passphrase of an existing backup. Throws BackupProblem. */
export async function askPassphrase(asking: Asking): Promise<string> {
  if (asking.given) return asking.given
  if (asking.file) return fromFile(asking.file)
  if (!asking.input.isTTY) {
    throw new BackupProblem(
      'Nobody can be asked for the passphrase here: set BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE',
    )
  }
  return typed(asking, 'Passphrase: ')
}

/** The passphrase of a new backup: typed twice, or configured; never a short one. Throws BackupProblem. */
export async function askNewPassphrase(asking: Asking): Promise<string> {
  const passphrase = await askPassphrase(asking)
  if ([...passphrase].length < shortestPassphrase) {
    throw new BackupProblem(`The passphrase is too short: at least ${shortestPassphrase} signs`)
  }
  if (asking.given || asking.file) return passphrase
  if ((await typed(asking, 'Again: ')) === passphrase) return passphrase
  throw new BackupProblem('These are two different passphrases')
}
