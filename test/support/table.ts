/** A table of texts: its rows end with `;` or the line, its cells with `|`. */
export const tableOf = ({ raw: [text = ''] }: TemplateStringsArray): string[][] =>
  text
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((row) => row.split('|').map((cell) => cell.trim()))
