type Converted = {
  source: string
  code: string
  mappings: readonly (readonly (number | undefined)[])[]
}

/** Where a line begins in a text. */
function startOf(text: string, line: number): number {
  let at = 0
  for (let passed = 1; passed < line; passed += 1) at = text.indexOf('\n', at) + 1
  return at
}

/** The line of the source that a place of the converted file was made from; 1 where none was. */
export function originalLine(
  { source, code, mappings }: Converted,
  line: number,
  column: number,
): number {
  const at = startOf(code, line) + column - 1
  const span = mappings.findLast(([start = 0, length = 0]) => start <= at && at <= start + length)
  const [start = 0, , original = 0] = span ?? []
  return source.slice(0, span ? original + at - start : 0).split('\n').length
}
