import { describe, expect, test } from 'vitest'
import { actionOf, stepped } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

describe('keys', () => {
  test.each([
    ['/', 'search'],
    ['j', 'next'],
    ['k', 'previous'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
  ])('%s asks for %s', (key, action) => {
    expect(actionOf({ ...plain, key }, false)).toBe(action)
  })

  test('are letters where somebody types', () => {
    expect(actionOf({ ...plain, key: 'j' }, true)).toBeNull()
    expect(actionOf({ ...plain, key: 'j', isComposing: true }, false)).toBeNull()
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s belong to the browser', (held) => {
    expect(actionOf({ ...plain, key: 'k', [held]: true }, false)).toBeNull()
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
