import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { chapterFor } from '../src/web/staff/health/health.ts'
import { areas } from './support/import-rules.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md', 'lab/*.md'])

/** A heading's anchor in Markdown viewers. */
const anchorOf = (heading: string) =>
  heading
    .replace(/`|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

function whyBroken(page: string, link: string): string[] {
  const [path = '', anchor] = link.split('#')
  const file = path ? normalize(join(dirname(page), path)) : page
  if (!existsSync(file)) return [`${page}: ${link}`]
  if (!anchor || !file.endsWith('.md') || anchorsOf(file).includes(anchor)) return []
  return [`${page}: ${link} names no heading`]
}

test('every link of a page leads somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].flatMap(([, link = '']) =>
      whyBroken(page, link),
    ),
  )
  expect(broken).toEqual([])
})

test('every page that a file names is there', () => {
  const files = globSync('{*.*,.ci/*,lab/**,docs/**,ops/**,scripts/**,src/**,test/**}', {
    exclude: (name) => /node_modules|\.(png|jpg|jpeg|pdf|heic|woff2?|bin)$/.test(name),
  }).filter((file) => /\.(ts|tsx|mjs|md|ya?ml|json|conf|cfg|service|timer)$/.test(file))
  const named = files
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...read(file).matchAll(/(?<![\w/])docs\/[\w/-]+\.md/g)].map(([page]) => ({ file, page })),
    )
  const chapters = Object.values(chapterFor).map((chapter) => ({
    file: 'the health page',
    page: `docs/operations/${chapter}.md`,
  }))
  expect([...named, ...chapters].filter(({ page }) => !existsSync(page))).toEqual([])
})

test('every decision stands in the list of its area, by its title', () => {
  const list = read('docs/decisions/README.md')
  const lines = globSync('docs/decisions/0*.md').map((file) => {
    const [number, title] = /^# (\d{4}): (.*)$/m.exec(read(file))?.slice(1) ?? []
    return `- [${number}](${basename(file)}) ${title}`
  })
  expect(lines.filter((line) => !list.includes(line))).toEqual([])
})

test('the architecture names files that are there, and the areas with what they use', () => {
  const page = read('docs/architecture.md')
  const paths = /`((?:src|test|migrations|scripts|lab|docs)\/[^`*]+)`/g
  const files = [...page.matchAll(paths)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const rows = [...page.matchAll(/^\| `(\w+)` \| .* \| ?(.*?) ?\|$/gm)]
  const said = rows.map(([, area, uses = '']) => [area, uses.split(', ').filter(Boolean)])
  expect(Object.fromEntries(said)).toMatchObject(areas)
})
