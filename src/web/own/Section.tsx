import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { OneLine } from '../ui/OneLine.tsx'

type SectionProps = Readonly<{
  title: string
  /** A summary, shown while collapsed. */
  gist?: string | null | undefined
  /** Initially open: always, for what awaits the traveller; on wide screens; or only on request. */
  opens?: 'always' | 'wide' | 'asked'
  /** Each increment opens it, scrolls to it and focuses its title. */
  calls?: number
  children: ReactNode
}>

export function Group({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <Card>
      <h2 className="px-4 pt-4 pb-2 text-lg sm:px-6">{title}</h2>
      <div className="divide-y divide-line">{children}</div>
    </Card>
  )
}

/** Whether the screen is wide enough to open sections initially. */
export const isWide = () => matchMedia('(min-width: 64rem)').matches

/** A section: open on wide screens, collapsed to title and summary on a phone. */
export function Section({ title, gist, opens = 'wide', calls = 0, children }: SectionProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(() => opens === 'always' || (opens === 'wide' && isWide()))
  useEffect(() => {
    if (calls === 0) return
    setOpen(true)
    button.current?.focus()
    button.current?.scrollIntoView({ block: 'start' })
  }, [calls])
  return (
    <div>
      <h3 className="text-base">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-start sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block">{title}</span>
            {gist && !isOpen && (
              <OneLine className="text-sm font-normal text-quiet">{gist}</OneLine>
            )}
          </span>
          <Icon
            path={chevronDownIcon}
            className={`size-5 text-quiet ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} tabIndex={-1} hidden={!isOpen} className="px-4 pb-4 sm:px-6 sm:pb-6">
        {isOpen && children}
      </div>
    </div>
  )
}
