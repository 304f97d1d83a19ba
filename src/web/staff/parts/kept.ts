import { useState } from 'react'

/** What this browser keeps; null where it keeps nothing. */
export function kept(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

/** Keeps it for this browser; without storage it holds until the page is left. */
export function keep(place: string, value: string): void {
  try {
    localStorage.setItem(place, value)
  } catch {}
}

/** A switch that is on until somebody turns it off for this browser. */
export function useKeptSwitch(place: string): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => kept(place) !== 'off')
  const choose = (next: boolean) => {
    setOn(next)
    keep(place, next ? 'on' : 'off')
  }
  return [isOn, choose]
}
