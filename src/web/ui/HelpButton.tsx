import { Icon } from './Icon.tsx'
import { chatIcon } from './icons.ts'

/** Opens the chat on a phone, where its own button would cover the content. */
export function HelpButton({ words }: Readonly<{ words: string }>) {
  return (
    <button
      type="button"
      data-help
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field px-2 text-sm font-semibold text-ocean lg:hidden noscript:hidden"
    >
      <Icon path={chatIcon} className="size-6" />
      <span className="max-sm:sr-only">{words}</span>
    </button>
  )
}
