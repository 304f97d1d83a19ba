type Converted = {
  source: string
  code: string
  mappings: readonly (readonly (number | undefined)[])[]
}

/** The offset of a line. */
function startOf(text: string, line: number): number {
  let at = 0
  for (let passed = 1; passed < line; passed += 1) at = text.indexOf('\n', at) + 1
  return at
}

/** The source line of a position in the converted file; 1 if unknown. */
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
