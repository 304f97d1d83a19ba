import type { ReactNode } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { LegalBlock } from '#phrases/legal-page.ts'
import { LegalText } from './LegalText.tsx'

type LegalBodyProps = Readonly<{
  blocks: readonly LegalBlock[]
  language: Language
  company: PageFacts
}>

export function LegalBody({ blocks, language, company }: LegalBodyProps) {
  const say = (text: string) => <LegalText text={text} language={language} company={company} />
  return blocks.map((block) => {
    if (typeof block === 'string') return <p key={block}>{say(block)}</p>
    if ('list' in block) {
      return (
        <ul key={block.list[0]} className="list-disc space-y-1.5 ps-5 marker:text-sun">
          {block.list.map((item) => (
            <li key={item} className="ps-1">
              {say(item)}
            </li>
          ))}
        </ul>
      )
    }
    return <LegalTable key={block.head.join()} head={block.head} rows={block.rows} say={say} />
  })
}

type LegalTableProps = Readonly<{
  head: readonly string[]
  rows: readonly (readonly string[])[]
  say: (text: string) => ReactNode
}>

function LegalTable({ head, rows, say }: LegalTableProps) {
  return (
    <section
      aria-label={head.join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone scrolls by keys too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface px-4"
    >
      <table className="w-full border-collapse text-sm">
        <thead className="text-xs text-quiet">
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className="py-2.5 pe-4 text-start">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                {say(first)}
              </th>
              {rest.map((text) => (
                <td key={text} className="py-2.5 pe-4">
                  {say(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
