import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { defaultCompany } from '#domain/reference/company.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { fillKnown, productTemplates } from '#domain/template.ts'
import { formatTyped } from '#phrases/format.ts'
import { productTexts } from '#phrases/templates.ts'
import { fontFiles } from '../src/server/adapters/document-printer/fonts.ts'
import { staffMessage } from '../src/server/letter/letters/staff-message.tsx'
import { linksFor } from '../src/server/letter/links.ts'
import { renderLetter } from '../src/server/letter/render.tsx'
import { saidIn } from '../src/server/template-values.ts'
import { ensureChromium } from '../test/support/chromium.ts'

/**
 * Every template of the product in every language, within its letter, as pictures to be read:
 * one page of each language, and a picture of it, in the folder that is named.
 */
const folder = resolve(process.argv[2] ?? 'data-templates')
const baseUrl = 'https://karibu-visa.example'
const name = 'Zoë Örnek-Müster'
const reference = 'TZ-001042'

function letterOf(id: (typeof productTemplates)[number], language: Language): string {
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
  return renderLetter(staffMessage, props, { language, company: defaultCompany, baseUrl }).html
}

/** Machines that draw no Chinese by themselves take the fonts that the agreement is printed with. */
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

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env.CHROMIUM_PATH),
  args: ['--no-sandbox'],
  env: { ...process.env, FONTCONFIG_FILE: writeFonts() },
})
for (const language of languages) {
  const frames = productTemplates.map(
    (id) => `<iframe title="${id}" srcdoc="${attribute(letterOf(id, language))}"></iframe>`,
  )
  const style =
    'body{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}iframe{width:100%;height:800px;border:0}'
  const path = join(folder, `${language}.html`)
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${frames.join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 1900, height: 1200 } })
  await page.goto(`file://${path}`)
  await page.screenshot({ path: join(folder, `${language}.png`), fullPage: true })
  await page.close()
  console.log(join(folder, `${language}.png`))
}
await browser.close()
