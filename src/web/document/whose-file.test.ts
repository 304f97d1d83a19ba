import { expect, test } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import { slotFor } from './whose-file.ts'

const people = [
  { id: 1, firstName: 'Ada Maria', lastName: 'Muster' },
  { id: 2, firstName: 'Adam', lastName: 'Muster' },
  { id: 3, firstName: 'Şükrü', lastName: 'Öz' },
]
const slotsOf = (visaType: 'tourist' | 'transit') =>
  people.flatMap(({ id }) =>
    requiredDocuments(visaType).map((documentType) => ({ applicantId: id, documentType })),
  )

test.each([
  ['Ada Muster passport.pdf', 1, 'passportDocument'],
  ['passport_adam-muster.JPG', 2, 'passportDocument'],
  ['AdamMuster-Flugticket.pdf', 2, 'flightTicket'],
  ['sukru oz foto.jpg', 3, 'passportPhoto'],
  ['Şükrü ÖZ uçuş bileti.pdf', 3, 'flightTicket'],
  ['Ada Maria 护照.png', 1, 'passportDocument'],
  ['ada パスポート.png', 1, 'passportDocument'],
  ['ada تذكرة.pdf', 1, 'flightTicket'],
  ['Ada билет.pdf', 1, 'flightTicket'],
] as const)('%s is for traveller %s: %s', (name, applicantId, documentType) => {
  expect(slotFor(name, slotsOf('tourist'), people)).toEqual({ applicantId, documentType })
})

test.each([
  ['of all who share the name', 'Muster passport.pdf'],
  ['of nobody', 'IMG_2041.jpg'],
  ['of whom, and not what', 'Ada Muster.pdf'],
  ['of whom, and two things', 'Ada passport photo.jpg'],
  ['what, and not of whom', 'passport.pdf'],
  ['a short name within another word', 'Ozone passport.pdf'],
] as const)('a name that says %s is asked about', (_, name) => {
  expect(slotFor(name, slotsOf('tourist'), people)).toBeNull()
})

test('what is there already gets no other file', () => {
  const left = slotsOf('tourist').filter(({ documentType }) => documentType !== 'flightTicket')
  expect(slotFor('Ada ticket.pdf', left, people)).toBeNull()
})

test.each([
  ['Ada visa.pdf', 'transitVisa'],
  ['Ada flight.pdf', 'flightTicket'],
  ['Ada onward.pdf', 'transitTicket'],
] as const)('in transit %s is the %s', (name, documentType) => {
  expect(slotFor(name, slotsOf('transit'), people)).toEqual({ applicantId: 1, documentType })
})
