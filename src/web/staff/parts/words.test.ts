import { expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import { translatorFor } from '#phrases/compile.ts'
import { sayTime } from '../../i18n/moment.ts'
import { sayError } from './words.ts'

const t = translatorFor('en', (missing) => {
  throw new Error(missing)
})
const now = new Date('2026-11-21T09:30:20Z')
const say = (error: unknown) => sayError(error, t, 'en', now)
const at = (moment: string) => sayTime(moment, 'en')

test('says when the next try is heard, as a time and never too early', () => {
  const after = (seconds: number) =>
    new ApiError('problem', { code: 'request.too-many', params: { seconds } })
  expect(say(after(45))).toBe(`Too many attempts. Try again at ${at('2026-11-21T09:32:00Z')}.`)
  expect(say(after(40))).toBe(`Too many attempts. Try again at ${at('2026-11-21T09:31:00Z')}.`)
  expect(say(after(3600))).toContain(at('2026-11-21T10:31:00Z'))
})

test('does not speak to staff as to a traveller', () => {
  expect(say(new ApiError('problem', { code: 'request.unauthorized' }))).toBe(
    t('staff.parts.session.ended'),
  )
})

test('never tells staff to load a page again, which would lose what they typed', () => {
  const said = say(new ApiError('problem', { code: 'application.changed' }))
  expect(said).toContain('what you typed is still here')
})

test('leaves all other errors to their own words', () => {
  expect(say(new ApiError('problem', { code: 'staff.last-owner' }))).toBe(
    t('error.staff.last-owner'),
  )
  expect(say(new ApiError('network'))).toBe(t('form.network'))
  expect(say(new Error('secret detail'))).toBe(t('error.server.failed'))
})
