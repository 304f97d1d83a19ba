import { expect, test } from 'vitest'
import { type Modules, sharedChunks } from './shared-chunks.ts'

const island = (name: string) => `/x/src/web/${name}.tsx`

/** Modules by what each imports: at once, and later. */
function modulesOf(graph: Record<string, { now?: string[]; later?: string[] }>): Modules {
  const importing = (kind: 'now' | 'later', id: string) =>
    Object.keys(graph).filter((each) => graph[each]?.[kind]?.includes(id))
  return {
    getModuleInfo: (id) => ({
      isEntry: id.startsWith('/x/src/web/') && !id.endsWith('Late.tsx'),
      importers: importing('now', id),
      dynamicImporters: importing('later', id),
    }),
  }
}

const wizard = island('application/ApplicationPage')
const status = island('b/Status')
const others = ['c/C', 'd/D', 'e/E', 'f/F', 'g/G'].map(island)
const staff = island('staff/App')
const modules = modulesOf({
  [wizard]: { now: ['every', 'own', 'pair', 'lent', 'some'], later: ['late'] },
  [status]: { now: ['every', 'pair', 'some', 'without'], later: ['lent'] },
  ...Object.fromEntries(others.map((page) => [page, { now: ['every', 'without'] }])),
  [others[0] ?? '']: { now: ['every', 'without', 'some'] },
  [staff]: { now: ['every', 'pair', 'office'], later: ['own'] },
  own: { now: ['deep'] },
})
const groups = sharedChunks()
const groupsOf = (id: string) =>
  groups.flatMap(({ name, priority }) => {
    const found = name(id, modules)
    return found ? [{ name: found, priority }] : []
  })

test.each([
  ['every', 'pages'],
  ['some', 'most-pages'],
  ['own', 'ApplicationPage'],
  ['deep', 'ApplicationPage'],
  ['pair', 'App-ApplicationPage-Status'],
  ['lent', 'ApplicationPage-later-Status'],
  ['without', 'C-D-E-F-G-Status'],
])('%s lies in one file: %s', (id, name) => {
  expect(groupsOf(id).map((group) => group.name)).toEqual([name])
})

test.each(['late', 'office'])('%s is left to the bundler', (id) => {
  expect(groupsOf(id)).toEqual([])
})

test('what more pages need is taken first', () => {
  const order = ['every', 'some', 'pair', 'lent', 'own'].map((id) => groupsOf(id)[0]?.priority ?? 0)
  expect(order).toEqual([...order].sort((a, b) => b - a))
})
