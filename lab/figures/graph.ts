/** Edges by node; every node is a key. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export function graphOf(
  edges: Iterable<readonly [string, string]>,
  nodes: Iterable<string> = [],
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const node of nodes) graph.set(node, new Set())
  for (const [from, to] of edges) {
    if (!graph.has(to)) graph.set(to, new Set())
    const targets = graph.get(from) ?? new Set()
    if (from !== to) targets.add(to)
    graph.set(from, targets)
  }
  return graph
}

/** Strongly connected components (Tarjan), dependencies first. */
export function components(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    low.set(node, order.size - 1)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) === order.get(node)) found.push(stack.splice(stack.indexOf(node)))
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** Components with more than one node. */
export const circles = (graph: Graph): string[][] =>
  components(graph).filter((component) => component.length > 1)

/** Above this size the exact answer takes too long. */
const exactUpTo = 16

/**
 * A minimum feedback arc set of a component: the node order with the fewest edges pointing up.
 * Exact for up to 16 nodes; above, by name order.
 */
function edgesUp(graph: Graph, nodes: readonly string[]): [string, string][] {
  const cost = (node: string, below: (other: string) => boolean) =>
    [...(graph.get(node) ?? [])].filter((to) => nodes.includes(to) && !below(to))
  const place = nodes.length > exactUpTo ? [...nodes].sort() : cheapestOrder(nodes, cost)
  return place.flatMap((node, index) =>
    cost(node, (to) => place.indexOf(to) < index).map((to): [string, string] => [node, to]),
  )
}

/** Dynamic programming over subsets: the minimum cost of placing a set lowest. */
function cheapestOrder(
  nodes: readonly string[],
  cost: (node: string, below: (other: string) => boolean) => string[],
): string[] {
  const best = new Array<number>(1 << nodes.length).fill(Number.POSITIVE_INFINITY)
  const last = new Array<number>(1 << nodes.length).fill(-1)
  best[0] = 0
  for (let set = 0; set < best.length; set += 1) {
    nodes.forEach((node, index) => {
      if (set & (1 << index)) return
      const more = cost(node, (other) => Boolean(set & (1 << nodes.indexOf(other)))).length
      const total = (best[set] ?? 0) + more
      const next = set | (1 << index)
      if (total >= (best[next] ?? 0)) return
      best[next] = total
      last[next] = index
    })
  }
  const order: string[] = []
  for (let set = best.length - 1; set > 0; ) {
    const index = last[set] ?? 0
    order.unshift(nodes[index] ?? '')
    set &= ~(1 << index)
  }
  return order
}

/** All edges that point up. */
export const backEdges = (graph: Graph): [string, string][] =>
  circles(graph).flatMap((nodes) => edgesUp(graph, nodes))

/** The graph without those. */
export function withoutBackEdges(graph: Graph): Graph {
  const up = new Set(backEdges(graph).map((edge) => edge.join('→')))
  const edges = [...graph].flatMap(([from, to]) => [...to].map((each) => [from, each] as const))
  return graphOf(
    edges.filter((edge) => !up.has(edge.join('→'))),
    graph.keys(),
  )
}

/** Each node's height: one above its highest dependency. For acyclic graphs. */
export function floors(graph: Graph): Map<string, number> {
  const known = new Map<string, number>()
  const floorOf = (node: string): number => {
    const found = known.get(node)
    if (found !== undefined) return found
    const floor = Math.max(-1, ...[...(graph.get(node) ?? [])].map(floorOf)) + 1
    known.set(node, floor)
    return floor
  }
  for (const node of graph.keys()) floorOf(node)
  return known
}

/** Transitive reduction of an acyclic graph. */
export function reduced(graph: Graph): Graph {
  const reaches = (from: string, to: string): boolean =>
    from === to || [...(graph.get(from) ?? [])].some((next) => reaches(next, to))
  const edges = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => [from, to] as const),
  )
  return graphOf(edges, graph.keys())
}
