import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { defaultCompany } from '../src/domain/reference/company.ts'
import { type Language, languages } from '../src/domain/reference/languages.ts'
import { fillKnown, productTemplates } from '../src/domain/template.ts'
import { formatTyped } from '../src/phrases/format.ts'
import { productTexts } from '../src/phrases/templates.ts'
import { fontFiles } from '../src/server/platform/adapters/document-printer/fonts.ts'
import { staffMessage } from '../src/server/correspondence/letter/letters/staff-message.tsx'
import { linksFor } from '../src/server/correspondence/letter/links.ts'
import { type LetterView, renderLetter } from '../src/server/correspondence/letter/render.tsx'
import { saidIn } from '../src/server/correspondence/template-values.ts'
import { ensureChromium } from '../test/support/chromium.ts'
import { type LetterProps, letterExamples, letterViews } from '../test/support/letter-examples.ts'

/** Renders every letter and template as pictures: in all or the given languages, into the given folder. */
const folder = resolve(process.argv[2] ?? 'data-letters')
const drawn = process.argv[3]?.split(',') ?? languages
const baseUrl = 'https://karibu-visa.example'
const name = 'Zoë Örnek-Müster'
const reference = 'TZ-001042'

const frameOf = (language: Language) => ({ language, company: defaultCompany, baseUrl })

function letterOf<K extends keyof LetterProps>(kind: K, language: Language): string {
  const views: { [Kind in keyof LetterProps]: LetterView<LetterProps[Kind]> } = letterViews
  const { subject, html } = renderLetter(views[kind], letterExamples[kind], frameOf(language))
  return html.replace(/<body[^>]*>/, (body) => `${body}<b>${escapeHtml(subject)}</b>`)
}

function templateOf(id: (typeof productTemplates)[number], language: Language): string {
  const statusUrl = linksFor(baseUrl, language).statusOf(reference)
  const known = saidIn(language, {
    ...{ name, reference, travellers: [name], visaType: 'tourist', link: statusUrl },
    ...{ arrival: '2026-12-24', promised: '2026-12-01', colleague: 'Ann', company: 'Karibu Visa' },
  })
  const free = Object.fromEntries(
    Object.entries({
      traveller: name,
      amount: '$50.00',
      day: known.promised ?? '',
      expires: known.arrival ?? '',
    }).map(([key, typed]) => [key, formatTyped(typed, language)]),
  )
  const message = fillKnown(productTexts[language][id], { known, free })
  const props = { name, reference, statusUrl, message }
  return renderLetter(staffMessage, props, frameOf(language)).html
}

/** Uses the agreement's fonts where the machine has no Chinese ones. */
function writeFonts(): string {
  const folders = fontFiles.flatMap(({ package: from, files }) => {
    const opening = dirname(fileURLToPath(import.meta.resolve(from)))
    return files.map((file) => dirname(join(opening, file)))
  })
  const dirs = [...new Set(folders)].map((each) => `<dir>${each}</dir>`).join('')
  const path = join(folder, 'fonts.conf')
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
  writeFileSync(path, `<fontconfig>${system}${dirs}</fontconfig>`)
  return path
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const kinds = Object.keys(letterExamples) as (keyof LetterProps)[]
const style =
  'body{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}iframe{width:100%;height:1100px;border:0}'

/** Readable number of letters per picture. */
const perSheet = 4

/** Letters side by side, each framed as in a mail program. */
function sheetOf(letters: readonly (readonly [string, string])[]): string {
  const frames = letters.map(
    ([name, html]) => `<iframe title="${name}" srcdoc="${escapeHtml(html)}"></iframe>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${frames.join('')}`
}

const sheets: Readonly<Record<string, (language: Language) => Record<string, string>>> = {
  letters: (language) => Object.fromEntries(kinds.map((kind) => [kind, letterOf(kind, language)])),
  templates: (language) =>
    Object.fromEntries(productTemplates.map((id) => [id, templateOf(id, language)])),
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env.CHROMIUM_PATH),
  args: ['--no-sandbox'],
  env: { ...process.env, FONTCONFIG_FILE: writeFonts() },
})
for (const language of languages.filter((each) => drawn.includes(each))) {
  for (const [name, lettersIn] of Object.entries(sheets)) {
    const letters = Object.entries(lettersIn(language))
    for (let from = 0; from < letters.length; from += perSheet) {
      const path = join(folder, `${name}-${language}-${from / perSheet + 1}`)
      writeFileSync(`${path}.html`, sheetOf(letters.slice(from, from + perSheet)))
      const page = await browser.newPage({ viewport: { width: 1900, height: 1120 } })
      await page.goto(`file://${path}.html`)
      await page.screenshot({ path: `${path}.png` })
      await page.close()
      console.log(`${path}.png`)
    }
  }
}
await browser.close()
