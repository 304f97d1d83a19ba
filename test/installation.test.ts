import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfig } from '../src/server/config.ts'
import { settingNames } from '../src/server/platform/environment.ts'

// Files that operators copy: .env.example, compositions, units, proxies. Nothing is started here.

const read = (file: string) => readFileSync(file, 'utf8')
const trial = read('compose.yaml')
const production = read('compose.production.yaml')
const units = globSync('ops/systemd/*.service').map(read)
const isSetting = (name: string) => settingNames.includes(name.replace(/_FILE$/, ''))

/** `NAME=value` lines of an example, commented ones included. */
const exampleLines = [...read('.env.example').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)].map(
  ([, left, name = '', value = '']) => ({
    isLeftOut: left === '#',
    name: name.replace(/_FILE$/, ''),
    value: value.replace(/^"(.*)"$/, '$1'),
  }),
)

test('the example of settings has every one of them, once, and no other', () => {
  const names = exampleLines.map(({ name }) => name)
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

test('what it says is right, with what it leaves out as without', () => {
  const key = 'k'.repeat(43)
  const kept = (lines: typeof exampleLines) => ({
    ...Object.fromEntries(lines.map(({ name, value }) => [name, value])),
    NODE_ENV: 'production',
    DOCUMENT_KEY: key,
    LINK_KEY: key,
  })
  const site = parseConfig(kept(exampleLines.filter(({ isLeftOut }) => !isLeftOut)))
  expect(site.testPayments).toBe(true)
  const secrets = exampleLines.map((line) => ({
    ...line,
    value: line.value || 'not-a-real-secret',
  }))
  const whole = { ...kept(secrets), DOCUMENT_KEY_PREVIOUS: key }
  expect(() => parseConfig(whole)).not.toThrow()
})

/** Names in `environment` of our own services in a composition. */
function composed(text: string): string[] {
  const blocks = text.matchAll(/\n( +)environment:.*\n((?:\1 +.*\n)+)/g)
  const lines = [...blocks].flatMap(([, , block = '']) => block.split('\n'))
  const names = lines.flatMap((line) => /^ +([A-Z_]+):/.exec(line)?.[1] ?? [])
  // Of other images, and of the Caddyfile.
  return names.filter((name) => !/^(POSTGRES_|NODE$)/.test(name))
}

test.each([
  ['compose.yaml', composed(trial)],
  ['compose.production.yaml', composed(production)],
  [
    'units',
    // MALLOC_ARENA_MAX is read by glibc.
    units.flatMap((unit) =>
      [...unit.matchAll(/^Environment=(?!MALLOC_)(\w+)=/gm)].map(([, name = '']) => name),
    ),
  ],
  [
    'pages',
    globSync('docs/operations/*.md').flatMap((page) =>
      [...read(page).matchAll(/\b([A-Z]+_[A-Z_]*FILE)=/g)].map(([, name = '']) => name),
    ),
  ],
])('%s name settings that exist', (_, names) => {
  expect(names.filter((name) => !isSetting(name))).toEqual([])
})

test('in earnest all that production requires is there, and secrets are files', () => {
  const names = composed(production)
  for (const name of ['NODE_ENV', 'TRUST_PROXY', 'DATABASE_URL_FILE', 'DATABASE_OWNER_URL_FILE']) {
    expect(names).toContain(name)
  }
  for (const [, file, secret] of production.matchAll(/_FILE: (\/run\/secrets\/([\w-]+))/g)) {
    expect([file, production]).toEqual([
      file,
      expect.stringContaining(`{ file: ./secrets/${secret} }`),
    ])
  }
  expect(`${trial}${production}`).not.toMatch(/(KEY|PASSWORD|SECRET)(: |=)(?!\$)\S/)
  for (const ignored of ['.env', '/secrets/', '/backups/']) {
    expect(read('.gitignore').split('\n')).toContain(ignored)
  }
})

test('the port that the image listens on is the one that is published and handed to', () => {
  const port = / PORT=(\d+)/.exec(read('Dockerfile'))?.[1]
  expect(trial).toContain(`127.0.0.1:${port}:${port}`)
  expect(production).toContain(`PORT: ${port}`)
  expect(production).toContain(`NODE: app:${port}`)
  expect(read('ops/Caddyfile')).toContain(`{$NODE:127.0.0.1:${port}}`)
})

test('only what is meant for visitors is published beyond this machine', () => {
  const published = (text: string) =>
    [...text.matchAll(/ports: \[(.*)\]/g)].flatMap(([, list = '']) => list.split(', '))
  expect(published(trial).filter((each) => !each.startsWith('"127.0.0.1:'))).toEqual([])
  expect(published(production)).toEqual(['"80:80"', '"443:443"', '"443:443/udp"'])
})

test('units start programs that the build makes, with the settings of one file', () => {
  for (const unit of units) {
    expect(unit).toContain('EnvironmentFile=/etc/karibu-visa/env')
    expect(unit).toMatch(/^ExecStart=.*(dist\/server\/main\.js|ops\/backup\.sh)/m)
  }
  const scripts = [...read('ops/backup.sh').matchAll(/dist\/server\/([\w-]+)\.js/g)]
  const built = globSync('scripts/*.ts').map((file) => file.replace(/^scripts\/|\.ts$/g, ''))
  expect(scripts.filter(([, name = '']) => !built.includes(name))).toEqual([])
})
