import type { Elements } from '../../ui/elements.ts'
import { HorizonPicture } from '../../ui/HorizonPicture.tsx'

type NothingHereProps = Readonly<{ title: string; text: string; children?: Elements }>

/** An empty list, and what will stand in it. */
export function NothingHere({ title, text, children }: NothingHereProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <HorizonPicture hour="before-dawn" className="h-28! sm:h-32!" />
      <div className="p-4 sm:p-6">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 max-w-prose text-quiet">{text}</p>
        {children}
      </div>
    </div>
  )
}
