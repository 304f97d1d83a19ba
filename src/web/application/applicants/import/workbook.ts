import { unzipSync } from 'fflate'
import { Parser } from 'saxen'
import type { Cells } from '#domain/sheet/columns.ts'
import { addDays } from '#domain/time/calendar.ts'
import { type NamedCells, SheetError, sheetLimits } from './limits.ts'

const wanted = /^xl\/(workbook|styles|sharedstrings)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/
const isSheet = /^xl\/worksheets\/[^/]+\.xml$/

/** The cells of each visible sheet of a workbook (XLSX); dates as YYYY-MM-DD. */
export function sheetsOfWorkbook(bytes: Uint8Array): NamedCells[] {
  const index = unpacked(bytes, (name) => wanted.test(name))
  const shown = shownSheets(index).slice(0, sheetLimits.sheets)
  const files = unpacked(bytes, (each) => shown.some(({ file }) => file === each))
  const { epoch } = workbookOf(index)
  const reading = { texts: sharedTexts(index), styles: numberStyles(index), epoch }
  const sheets = shown.flatMap(({ name, file }) => {
    const sheet = files[file]
    return sheet === undefined ? [] : [{ name, cells: cellsOf(sheet, reading) }]
  })
  if (sheets.length > 0) return sheets
  throw new SheetError(index['xl/workbook.xml'] === undefined ? 'wrongKind' : 'unreadable')
}

type Files = Readonly<Record<string, string>>

/** The path of a part: letters of either case are the same, and some programs write those of Windows. */
const pathOf = (name: string) => name.replaceAll('\\', '/').toLowerCase()

/** Unpacks the wanted files of a ZIP as text. Refuses excessive declared or actual sizes. */
function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Files {
  let entries = 0
  let all = 0
  const files = unzip(bytes, ({ name, size, originalSize }) => {
    entries += 1
    const isBomb =
      originalSize > sheetLimits.entryBytes ||
      originalSize > Math.max(size, 4096) * sheetLimits.ratio
    if (entries > sheetLimits.entries) throw new SheetError('tooLarge')
    if (!isWanted(pathOf(name))) return false
    all += originalSize
    if (isBomb || all > 2 * sheetLimits.entryBytes) throw new SheetError('tooLarge')
    return true
  })
  const decoder = new TextDecoder()
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [pathOf(name), decoder.decode(content)]),
  )
}

type Entry = Readonly<{ name: string; size: number; originalSize: number }>

function unzip(bytes: Uint8Array, filter: (entry: Entry) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable')
  }
}

function workbookOf(files: Files) {
  const shown: { id: string; name: string }[] = []
  let is1904 = false
  walk(files['xl/workbook.xml'] ?? '', {
    open: (tag, given) => {
      if (tag === 'workbookPr') is1904 = given.date1904 === '1' || given.date1904 === 'true'
      if (tag === 'sheet' && (given.state ?? 'visible') === 'visible')
        shown.push({ id: given.id ?? '', name: given.name ?? '' })
    },
  })
  return { shown, epoch: is1904 ? '1904-01-01' : '1899-12-30' }
}

/** The visible sheets, each with its file. */
function shownSheets(files: Files): { name: string; file: string }[] {
  const paths = new Map<string, string>()
  walk(files['xl/_rels/workbook.xml.rels'] ?? '', {
    open: (tag, { Id = '', Target = '' }) => {
      const path = `xl/${pathOf(Target).replace(/^(\.\/|(\.\.)?\/xl\/)/, '')}`
      if (tag === 'Relationship' && isSheet.test(path)) paths.set(Id, path)
    },
  })
  const { shown } = workbookOf(files)
  const named = shown.flatMap(({ id, name }) => {
    const file = paths.get(id)
    return file === undefined ? [] : [{ name, file }]
  })
  return named.length > 0 ? named : [{ name: '', file: 'xl/worksheets/sheet1.xml' }]
}

/** Excel's spelling of characters that XML lacks, such as the end of a Windows line. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** The shared strings, without phonetic readings of Japanese names. */
function sharedTexts(files: Files): readonly string[] {
  const texts: string[] = []
  let isAside = false
  walk(files['xl/sharedstrings.xml'] ?? '', {
    open: (tag) => {
      if (tag === 'si') texts.push('')
      if (tag === 'rPh') isAside = true
    },
    text: (text, tag) => {
      if (tag !== 't' || isAside) return
      texts.push(((texts.pop() ?? '') + unescaped(text)).slice(0, sheetLimits.cell))
    },
    close: (tag) => {
      if (tag === 'rPh') isAside = false
    },
  })
  return texts
}

const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** How a style displays a number: as a date, in a digit pattern, or plainly. */
type NumberStyle = 'date' | 'plain' | Readonly<{ digits: string }>

function styleOf(written: string): NumberStyle {
  // Space as wide as a letter, and what fills the cell.
  const code = written.replace(/("[^"]*"|\\.)|[_*]./g, '$1')
  if (/[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))) return 'date'
  const [shown = ''] = code.replace(/\[[^\]]*\]/g, '').split(';')
  // 000000000, "A"0000000, 000-000: the pattern adds digits that the number lacks.
  const isDigits = /^(?:"[^"]*"|\\.|[0#\s()+-])*$/.test(shown) && /0.*0/.test(shown)
  return isDigits ? { digits: shown } : 'plain'
}

/** A whole number in a digit pattern, filled from the right. */
function inDigits(number: string, pattern: string): string {
  const parts = pattern.match(/"[^"]*"|\\.|./g) ?? []
  const rest = [...number]
  const places = parts.filter((part) => part === '0' || part === '#').length
  let left = places
  const made = [...parts].reverse().map((part) => {
    if (part !== '0' && part !== '#') return part.replace(/^\\|^"|"$/g, '')
    left -= 1
    const digits = left === 0 ? rest.splice(0).join('') : (rest.pop() ?? '')
    return digits || (part === '0' ? '0' : '')
  })
  return made.reverse().join('')
}

function numberStyles(files: Files): readonly NumberStyle[] {
  const own = new Map<number, NumberStyle>()
  const styles: NumberStyle[] = []
  let isCells = false
  walk(files['xl/styles.xml'] ?? '', {
    open: (tag, given) => {
      const id = Number(given.numFmtId)
      if (tag === 'numFmt') own.set(id, styleOf(given.formatCode ?? ''))
      if (tag === 'cellXfs') isCells = true
      if (tag === 'xf' && isCells) styles.push(own.get(id) ?? (builtInDates(id) ? 'date' : 'plain'))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCells = false
    },
  })
  return styles
}

type Reading = Readonly<{
  texts: readonly string[]
  styles: readonly NumberStyle[]
  epoch: string
}>

function cellsOf(sheet: string, reading: Reading): Cells {
  const rows = new Map<number, string[]>()
  const merged: string[] = []
  let place = 0
  let isAside = false
  let cell = { column: 0, type: 'n', style: 0, text: '' }
  walk(sheet, {
    open: (tag, given) => {
      if (tag === 'rPh') isAside = true
      if (tag === 'row') {
        place = Number(given.r) || place + 1
        rows.set(place, [])
        cell = { ...cell, column: -1 }
      }
      if (tag === 'c') {
        const column = given.r ? columnOf(given.r) : cell.column + 1
        cell = { column, type: given.t ?? 'n', style: Number(given.s ?? 0), text: '' }
      }
      if (tag === 'mergeCell') merged.push(given.ref ?? '')
      return rows.size > sheetLimits.rows ? 'stop' : 'on'
    },
    text: (text, tag) => {
      if (isAside || (tag !== 'v' && tag !== 't')) return
      const isText = tag === 't' || cell.type === 'str'
      cell.text = (cell.text + (isText ? unescaped(text) : text)).slice(0, sheetLimits.cell)
    },
    close: (tag) => {
      const row = rows.get(place)
      if (tag === 'rPh') isAside = false
      // Rows that only look like some, below borders and colours.
      if (tag === 'row' && !row?.some(Boolean)) rows.delete(place)
      if (tag !== 'c' || !row || cell.column < 0 || cell.column >= sheetLimits.columns) return
      while (row.length <= cell.column) row.push('')
      row[cell.column] = shown(cell, reading)
    },
  })
  for (const range of merged) fillDown(range, rows)
  return [...rows.values()]
}

/** A cell merged over several people says the same of each: 'D2:D4'. */
function fillDown(range: string, rows: ReadonlyMap<number, string[]>): void {
  const [, from = '', first = '', last = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range) ?? []
  const column = columnOf(from)
  const value = rows.get(Number(first))?.[column]
  if (!value) return
  for (const [place, row] of rows) {
    if (place <= Number(first) || place > Number(last)) continue
    while (row.length <= column) row.push('')
    row[column] ||= value
  }
}

function shown(
  { type, style, text }: Readonly<{ type: string; style: number; text: string }>,
  { texts, styles, epoch }: Reading,
): string {
  if (type === 's') return texts[Number(text)] ?? ''
  if (type === 'e') return ''
  if (type !== 'n' || text === '') return text
  const shownAs = styles[style]
  const number = Number(text)
  const days = Math.floor(number)
  if (shownAs === 'date' && days > 0 && days < 2_900_000) return addDays(epoch, days)
  // Google writes 1234567 as 1234567.0, and 12345678 as 1.2345678E7.
  const written = /[.E]/i.test(text) && Number.isSafeInteger(number) ? String(number) : text
  return typeof shownAs === 'object' && /^\d{1,15}$/.test(written)
    ? inDigits(written, shownAs.digits)
    : written
}

/** 0 for 'A7', 27 for 'AB7'. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

type Walk = Readonly<{
  /** Tags and attributes are passed without prefixes. Returning 'stop' ends the walk. */
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => unknown
  text?: (text: string, tag: string) => void
  close?: (tag: string) => void
}>

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through XML. Throws SheetError if malformed. */
function walk(xml: string, { open, text, close }: Walk): void {
  // Optional parts of a workbook may be missing.
  if (xml === '') return
  const parser = new Parser()
  const tags: string[] = []
  parser.on('openTag', (name, attributes, decode) => {
    tags.push(local(name))
    const given = Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])
    if (open?.(local(name), Object.fromEntries(given)) === 'stop') parser.stop()
  })
  parser.on('text', (value, decode) => text?.(decode(value), tags.at(-1) ?? ''))
  parser.on('cdata', (value) => text?.(value, tags.at(-1) ?? ''))
  parser.on('closeTag', (name) => {
    tags.pop()
    close?.(local(name))
  })
  parser.on('error', () => {
    throw new SheetError('unreadable')
  })
  parser.parse(xml)
}
