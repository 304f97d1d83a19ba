/** A table of texts: its rows end with `;` or the line, its cells with `|`. */
export const tableOf = <Row extends string[] = string[]>({ raw }: TemplateStringsArray): Row[] =>
  (raw[0] ?? '')
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((row) => row.split('|').map((cell) => cell.trim()) as Row)
