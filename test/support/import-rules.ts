import { findAll, importsOf, type Source } from './sources.ts'

/** Why a file may not import another one, both as paths from the root; null if it may. */
type Rule = (from: string, to: string, typeOnly: boolean) => string | null

const roomOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? ''

/** The rooms that each room may import. */
const floors: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  phrases: ['domain'],
  contract: ['domain'],
  client: ['contract', 'domain'],
  reader: ['domain'],
  pdf: ['domain'],
  server: ['pdf', 'reader', 'contract', 'phrases', 'domain'],
  web: ['reader', 'client', 'contract', 'phrases', 'domain'],
  widget: ['client', 'contract', 'phrases', 'domain'],
  'sandbox-gateway': ['contract', 'phrases', 'domain'],
  'sandbox-messenger': ['domain'],
  'private-postgres': [],
}
/** The composition root: only these may import the sandboxes, PostgreSQL and every area. */
const compositionRoot =
  /^src\/server\/((deps|main|serving|app|jobs)\.ts$|operation\/(start|maintenance)\/)/

const rooms: Rule = (from, to, typeOnly) => {
  const [room, other] = [roomOf(from), roomOf(to)]
  if (!other || room === other || floors[room]?.includes(other)) return null
  if (/^(sandbox-|private-postgres)/.test(other) && compositionRoot.test(from)) return null
  // Pages say prices and terms in force: the server renders these parts with the pages' own components.
  if (to.startsWith('src/web/served/') && compositionRoot.test(from)) return null
  if (other === 'server' && from.startsWith('src/web/api/') && typeOnly) return null
  return `${room} may not import ${other}`
}

/** Schemas run on the server: clients know methods, paths and types. */
const schemas: Rule = (from, to, typeOnly) => {
  if (typeOnly) return null
  const isCaller = ['client', 'web', 'widget'].includes(roomOf(from))
  if (isCaller && roomOf(to) === 'contract') return "callers import the contract's types only"
  const isSchema = (path: string) => path.endsWith('-schema.ts') || roomOf(path) === 'contract'
  const isRule = roomOf(from) === 'domain' && !isSchema(from)
  return (isCaller || isRule) && isSchema(to) ? 'a schema stays out of what browsers load' : null
}

/** What every area of the server stands on, from the bottom up. */
const ground = ['platform', 'data', 'http']
/** The areas of the server, and which others each of them uses. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  application: [],
  staff: [],
  document: ['application', 'staff'],
  money: ['application', 'staff'],
  correspondence: ['application', 'document', 'money', 'staff'],
  casework: ['application', 'correspondence', 'document', 'staff'],
  chat: ['correspondence', 'document', 'staff'],
  person: ['money'],
  operation: ['staff'],
  rules: ['staff'],
}
/** The parts of the whole server, which reach all by their types. */
const forAll = /^src\/server\/(services|config)\.ts$/
const areaOf = (path: string): string | null => /^src\/server\/([^/]+)\//.exec(path)?.[1] ?? null

const noOtherFeature = 'a feature imports no other feature'

const server: Rule = (from, to, typeOnly) => {
  if (roomOf(from) !== 'server' || roomOf(to) !== 'server') return null
  const adapter = /^src\/server\/platform\/adapters\/([^/]+)\/(?!port\.ts$)/.exec(to)?.[1]
  if (adapter && !from.includes(`/adapters/${adapter}/`) && from !== 'src/server/deps.ts') {
    return "only deps.ts names an adapter's implementation, all others its port.ts"
  }
  const [area, other] = [areaOf(from), areaOf(to)]
  if (compositionRoot.test(from) || (area !== null && area === other)) return null
  if (other === null) return typeOnly && forAll.test(to) ? null : 'this import points up'
  if (/routes\.ts$/.test(to)) return 'routes are for the server alone'
  const below = ground.indexOf(other)
  if (area === null) {
    const isPort = typeOnly && to.endsWith('/port.ts')
    return below >= 0 || isPort ? null : 'only the composition root uses areas'
  }
  const floor = ground.indexOf(area)
  if (floor >= 0) return below >= 0 && below < floor ? null : 'this import points up'
  return below >= 0 || areas[area]?.includes(other) ? null : `${area} does not use ${other}`
}

/** Statements belong here; others call functions. */
const holdsStatements = (path: string): boolean => /^src\/server\/(data|platform\/db)\//.test(path)
const statement =
  /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\b|\bsql(<[^`]*>)?`/g
/** The only writers of the history: its own file, and the statement that creates applications. */
const writesHistory = /^src\/server\/data\/application\/(event|create-statement)\.ts$/
const writingHistory = /insertInto\('applicationEvent'\)|insert into application_event/g

/** Statements outside their place. */
export function strayStatements(source: Source): string[] {
  if (!source.path.startsWith('src/server/')) return []
  return [
    ...(holdsStatements(source.path) ? [] : findAll(source, statement)),
    ...(writesHistory.test(source.path) ? [] : findAll(source, writingHistory)),
  ]
}

const webFloors: Readonly<Record<string, number>> = {
  ui: 0,
  i18n: 0,
  api: 0,
  styles: 0,
  form: 1,
  // Links by e-mail, offered by every feature.
  link: 1,
  // Connected after payment and on the application's page.
  messenger: 1,
  // Preparing files for upload.
  file: 1,
  // Passports are read before and after payment: in the wizard and the documents.
  passport: 1,
  enhance: 1,
  // The first questions, on landing page, chooser and wizard.
  eligibility: 1,
  // The application's page combines the features.
  own: 3,
  // The page behind a traveller's own link: their answers, later their documents.
  traveller: 3,
  // Parts of pages that the server renders again.
  served: 3,
  pages: 4,
}
const webFolder = (path: string): string => path.split('/')[2] ?? ''
const webFloor = (path: string): number =>
  path.split('/').length === 3 ? 0 : (webFloors[webFolder(path)] ?? 2)

const web: Rule = (from, to) => {
  if (roomOf(from) !== 'web' || roomOf(to) !== 'web') return null
  if (webFloor(to) > webFloor(from)) return 'this import points up'
  const isCrossing = webFloor(to) === 2 && webFloor(from) === 2 && webFolder(from) !== webFolder(to)
  return isCrossing ? noOtherFeature : staffArea(from, to)
}

/** Staff features stand on the shared parts; the staff pages combine them. */
const staffFolder = (path: string): string | null =>
  /^src\/web\/staff\/(?:([^/]+)\/)?[^/]/.exec(path)?.[1] ?? null
const isStaff = (path: string): boolean => path.startsWith('src/web/staff/')
const staffFloor = (folder: string | null): number =>
  folder === null ? 2 : folder === 'parts' ? 0 : 1

function staffArea(from: string, to: string): string | null {
  if (!isStaff(from) || !isStaff(to)) return null
  const [folder, other] = [staffFolder(from), staffFolder(to)]
  if (staffFloor(other) > staffFloor(folder)) return 'this import points up'
  return staffFloor(other) === 1 && staffFloor(folder) === 1 && folder !== other
    ? noOtherFeature
    : null
}

/** What a new installation begins with; what holds is a value that functions take and pages are served with. */
const shipped: Rule = (from, to) => {
  const isReader = /^src\/(phrases|web\/(?!staff\/))/.test(from)
  const standsIn = /^src\/web\/(rules\.ts$|served\/Part\.astro$|pages\/|parts\/parts\.astro$)/.test(
    from,
  )
  return to === 'src/domain/rules/shipped.ts' && isReader && !standsIn
    ? 'rules come as an argument'
    : null
}

const style: Rule = (_, to) =>
  /\/index\.tsx?$/.test(to) && to !== 'src/phrases/index.ts' ? 'no barrels' : null

/** All imports that break a rule, as `path:line why`. */
export function brokenImports(source: Source): string[] {
  return importsOf(source).flatMap(({ line, specifier, target, typeOnly }) => {
    const broken = (why: string) => `${source.path}:${line} '${specifier}': ${why}`
    if (target === null) return foreign(source.path, specifier, typeOnly).map(broken)
    const across = roomOf(source.path) !== roomOf(target)
    const why = [rooms, schemas, server, web, shipped, style].map((rule) =>
      rule(source.path, target, typeOnly),
    )
    const named = /^src\/(domain|phrases|contract|client|reader|pdf)\//.test(target)
    const way = across && named && specifier.startsWith('.') ? 'across rooms by #room/' : null
    return [...why, way].filter((each) => each !== null).map(broken)
  })
}

/** Packages for pure rooms: small and the same in browser and server. */
const purePackages = /^(zod\/mini|libphonenumber-js(\/.*)?|mailchecker(\/.*)?|@lingui\/.*)$/

function foreign(path: string, specifier: string, typeOnly: boolean): string[] {
  if (/^kysely(\/|$)/.test(specifier) && roomOf(path) === 'server' && !holdsStatements(path)) {
    return ['statements stand in server/data']
  }
  if (/^zod(\/(?!mini$).*)?$/.test(specifier)) return ["zod is imported as 'zod/mini'"]
  const isPure = ['domain', 'phrases', 'contract', 'reader', 'pdf'].includes(roomOf(path))
  const hasSchemas = path.endsWith('-schema.ts') || !/^src\/(client|domain|web|widget)\//.test(path)
  if (specifier === 'zod/mini' && !typeOnly && !hasSchemas) return ['schemas stand in -schema.ts']
  if (isPure && !purePackages.test(specifier)) return ['not a pure package']
  if (roomOf(path) === 'web' && path.endsWith('x') && specifier.startsWith('node:')) {
    return ['the browser has no Node']
  }
  return []
}
