import { accessSync, constants } from 'node:fs'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first executable path, or null. */
export const firstProgram = (paths: readonly string[]): string | null =>
  paths.find(isProgram) ?? null
