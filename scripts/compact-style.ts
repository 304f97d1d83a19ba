import {
  everyRule,
  mapRules,
  readStyle,
  type StyleRule,
  splitAt,
  writeStyle,
} from './style-rules.ts'

const className = /\.((?:\\.|[\w-])+)/g
const bare = (escaped: string): string => escaped.replace(/\\(.)/g, '$1')

/** Variables of the style tool and of the theme, which nothing outside of the sheet reads. */
const isOwn = (name: string): boolean =>
  /^--(tw|color|font|text|leading|tracking|container|radius|spacing|shadow|animate|default)\b/.test(
    name,
  )

/** Where the style tool says again, for old browsers, what it registers at the end. */
const isRepeated = (within: readonly string[]): boolean => within.includes('@layer properties')
const registered = /^@property (--[\w-]+)$/
const unset = Symbol('no value')

/** What each variable is ever set to, also where it is registered without a value. */
function valuesOf(rules: readonly StyleRule[]): Map<string, Set<string | typeof unset>> {
  const values = new Map<string, Set<string | typeof unset>>()
  const note = (name: string, value: string | typeof unset) =>
    values.set(name, (values.get(name) ?? new Set()).add(value))
  for (const { rule, within } of everyRule(rules)) {
    const [, name] = registered.exec(rule.prelude) ?? []
    if (name) {
      note(name, rule.declarations.find(([key]) => key === 'initial-value')?.[1] ?? unset)
    } else if (!isRepeated(within)) {
      for (const [key, value] of rule.declarations) if (key.startsWith('--')) note(key, value)
    }
  }
  return values
}

/** Sums that the style tool leaves to the browser because a variable stands in them. */
function folded(value: string): string {
  const product = /calc\((-?[\d.]+)(rem|px|%)? ?\* ?(-?[\d.]+)\)/g
  return value.replace(product, (_, number: string, unit: string | undefined, factor: string) => {
    const made = String(Math.round(Number(number) * Number(factor) * 1e4) / 1e4)
    const short = made.replace(/^(-?)0\./, '$1.')
    return short === '0' || short === '-0' ? '0' : `${short}${unit ?? ''}`
  })
}

/** A value with the variables in it that mean the same everywhere written out. */
function writtenOut(value: string, values: ReturnType<typeof valuesOf>): string {
  const at = value.search(/var\(--[\w-]+/)
  if (at < 0) return value
  const [inside = ''] = splitAt(value.slice(at + 4), ')')
  const [name = '', ...rest] = splitAt(inside, ',')
  const fallback = rest.length > 0 ? rest.join(',') : null
  const after = writtenOut(value.slice(at + 4 + inside.length + 1), values)
  const before = value.slice(0, at)
  const known = [...(isOwn(name) ? (values.get(name) ?? [unset]) : [])]
  const [only] = known
  if (known.length === 1 && typeof only === 'string') {
    return before + writtenOut(only, values) + after
  }
  if (known.length === 1 && fallback !== null) {
    return before + writtenOut(fallback.trim(), values) + after
  }
  const kept = fallback === null ? '' : `,${writtenOut(fallback, values)}`
  return `${before}var(${name}${kept})${after}`
}

function withoutConstants(rules: readonly StyleRule[]): StyleRule[] {
  const values = valuesOf(rules)
  const settled = mapRules(rules, (rule) => ({
    ...rule,
    declarations: rule.declarations.map(([name, value]) => [
      name,
      folded(writtenOut(value, values)),
    ]),
  }))
  const read = new Set<string>()
  for (const { rule } of everyRule(settled)) {
    for (const [, value] of rule.declarations) {
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name)
    }
  }
  const isNeeded = (name: string) => !isOwn(name) || read.has(name)
  return mapRules(settled, (rule) => {
    const [, name] = registered.exec(rule.prelude) ?? []
    if (name && !isNeeded(name)) return null
    const declarations = rule.declarations.filter(([key]) => !key.startsWith('--') || isNeeded(key))
    return { ...rule, declarations }
  })
}

/** Only the rules of classes that some element has. */
function withoutUnused(
  rules: readonly StyleRule[],
  isUsed: (name: string) => boolean,
): StyleRule[] {
  return mapRules(rules, (rule) => {
    if (rule.prelude.startsWith('@')) return rule
    const selectors = splitAt(rule.prelude, ',').filter((selector) =>
      [...selector.matchAll(className)].every(([, name = '']) => isUsed(bare(name))),
    )
    return selectors.length > 0 ? { ...rule, prelude: selectors.join(',') } : null
  })
}

/**
 * The style sheet of a page with what the page needs of it: rules of classes that it has, variables that differ
 * from place to place. `rename` gives each class its name in the page.
 */
export function compactStyle(
  css: string,
  isUsed: (name: string) => boolean,
  rename: (name: string) => string,
): string {
  const rules = withoutConstants(withoutUnused(readStyle(css), isUsed))
  return writeStyle(
    mapRules(rules, (rule) =>
      rule.prelude.startsWith('@')
        ? rule
        : {
            ...rule,
            prelude: rule.prelude.replace(className, (_, name) => `.${rename(bare(name))}`),
          },
    ),
  )
}

/** The classes that rules of a sheet name. */
export function classesOf(css: string): Set<string> {
  const names = new Set<string>()
  for (const { rule } of everyRule(readStyle(css))) {
    if (rule.prelude.startsWith('@')) continue
    for (const [, name = ''] of rule.prelude.matchAll(className)) names.add(bare(name))
  }
  return names
}
