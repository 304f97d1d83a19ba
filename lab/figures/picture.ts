import { floors, type Graph, reduced, withoutBackEdges } from './graph.ts'

type Box = { name: string; x: number; y: number }

const box = { width: 130, height: 30, gapX: 16, gapY: 44 }
const margin = 24
const title = 34

/** Positions boxes by height, each row centred. */
function layOut(graph: Graph): { boxes: Map<string, Box>; width: number; height: number } {
  const byFloor = Map.groupBy(floors(graph), ([, floor]) => floor)
  const levels = [...byFloor]
    .sort(([a], [b]) => b - a)
    .map(([, nodes]) => nodes.map(([name]) => name).sort())
  const widest = Math.max(1, ...levels.map((level) => level.length))
  const width = widest * (box.width + box.gapX) - box.gapX
  const boxes = new Map<string, Box>()
  levels.forEach((level, row) => {
    const own = level.length * (box.width + box.gapX) - box.gapX
    level.forEach((name, column) => {
      const x = (width - own) / 2 + column * (box.width + box.gapX)
      boxes.set(name, { name, x, y: row * (box.height + box.gapY) })
    })
  })
  return { boxes, width, height: levels.length * (box.height + box.gapY) - box.gapY }
}

function arrow(from: Box, to: Box): string {
  const [x1, y1] = [from.x + box.width / 2, from.y + box.height]
  const [x2, y2] = [to.x + box.width / 2, to.y - 4]
  const bend = Math.min(60, (y2 - y1) / 2)
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`
}

function panel(name: string, graph: Graph): { svg: string; width: number; height: number } {
  const drawn = reduced(withoutBackEdges(graph))
  const { boxes, width, height } = layOut(withoutBackEdges(graph))
  const arrows = [...drawn].flatMap(([from, targets]) =>
    [...targets].sort().flatMap((to) => {
      const [start, end] = [boxes.get(from), boxes.get(to)]
      return start && end ? [arrow(start, end)] : []
    }),
  )
  const shapes = [...boxes.values()].map(
    ({ name: label, x, y }) =>
      `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="6"/>` +
      `<text x="${x + box.width / 2}" y="${y + 20}">${label}</text>`,
  )
  const svg = [
    `<text class="title" x="0" y="-14">${name}</text>`,
    `<g class="arrows">${arrows.join('\n')}</g>`,
    `<g class="boxes">${shapes.join('\n')}</g>`,
  ].join('\n')
  return { svg, width, height }
}

const style = `text{font:13px system-ui,sans-serif;fill:#16211d;text-anchor:middle}
.title{font-weight:600;font-size:15px;text-anchor:start}
.boxes rect{fill:#fbf8f3;stroke:#0f5c63}
.arrows path{fill:none;stroke:#0f5c63;stroke-opacity:.55;marker-end:url(#head)}`

/** Several graphs in one picture, stacked; importers stand above what they import. */
export function draw(
  about: string,
  graphs: readonly (readonly [name: string, graph: Graph])[],
): string {
  const panels = graphs.map(([name, graph]) => panel(name, graph))
  const width = Math.max(...panels.map((each) => each.width)) + 2 * margin
  let y = margin + title
  const placed = panels.map((each) => {
    const at = `<g transform="translate(${(width - each.width) / 2} ${y})">\n${each.svg}\n</g>`
    y += each.height + title + 2 * margin
    return at
  })
  const height = y - title - margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${about}</title>
<style>${style}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#0f5c63"/></marker></defs>
<rect width="100%" height="100%" fill="#fff"/>
${placed.join('\n')}
</svg>
`
}
