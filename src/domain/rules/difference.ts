import type { RulesDocument } from './rules.ts'

/** A value of a document: a number, a text, a list, a port; undefined where there is none. */
export type RulesValue = unknown

/**
 * A value that two documents do not share. `codes`: the countries or ports that it is about, where
 * several change alike.
 */
export type Difference = Readonly<{
  path: string
  from: RulesValue
  to: RulesValue
  codes?: readonly string[]
}>

type Values = Readonly<Record<string, RulesValue>>

const isHolder = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same text for the same value: stores and people order names as they like. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, each: unknown) =>
    isHolder(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

/** Read as a whole: a range of days is no such thing as hours. */
const isWhole = (path: string) => /^speeds\.\w+$/.test(path)

/** Values by their paths; a list is one value. */
function* leavesOf(one: unknown, other: unknown, path: string): Generator<Difference> {
  if (isWhole(path) || !isHolder(one) || !isHolder(other)) {
    if (!isSame(one, other)) yield { path, from: one, to: other }
    return
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    yield* leavesOf(one[name], other[name], path ? `${path}.${name}` : name)
  }
}

/** What changed by code, those that changed alike together. */
function grouped(path: string, one: Values, other: Values): Difference[] {
  const groups = new Map<string, Difference & { codes: string[] }>()
  for (const code of [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()) {
    const [from, to] = [one[code], other[code]]
    const change = textOf([from, to])
    if (isSame(from, to)) continue
    const group = groups.get(change) ?? { path, from, to, codes: [] }
    groups.set(change, group)
    group.codes.push(code)
  }
  return [...groups.values()]
}

type Part = 'ports' | 'regimes' | 'sources'

function differencesOfPorts(one: RulesDocument, other: RulesDocument): Difference[] {
  const byCode = ({ ports }: RulesDocument) =>
    Object.fromEntries(ports.map(({ code, ...port }) => [code, port]))
  const [before, after] = [byCode(one), byCode(other)]
  const codes = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...codes].flatMap((code) => {
    const [from, to] = [before[code], after[code]]
    if (from && to)
      return [...leavesOf(from, to, 'ports')].map((each) => ({ ...each, codes: [code] }))
    return [{ path: 'ports', from, to, codes: [code] }]
  })
  const orderIn = (list: RulesDocument['ports'], kept: object) =>
    list.map(({ code }) => code).filter((code) => Object.hasOwn(kept, code))
  const [from, to] = [orderIn(one.ports, after), orderIn(other.ports, before)]
  return isSame(from, to) ? changed : [...changed, { path: 'ports.order', from, to }]
}

/** Everything that differs between two documents, in the order of the first one. */
export function differencesBetween(one: RulesDocument, other: RulesDocument): Difference[] {
  const rest = ({
    ports: _p,
    regimes: _r,
    sources: _s,
    ...values
  }: RulesDocument): Omit<RulesDocument, Part> => values
  return [
    ...leavesOf(rest(one), rest(other), ''),
    ...grouped('regimes', one.regimes, other.regimes),
    ...grouped('sources', one.sources, other.sources),
    ...differencesOfPorts(one, other),
  ]
}

const said = (value: RulesValue) => (value === undefined ? '-' : JSON.stringify(value))

/** A difference in one line, as the audit keeps it. */
export function lineOf({ path, from, to, codes }: Difference): string {
  const about = codes ? ` ${codes.join(' ')}` : ''
  return `${path}${about}: ${said(from)} → ${said(to)}`
}
