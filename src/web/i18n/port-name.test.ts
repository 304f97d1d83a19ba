import { expect, test } from 'vitest'
import { completeLanguages } from '#domain/reference/languages.ts'
import { portLabel } from '#domain/reference/ports.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { portName } from './port-name.ts'

const inLatin = ['de', 'en', 'es', 'fr', 'tr']

test.each(completeLanguages)('in %s every port that we ship has a name of its own', (language) => {
  const t = translatorFor(language, expect.fail)
  const names = shippedRules.ports.map((port) => portName(port, t))
  expect(new Set(names).size).toBe(names.length)
  // Posts on the road are places, which languages in Latin letters write as they are.
  const asShipped = shippedRules.ports.filter((port) => portName(port, t) === portLabel(port))
  const isSame = (mode: string) =>
    language === 'en' || (mode === 'roads' && inLatin.includes(language))
  expect(asShipped).toEqual(shippedRules.ports.filter(({ mode }) => isSame(mode)))
})

test('a port that was renamed or added is called as in the rules', () => {
  const t = translatorFor('ja', expect.fail)
  const [port] = shippedRules.ports
  if (!port) throw new Error('no port')
  expect(portName(port, t)).toBe('ジュリウス・ニエレレ国際空港')
  expect(portName({ ...port, name: 'Terminal III' }, t)).toBe('Terminal III')
  expect(portName({ ...port, name: 'Бандари' }, t)).toBe('Бандари')
  expect(portName({ ...port, localName: 'Horohoro' }, t)).toBe(`${port.name} (Horohoro)`)
})
