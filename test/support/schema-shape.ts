import type { Client } from 'pg'

type Column = { name: string; table: string; type: string; notNull: boolean; needed: boolean }
/** A constraint, or a unique index without one. */
type Rule = {
  name: string
  table: string
  kind: 'check' | 'foreign' | 'unique'
  text: string
  /** Its columns, as `table.column`. */
  columns: string[]
}

/** What programs may rely on: tables, columns and rules, by name. */
export type Shape = { columns: Map<string, Column>; rules: Map<string, Rule> }

const columns = `select c.relname as table, c.relname || '.' || a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
    a.attnotnull and not a.atthasdef and a.attidentity = '' as needed
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped`

const rules = `with rule as (
  select conrelid as owner, conname as name,
    -- It binds new rows in either case.
    replace(pg_get_constraintdef(oid), ' NOT VALID', '') as text, conkey as keys,
    case contype when 'c' then 'check' when 'f' then 'foreign' else 'unique' end as kind
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
    and conrelid <> 0
  union all
  select i.indrelid, c.relname, pg_get_indexdef(i.indexrelid), string_to_array(i.indkey::text, ' ')::int2[], 'unique'
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
)
select t.relname as table, t.relname || '.' || rule.name as name, kind, text,
  array(select t.relname || '.' || attname from pg_attribute where attrelid = owner and attnum = any(keys))
    as columns
from rule join pg_class t on t.oid = owner`

const byName = <T extends { name: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.name, row]))

export async function readShape(client: Client): Promise<Shape> {
  const all = await client.query<Column>(columns)
  return { columns: byName(all.rows), rules: byName((await client.query<Rule>(rules)).rows) }
}

const oneOf = /^CHECK \(\((\S+) = ANY \(ARRAY\[(.*)\]\)\)\)$/
const words = (list: string): string[] => list.match(/'(?:[^']|'')*'/g) ?? []

/** Whether a check is a list of values that only grew. */
function isLonger(before: Rule, after: Rule): boolean {
  const [, column, few = ''] = oneOf.exec(before.text) ?? []
  const [, same, many = ''] = oneOf.exec(after.text) ?? []
  const known = new Set(words(many))
  return column !== undefined && column === same && words(few).every((word) => known.has(word))
}

const tablesOf = ({ columns: all }: Shape): Set<string> =>
  new Set([...all.values()].map(({ table }) => table))

function lostOrStricterColumns(before: Shape, after: Shape): string[] {
  const there = tablesOf(after)
  return [...before.columns.values()].flatMap(({ name, table, type, notNull }) => {
    const now = after.columns.get(name)
    if (!there.has(table)) return [table]
    return now?.type === type && (notNull || !now.notNull) ? [] : [name]
  })
}

/** Columns that must be given by an unaware program. */
function neededColumns(before: Shape, after: Shape): string[] {
  const known = tablesOf(before)
  return [...after.columns.values()].flatMap(({ name, table, needed }) =>
    needed && known.has(table) && !before.columns.has(name) ? [name] : [],
  )
}

/** New or changed rules on existing columns, unless they only became laxer. */
function stricterRules(before: Shape, after: Shape): string[] {
  return [...after.rules.values()].flatMap((rule) => {
    const was = before.rules.get(rule.name)
    const isAboutOld = rule.columns.every((column) => before.columns.has(column))
    if (!isAboutOld || was?.text === rule.text || (was && isLonger(was, rule))) return []
    return [rule.name]
  })
}

/** `on conflict` needs the rule that it names, and deleting relies on cascades. */
function missedRules(before: Shape, after: Shape): string[] {
  const there = tablesOf(after)
  return [...before.rules.values()].flatMap(({ name, table, kind, text }) => {
    const isRelied = kind === 'unique' || text.includes('ON DELETE')
    return isRelied && there.has(table) && !after.rules.has(name) ? [name] : []
  })
}

/**
 * Changes that may break a program of the earlier shape, as `table`, `table.column` or
 * `table.rule`: removed or retyped objects, newly required values, newly rejected values. Ignores
 * triggers, functions and rules on new columns.
 */
export function contractions(before: Shape, after: Shape): string[] {
  const all = [
    ...lostOrStricterColumns(before, after),
    ...neededColumns(before, after),
    ...stricterRules(before, after),
    ...missedRules(before, after),
  ]
  return [...new Set(all)].sort()
}
