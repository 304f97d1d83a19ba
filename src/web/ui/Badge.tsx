import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Words } from './Words.tsx'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-quiet',
  info: 'border-ocean/40 bg-ocean-tint text-ocean',
  success: 'border-leaf/40 bg-leaf-tint text-leaf',
  warning: 'border-amber/40 bg-amber-tint text-amber',
  error: 'border-clay/40 bg-clay-tint text-clay',
}

type BadgeProps = Readonly<{
  tone?: BadgeTone
  /** An icon of icons.ts beside the word. */
  icon?: string
  children: ReactNode
}>

/** A state in one or two words. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {icon && <Icon path={icon} className="size-3.5" />}
      <Words>{children}</Words>
    </span>
  )
}
