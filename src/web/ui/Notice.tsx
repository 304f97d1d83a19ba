import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { checkIcon, errorIcon, infoIcon, warningIcon } from './icons.ts'
import { Words } from './Words.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'error'

const tones: Record<Tone, { box: string; mark: string; path: string }> = {
  info: { box: 'border-ocean/40 bg-ocean-tint', mark: 'text-ocean', path: infoIcon },
  success: { box: 'border-leaf/40 bg-leaf-tint', mark: 'text-leaf', path: checkIcon },
  warning: { box: 'border-amber/40 bg-amber-tint', mark: 'text-amber', path: warningIcon },
  error: { box: 'border-clay/50 bg-clay-tint', mark: 'text-clay', path: errorIcon },
}

type NoticeProps = Readonly<{
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** 'status' or 'alert' if it appears later; none if present from the start. */
  role?: 'status' | 'alert'
  className?: string
}>

/** A message in the page, with an icon so that colour is not the only cue. */
export function Notice({ tone = 'info', title, children, role, className = '' }: NoticeProps) {
  const { box, mark, path } = tones[tone]
  return (
    <div role={role} className={`flex gap-3 rounded-card border p-4 ${box} ${className}`}>
      <Icon path={path} className={`mt-0.5 size-5 ${mark}`} />
      <div className="min-w-0 space-y-1">
        {title && (
          <p className="font-semibold">
            <Words>{title}</Words>
          </p>
        )}
        {children && (
          <div className="text-sm">
            <Words>{children}</Words>
          </div>
        )}
      </div>
    </div>
  )
}
