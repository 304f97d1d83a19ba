import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')

function colours(block: string): Map<string, string> {
  const found = block.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g)
  return new Map(Array.from(found, ([, name = '', hex = '']) => [name, hex]))
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const tints = ['ocean-tint', 'leaf-tint', 'clay-tint', 'amber-tint']
const textPairs = [
  ...['ink', 'quiet', 'ocean', 'ocean-deep', 'leaf', 'clay', 'amber'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...tints.flatMap((tint) => [
    ['ink', tint] as const,
    ['quiet', tint] as const,
    ['ocean', tint] as const,
    [tint.replace('-tint', ''), tint] as const,
  ]),
  ['on-ocean', 'ocean'],
  ['on-ocean', 'ocean-deep'],
] as const
const edgePairs = grounds.map((ground) => ['edge', ground] as const)

describe.each([
  ['light', colours(lightCss)],
  ['dark', colours(darkCss)],
])('%s', (_theme, palette) => {
  const of = (name: string) => {
    const hex = palette.get(name)
    if (!hex) throw new Error(`No colour ${name}`)
    return hex
  }

  test.each(textPairs)('%s on %s carries text (4.5)', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('%s on %s shows a field (3)', (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3)
  })
})
