import { basename } from 'node:path'

/** As much as is asked of the bundler about its modules. */
export type Modules = {
  getModuleInfo(id: string): {
    readonly isEntry: boolean
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** Of so many pages on a module lies in a file that all of them load: every page, and the more important ones. */
const all = 7
const many = 3

/** The page with the most of its own to load: what it shares with some others is one file. */
const heaviest = /\/src\/web\/application\/ApplicationPage\.tsx$/

const isIsland = (entry: string): boolean => /\/src\/web\/[\w/]+\.tsx$/.test(entry)
/** For travellers. What staff come to need later is not counted: they stay longer and wait less. */
const isPage = (entry: string): boolean => isIsland(entry) && !entry.includes('/src/web/staff/')
const isPageScript = (entry: string): boolean => entry.includes('astro&type=script')

/** The entries that reach a module: at once, or with what they load later as well. */
function entriesOf(module: string, modules: Modules, isLaterToo: boolean): string[] {
  const entries: string[] = []
  const seen = new Set([module])
  // What is added while it is walked is walked too.
  for (const id of seen) {
    const info = modules.getModuleInfo(id)
    if (!info) continue
    if (info.isEntry) entries.push(id)
    for (const importer of info.importers) seen.add(importer)
    if (isLaterToo) for (const importer of info.dynamicImporters) seen.add(importer)
  }
  return entries
}

const nameOf = (entries: readonly string[]): string =>
  entries
    .map((entry) => basename(entry, '.tsx'))
    .sort()
    .join('-')

type Place = { readonly name: string; readonly rank: number }

/** Of a set of so many islands that need it now, and so many pages beside them that may need it later. */
const rankOf = (now: number, later: number): number => now * 10 + later
const [allRank, manyRank] = [1_000, 999]
const ranks = [
  allRank,
  manyRank,
  ...Array.from({ length: all }, (_, now) =>
    Array.from({ length: all }, (_, later) => rankOf(now + 1, later)),
  ).flat(),
]

function placeOf(module: string, modules: Modules): Place | null {
  const entries = entriesOf(module, modules, false)
  const now = entries.filter(isIsland)
  const pages = now.filter(isPage)
  if (pages.length === 0 || entries.some(isPageScript)) return null
  if (pages.length >= all) return { name: 'pages', rank: allRank }
  if (pages.length >= many && pages.some((page) => heaviest.test(page))) {
    return { name: 'most-pages', rank: manyRank }
  }
  const ever = entriesOf(module, modules, true).filter(isPage)
  const later = ever.filter((page) => !now.includes(page))
  const name = [nameOf(now), ...(later.length > 0 ? [nameOf(later)] : [])].join('-later-')
  return { name, rank: rankOf(now.length, later.length) }
}

/**
 * The files of what pages need at once, as groups of the bundler: two for what many pages need, and one for
 * each set of pages that need or may come to need the same. Left to itself it makes a file for each set of parts that
 * are loaded later, too: forty for the first step of an application, and each compresses by itself, a tenth worse.
 *
 * A group takes along what its modules import. That is needed by these pages and perhaps by more, so the larger
 * sets come first and have taken theirs.
 */
export function sharedChunks() {
  // Of one build: each group asks for every module.
  const places = new Map<string, Place | null>()
  const place = (module: string, modules: Modules): Place | null => {
    const known = places.get(module)
    if (known !== undefined) return known
    const found = placeOf(module, modules)
    places.set(module, found)
    return found
  }
  return ranks.map((rank) => ({
    priority: rank,
    name(module: string, modules: Modules): string | null {
      const found = place(module, modules)
      return found?.rank === rank ? found.name : null
    },
  }))
}
