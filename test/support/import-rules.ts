import { findAll, importsOf, type Source } from './sources.ts'

/** Says why a file may not import another one, both as paths from the root. */
type Rule = (from: string, to: string, typeOnly: boolean) => string | null

const roomOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? ''

/** Which rooms a room may look into, besides itself. */
const floors: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  phrases: ['domain'],
  contract: ['domain'],
  client: ['contract', 'domain'],
  reader: ['domain'],
  server: ['reader', 'contract', 'phrases', 'domain'],
  web: ['reader', 'client', 'contract', 'phrases', 'domain'],
  widget: ['client', 'contract', 'phrases', 'domain'],
  'sandbox-gateway': ['contract', 'phrases', 'domain'],
  'private-postgres': [],
}
/** The files that put the server together: they alone see the sandbox gateway, PostgreSQL and adapters whole. */
const compositionRoot =
  /^src\/server\/((deps|main|serving|app)\.ts$|operation\/(start|maintenance)\/)/

const rooms: Rule = (from, to, typeOnly) => {
  const [room, other] = [roomOf(from), roomOf(to)]
  if (!other || room === other || floors[room]?.includes(other)) return null
  if (['sandbox-gateway', 'private-postgres'].includes(other) && compositionRoot.test(from)) {
    return null
  }
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
  if (area === null || area === other || compositionRoot.test(from)) return null
  if (other === null) return typeOnly && forAll.test(to) ? null : 'this import points up'
  if (/routes\.ts$/.test(to)) return 'routes are for the server alone'
  const [floor, below] = [ground.indexOf(area), ground.indexOf(other)]
  if (floor >= 0) return below >= 0 && below < floor ? null : 'this import points up'
  return below >= 0 || areas[area]?.includes(other) ? null : `${area} does not use ${other}`
}

/** Where statements stand; everybody else calls what is named there. */
const holdsStatements = (path: string): boolean => /^src\/server\/(data|platform\/db)\//.test(path)
const statement =
  /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\b|\bsql(<[^`]*>)?`/g
/** The files that write the history: its own, and the one statement that creates an application. */
const writesHistory = /^src\/server\/data\/application\/(event|create-statement)\.ts$/
const writingHistory = /insertInto\('applicationEvent'\)|insert into application_event/g

/** Every statement in the server that stands somewhere else than with its kind. */
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
  // Links by email: every feature offers them.
  link: 1,
  // Files made to fit before they are sent, and what opens them.
  file: 1,
  // Passports are read before anything is paid and after: the wizard and the documents show it.
  passport: 1,
  enhance: 1,
  // The first questions: landing page, chooser and wizard ask them.
  eligibility: 1,
  // The page of an application puts the features together.
  own: 3,
  // The page behind a traveller's own link: their answers, later their documents.
  traveller: 3,
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

/** The staff area has features of its own: they stand on its parts, and its pages put them together. */
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

const style: Rule = (_, to) =>
  /\/index\.tsx?$/.test(to) && to !== 'src/phrases/index.ts' ? 'no barrels' : null

/** Every import between files of ours that breaks a rule, as `path:line why`. */
export function brokenImports(source: Source): string[] {
  return importsOf(source).flatMap(({ line, specifier, target, typeOnly }) => {
    const broken = (why: string) => `${source.path}:${line} '${specifier}': ${why}`
    if (target === null) return foreign(source.path, specifier, typeOnly).map(broken)
    const across = roomOf(source.path) !== roomOf(target)
    const why = [rooms, schemas, server, web, style].map((rule) =>
      rule(source.path, target, typeOnly),
    )
    const named = /^src\/(domain|phrases|contract|client|reader)\//.test(target)
    const way = across && named && specifier.startsWith('.') ? 'across rooms by #room/' : null
    return [...why, way].filter((each) => each !== null).map(broken)
  })
}

/** Packages that the rooms without a machine may use: small, pure, the same in browser and server. */
const purePackages = /^(zod\/mini|libphonenumber-js(\/.*)?|mailchecker(\/.*)?|@lingui\/.*)$/

function foreign(path: string, specifier: string, typeOnly: boolean): string[] {
  if (/^kysely(\/|$)/.test(specifier) && roomOf(path) === 'server' && !holdsStatements(path)) {
    return ['statements stand in server/data']
  }
  if (/^zod(\/(?!mini$).*)?$/.test(specifier)) return ["zod is imported as 'zod/mini'"]
  const isPure = ['domain', 'phrases', 'contract', 'reader'].includes(roomOf(path))
  const hasSchemas = path.endsWith('-schema.ts') || !/^src\/(client|domain|web|widget)\//.test(path)
  if (specifier === 'zod/mini' && !typeOnly && !hasSchemas) return ['schemas stand in -schema.ts']
  if (isPure && !purePackages.test(specifier)) return ['not a pure package']
  if (roomOf(path) === 'web' && path.endsWith('x') && specifier.startsWith('node:')) {
    return ['the browser has no Node']
  }
  return []
}
