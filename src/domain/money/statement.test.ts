import { describe, expect, test } from 'vitest'
import {
  matchStatement,
  type StatedFee,
  type StatementLine,
  statementLinesOf,
} from './statement.ts'

const day = '2026-11-20'
const fee = (portalNumber: string | null, changes: Partial<StatedFee> = {}): StatedFee => ({
  ...{ applicationId: 42, applicantId: 7, portalNumber, reference: 'TZ-000042' },
  ...{ amountCents: 50_00, paidOn: null, ...changes },
})
const line = (text: string, amountCents = 50_00, changes: Partial<StatementLine> = {}) => ({
  ...{ line: 2, day, amountCents, text, isUsd: true, ...changes },
})
const family = [fee('EV-2026-00017'), fee('EV-2026-00018'), fee(null)]

describe('a line', () => {
  test.each([
    ['its portal number', 'IMMIGRATION EV-2026-00017 DODOMA', 50_00, [0]],
    ['the number without its hyphens', 'EV202600017', 50_00, [0]],
    ['the number in other hyphens and letters', 'ev 2026/00017', 50_00, [0]],
    ['two numbers and their sum', 'EV-2026-00017 EV-2026-00018', 100_00, [0, 1]],
    ['two numbers and the amount of one', 'EV-2026-00017 EV-2026-00018', 50_00, 'differs'],
    ['the reference and the amount of one', 'Fee TZ-000042', 50_00, [0]],
    ['the reference and the sum of all', 'Fee TZ 000042', 150_00, [0, 1, 2]],
    ['the number, whatever the reference', 'TZ-000042 EV-2026-00018', 50_00, [1]],
    ['another amount', 'EV-2026-00017', 51_00, 'differs'],
    ['the amount alone', 'IMMIGRATION DODOMA', 50_00, 'unknown'],
    ['a longer number', 'EV-2026-000171', 50_00, 'unknown'],
    ['nothing', '', 0, 'unknown'],
  ] as const)('by %s', (_, text, cents, found) => {
    const [match] = matchStatement([line(text, cents)], family)
    const is = match?.is === 'matched' ? match.fees.map((each) => family.indexOf(each)) : match?.is
    expect(is).toEqual(found)
  })

  test.each(['12', '2026', '1234'])('never by a number that stands in any text: %s', (number) => {
    expect(matchStatement([line(`Shop ${number}`)], [fee(number)])).toMatchObject([
      { is: 'unknown' },
    ])
  })

  test('of another currency pays nothing', () => {
    const [match] = matchStatement([line('EV-2026-00017', 50_00, { isUsd: false })], family)
    expect(match?.is).toBe('differs')
  })

  test('pays a fee once, and is known again where it paid', () => {
    const twice = [line('EV-2026-00017'), line('EV-2026-00017')]
    const is = (paidOn: string | null) =>
      matchStatement(twice, [fee('EV-2026-00017', { paidOn })]).map((match) => match.is)
    expect(is(null)).toEqual(['matched', 'paid'])
    expect(is(day)).toEqual(['known', 'paid'])
    expect(is('2026-11-19')).toEqual(['paid', 'paid'])
  })

  test.each([
    ['charges are negative', [-50_00, -50_00, 50_00], [], ['matched', 'matched', 'differs']],
    ['charges are positive', [50_00, 50_00, -50_00], [], ['matched', 'matched', 'differs']],
    ['only money back names a fee', [50_00], [-3_50, -12_00], ['differs']],
    ['only money back names a fee, charges are positive', [-50_00], [3_50, 12_00], ['differs']],
    ['the card was paid off', [-50_00], [-3_50, 800_00], ['matched']],
    ['there is one of each', [50_00, -50_00], [], ['differs', 'differs']],
    ['one of each, and nothing of nothing', [50_00], [0, -1_00], ['differs']],
  ])('is a charge by the sign of most: %s', (_, amounts, others, found) => {
    const fees = amounts.map((__, at) => fee(`EV-10${at}`))
    const lines = amounts.map((cents, at) => line(`EV-10${at}`, cents))
    const all = [...lines, ...others.map((cents) => line('Shop', cents))]
    const is = matchStatement(all, fees).map((match) => match.is)
    expect(is.slice(0, amounts.length)).toEqual(found)
  })
})

describe('a statement', () => {
  const read = (...rows: string[]) => statementLinesOf(rows.map((row) => row.split(',')))

  test('is read by its headings, in any order', () => {
    const head = 'Description,Amount,Date,Reference'
    const lines = [
      { line: 2, day, amountCents: -50_00, text: 'Portal EV-9', isUsd: true },
      { line: 3, day: '2026-11-21', amountCents: 1_00, text: '', isUsd: true },
    ]
    expect(read(head, 'Portal,-50.00,2026-11-20,EV-9', ',1,2026-11-21,')).toEqual({ lines })
    const euros = read('date,amount,text,currency', `${day},1,x,eur`)
    expect(euros).toMatchObject({ lines: [{ isUsd: false }] })
  })

  test.each([
    ['another table', ['payout,line', 'a,b'], null],
    ['a day that does not exist', ['date,amount,text', `${day},1,x`, '2026-02-30,1,x'], 3],
    ['a day as it may be read two ways', ['date,amount,text', '03/04/2026,1,x'], 2],
    ['a formula', ['date,amount,text', `${day},=1+1,x`], 2],
    ['no day, after empty lines', ['', 'date,amount,text', ',,', '', 'x,1,x'], 5],
    ['no amount', ['date,amount,text', `${day},,x`], 2],
  ])('is refused whole for %s', (_, rows, where) => {
    expect(read(...rows)).toEqual({ wrong: true, line: where })
  })
})
