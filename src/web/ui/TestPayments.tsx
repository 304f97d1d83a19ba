import { Icon } from './Icon.tsx'
import { infoIcon } from './icons.ts'

/**
 * Says on payment pages that no money is taken. Part of every such page, shown by the root's
 * `data-payments`, since only the server knows the payment mode.
 */
export function TestPayments({ text }: Readonly<{ text: string }>) {
  return (
    <p className="hidden min-h-9 items-center justify-center gap-2 border-b border-ocean/30 bg-ocean-tint px-4 py-1 text-sm in-data-[payments=test]:flex">
      <Icon path={infoIcon} className="size-4.5 shrink-0 text-ocean" />
      {text}
    </p>
  )
}
