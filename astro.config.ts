import { realpathSync } from 'node:fs'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { partsPage } from './scripts/parts-page.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'
import { originPlaceholder } from './scripts/site-manifest.ts'

/** Above this size a style sheet is a file of its own; the sheet of the pages that inform is below it. */
const inlineStyleBytes = 40_000

/** What the small scripts of every page share: one file instead of one for each few hundred bytes. */
const everyPage = {
  name: 'every-page',
  priority: 10_000,
  test: /src\/web\/(?:clock|trusted|cookie-choice|i18n\/chosen-language)\.ts$|src\/domain\/cookie\.ts$/,
}

const codeSplitting = { groups: [everyPage, ...sharedChunks] }

export default defineConfig({
  site: originPlaceholder,
  srcDir: './src/web',
  publicDir: './public',
  outDir: './dist/web',
  cacheDir: './node_modules/.astro',
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  integrations: [react(), partsPage()],
  vite: {
    // Packages may lie elsewhere, behind a link.
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
    plugins: [tailwindcss()],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting } },
        },
      },
    },
    build: {
      assetsInlineLimit: (path, content) =>
        path.endsWith('.css') ? content.length < inlineStyleBytes : false,
    },
  },
})
