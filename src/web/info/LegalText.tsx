import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import { type Page, pages, pathTo } from '../paths.ts'
import { Words } from '../ui/Words.tsx'

type LegalTextProps = Readonly<{ text: string; language: Language; company: PageFacts }>

function addressOf(target: string, language: Language, company: PageFacts): string {
  if (target === 'email') return `mailto:${company.email}`
  if (target === 'phone') return `tel:${company.phone}`
  if (target === 'official') return company.officialSite
  if (target in pages) return pathTo(target as Page, language)
  throw new Error(`A text links to ${target}, which is no page`)
}

/** Text with links in the form `[words](target)`. */
export function LegalText({ text, language, company }: LegalTextProps) {
  const parts = text.split(/\[([^\]]+)\]\((\w+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 2) return null
    if (index % 3 === 0) return part
    const href = addressOf(parts[index + 1] ?? '', language, company)
    return (
      <a key={`${href} ${part}`} href={href} className="link">
        <Words>{part}</Words>
      </a>
    )
  })
}
