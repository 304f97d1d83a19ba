import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const heldMs = 60_000
const place = /(file:\/\/[^\s():]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | null>()
let letGo: NodeJS.Timeout | undefined

/** The source map of a built file, cached while errors come: it is larger than the file. */
function mapOf(file: string): SourceMap | null {
  clearTimeout(letGo)
  letGo = setTimeout(() => maps.clear(), heldMs).unref()
  const known = maps.get(file)
  if (known !== undefined) return known
  const path = `${fileURLToPath(file)}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null
  maps.set(file, map)
  return map
}

/** Maps a stack trace to the sources where possible. Node's own flag would load every map at startup. */
export function inSources(stack: string): string {
  return stack.replace(place, (built, file: string, line: string, column: string) => {
    try {
      const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
      if (!found || !('originalSource' in found) || !found.originalSource) return built
      const source = found.originalSource.replace(
        /^(?:file:\/\/)?(?:\.*\/)*?(?=src\/|scripts\/)/,
        '',
      )
      return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
    } catch {
      return built
    }
  })
}
