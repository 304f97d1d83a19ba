import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** Stands in a phrase where the link belongs: `t('…', { official: linkSlot })`. */
export const linkSlot = '\uFFFC'

type LinkedTextProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Readonly<{ text: string; children: ReactNode }>

/** A sentence with one link in the place that its language gives it. */
export function LinkedText({ text, children, className = 'link', ...link }: LinkedTextProps) {
  const [before, after] = text.split(linkSlot)
  return (
    <>
      {before && <span>{before}</span>}
      <a {...link} className={className}>
        {children}
      </a>
      {after && <span>{after}</span>}
    </>
  )
}
