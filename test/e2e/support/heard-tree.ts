import type { CDPSession, Page } from '@playwright/test'

/**
 * Chromium's accessibility tree, as lines. Playwright's aria snapshot omits descriptions (such as
 * field errors), required, invalid, live regions and the language of texts. `aria-current`,
 * `aria-sort`, `aria-live`, `aria-valuetext` and `lang` are read from the elements, as Chromium's
 * tree lacks them.
 */

type Value = { value?: unknown }
type AxNode = {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  parentId?: string
  childIds?: string[]
  backendDOMNodeId?: number
}
type DomNode = {
  backendNodeId: number
  attributes?: string[]
  children?: DomNode[]
  shadowRoots?: DomNode[]
}
type Attributes = Readonly<Record<string, string>>

/** Attributes by the node id shared by both trees. */
function attributesIn(root: DomNode): ReadonlyMap<number, Attributes> {
  const found = new Map<number, Attributes>()
  const visit = ({ backendNodeId, attributes = [], children = [], shadowRoots = [] }: DomNode) => {
    const pairs: Record<string, string> = {}
    for (let at = 0; at < attributes.length; at += 2) {
      pairs[attributes[at] ?? ''] = attributes[at + 1] ?? ''
    }
    found.set(backendNodeId, pairs)
    for (const child of [...shadowRoots, ...children]) visit(child)
  }
  visit(root)
  return found
}

/** Without a name these are not announced; their content is. */
const silent = new Set([
  ...['none', 'generic', 'InlineTextBox', 'LineBreak', 'LayoutTable', 'LayoutTableRow', 'form'],
  ...['LayoutTableCell', 'LabelText', 'Legend', 'caption', 'rowgroup', 'ListMarker', 'Section'],
  ...[
    'HeaderAsNonLandmark',
    'FooterAsNonLandmark',
    'sectionheader',
    'sectionfooter',
    'strong',
    'emphasis',
    'superscript',
    'code',
  ],
])
/** Announced as their name, which is their entire content. */
const named = new Set([
  ...['link', 'button', 'heading', 'option', 'tab', 'switch', 'checkbox', 'radio', 'menuitem'],
  ...['cell', 'gridcell', 'columnheader', 'rowheader', 'DisclosureTriangle', 'image', 'term'],
  ...['combobox', 'textbox', 'spinbutton', 'searchbox', 'slider', 'progressbar', 'Date'],
])
/** Their text names something else already. */
const labels = new Set(['LabelText', 'Legend', 'caption'])
/** What stands within is part of the name, or the browser's own. */
const whole = new Set(['button', 'InputTime', 'Date'])
/** On one line with what stands within, where that is one thing. */
const joined = new Set(['listitem', 'cell', 'columnheader', 'definition'])
/** Long lists, such as that of countries, and long tables are cut. */
const mostOptions = 12
const mostRows = 5

const text = (value?: Value) =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
const roleOf = ({ role }: AxNode) => text(role)

/** States of a node besides role and name. */
function statesOf(node: AxNode, attributes: Attributes): string[] {
  const facts = new Map(node.properties?.map(({ name, value }) => [name, value.value]))
  const given = (name: string) => {
    const value = String(facts.get(name) ?? '')
    return value && value !== 'false' ? value : ''
  }
  const is = (name: string) => (given(name) ? [name] : [])
  const isOrNot = (name: string) =>
    facts.has(name) ? [given(name) === 'true' ? name : `${given(name) || 'not'} ${name}`] : []
  const say = (words: string, value?: string) =>
    value && value !== 'off' ? [`${words} ${value}`] : []
  const quote = (words: string, value: string) => (value ? [`${words} "${value}"`] : [])
  // A description equal to the name is not repeated.
  const description = text(node.description)
  return [
    ...(roleOf(node) === 'listitem' ? [] : say('level', given('level'))),
    ...['required', 'disabled', 'readonly', 'selected', 'modal', 'busy'].flatMap(is),
    ...(roleOf(node) === 'RootWebArea' ? [] : is('focused')),
    ...['checked', 'pressed', 'expanded'].flatMap(isOrNot),
    ...is('invalid'),
    ...say('opens', given('hasPopup')),
    ...say('keys', given('keyshortcuts')),
    ...(attributes['aria-current'] === 'false' ? [] : say('current', attributes['aria-current'])),
    ...(attributes['aria-sort'] === 'none' ? [] : say('sorted', attributes['aria-sort'])),
    ...say('announced', attributes['aria-live']),
    ...quote('called', given('roledescription')),
    ...quote('holds', attributes['aria-valuetext'] || text(node.value)),
    ...quote('described', description === text(node.name) ? '' : description),
  ]
}

class Reader {
  readonly lines: { depth: number; text: string }[] = []
  readonly #nodes: ReadonlyMap<string, AxNode>
  readonly #attributes: ReadonlyMap<number, Attributes>
  readonly #names: readonly string[]
  readonly #unread = new Set<AxNode>()

  constructor(nodes: readonly AxNode[], attributes: ReadonlyMap<number, Attributes>) {
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]))
    this.#attributes = attributes
    this.#names = nodes
      .filter((node) => !node.ignored && !/^(StaticText|InlineTextBox)$/.test(roleOf(node)))
      .flatMap(({ name, description }) => [text(name), text(description)])
  }

  #childrenOf({ childIds = [] }: AxNode): AxNode[] {
    return childIds.flatMap((id) => this.#nodes.get(id) ?? [])
  }

  #within(node: AxNode, role: string): AxNode[] {
    const found = (child: AxNode) => (roleOf(child) === role ? [child] : this.#within(child, role))
    return this.#childrenOf(node).flatMap(found)
  }

  /** Whether a node has separately announced content, such as a link in a heading. */
  #holdsMore(node: AxNode): boolean {
    return this.#childrenOf(node).some((child) => {
      const role = roleOf(child)
      if (role === 'StaticText' || role === 'InlineTextBox') return false
      return (!child.ignored && !silent.has(role)) || this.#holdsMore(child)
    })
  }

  /** The text of a node without other content, else null. */
  #wordsOf(node: AxNode): string | null {
    if (this.#holdsMore(node)) return null
    const words = (each: AxNode): string =>
      roleOf(each) === 'StaticText'
        ? text(each.name)
        : this.#childrenOf(each).map(words).filter(Boolean).join(' ')
    return words(node).replace(/ (?=[.,:;!?،؛؟»)])/g, '')
  }

  read(node: AxNode, depth: number, language: string, inLabel = false): void {
    const role = roleOf(node)
    const attributes = this.#attributes.get(node.backendDOMNodeId ?? 0) ?? {}
    const own = attributes.lang || language
    const mark = own === language ? [] : [`in ${own}`]
    if (role === 'StaticText') {
      const words = text(node.name)
      const isHeardElsewhere = inLabel && this.#names.some((name) => name.includes(words))
      if (words && !isHeardElsewhere) this.lines.push({ depth, text: `- ${words}` })
      return
    }
    const states = node.ignored ? [] : [...statesOf(node, attributes), ...mark]
    const name = node.ignored ? '' : text(node.name)
    const descend = (by: number) => {
      const label = inLabel || labels.has(role)
      for (const child of this.#childrenOf(node)) this.read(child, depth + by, own, label)
    }
    if (node.ignored || (silent.has(role) && (labels.has(role) || (!name && !states.length)))) {
      descend(0)
      return
    }
    const line = [`${role}${name ? ` "${name}"` : ''}`, ...states].join(', ')
    const words = this.#wordsOf(node)
    if (this.#unread.has(node)) return
    if (role === 'MenuListPopup') this.#readOptions(node, depth)
    else if (whole.has(role) && name) this.lines.push({ depth, text: line })
    else if (named.has(role) && words !== null) {
      const isSaid = name || !words
      this.lines.push({ depth, text: isSaid ? line : `${line}: ${words}` })
    } else if (words && words !== name) this.lines.push({ depth, text: `${line}: ${words}` })
    else {
      const further = role === 'table' ? this.#within(node, 'row').slice(mostRows) : []
      for (const row of further) this.#unread.add(row)
      const at = this.lines.push({ depth, text: line })
      if (words !== name) descend(1)
      const rest = `and ${further.length} more rows`
      if (further.length) this.lines.push({ depth: depth + 1, text: rest })
      const [one, ...more] = this.lines.slice(at)
      if (one && more.length === 0 && joined.has(role))
        this.lines.splice(at - 1, 2, { depth, text: `${line}: ${one.text}` })
    }
  }

  #readOptions(node: AxNode, depth: number): void {
    const options = this.#within(node, 'option').map(({ name }) => `"${text(name)}"`)
    const shown = options.length > mostOptions ? options.slice(0, 3) : options
    const rest = options.length - shown.length
    const line = `options ${shown.join(', ')}${rest ? ` and ${rest} more` : ''}`
    this.lines.push({ depth, text: line })
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Everything a screen reader finds on the page, in order. */
export async function treeOf(page: Page): Promise<string[]> {
  const session = await sessionOf(page)
  const [{ nodes }, { root }] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    session.send('DOM.getDocument', { depth: -1, pierce: true }),
  ])
  const reader = new Reader(nodes, attributesIn(root))
  const top = nodes.find(({ parentId }) => parentId === undefined)
  if (top) reader.read(top, 0, '')
  return reader.lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`)
}
