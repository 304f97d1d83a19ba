import { expect, test } from 'vitest'
import { createFiles } from './files.ts'

test('the oldest files make room for new ones', () => {
  let made = 0
  const files = createFiles(() => {
    made += 1
    return `file-${made}`
  })
  const tenth = () => Buffer.alloc(10 * 1024 * 1024)
  for (let at = 0; at < 7; at += 1) files.keep(`${at}.pdf`, 'application/pdf', tenth())
  expect(files.find('file-1')).toBeUndefined()
  expect(files.find('file-2')?.bytes).toHaveLength(10 * 1024 * 1024)
})
