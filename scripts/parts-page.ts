import type { AstroIntegration } from 'astro'

/** Every piece of the screens on one page, at /parts and /parts/ar: where Astro develops, never in what it builds. */
export function partsPage(): AstroIntegration {
  return {
    name: 'parts-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        for (const pattern of ['/parts', '/parts/ar']) {
          injectRoute({ pattern, entrypoint: './src/web/parts/parts.astro' })
        }
      },
    },
  }
}
