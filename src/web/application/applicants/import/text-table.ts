import Papa from 'papaparse'
import type { Cells } from '#domain/sheet/columns.ts'
import { SheetError, sheetLimits } from './limits.ts'

/** Legacy encodings of spreadsheets by language. */
const oldSets: Readonly<Record<string, string>> = {
  tr: 'windows-1254',
  ru: 'windows-1251',
  ar: 'windows-1256',
  zh: 'gb18030',
  ja: 'shift_jis',
  ko: 'euc-kr',
}

/** Decodes a file: by byte order mark, as UTF-8 if valid, else in the language's legacy encoding. */
export function textOf(bytes: Uint8Array, language: string): string {
  const decode = (set: string) => new TextDecoder(set).decode(bytes)
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return decode('utf-16le')
  if (a === 0xfe && b === 0xff) return decode('utf-16be')
  // Without a mark: in ordinary text every second byte is zero.
  if (b === 0 && a !== 0) return decode('utf-16le')
  if (a === 0 && b !== 0) return decode('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(oldSets[language] ?? 'windows-1252')
  }
}

/** The cells of text pasted from a spreadsheet, or of CSV with commas, semicolons or tabs. */
export function cellsOfText(text: string): Cells {
  if (text.length > sheetLimits.fileBytes) throw new SheetError('tooLarge')
  if (text.includes('\0')) throw new SheetError('wrongKind')
  // Excel's separator line.
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(text)
  const { data } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: 'greedy',
    preview: sheetLimits.rows,
  })
  return data
}
