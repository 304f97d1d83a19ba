import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '../src/server/environment.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const nodeVersion: string = JSON.parse(read('package.json')).dependencies.node

test('both stages and .nvmrc name the Node that the product runs on', () => {
  const [major] = nodeVersion.split('.')
  const stages = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, found]) => found)
  expect(stages).toEqual([major, major])
  expect(read('.nvmrc').trim()).toBe(major)
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
  expect(dockerfile).toContain(`127.0.0.1:${port}/health/ready`)
})

test('nothing runs as root, and no secret is written down', () => {
  expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM'))
  expect(dockerfile).not.toMatch(/(KEY|PASSWORD|SECRET)(: |=)(?!\$)\S/)
  for (const ignored of ['.git', 'data', 'node_modules', '.env*', 'secrets', 'backups']) {
    expect(read('.dockerignore').split('\n')).toContain(ignored)
  }
})
