import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process.mjs'

/** Editors save a file in several steps. */
const quietMs = 40
const irrelevant = /\.test\.tsx?$|~$|\.sw[a-z]$|^4913$/

/** Calls `changed` after changes in the folders; returns a function that stops. */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, name) => {
        if (irrelevant.test(name ?? '')) return
        clearTimeout(timer)
        timer = setTimeout(changed, quietMs)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
