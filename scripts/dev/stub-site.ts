import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { completeLanguages, fallbackLanguage, staffLanguages } from '#domain/reference/languages.ts'
import {
  analyticsPlaceholder,
  askedPlaceholder,
  messengersPlaceholder,
  paymentsPlaceholder,
  rulesPlaceholder,
  surchargePlaceholder,
} from '../../src/web/layout/placeholders.ts'
import { pages, staffPages } from '../../src/web/paths.ts'
import { originPlaceholder } from '../site-manifest.ts'

const within = (language: string, path: string) =>
  language === fallbackLanguage ? path : `/${language}${path === '/' ? '' : path}`

/** The address of every page in every language. */
export function addresses(): string[] {
  const forAll = completeLanguages.flatMap((language) =>
    [...Object.values(pages), '/404'].map((path) => within(language, path)),
  )
  return [...forAll, ...staffLanguages.map((language) => within(language, staffPages.admin))]
}

/**
 * Stub pages for the server while Astro renders the real ones: each contains its own address, so
 * that the server decides page and language.
 */
export async function writeStubSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const routes = addresses().map((address, index) => ({ address, file: `${index}.html` }))
  await Promise.all(routes.map(({ address, file }) => writeFile(join(folder, file), address)))
  const manifest = {
    ...{ originPlaceholder, analyticsPlaceholder, paymentsPlaceholder },
    ...{ surchargePlaceholder, messengersPlaceholder, rulesPlaceholder, askedPlaceholder },
    routes: Object.fromEntries(
      routes.map(({ address, file }) => [address, { file, scriptHashes: [], styleHashes: [] }]),
    ),
  }
  await writeFile(join(folder, 'csp.json'), JSON.stringify(manifest))
}
