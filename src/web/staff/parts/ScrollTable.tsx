import type { Elements } from '../../ui/elements.ts'

type ScrollTableProps = Readonly<{ caption: string; className?: string; children: Elements }>

/** A table that is scrolled where there is little room. */
export function ScrollTable({ caption, className = '', children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, and no landmark: the section around it has the name already
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
      tabIndex={0}
      aria-label={caption}
      className={`overflow-auto rounded-small border border-line ${className}`}
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
