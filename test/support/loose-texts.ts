import { fileURLToPath } from 'node:url'
import type { JsxChild, JsxElement, JsxFragment, Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { importsOf, readSources } from './sources.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** JSX files that belong to an island. */
export function islandFiles(): string[] {
  const sources = new Map(
    readSources(['src'], /\.(ts|tsx|astro)$/).map((source) => [source.path, source]),
  )
  const reached = new Set<string>()
  const reach = (path: string | null): void => {
    const source = path !== null && !reached.has(path) && sources.get(path)
    if (!source) return
    reached.add(source.path)
    for (const { target, typeOnly } of importsOf(source)) if (!typeOnly) reach(target)
  }
  for (const page of sources.values()) {
    if (!page.path.endsWith('.astro')) continue
    const lines = page.code.split('\n')
    const islands = [...page.code.matchAll(/<(\w+) client:/g)].map(([, name]) => ` ${name} `)
    for (const { line, target } of importsOf(page)) {
      if (islands.some((name) => lines[line - 1]?.includes(name))) reach(target)
    }
  }
  return [...reached].filter((path) => path.endsWith('.tsx')).sort()
}

/**
 * All texts without an element of their own that can change, appear or disappear, as `path:line
 * what`. Static texts beside static elements are harmless (docs/decisions/0081).
 */
export function looseTexts(paths: readonly string[]): string[] {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()
    if (!project) throw new Error('tsconfig.json is no project')
    const holds = textFinder(project.checker)
    return paths.flatMap((path) => {
      const file = project.program.getSourceFile(root + path)
      if (!file) throw new Error(`tsconfig.json leaves out ${path}`)
      const found = [
        ...looseChildren(file, project.checker, holds),
        ...components(file).filter((node) => {
          const signature = project.checker.getSignatureFromDeclaration(node)
          return signature && holds.text(project.checker.getReturnTypeOfSignature(signature))
        }),
      ]
      return found.map((node) => {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        return `${path}:${line + 1} ${node.getText().trim().split('\n')[0]}`
      })
    })
  } finally {
    api.close()
  }
}

type Holds = {
  /** Whether React renders a value of this type, or of its items, as text. */
  text: (type: Type | undefined) => boolean
  /** Whether the type includes lists with texts. */
  listOfTexts: (type: Type | undefined) => boolean
}

function textFinder(checker: Checker): Holds {
  const texts = [
    TypeFlags.StringLike,
    TypeFlags.NumberLike,
    TypeFlags.BigIntLike,
    TypeFlags.Any,
    TypeFlags.Unknown,
  ].reduce((some, each) => some | each)
  const known = new Map<number, boolean>()
  const isList = (type: Type) => type.isTypeReference() && checker.isArrayLikeType(type)
  const look = (type: Type): boolean => {
    // `words && …` and `count && …` may leave values that are not rendered.
    if (type.isBigIntLiteralType() || type.isBooleanLiteralType()) return false
    if (type.isStringLiteralType() || type.isNumberLiteralType()) return Boolean(type.value)
    if (type.flags & texts) return true
    if (type.isUnionType()) return type.getTypes().some(text)
    if (type.isTypeParameter()) return text(checker.getBaseConstraintOfType(type))
    return type.isTypeReference() && isList(type) && checker.getTypeArguments(type).some(text)
  }
  const text = (type: Type | undefined): boolean => {
    if (!type) return true
    const before = known.get(type.id)
    if (before !== undefined) return before
    // Recursive types contribute nothing.
    known.set(type.id, false)
    const found = look(type)
    known.set(type.id, found)
    return found
  }
  const listOfTexts = (type: Type | undefined): boolean =>
    type !== undefined &&
    (type.isUnionType() ? type.getTypes().some(listOfTexts) : isList(type) && text(type))
  return { text, listOfTexts }
}

function all<T extends Node>(node: Node, wanted: (node: Node) => node is T): T[] {
  const found: T[] = []
  const look = (each: Node): void => {
    if (wanted(each)) found.push(each)
    each.forEachChild(look)
  }
  look(node)
  return found
}

/** Components, by their names. */
function components(file: SourceFile): Node[] {
  const nameOf = (node: Node): string | undefined => {
    const isFunction =
      is.isFunctionDeclaration(node) ||
      is.isFunctionExpression(node) ||
      is.isMethodDeclaration(node)
    if (isFunction) return node.name?.getText()
    const isNamed = is.isArrowFunction(node) && is.isVariableDeclaration(node.parent)
    return isNamed ? node.parent.name.getText() : undefined
  }
  const isComponent = (node: Node): node is Node => /^([A-Z]|render$)/.test(nameOf(node) ?? '')
  return all(file, isComponent)
}

type Parent = JsxElement | JsxFragment
const isParent = (node: Node): node is Parent => is.isJsxElement(node) || is.isJsxFragment(node)

/** A fragment has no name in either syntax. */
function nameOf(parent: Parent): string {
  const name = is.isJsxFragment(parent) ? '' : parent.openingElement.tagName.getText()
  return name === 'Fragment' ? '' : name
}

const isOfPage = (name: string): boolean => /^[a-z]/.test(name)

/** Without comments and blank text. */
const childrenOf = (parent: Parent): JsxChild[] =>
  parent.children.filter((child) =>
    is.isJsxText(child)
      ? child.text.trim() !== '' || !child.text.includes('\n')
      : !is.isJsxExpression(child) || child.expression !== undefined,
  )

/** Literal text, or a phrase without variables. */
function isStillText(child: JsxChild): boolean {
  if (is.isJsxText(child)) return true
  const value = is.isJsxExpression(child) ? child.expression : undefined
  if (!value || is.isStringLiteral(value)) return value !== undefined
  if (!is.isCallExpression(value) || value.expression.getText() !== 't') return false
  const [phrase, ...details] = value.arguments
  return details.length === 0 && phrase !== undefined && is.isStringLiteral(phrase)
}

/** Static; the output of a component may change. */
function isStill(child: JsxChild): boolean {
  if (is.isJsxElement(child)) return isOfPage(child.openingElement.tagName.getText())
  if (is.isJsxSelfClosingElement(child)) return isOfPage(child.tagName.getText())
  return isStillText(child)
}

function looseChildren(file: SourceFile, checker: Checker, holds: Holds): Node[] {
  const parents = all(file, isParent)
  const shown = parents
    .flatMap(childrenOf)
    .flatMap((child) => (is.isJsxExpression(child) && child.expression ? [child.expression] : []))
  const found = checker.getTypeAtLocation(shown)
  const types = new Map<Node, Type | undefined>(shown.map((node, index) => [node, found[index]]))
  return parents.flatMap((parent) => {
    const children = childrenOf(parent)
    const name = nameOf(parent)
    // Siblings of a component or fragment are out of sight.
    const standsStill = isOfPage(name) && children.every(isStill)
    return children.filter((child) => {
      const type = is.isJsxExpression(child) && child.expression && types.get(child.expression)
      if (children.length === 1 && name) return type && holds.listOfTexts(type)
      if (isStillText(child)) return !standsStill
      return is.isJsxExpression(child) && holds.text(type || undefined)
    })
  })
}
