import { type ReactNode, useId, useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'

type SectionProps = Readonly<{
  title: string
  /** The gist, for whoever does not open it. */
  gist?: ReactNode
  /** Folded on a phone unless it is what people come for. */
  opensOnPhone?: boolean
  children: ReactNode
}>

/** Whether there is room to show a part without being asked. */
export const isWide = () => matchMedia('(min-width: 64rem)').matches

/** One part of the application: open where there is room, on a phone folded to its title and gist. */
export function Section({ title, gist, opensOnPhone = false, children }: SectionProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(() => opensOnPhone || isWide())
  return (
    <Card>
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-3 text-start sm:px-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block">{title}</span>
            {gist && !isOpen && (
              <span className="block truncate text-sm font-normal text-quiet">{gist}</span>
            )}
          </span>
          <Icon
            path={chevronDownIcon}
            className={`size-5 text-quiet ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="px-4 pb-4 sm:px-6 sm:pb-6">
        {isOpen && children}
      </div>
    </Card>
  )
}
