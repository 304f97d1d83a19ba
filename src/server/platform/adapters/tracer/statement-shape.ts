/** A statement without its values: its operation, its tables and its text. */
export type StatementShape = { operation: string; summary: string; text: string }

const mostTables = 3
const longestText = 1000

/** Removes literals; most values are parameters already. */
function withoutValues(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])-?\d+(?:\.\d+)?/g, '?')
    .replace(/\$\d+(?:\s*,\s*\$\d+)+/g, '$…')
    .replace(/(\(\$…\)(?:,\s*)?){2,}/g, '($…)')
    .replace(/\s+/g, ' ')
    .trim()
}

const keywords = /\b(insert|update|delete|merge|select)\b/
const name = '("?[a-z_][\\w]*"?(?:\\."?\\w+"?)?)'
/** Tables written and read; a function after `from` is neither. */
const written = `\\b(?:insert into|(?<!\\b(?:for|do|key) )update|delete from|merge into) (?:only )?${name}`
const read = `\\b(?:from|join) (?:only )?${name}(?![\\w."]| ?\\()`
const table = new RegExp(`${written}|${read}`, 'g')
const named =
  /(?:\bwith(?: recursive)?|,)\s+"?(\w+)"?\s*(?:\([^)]*\)\s*)?as\s+(?:not )?(?:materialized )?\(/g
/** `from` without a table. */
const otherFrom = /\bextract\s*\(\s*\w+\s+from|\bis(?: not)? distinct from|\btrim\s*\([^()]* from/g
const writes = ['insert into', 'update', 'delete from', 'merge into'] as const

function operationOf(text: string): string {
  const [first = ''] = /^\w+/.exec(text) ?? []
  if (first !== 'with') return keywords.exec(first)?.[0] ?? first
  const change = writes.find((each) => new RegExp(`(?<!for |do )\\b${each}\\b`).test(text))
  return (change ?? 'select').split(' ')[0] ?? 'select'
}

/** 'INSERT application applicant': the operation, and up to three of its tables in their order. */
export function statementShape(sql: string): StatementShape {
  const text = withoutValues(sql)
  const lower = text.toLowerCase().replace(otherFrom, ' ')
  const own = new Set([...lower.matchAll(named)].map(([, name]) => name))
  const tables = [...lower.matchAll(table)]
    .map(([, changed, seen]) => (changed ?? seen ?? '').replaceAll('"', ''))
    .filter((name) => !own.has(name))
  const operation = operationOf(lower).toUpperCase()
  const summary = [operation, ...[...new Set(tables)].slice(0, mostTables)].join(' ')
  return { operation, summary, text: text.slice(0, longestText) }
}
