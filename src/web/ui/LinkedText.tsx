import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Words } from './Words.tsx'

/** Marks the link's position in a phrase: `t('…', { official: linkSlot })`. */
export const linkSlot = '\uFFFC'

type LinkedTextProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Readonly<{ text: string; children: ReactNode }>

/** A sentence with a link where its language puts it. */
export function LinkedText({ text, children, className = 'link', ...link }: LinkedTextProps) {
  const [before, after] = text.split(linkSlot)
  return (
    <>
      {before && <Words>{before}</Words>}
      <a {...link} className={className}>
        <Words>{children}</Words>
      </a>
      {after && <Words>{after}</Words>}
    </>
  )
}
