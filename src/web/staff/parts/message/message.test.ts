import { expect, test } from 'vitest'
import { templateVariables } from '#domain/template.ts'
import { translatorFor } from '#phrases/compile.ts'
import {
  emptyDraft,
  fittingTemplates,
  freeLabel,
  standingOf,
  templateName,
  type Writing,
  withTemplate,
} from './message.ts'

const t = translatorFor('en', () => {})
const none = Object.fromEntries(templateVariables.map((name) => [name, null])) as Writing['values']
const writing: Writing = { language: 'ko', values: { ...none, name: 'Kim' } }
const template = { id: 'visa', text: 'Dear {name}, by {?day}, {promised}' }

test('a template is filled as far as the application goes, below what was typed', () => {
  const draft = withTemplate(emptyDraft, template, writing.values)
  expect(draft).toMatchObject({ text: 'Dear Kim, by {?day}, {promised}', template: 'visa' })
  const below = withTemplate({ ...emptyDraft, text: ' Hello \n' }, template, writing.values)
  expect(below.text).toBe('Hello\n\nDear Kim, by {?day}, {promised}')
})

test('what is left says what stands in the way', () => {
  const draft = withTemplate(emptyDraft, template, writing.values)
  expect(standingOf(draft, writing)).toEqual({
    ...{ message: null, free: ['day'], unknown: ['{promised}'], isBlank: false },
  })
  const filled = { ...draft, text: 'By {?day}', free: { day: '2027-01-15' } }
  expect(standingOf(filled, writing).message).toBe('By 2027년 1월 15일')
  expect(standingOf({ ...draft, text: ' ' }, writing)).toMatchObject({
    ...{ message: null, isBlank: true },
  })
  expect(standingOf({ ...draft, text: 'Hi {name}' }, writing).message).toBe('Hi Kim')
})

test('templates are found by every word of a search, in name and text', () => {
  const templates = [
    { name: 'visa-arrived', text: 'Print it.' },
    { name: 'Zanzibar', text: 'Take the férry.' },
  ]
  const found = (search: string) => fittingTemplates(templates, search, t).map(({ name }) => name)
  expect(found('')).toHaveLength(2)
  expect(found('print visa')).toEqual(['visa-arrived'])
  expect(found('FERRY')).toEqual(['Zanzibar'])
  expect(found('ferry print')).toEqual([])
})

test('what the product brings along has words; what colleagues wrote is called as they did', () => {
  expect(templateName({ name: 'visa-arrived' }, t)).toBe('Visa approved: how to print it')
  expect(templateName({ name: 'Zanzibar' }, t)).toBe('Zanzibar')
  expect(freeLabel('day', t)).toBe('Day')
  expect(freeLabel('son gün', t)).toBe('son gün')
})
