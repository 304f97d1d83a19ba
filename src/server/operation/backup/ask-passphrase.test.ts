import { EventEmitter } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Asking, askNewPassphrase, askPassphrase } from './ask-passphrase.ts'

/** A terminal where these lines are typed, one per prompt. */
function terminal(...lines: string[]) {
  const said: string[] = []
  const modes: boolean[] = []
  const input = Object.assign(new EventEmitter(), {
    isTTY: true,
    setRawMode: (raw: boolean) => void modes.push(raw),
    resume: () => void setImmediate(() => input.emit('data', Buffer.from(lines.shift() ?? ''))),
    pause: () => {},
  })
  const say = (text: string) => said.push(text)
  const asking = { given: undefined, file: undefined, input, say } as unknown as Asking
  return { asking, said, modes }
}

test('what is typed is not shown, and backspace takes a sign', async () => {
  const { asking, said, modes } = terminal('correct hors\u007f\u007frs😀\u007fe battery\r')
  expect(await askPassphrase(asking)).toBe('correct horse battery')
  expect(said.join('')).toBe('Passphrase: \n')
  expect(modes).toEqual([true, false])
})

test('a new one is typed twice and long enough', async () => {
  const word = 'correct horse battery\n'
  expect(await askNewPassphrase(terminal(word, word).asking)).toBe('correct horse battery')
  await expect(askNewPassphrase(terminal(word, 'another\n').asking)).rejects.toThrow('different')
  await expect(askNewPassphrase(terminal('short\n').asking)).rejects.toThrow('too short')
})

test('Ctrl-C gives up and leaves the terminal as it was', async () => {
  const { asking, modes } = terminal('corr\u0003')
  await expect(askPassphrase(asking)).rejects.toThrow('Given up')
  expect(modes).toEqual([true, false])
})

test('without a terminal it comes from a setting or a file, or one line says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passphrase-'))
  const file = join(folder, 'word')
  await writeFile(file, 'correct horse battery\n')
  const { asking } = terminal()
  asking.input.isTTY = false as true
  expect(await askPassphrase({ ...asking, file })).toBe('correct horse battery')
  const given = 'staple of the horse'
  expect(await askNewPassphrase({ ...asking, given })).toBe(given)
  await expect(askPassphrase({ ...asking, file: `${file}x` })).rejects.toThrow(/ENOENT/)
  await expect(askPassphrase(asking)).rejects.toThrow(/^[^\n]*BACKUP_PASSPHRASE_FILE[^\n]*$/)
  await rm(folder, { recursive: true })
})
