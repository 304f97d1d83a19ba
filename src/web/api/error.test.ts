import { expect, test } from 'vitest'
import { errorFrom } from '#client/error.ts'
import { compilePhrases } from '#phrases/compile.ts'
import { createTranslate } from '#phrases/translate.ts'
import { wordsOf } from './error.ts'

const t = createTranslate('en', compilePhrases('en', ['error', 'form']), () => {})
const said = (body: object) => wordsOf(errorFrom(409, JSON.stringify(body)), t)

test('a code says its own words', () => {
  expect(said({ code: 'application.changed' })).toBe(t('error.application.changed'))
})

test('a code that the page has no words for says that something went wrong, never itself', () => {
  expect(said({ code: 'visa.lost-at-sea' })).toBe(t('error.server.failed'))
  expect(said({ code: '<b>no code</b>' })).toBe(t('error.request.unreadable'))
  expect(said({})).toBe(t('error.request.unreadable'))
})
