import { describe, expect, test } from 'vitest'
import { type Greeting, greetingFor, ownWords } from './greeting.ts'

const greeting = (path: string): Greeting => ({
  path,
  afterSeconds: 10,
  builtIn: 'help',
  texts: {},
})
const all = ['/', '/status', '/application/', '/status/old'].map(greeting)

describe('the greeting of a page', () => {
  test.each([
    ['/', '/'],
    ['/contact', '/'],
    ['/status', '/status'],
    ['/status/', '/status'],
    ['/statuses', '/'],
    ['/status/old/one', '/status/old'],
    ['/application', '/application/'],
    ['/application/2', '/application/'],
  ])('%s has that of %s', (path, found) => {
    expect(greetingFor(all, path)?.path).toBe(found)
  })

  test('is none where none was chosen', () => {
    expect(greetingFor([], '/')).toBeNull()
    expect(greetingFor([greeting('/status')], '/')).toBeNull()
  })

  test('has own words in the language, or the English ones', () => {
    const own = { ...greeting('/'), builtIn: null, texts: { en: 'Hello', tr: 'Merhaba' } }
    expect([ownWords(own, 'tr'), ownWords(own, 'ja')]).toEqual(['Merhaba', 'Hello'])
    expect(ownWords({ ...own, texts: {} }, 'tr')).toBeNull()
  })
})
