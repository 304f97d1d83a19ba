import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const environment = read('src/server/environment.ts')
const nodeVersion: string = JSON.parse(read('package.json')).dependencies.node

test('both stages and .nvmrc name the Node that the product runs on', () => {
  const [major] = nodeVersion.split('.')
  const stages = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, found]) => found)
  expect(stages).toEqual([major, major])
  expect(read('.nvmrc').trim()).toBe(major)
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
  expect(dockerfile).toContain(`127.0.0.1:${port}/health/ready`)
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
