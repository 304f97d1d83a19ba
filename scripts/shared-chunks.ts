import { basename } from 'node:path'

/** As much as is asked of the bundler about its modules. */
type Modules = {
  getModuleInfo(
    id: string,
  ): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** The pages that need a module at once, by name; none where a script of the pages that inform does. */
function pagesOf(module: string, modules: Modules): string[] {
  const entries: string[] = []
  const seen = new Set([module])
  // What is added while it is walked is walked too.
  for (const id of seen) {
    const info = modules.getModuleInfo(id)
    if (info?.isEntry) entries.push(id)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  const areIslands = entries.every((entry) => /\/src\/web\/[\w/]+\.tsx$/.test(entry))
  return areIslands ? entries.map((entry) => basename(entry, '.tsx')).sort() : []
}

/** The file of a module. The larger its rank, the earlier it takes its modules along with what they import. */
function fileOf(pages: readonly string[]): { name: string; rank: number } | null {
  // Staff stay longer and wait less: what they alone need is left to the bundler.
  const forTravellers = pages.filter((page) => page !== 'StaffApp')
  if (forTravellers.length === 0) return null
  if (forTravellers.length > 6) return { name: 'pages', rank: 8 }
  // The page with the most of its own to load has what it shares with several others in one file.
  if (forTravellers.length > 2 && pages.includes('ApplicationPage')) {
    return { name: 'most-pages', rank: 7 }
  }
  return { name: pages.join('-'), rank: Math.min(pages.length, 6) }
}

/**
 * The files of what pages need at once, as groups of the bundler: one for each set of pages, or each file would
 * compress by itself, a tenth worse, and the first step of an application would load forty.
 */
export const sharedChunks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => ({
  priority: rank,
  name(module: string, modules: Modules): string | null {
    const file = fileOf(pagesOf(module, modules))
    return file?.rank === rank ? file.name : null
  },
}))
