import { expect, test } from 'vitest'
import { tableOf } from '../../test/support/table.ts'
import { type Greeting, greetingFor, ownWords } from './greeting.ts'

const greeting = (path: string): Greeting => ({
  ...{ path, afterSeconds: 10, builtIn: 'help', texts: {} },
})
const all = ['/', '/status', '/application/', '/status/old'].map(greeting)

test.each(tableOf`
  / | /; /contact | /; /status | /status; /status/ | /status; /statuses | /
  /status/old/one | /status/old; /application | /application/; /application/2 | /application/
`)('%s has the greeting of %s', (path, found) => expect(greetingFor(all, path)?.path).toBe(found))

test('the greeting of a page is none where none was chosen', () => {
  expect(greetingFor([], '/')).toBeNull()
  expect(greetingFor([greeting('/status')], '/')).toBeNull()
})

test('the greeting of a page has own words in the language, or the English ones', () => {
  const own = { ...greeting('/'), builtIn: null, texts: { en: 'Hello', tr: 'Merhaba' } }
  expect([ownWords(own, 'tr'), ownWords(own, 'ja')]).toEqual(['Merhaba', 'Hello'])
  expect(ownWords({ ...own, texts: {} }, 'tr')).toBeNull()
})
