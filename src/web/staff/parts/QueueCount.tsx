import { useLanguage } from '../../i18n/provider.tsx'

const look =
  'flex items-center rounded-field font-medium whitespace-nowrap text-quiet -outline-offset-2! hover:bg-sunken hover:text-ink aria-pressed:bg-ocean-tint aria-pressed:text-ocean pointer-coarse:min-h-11'

export const queueLook = `${look} min-h-10 gap-1.5 px-2.5 text-sm`

export const smallQueueLook = `${look} min-h-9 gap-1 px-1.5 text-xs`

type QueueCountProps = Readonly<{ count: number; isExact?: boolean; isLate?: boolean }>

/** Nothing where there is nothing, and red where a promise was broken. */
export function QueueCount({ count, isExact = true, isLate = false }: QueueCountProps) {
  const language = useLanguage()
  if (count === 0) return null
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`).format(count)
  const look = isLate ? 'bg-clay-tint text-clay font-semibold' : 'bg-sunken text-quiet'
  return (
    <span className={`figures rounded-full px-1.5 text-xs ${look}`}>
      {isExact ? number : `${number}+`}
    </span>
  )
}
