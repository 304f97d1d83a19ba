import { describe, expect, test } from 'vitest'
import { isForPage, listKeys, stepped } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

describe('keys', () => {
  const keys = listKeys({
    search: () => 'search',
    next: () => 'next',
    previous: () => 'previous',
    help: () => 'help',
  })

  test.each([
    ['/', 'search'],
    ['j', 'next'],
    ['k', 'previous'],
    ['?', 'help'],
    ['x', undefined],
    ['Enter', undefined],
  ])('%s asks for %s', (key, action) => {
    expect(isForPage(plain, false)).toBe(true)
    expect(keys[key]?.()).toBe(action)
  })

  test('are letters where somebody types', () => {
    expect(isForPage(plain, true)).toBe(false)
    expect(isForPage({ ...plain, isComposing: true }, false)).toBe(false)
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s belong to the browser', (held) => {
    expect(isForPage({ ...plain, [held]: true }, false)).toBe(false)
  })
})

describe('going through the rows', () => {
  const ids = [9, 8, 7]

  test('begins at the first one', () => {
    expect(stepped(ids, null, 1)).toBe(9)
    expect(stepped(ids, null, -1)).toBe(9)
  })

  test('goes on, and stays at the ends', () => {
    expect(stepped(ids, { id: 9, index: 0 }, 1)).toBe(8)
    expect(stepped(ids, { id: 7, index: 2 }, 1)).toBe(7)
    expect(stepped(ids, { id: 9, index: 0 }, -1)).toBe(9)
  })

  test('goes on from the place of a row that has left', () => {
    expect(stepped(ids, { id: 5, index: 1 }, 1)).toBe(8)
    expect(stepped(ids, { id: 5, index: 1 }, -1)).toBe(9)
    expect(stepped(ids, { id: 5, index: 3 }, 1)).toBe(7)
  })

  test('finds nothing where nothing is', () => {
    expect(stepped([], { id: 5, index: 1 }, 1)).toBeNull()
  })
})
