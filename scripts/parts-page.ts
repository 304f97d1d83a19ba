import type { AstroIntegration } from 'astro'

/** All UI parts on one page, at /parts and /parts/ar; in development only. */
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
