import { compile } from 'html-to-text'

// Compiled once: parsing the selectors takes longer than a letter.
const toText = compile({
  wordwrap: 74,
  selectors: [
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    // In layout tables a cell is a block; in tables of facts a row is a line.
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'h1', options: { uppercase: false, trailingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, trailingLineBreaks: 2 } },
    {
      selector: '[data-text-format="facts"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 46 },
    },
  ],
})

/** The plain-text alternative: one column, with links written out; what joins words has done its work. */
export const plainTextOf = (html: string): string =>
  toText(html).replaceAll('\u00A0', ' ').replaceAll('\u2060', '').trim()
