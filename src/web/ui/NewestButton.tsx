import { Icon } from './Icon.tsx'
import { chevronDownIcon } from './icons.ts'

type NewestButtonProps = Readonly<{
  words: string
  onPress: () => void
  /** Distance above the container's end. */
  className?: string
}>

/** Shown above the end of a log that is scrolled back: jumps to new messages. */
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
