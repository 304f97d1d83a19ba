import { unzipSync } from 'fflate'
import type { Cells } from '#domain/sheet/columns.ts'
import { addDays } from '#domain/time/calendar.ts'
import { SheetError, sheetLimits } from './limits.ts'
import { walk } from './xml.ts'

const wanted = /^xl\/(workbook|styles|sharedStrings)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/
const isSheet = /^xl\/worksheets\/[^/]+\.xml$/

/** The cells of the first sheet of a workbook (XLSX); dates as YYYY-MM-DD. */
export function cellsOfWorkbook(bytes: Uint8Array): Cells {
  const index = unpacked(bytes, (name) => wanted.test(name))
  const name = firstSheet(index)
  const sheet = unpacked(bytes, (each) => each === name)[name]
  if (!sheet) throw new SheetError('unreadable')
  const { epoch } = workbookOf(index)
  return cellsOf(sheet, { texts: sharedTexts(index), isDate: dateStyles(index), epoch })
}

type Files = Readonly<Record<string, string>>

/** Some files of a ZIP as text. What claims to be, or unpacks to, more than is decent is refused. */
function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Files {
  let entries = 0
  const files = unzip(bytes, ({ name, size, originalSize }) => {
    entries += 1
    const isBomb =
      originalSize > sheetLimits.entryBytes ||
      originalSize > Math.max(size, 4096) * sheetLimits.ratio
    if (entries > sheetLimits.entries) throw new SheetError('tooLarge')
    if (!isWanted(name)) return false
    if (isBomb) throw new SheetError('tooLarge')
    return true
  })
  const decoder = new TextDecoder()
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, decoder.decode(content)]),
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
  let id = ''
  let is1904 = false
  walk(files['xl/workbook.xml'] ?? '', {
    open: (tag, given) => {
      if (tag === 'workbookPr') is1904 = given.date1904 === '1' || given.date1904 === 'true'
      if (tag === 'sheet' && id === '' && !given.state) id = given.id ?? ''
    },
  })
  return { id, epoch: is1904 ? '1904-01-01' : '1899-12-30' }
}

/** The file of the first sheet that is not hidden. */
function firstSheet(files: Files): string {
  const { id } = workbookOf(files)
  let name = 'xl/worksheets/sheet1.xml'
  walk(files['xl/_rels/workbook.xml.rels'] ?? '', {
    open: (tag, { Id, Target = '' }) => {
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      if (tag === 'Relationship' && Id === id && isSheet.test(path)) name = path
    },
  })
  return name
}

/** Texts that cells name by their number; readings that stand above Japanese names are left out. */
function sharedTexts(files: Files): readonly string[] {
  const texts: string[] = []
  let isAside = false
  walk(files['xl/sharedStrings.xml'] ?? '', {
    open: (tag) => {
      if (tag === 'si') texts.push('')
      if (tag === 'rPh') isAside = true
    },
    text: (text, tag) => {
      if (tag !== 't' || isAside) return
      texts.push(((texts.pop() ?? '') + text).slice(0, sheetLimits.cell))
    },
    close: (tag) => {
      if (tag === 'rPh') isAside = false
    },
  })
  return texts
}

const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** Which styles show a number as a date. */
function dateStyles(files: Files): readonly boolean[] {
  const own = new Map<number, boolean>()
  const styles: boolean[] = []
  let isCells = false
  walk(files['xl/styles.xml'] ?? '', {
    open: (tag, given) => {
      const id = Number(given.numFmtId)
      if (tag === 'numFmt') {
        const code = (given.formatCode ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
        own.set(id, /[dy]/i.test(code))
      }
      if (tag === 'cellXfs') isCells = true
      if (tag === 'xf' && isCells) styles.push(own.get(id) ?? builtInDates(id))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCells = false
    },
  })
  return styles
}

type Reading = Readonly<{ texts: readonly string[]; isDate: readonly boolean[]; epoch: string }>

function cellsOf(sheet: string, reading: Reading): Cells {
  const rows: string[][] = []
  let cell = { column: 0, type: 'n', style: 0, text: '' }
  walk(sheet, {
    open: (tag, given) => {
      if (tag === 'row') {
        rows.push([])
        cell = { ...cell, column: -1 }
      }
      if (tag === 'c') {
        const column = given.r ? columnOf(given.r) : cell.column + 1
        cell = { column, type: given.t ?? 'n', style: Number(given.s ?? 0), text: '' }
      }
      return rows.length > sheetLimits.rows ? 'stop' : 'on'
    },
    text: (text, tag) => {
      if (tag === 'v' || tag === 't') cell.text = (cell.text + text).slice(0, sheetLimits.cell)
    },
    close: (tag) => {
      const row = rows.at(-1)
      if (tag !== 'c' || !row || cell.column < 0 || cell.column >= sheetLimits.columns) return
      while (row.length <= cell.column) row.push('')
      row[cell.column] = shown(cell, reading)
    },
  })
  return rows
}

function shown(
  { type, style, text }: Readonly<{ type: string; style: number; text: string }>,
  { texts, isDate, epoch }: Reading,
): string {
  if (type === 's') return texts[Number(text)] ?? ''
  if (type === 'e') return ''
  const days = Math.floor(Number(text))
  if (type === 'n' && text !== '' && isDate[style] && days > 0 && days < 2_900_000) {
    return addDays(epoch, days)
  }
  return text
}

/** 0 for 'A7', 27 for 'AB7'. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
