import { toPlainText } from 'react-email'

/** The letter for programs (and people) that read text only: one column, links written out. */
export function plainTextOf(html: string): string {
  return toPlainText(html, {
    wordwrap: 74,
    selectors: [
      { selector: 'h1', options: { uppercase: false, trailingLineBreaks: 2 } },
      { selector: 'h2', options: { uppercase: false, trailingLineBreaks: 2 } },
      {
        selector: '[data-text-format="facts"]',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 46 },
      },
    ],
  }).trim()
}
