import type { ReactNode } from 'react'
import { ScrollTable } from './ScrollTable.tsx'

type FigureTableProps = Readonly<{
  caption: string
  head: readonly string[]
  /** The first cell of each names the row. */
  rows: readonly (readonly ReactNode[])[]
  /** The first row and the last say what the others add up from and to. */
  isSum?: boolean
  isDense?: boolean
  className?: string
}>

/** Figures to be read by row and column. */
export function FigureTable(props: FigureTableProps) {
  const { caption, head, rows, isSum, isDense, className = '' } = props
  const room = isDense ? 'px-3 py-1' : 'px-3 py-2'
  return (
    <ScrollTable
      caption={caption}
      className={`figures ${isDense ? 'text-xs' : 'text-sm'} ${className}`}
    >
      <thead className="sticky top-0 bg-sunken text-xs text-quiet">
        <tr>
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`${room} font-medium ${index === 0 ? 'text-start' : 'text-end'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isSum ? '*:first:font-semibold *:last:font-semibold' : ''}>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and holds nothing
          <tr key={row} className="border-t border-line">
            <th scope="row" className={`${room} min-w-28 text-start [font-weight:inherit]`}>
              {name}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={index} className={`${room} text-end whitespace-nowrap`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
