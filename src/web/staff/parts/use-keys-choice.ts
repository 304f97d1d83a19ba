import { useKeptSwitch } from './kept.ts'

/** Whether single letters are keys: who dictates, or meets them by accident, turns them off for this browser. */
export const useKeysChoice = () => useKeptSwitch('staff-single-keys')
