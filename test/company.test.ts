import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProgram, until } from './faults/process.ts'
import { createTestDatabase } from './support/database.ts'
import { folderForFile, forFile } from './support/for-file.ts'
import { parseMail, partOfType } from './support/mail-sink.ts'

const name = `O'Neil & Söhne "Visa" <Twiga>`
const email = 'hello@twiga.example'
const escaped = 'O&#39;Neil &amp; Söhne &quot;Visa&quot; &lt;Twiga&gt;'

const folder = await folderForFile()
const database = await forFile(createTestDatabase())
/** The shipped server and pages, built for no company in particular. */
const server = await startProgram('main', {
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  LOG_LEVEL: 'warn',
  COMPANY_NAME: name,
  COMPANY_LEGAL_NAME: `${name} Ltd`,
  COMPANY_EMAIL: email,
  COMPANY_PHONE: '+442079460124',
  COMPANY_LAW: 'scotland',
})
afterAll(() => server.end('SIGTERM'))

const read = async (path: string) => (await fetch(server.url + path)).text()

test.each([
  ['/', [escaped, `${escaped} Ltd`, '+44 20 7946 0124']],
  ['/contact', [`<title>Contact · ${escaped}</title>`, `mailto:${email}`, 'tel:+442079460124']],
  ['/terms-of-service', [`${escaped} Ltd`, 'the law of Scotland', 'in Edinburgh']],
  ['/ar/terms-of-service', [`${escaped} Ltd`, 'قانون اسكتلندا', 'في إدنبرة']],
  ['/status', [`data-company="${escaped}"`, `data-email="${email}"`, escaped]],
  ['/admin', [`data-company="${escaped}"`]],
])(
  'the page %s names the company of the installation, and leaves nothing blank',
  async (path, said) => {
    const page = await read(path)
    for (const words of said) expect(page).toContain(words)
    expect(page).not.toMatch(/[⟦⟧]|Karibu Visa|karibu-visa\.example/)
  },
)

test('so do the data for search engines, the app on a phone, its notifications and the chat', async () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">([^<]*)/.exec(await read('/contact')) ?? []
  const [organization] = JSON.parse(data)['@graph']
  expect(organization).toMatchObject({ name, legalName: `${name} Ltd` })
  expect(organization.contactPoint).toMatchObject({ email, telephone: '+442079460124' })
  expect(organization).not.toHaveProperty('address')
  expect(JSON.parse(await read('/ja/site.webmanifest'))).toMatchObject({ name, short_name: name })
  for (const script of ['/news-worker.js', '/push-worker.js', '/api/widget.js']) {
    const said = /\\u0027Neil & Söhne \\u0022Visa\\u0022 \\u003cTwiga>/.exec(await read(script))
    expect(said, script).not.toBeNull()
  }
})

test('so do its letters, and whom to tell of a weakness', async () => {
  expect(await read('/.well-known/security.txt')).toContain(`Contact: mailto:${email}`)
  const put = (path: string, method: string, body: object, cookie = '') =>
    fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', origin: server.url, cookie },
      body: JSON.stringify(body),
    })
  const kept = await put('/api/draft', 'PUT', {
    ...{ step: 2, details: {}, applicants: [] },
    submissionKey: crypto.randomUUID(),
  })
  const [cookie = ''] = kept.headers.getSetCookie()[0]?.split(';') ?? []
  const asked = await put('/api/draft/link', 'POST', { email: 'ada@gmail.com' }, cookie)
  expect([kept.status, asked.status]).toEqual([200, 204])
  const outbox = join(folder, 'outbox')
  const [file = ''] = await until('the letter is written', async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((each) => each.endsWith('.eml'))
    return files.length > 0 ? files : undefined
  })
  const letter = parseMail(await readFile(join(outbox, file), 'utf8'))
  expect(letter.headers.get('from')).toContain(email)
  expect(partOfType(letter, 'text/plain')?.content.toString()).toContain(`${name} Ltd`)
})
