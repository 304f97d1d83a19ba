import { compile } from 'html-to-text'

// Once: its selectors take longer to be read than a letter.
const toText = compile({
  wordwrap: 74,
  selectors: [
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    // Of a table that lays out, each cell is a block; of one with facts, each row is a line.
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

/** The letter for programs (and people) that read text only: one column, links written out. */
export const plainTextOf = (html: string): string => toText(html).trim()
