import { useState } from 'react'

const place = 'staff-single-keys'

/** Whether single letters are keys: who dictates, or meets them by accident, turns them off for this browser. */
export function useKeysChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read() !== 'off')
  const choose = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(place, next ? 'on' : 'off')
    } catch {
      // Without storage it holds until the page is left.
    }
  }
  return [isOn, choose]
}

function read(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}
