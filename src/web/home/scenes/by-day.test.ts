import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'
import { Kilimanjaro } from './Kilimanjaro.tsx'

test('inlines every day colour of a scene', () => {
  const svg = byDay(renderToStaticMarkup(Kilimanjaro()))
  expect(svg).toContain('fill="#1d3a35"')
  expect(svg).not.toMatch(/var\(|<style|#0a1211/)
})

test('a colour that a scene lacks is not painted black in silence', () => {
  const svg = '<svg><style>.a{--sky:#fff}</style><path fill="var(--sea)"/></svg>'
  expect(() => byDay(svg)).toThrow('no colour --sea')
  expect(
    byDay('<svg><style>.a{--sky:#fff}</style><path fill="var(--tusk, transparent)"/></svg>'),
  ).toBe('<svg><path fill="transparent"/></svg>')
})
