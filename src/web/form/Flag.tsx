import { useState } from 'react'
import { flagOf } from './country-flags.ts'

/** A decorative flag beside a country's name, with a fallback picture. */
export function Flag({ code }: Readonly<{ code: string }>) {
  const [second, setSecond] = useState<string | null>(null)
  const [isGone, setGone] = useState(false)
  const address = second ?? flagOf(code)

  const fallBack = async () => {
    if (second !== null) return setGone(true)
    try {
      const { squareFlagOf } = await import('./country-flags-square.ts')
      setSecond(squareFlagOf(code) ?? '')
    } catch {
      setGone(true)
    }
  }

  if (!address || isGone) return <span className="inline-block h-4 w-6 rounded-small bg-line" />
  return (
    <img
      src={address}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      onError={() => void fallBack()}
      className="h-4 w-6 shrink-0 rounded-[3px] border border-line object-cover"
    />
  )
}
