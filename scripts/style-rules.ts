/** A style sheet of ours, taken apart as far as the build needs it: it comes minified and without comments. */
export type StyleRule = {
  /** The selectors, or an at-rule with its condition. */
  readonly prelude: string
  readonly declarations: readonly Declaration[]
  readonly rules: readonly StyleRule[]
  /** An at-rule that ends with a semicolon and holds nothing. */
  readonly isStatement: boolean
}
type Declaration = readonly [name: string, value: string]

/** Where one of these signs stands outside of strings and brackets; the end where none does. */
function find(text: string, signs: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] as string
    if (sign === '\\') at += 1
    else if (sign === '"') at = text.indexOf('"', at + 1)
    else if (depth === 0 && signs.includes(sign)) return at
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
  }
  return text.length
}

/** The pieces between signs of one kind, outside of strings and brackets. */
export function splitAt(text: string, sign: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at <= text.length; ) {
    const end = find(text, sign, at)
    pieces.push(text.slice(at, end))
    at = end + 1
  }
  return pieces
}

function declarationOf(text: string): Declaration {
  const colon = text.indexOf(':')
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()]
}

function body(css: string, from: number): { rule: Omit<StyleRule, 'prelude'>; end: number } {
  const declarations: Declaration[] = []
  const rules: StyleRule[] = []
  let at = from
  while (at < css.length && css[at] !== '}') {
    const end = find(css, '{};', at)
    const text = css.slice(at, end).trim()
    if (css[end] === '{') {
      const inner = body(css, end + 1)
      rules.push({ prelude: text, ...inner.rule })
      at = inner.end
    } else {
      if (text.startsWith('@')) {
        rules.push({ prelude: text, declarations: [], rules: [], isStatement: true })
      } else if (text !== '') declarations.push(declarationOf(text))
      at = css[end] === ';' ? end + 1 : end
    }
  }
  return { rule: { declarations, rules, isStatement: false }, end: at + 1 }
}

export const readStyle = (css: string): readonly StyleRule[] =>
  body(css.replace(/\/\*[\s\S]*?\*\//g, ''), 0).rule.rules

export function writeStyle(rules: readonly StyleRule[]): string {
  return rules
    .map(({ prelude, declarations, rules: inner, isStatement }) => {
      if (isStatement) return `${prelude};`
      const own = declarations.map(([name, value]) => `${name}:${value}`).join(';')
      const between = own !== '' && inner.length > 0 ? ';' : ''
      return `${prelude}{${own}${between}${writeStyle(inner)}}`
    })
    .join('')
}

/** Each rule made anew, the inner ones first; null takes it out, and what is left empty goes with it. */
export function mapRules(
  rules: readonly StyleRule[],
  change: (rule: StyleRule) => StyleRule | null,
): StyleRule[] {
  return rules.flatMap((rule) => {
    const changed = change({ ...rule, rules: mapRules(rule.rules, change) })
    if (!changed) return []
    const isEmpty = changed.declarations.length + changed.rules.length === 0
    return isEmpty && !changed.isStatement ? [] : [changed]
  })
}

/** Every rule, with those that it lies in. */
export function* everyRule(
  rules: readonly StyleRule[],
  within: readonly string[] = [],
): Generator<{ rule: StyleRule; within: readonly string[] }> {
  for (const rule of rules) {
    yield { rule, within }
    yield* everyRule(rule.rules, [...within, rule.prelude])
  }
}
