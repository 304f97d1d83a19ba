import { useEffect, useState } from 'react'
import { now } from '../../clock.ts'

const everyMs = 20_000

/** The moment, as fine as minutes are told: what waits grows older while nobody presses anything. */
export function useMinute(): Date {
  const [at, set] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => set(now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return at
}
