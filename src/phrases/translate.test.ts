import { expect, test } from 'vitest'
import { languages } from '#domain/reference/languages.ts'
import { compilePhrases } from './compile.ts'
import { createTranslate, phraseKey } from './translate.ts'

test('a missing phrase warns and shows its key', () => {
  const warnings: string[] = []
  const t = createTranslate('tr', compilePhrases('tr', ['site']), (text) => warnings.push(text))
  expect(t('site.toast.close')).not.toContain('site.')
  expect(warnings).toEqual([])
  expect(t(phraseKey('site.nothing'))).toBe('site.nothing')
  expect(warnings).toEqual(['Missing phrase: site.nothing'])
})

test.each(languages)(
  'in %s each count has its form, and says the number from three on',
  (language) => {
    const t = createTranslate(language, compilePhrases(language, ['apply']), expect.fail)
    const said = [3, 5, 11, 21, 50, 100].map((count) => t('apply.applicants.faults', { count }))
    expect(said.map((words) => /\d+/.exec(words)?.[0])).toEqual(['3', '5', '11', '21', '50', '100'])
    for (const count of [0, 1, 2]) expect(t('apply.applicants.faults', { count })).toMatch(/\S/)
  },
)
