import type { HookParameters } from 'astro'
import { expect, test } from 'vitest'
import { partsPage } from './parts-page.ts'

function routesFor(command: 'dev' | 'build' | 'preview' | 'sync'): string[] {
  const routes: string[] = []
  const given = {
    command,
    injectRoute: ({ pattern }: { pattern: string }) => void routes.push(pattern),
  }
  partsPage().hooks['astro:config:setup']?.(
    given as unknown as HookParameters<'astro:config:setup'>,
  )
  return routes
}

test('the page of parts is there in development, and in no build', () => {
  expect(routesFor('dev')).toEqual(['/parts', '/parts/ar'])
  expect(routesFor('build')).toEqual([])
})
