import { kept, useKeptSwitch } from '../../parts/kept.ts'

const place = 'staff-chat-sound'

/** Whether a new message is heard: chosen for this browser. */
export const isSoundOn = (): boolean => kept(place) !== 'off'
export const useSoundChoice = () => useKeptSwitch(place)
