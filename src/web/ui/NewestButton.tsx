import { Icon } from './Icon.tsx'
import { chevronDownIcon } from './icons.ts'

type NewestButtonProps = Readonly<{
  words: string
  onPress: () => void
  /** How far above the end of what is around it. */
  className?: string
}>

/** Above the end of a log that was scrolled back: leads to what came meanwhile. */
export function NewestButton({ words, onPress, className = 'bottom-3' }: NewestButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`absolute left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm font-medium text-ocean shadow-raised ${className}`}
    >
      <Icon path={chevronDownIcon} className="size-4" />
      <span>{words}</span>
    </button>
  )
}
