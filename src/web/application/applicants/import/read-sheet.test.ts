import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/reference/languages.ts'
import { sheetFields } from '#domain/sheet/headings.ts'
import { sheetOf } from '#domain/sheet/travellers.ts'
import { translatorFor } from '#phrases/compile.ts'
import { always } from '../../../../../test/support/always.ts'
import { tableOf } from '../../../../../test/support/table.ts'
import { sheetLimits } from './limits.ts'
import { type SheetSource, sheetsIn } from './read-sheet.ts'
import { separatorIn, templateCsv, templateIn, templateWorkbook } from './template-words.ts'

const cellsIn = (source: SheetSource, language: string) =>
  sheetsIn(source, [language])[0]?.cells ?? []
const bytes = (...parts: number[]) => new Uint8Array(parts)
const latin = (text: string) => bytes(...[...text].map((sign) => sign.charCodeAt(0)))
const utf16 = (text: string) =>
  bytes(...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]))
const files = Array.from({ length: 1000 }, (_, at) => [`${at}`, bytes()])
const faultOf = (source: string | Uint8Array) => {
  try {
    return cellsIn(source, 'en')
  } catch (error) {
    return String(error)
  }
}

describe('text', () => {
  const table = (text: string) => text.split(' / ').map((row) => row.split('|'))
  test.each([
    ['tabs, as pasted', 'a\tb\n1\t2', 'a|b / 1|2'],
    ['commas', 'a,b\r\n1,2', 'a|b / 1|2'],
    ['semicolons, with commas inside', 'a;b\n1,5;2', 'a|b / 1,5|2'],
    ['quotes, with a line inside', 'a,b\n"1\nx","say ""hi"""', 'a|b / 1\nx|say "hi"'],
    ['numbers as text', `="0012";'0034;"=""0056"""\n'Abd;=1+1;=""`, "0012|0034|0056 / 'Abd|=1+1|"],
    ['lines of two systems', 'a;b\r\n1;2\n3;4\r5;6', 'a|b / 1|2 / 3|4 / 5|6'],
    ['a quote that does not end', 'a\tb\n"1\t2\n3\t4', 'a|b / "1|2 / 3|4'],
    ['nested', 'a,b\n"The "Old" Mill, Bern","2"\n"3","4"', 'a|b / The "Old" Mill, Bern|2 / 3|4'],
    ['a quote within', 'a\tb\n"Ada" Eva\t2\n3\t4', 'a|b / "Ada" Eva|2 / 3|4'],
    ['blanks before quotes', 'a, "b"\n1, "2, 3"', 'a|b / 1|2, 3'],
    ['single quotes', "'a', 'b'\n'1','O''Neil, 2'", "a|b / 1|O'Neil, 2"],
    ['quotes of a word processor', '“a”;“b”\n“1”;„2;3“', 'a|b / 1|2;3'],
    ['a separator that is named', 'sep=;\na;b', 'a|b'],
    ['one that is quoted', '"sep=;"\na;b', 'a|b'],
    ['marks of order between', '\ufeff"a","b"\n\ufeff"1","2"', 'a|b / 1|2'],
    ['whole lines in a column', '"a,b,""c d"""\n"1,2,""3,4"""', 'a|b|c d / 1|2|3,4'],
    ['lines without anything', 'a\tb\n\t\n\n1\t2', 'a|b / 1|2'],
  ])('%s', (_what, text, cells) => expect(cellsIn(text, 'en')).toEqual(table(cells)))

  test.each([
    ['UTF-8', strToU8('Zoë,B'), 'en', 'Zoë'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, ...strToU8('Zoë,B')), 'en', 'Zoë'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, ...utf16('Zoë,B')), 'en', 'Zoë'],
    ['UTF-16 without', utf16('Zoë,B'), 'en', 'Zoë'],
    ['Windows-1252', bytes(0x5a, 0x6f, 0xeb, 0x2c, 0x42), 'de', 'Zoë'],
    ['an old Mac', bytes(0x5a, 0x6f, 0x91, 0x2c, 0x42), 'en', 'Zoë'],
    ['an old Mac, within', bytes(0x4d, 0x9f, 0x6c, 0x2c, 0x42), 'de', 'Mül'],
    ['an old Mac, first', bytes(0x85, 0x7a, 0x67, 0x2c, 0x42), 'de', 'Özg'],
    ['an apostrophe of Windows', bytes(0x4f, 0x92, 0x4e, 0x2c, 0x42), 'en', 'O’N'],
    ['a dash of Windows', bytes(0x41, 0x20, 0x96, 0x20, 0x42, 0x2c, 0x42), 'en', 'A – B'],
    ['a dash of Windows in a name', latin('Müller\x96Lee,B'), 'de', 'Müller–Lee'],
    ['dots of Windows', latin('Müller\x85,B'), 'de', 'Müller…'],
    ['quotes of Windows', latin('\x84é\x93,B'), 'fr', '„é“'],
    ['a caron of Windows', bytes(0x4c, 0x65, 0x6f, 0x9a, 0x2c, 0x42), 'en', 'Leoš'],
    ['DOS', latin('J\x81rgen \x99zt\x81rk,B'), 'de', 'Jürgen Öztürk'],
    [
      'UTF-8 with a broken letter',
      bytes(...strToU8('Zoë Öz'), 0xe9, 0x2c, 0x42),
      'en',
      'Zoë Öz\ufffd',
    ],
    ['the old set of Turkish', bytes(0xdd, 0xfe, 0x2c, 0x42), 'tr', 'İş'],
    ['the old set of Polish', bytes(0xa3, 0xea, 0x2c, 0x42), 'pl-PL', 'Łę'],
    ['the old set of Taiwan', bytes(0xa4, 0xfd, 0x2c, 0x42), 'zh-TW', '王'],
    ['the old set of Russian', bytes(0xc0, 0xe4, 0xe0, 0x2c, 0x42), 'ru', 'Ада'],
  ])('%s', (_what, file, language, name) => expect(cellsIn(file, language)).toEqual([[name, 'B']]))
})

test.each([
  ['koi8-r', 'en', [0xe9, 0xcd, 0xd1], 'Имя'],
  [
    'windows-1254, in English',
    'en',
    [...strToU8('Do'), 0xf0, 0x75, 0x6d, ...strToU8(' tarihi')],
    'Doğum tarihi',
  ],
  ['windows-1252, in Russian', 'ru', [0x50, 0x72, 0xe9, ...strToU8('nom')], 'Prénom'],
  ['big5, in Chinese', 'zh', [0xb0, 0xea, 0xc4, 0x79], '國籍'],
])('headings tell the set where the language does not: %s', (_set, language, heading, read) => {
  expect(cellsIn(bytes(...heading, 0x2c, 0x42), language)).toEqual([[read, 'B']])
})

/** A workbook as spreadsheets write it: shared strings, number styles, prefixes. */
const workbook = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="old" state="hidden" r:id="rId1"/><sheet name="x" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
        'xl/sharedStrings.xml':
          '<sst><si><t>Ada_x000D_&amp; Co</t></si><si><r><t>Mus</t></r><r><t>ter</t></r></si><si><t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
        'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="m"><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

describe('workbooks', () => {
  test('shared texts, numbers, dates by their style, gaps, the first sheet that is shown', () => {
    const file = workbook(
      '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c><x:c r="D1" t="s"><x:v>2</x:v></x:c></x:row>' +
        '<x:row r="3"><x:c r="A3" s="1"><x:v>32959</x:v></x:c><x:c r="B3" s="2"><x:v>32959.5</x:v></x:c><x:c r="C3" s="3"><x:v>7</x:v></x:c><x:c r="D3"><x:v>3005</x:v></x:c><x:c r="E3" t="e"><x:v>#REF!</x:v></x:c><x:c r="F3" t="inlineStr"><x:is><x:t>in_x000D_</x:t></x:is></x:c><x:c r="G3" t="str"><x:v>a_x000D_</x:v></x:c></x:row>',
    )
    expect(cellsIn(file, 'en')).toEqual([
      ['Ada\r& Co', '', 'Muster', '山田'],
      ['1990-03-27', '1990-03-27', '7', '3005', '', 'in\r', 'a\r'],
    ])
  })

  test.each([
    ['000000000', '1234567', '001234567'],
    ['00000000', '12345678', '12345678'],
    ['0000', '1234567', '1234567'],
    ['"AB"0000000', '12345', 'AB0012345'],
    ['\\X000000', '77', 'X000077'],
    ['000\\-000', '1234', '001-234'],
    ['[Red]00000;[Blue]-0', '42', '00042'],
    ...tableOf`
      0 | 7 | 7; #,##0 | 1234567 | 1234567; 0.00 | 7 | 7; 00000 | 7.5 | 7.5; General | 7 | 7
      0000" days" | 7 | 0007 days
    `,
    ['000000_);(000000)', '77', '000077'],
    ['_-* #,##0\\ _d_k_-', '7', '7'],
    // As Google writes them.
    ['000000000', '1234567.0', '001234567'],
    ['General', '1234567.0', '1234567'],
    ['General', '1.23456789E8', '123456789'],
    ['General', '-0.0', '0'],
    ['General', '007', '007'],
    ['General', '1.5E-3', '1.5E-3'],
  ])('a number in the pattern %s', (code, number, shown) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`
    const file = workbook(`<x:row><x:c s="0"><x:v>${number}</x:v></x:c></x:row>`, {
      'xl/styles.xml': styles,
    })
    expect(cellsIn(file, 'en')).toEqual([[shown]])
  })

  test('each sheet that is shown and has something in it, by its name', () => {
    const cell = (text: string) =>
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`
    const names = ['Notes', 'Empty', 'People', 'Old']
    const file = workbook('', {
      'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="rId${at}" state="${name === 'Old' ? 'hidden' : 'visible'}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/s${at}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        names.map((name, at) => [
          `xl/worksheets/s${at}.xml`,
          cell(name === 'Empty' ? '' : name.toLowerCase()),
        ]),
      ),
    })
    expect(sheetsIn(file, ['en'])).toEqual([
      { name: 'Notes', cells: [['notes']] },
      { name: 'People', cells: [['people']] },
    ])
  })

  test('people below rows without end that have only borders', () => {
    const rows = '<x:row><x:c s="1"/></x:row>'.repeat(sheetLimits.rows + 1)
    const file = workbook(`${rows}<x:row><x:c><x:v>1</x:v></x:c></x:row>`)
    expect(cellsIn(file, 'en')).toEqual([['1']])
  })

  test('rows that say no place', () => {
    const rows = ['1', '2'].map((text) => `<x:row r=""><x:c><x:v>${text}</x:v></x:c></x:row>`)
    expect(cellsIn(workbook(rows.join('')), 'en')).toEqual([['1'], ['2']])
  })

  test('a cell merged over several people is of each, and of nobody else', () => {
    const rows = [
      '<c r="A1"><v>1</v></c><c r="B1"><v>7</v></c>',
      '<c r="A2"><v>2</v></c>',
      '<c r="B3"/><c r="C3"><v>3</v></c>',
      '<c r="B4"/>',
    ].map((cells, at) => `<row r="${at + 1}">${cells}</row>`)
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells><mergeCell ref="B1:B4"/></mergeCells></worksheet>`
    expect(cellsIn(workbook('', { 'xl/worksheets/sheet2.xml': sheet }), 'en')).toEqual([
      ['1', '7'],
      ['2', '7'],
      ['', '7', '3'],
    ])
  })

  test('texts in their cells, without readings, of paths as Windows has them', () => {
    const paths = Object.entries(
      unzipSync(
        workbook(
          '<x:row><x:c t="inlineStr"><x:is><x:t>山田</x:t><x:rPh><x:t>ヤマダ</x:t></x:rPh></x:is></x:c><x:c t="d"><x:v>1990-03-27T00:00:00</x:v></x:c></x:row>',
        ),
      ),
    ).map(([name, content]) => [name.replaceAll('/', '\\').toUpperCase(), content])
    const cells = cellsIn(zipSync(Object.fromEntries(paths)), 'en')
    expect(cells).toEqual([['山田', '1990-03-27T00:00:00']])
  })

  test('whole lines of a CSV in the first column', () => {
    const row = (line: string) =>
      `<x:row><x:c t="inlineStr"><x:is><x:t>${line}</x:t></x:is></x:c></x:row>`
    const cells = cellsIn(workbook(`${row('a;b;c,d')}<x:row></x:row>${row('1;2;3')}`), 'en')
    expect(cells).toEqual([
      ['a', 'b', 'c,d'],
      ['1', '2', '3'],
    ])
  })

  test('dates that are counted from 1904', () => {
    const file = workbook('<x:row><x:c s="1"><x:v>31497</x:v></x:c></x:row>', {
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="rId2"/></sheets></workbook>',
    })
    expect(cellsIn(file, 'en')).toEqual([['1990-03-27']])
  })
})

describe('refused sheets', () => {
  const bomb = workbook('<x:row><x:c><x:v>1</x:v></x:c></x:row>', {
    'xl/sharedStrings.xml': ' '.repeat(20 * 1024 * 1024),
  })
  test.each([
    ['nothing', '', 'empty'],
    ['empty cells', '\t\t\n,,', 'empty'],
    ['an old workbook, or a locked one', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'oldKind'],
    ['a page that is called .xls', strToU8('\n<html><table><tr><td>a'), 'oldKind'],
    ['a workbook of 2003', strToU8('<?xml version="1.0"?><Workbook>'), 'oldKind'],
    ['a PDF', strToU8('%PDF-1.7'), 'wrongKind'],
    ['bytes', bytes(1, 2, 0, 0, 7), 'wrongKind'],
    ['a picture', bytes(0xff, 0xd8, 0xff), 'wrongKind'],
    ['a ZIP of something else', zipSync({ 'a.txt': strToU8('a') }), 'wrongKind'],
    ['a workbook without its sheet', zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), 'unreadable'],
    ['a ZIP that ends early', workbook('').slice(0, 300), 'unreadable'],
    ['a bomb', bomb, 'tooLarge'],
    ['more than 5 MB', new Uint8Array(sheetLimits.fileBytes + 1).fill(65), 'tooLarge'],
    ['a thousand files', zipSync(Object.fromEntries(files)), 'tooLarge'],
    ['invalid XML', workbook('', { 'xl/worksheets/sheet2.xml': '<a><b' }), 'unreadable'],
  ])('%s', (_what, source, fault) => expect(faultOf(source)).toBe(`SheetError: ${fault}`))

  test('an entry that is larger than it says does not grow beyond it', () => {
    const file = workbook(`<x:row><x:c><x:v>${'1'.repeat(5000)}</x:v></x:c></x:row>`)
    // The central directory declares a size of one byte throughout.
    const view = new DataView(file.buffer, file.byteOffset)
    for (let at = 0; at < file.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true)
    }
    expect(faultOf(file)).toMatch(/^SheetError: (unreadable|empty)/)
  })

  test('rows, columns and cells without end are cut', () => {
    const row = Array.from({ length: 500 }, () => 'x'.repeat(600)).join('\t')
    const cells = cellsIn(Array.from({ length: 300 }, () => row.slice(0, 3000)).join('\n'), 'en')
    expect(cells).toHaveLength(sheetLimits.rows)
    expect(cells[0]?.[0]).toHaveLength(sheetLimits.cell)
    const wide = Array.from({ length: 500 }, () => 'x').join('\t')
    expect(cellsIn(wide, 'en')[0]).toHaveLength(sheetLimits.columns)
  })

  test('whatever the bytes are, there is an answer', () => {
    always(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (noise, isZip) => {
      const source = isZip ? bytes(0x50, 0x4b, 3, 4, ...noise) : noise
      const read = faultOf(source)
      if (typeof read === 'string') expect(read).toMatch(/^SheetError: /)
    })
  })
})

describe.each(languages)('the template in %s', (language) => {
  const t = translatorFor(language, expect.fail)
  const template = templateIn(language, t, '2026-11-21')
  const filled = sheetFields.map((field) => `${field} x`)

  test.each([
    ['workbook', (content: typeof template) => templateWorkbook(content)],
    ['CSV', (content: typeof template) => strToU8(templateCsv(content, separatorIn(language)))],
  ])('is understood as %s: every heading, without its example', (_kind, write) => {
    const read = sheetOf(cellsIn(write(template), language))
    expect(read).toEqual({
      fields: sheetFields,
      rows: [],
      unknown: [],
      headings: expect.any(Array),
    })
    const { rows } = sheetOf(cellsIn(write({ ...template, example: filled }), language))
    expect(rows).toEqual([Object.fromEntries(sheetFields.map((field) => [field, `${field} x`]))])
  })
})
