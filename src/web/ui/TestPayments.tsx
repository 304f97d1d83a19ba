import { Icon } from './Icon.tsx'
import { infoIcon } from './icons.ts'

/**
 * Says on pages that take money that none is taken. It is in every such page and shown by its root element,
 * where only the server knows how payments go: `data-payments`.
 */
export function TestPayments({ text }: Readonly<{ text: string }>) {
  return (
    <p className="hidden min-h-9 items-center justify-center gap-2 border-b border-ocean/30 bg-ocean-tint px-4 py-1 text-sm in-data-[payments=test]:flex">
      <Icon path={infoIcon} className="size-4.5 shrink-0 text-ocean" />
      {text}
    </p>
  )
}
