import { expect, test } from 'vitest'
import { type Addressee, matchAddresses } from './addresses.ts'

const open = (name: string): Addressee => ({ name, isOpen: true, hasAddress: false })
const people = ['Ada Muster', 'Bruno Muster', 'Çiğdem Yılmaz', 'José Núñez de Castro'].map(open)
const [a, b, c, d] = ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org']
const named = (text: string, of: readonly Addressee[] = people) => {
  const { found, left } = matchAddresses(text, of)
  return [Object.fromEntries(found), left]
}

test.each([
  ['as mail programs write it', 'Bruno Muster <b@x.org>', { 1: 'b@x.org' }],
  ['surname first, in a line', '"Muster, Bruno" <b@x.org>; Jose Nunez <d@x.org>', { 1: b, 3: d }],
  ['a row of a table', '2\tBruno\tMuster\t+41 79 1\tb@x.org', { 1: 'b@x.org' }],
  ['the name after it, the link of a page', 'mailto:b@x.org Bruno', { 1: 'b@x.org' }],
  ['the name in the mailbox', 'bruno.muster@x.org', { 1: 'bruno.muster@x.org' }],
  ['a line for each', 'a@x.org\n\nc@x.org\nd@x.org\n', { 0: a, 2: c, 3: d }],
  ['fewer than people, in order: the first writes the list', 'b@x.org\r\nc@x.org.', { 1: b, 2: c }],
  ['in a line, wide signs', 'a@x.org，b＠x.org、c@x.org; d@x.org', { 0: a, 1: b, 2: c, 3: d }],
  ['signs around', '• a@x.org\nb@x.org/\n- 「c@x.org」 \n4. d@x.org', { 0: a, 1: b, 2: c, 3: d }],
  ['a numbered list', '2) Bruno <b@x.org>\n3) Çiğdem: c@x.org', { 1: b, 2: c }],
  ['by name before those in order', 'x@x.org\nBruno <b@x.org>', { 1: 'b@x.org', 2: 'x@x.org' }],
  ['nothing', ' \n ', {}],
])('%s', (_, text, found) => expect(named(text)).toEqual([found, []]))

test.each([
  ['of no address', 'Bruno Muster\nb@\n@x.org b@x'],
  ['of an unknown name', 'Zora Muster <z@x.org>'],
  ['of a name that two have', 'Muster <m@x.org>'],
])('a line %s stays as it is', (_, text) => expect(named(text)).toEqual([{}, text.split('\n')]))

test('more than there are people stay', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((each) => `${each}@x.org`)
  expect(named(list.join('\n'))[1]).toEqual(['e@x.org'])
})

test('an unknown name goes to a traveller without a name', () => {
  const some = [open('Ada Muster'), open(''), open('')]
  const list = 'Zora <c@x.org>\nBen <b@x.org>\nQ <q@x.org>'
  expect(named(list, some)).toEqual([{ 1: c, 2: b }, ['Q <q@x.org>']])
})

test('travellers who are done or have a link get no address, and those with an address none by order', () => {
  const [ada = open(''), bruno = open(''), ...rest] = people
  const some = [{ ...ada, isOpen: false }, { ...bruno, hasAddress: true }, ...rest]
  expect(named('Ada <a@x.org>', some)).toEqual([{}, ['Ada <a@x.org>']])
  expect(named('1@x.org\n2@x.org', some)[0]).toEqual({ 2: '1@x.org', 3: '2@x.org' })
  const list = [a, b, c, d].join('\n')
  expect(named(list, some)).toEqual([{ 1: b, 2: c, 3: d }, [a]])
})
