import type { ReactNode } from 'react'

type FigureTableProps = Readonly<{
  caption: string
  head: readonly string[]
  /** The first cell of each names the row. */
  rows: readonly Readonly<{ id: string; cells: readonly ReactNode[] }>[]
}>

/** Figures in columns; where there is little room it is scrolled sideways. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, and no landmark: the section around it has the name already
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto rounded-small border border-line"
    >
      <table className="figures w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="bg-sunken text-xs text-quiet">
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 font-medium ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="min-w-28 px-3 py-1.5 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} className="px-3 py-1.5 text-end whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
