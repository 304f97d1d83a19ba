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
  pdf: ['domain'],
  server: ['pdf', 'reader', 'contract', 'phrases', 'domain'],
  web: ['reader', 'client', 'contract', 'phrases', 'domain'],
  widget: ['client', 'contract', 'phrases', 'domain'],
  'sandbox-gateway': ['contract', 'phrases', 'domain'],
  'private-postgres': [],
}
/** The files that put the server together: they alone see the sandbox gateway, PostgreSQL and adapters whole. */
const compositionRoot = /^src\/server\/((deps|main|serving|app|start-failure)\.ts$|maintenance\/)/

const rooms: Rule = (from, to, typeOnly) => {
  const [room, other] = [roomOf(from), roomOf(to)]
  if (!other || room === other || floors[room]?.includes(other)) return null
  if (['sandbox-gateway', 'private-postgres'].includes(other) && compositionRoot.test(from)) {
    return null
  }
  if (other === 'server' && from.startsWith('src/web/api/') && typeOnly) return null
  return `${room} may not import ${other}`
}

/** Schemas run on the server: whoever calls it knows methods, paths and types. */
const schemas: Rule = (from, to, typeOnly) => {
  if (typeOnly) return null
  const isCaller = ['client', 'web', 'widget'].includes(roomOf(from))
  if (isCaller && roomOf(to) === 'contract') return "callers import the contract's types only"
  const isSchema = (path: string) => path.endsWith('-schema.ts') || roomOf(path) === 'contract'
  const isRule = roomOf(from) === 'domain' && !isSchema(from)
  return (isCaller || isRule) && isSchema(to) ? 'a schema stays out of what browsers load' : null
}

/** From the bottom up; what is not named stands with what commands share, such as reading stored files. */
const serverFloors: readonly [RegExp, number][] = [
  [/^(main|serving)\.ts$|^maintenance\//, 8],
  [/^(app|deps)\.ts$/, 7],
  [/^jobs\//, 6],
  [/^[\w-]+\/([\w-]+-)?routes\.ts$/, 5],
  [
    /^(config|environment|disk|memory|secrets|sealing|peer-hearing|failure-kind|peer-failure)\.ts$|^db\/|^adapters\/[^/]+\/port\.ts$/,
    0,
  ],
  [/^(adapters|data)\//, 1],
  [/^services\.ts$|^http\/|^(chat|upload)\/port\.ts$/, 2],
]
const serverFloor = (path: string): number =>
  serverFloors.find(([pattern]) => pattern.test(path.slice('src/server/'.length)))?.[1] ??
  (featureOf(path) ? 4 : 3)

const features = [
  'application',
  'agreement',
  'passport',
  'payment',
  'refund',
  'document',
  'letter',
  'review',
  'person',
  'staff',
  'chat',
  'visit',
  'health',
  'traveller',
  'thread',
]
const featureOf = (path: string): string | undefined =>
  features.find((feature) => path.startsWith(`src/server/${feature}/`))

const noOtherFeature = 'a feature imports no other feature'

const server: Rule = (from, to, typeOnly) => {
  if (roomOf(from) !== 'server' || roomOf(to) !== 'server') return null
  // What is written down together with its job is handed the parts that it needs, by their types.
  if (typeOnly && to === 'src/server/services.ts' && serverFloor(from) === 1) return null
  const [feature, other] = [featureOf(from), featureOf(to)]
  if (feature && other && feature !== other) return noOtherFeature
  if (serverFloor(to) > serverFloor(from)) return 'this import points up'
  const adapter = /^src\/server\/adapters\/([^/]+)\/(?!port\.ts$)/.exec(to)?.[1]
  if (adapter && !from.includes(`/adapters/${adapter}/`) && !from.endsWith('/deps.ts')) {
    return "only deps.ts names an adapter's implementation, all others its port.ts"
  }
  return null
}

/** Where statements stand; everybody else calls what is named there. */
const holdsStatements = (path: string): boolean => /^src\/server\/(data|db)\//.test(path)
const statement =
  /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\b|\bsql(<[^`]*>)?`/g
/** The files that write the history: its own, and the one statement that creates an application. */
const writesHistory = /^src\/server\/data\/(event|create-statement)\.ts$/
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
    const named = /^src\/(domain|phrases|contract|client|reader|pdf)\//.test(target)
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
  const isPure = ['domain', 'phrases', 'contract', 'reader', 'pdf'].includes(roomOf(path))
  const hasSchemas = path.endsWith('-schema.ts') || !/^src\/(client|domain|web|widget)\//.test(path)
  if (specifier === 'zod/mini' && !typeOnly && !hasSchemas) return ['schemas stand in -schema.ts']
  if (isPure && !purePackages.test(specifier)) return ['not a pure package']
  if (roomOf(path) === 'web' && path.endsWith('x') && specifier.startsWith('node:')) {
    return ['the browser has no Node']
  }
  return []
}
