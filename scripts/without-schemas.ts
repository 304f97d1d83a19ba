import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

// Vite takes over import(), but its own modules are gone by the time that browsers' bundles are made.
const load = createRequire(import.meta.url)
const contract = /\/src\/contract\/[\w/-]+\.ts$/
const library = 'zod/mini'
const standIn = '\0no-schemas'

/**
 * Browsers check answers by the rules of the domain; schemas run on the server alone, which parses what
 * it gets and what it gives. So the library of schemas stays out of their scripts (10 kB), and of an
 * endpoint they get its method and path. A schema that is run there all the same throws.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === library ? standIn : null),
    load(id) {
      if (id === standIn) return standInFor(Object.keys(load(library)))
      if (!contract.test(id)) return null
      const values: Record<string, unknown> = load(id)
      return Object.entries(values)
        .flatMap(([name, value]) =>
          isEndpoint(value) ? [`export const ${name} = ${bare(value)}`] : [],
        )
        .join('\n')
    },
  }
}

function standInFor(names: readonly string[]): string {
  const exported = names.filter((name) => /^[_a-z]\w*$/i.test(name) && name !== 'default')
  return `
    const get = (_, name) => {
      if (/parse|decode|encode/i.test(String(name))) throw new Error('Schemas run on the server')
      return nothing
    }
    const nothing = /* @__PURE__ */ new Proxy(() => nothing, { get })
    ${exported.map((name) => `const $${name} = nothing`).join('\n')}
    export { ${exported.map((name) => `$${name} as ${name}`).join(', ')} }`
}

type BareEndpoint = { method: string; path: string }

function isEndpoint(value: unknown): value is BareEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function bare({ method, path }: BareEndpoint): string {
  return JSON.stringify({ method, path })
}
