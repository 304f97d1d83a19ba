import { useState } from 'react'

const place = 'staff-chat-sound'

/** Whether a new message is heard: chosen for this browser. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(place) !== 'off'
  } catch {
    return true
  }
}

export function useSoundChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(isSoundOn)
  const choose = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(place, next ? 'on' : 'off')
    } catch {
      // Without storage a new message goes on being heard.
    }
  }
  return [isOn, choose]
}
