import { strToU8, zipSync } from 'fflate'
import { directionOf, type Language } from '#domain/reference/languages.ts'
import { type SheetField, sheetFields } from '#domain/sheet/headings.ts'
import { examplePassport } from '#domain/sheet/travellers.ts'
import { addDays, type CalendarDate } from '#domain/time/calendar.ts'
import type { Translate } from '#phrases/translate.ts'

/** The template in the page's language, with dates around `today` and a fictitious passport. */
export function templateIn(language: Language, t: Translate, today: CalendarDate): Template {
  const example: Readonly<Record<SheetField, string>> = {
    firstName: 'Maria Anna',
    lastName: 'Muster',
    dateOfBirth: '1990-03-27',
    nationality: 'CHE',
    gender: t('apply.gender.female'),
    passportNumber: examplePassport,
    passportIssueDate: addDays(today, -700),
    passportExpiryDate: addDays(today, 2900),
    passportIssuingCountry: 'CHE',
    intendedDateOfArrival: addDays(today, 60),
    residentialAddress: 'Bundesplatz 3',
    residentialCity: 'Bern',
    residentialPostalCode: '3005',
    residentialCountry: 'CHE',
    accommodationAddress: '',
    accommodationCity: '',
    placeOfBirth: 'Bern',
    occupation: '',
    linkEmail: '',
  }
  return {
    headings: sheetFields.map((field) => t(`apply.${field}.label`)),
    example: sheetFields.map((field) => example[field]),
    isRightToLeft: directionOf(language) === 'rtl',
  }
}

/** With a decimal comma Excel expects semicolons between cells. */
export function separatorIn(language: Language): ',' | ';' {
  return new Set<Language>(['de', 'es', 'fr', 'ru', 'tr']).has(language) ? ';' : ','
}

/** A template: its headings and one example. */
type Template = Readonly<{
  headings: readonly string[]
  example: readonly string[]
  isRightToLeft: boolean
}>

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The template as CSV with a byte order mark, and semicolons where Excel expects them. */
export function templateCsv({ headings, example }: Template, separator: ',' | ';'): string {
  const lines = [headings, example].map((row) => row.map(quoted).join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const rowOf = (cells: readonly string[], row: number, style: number) => {
  const all = cells.map(
    (cell) =>
      `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
  )
  return `<row r="${row}">${all.join('')}</row>`
}

/** The template as a workbook. All cells are text, so that spreadsheets leave numbers and dates as typed. */
export function templateWorkbook({ headings, example, isRightToLeft }: Template): Uint8Array {
  const widths = headings.map(
    (heading, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(Math.max(heading.length + 2, 14), 40)}" style="1" customWidth="1"/>`,
  )
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowOf(headings, 1, 2)}${rowOf(example, 2, 1)}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bytes), { mtime: '2000-01-01' })
}
