import { expect, test } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { tableOf } from '../../../test/support/table.ts'
import { slotFor } from './whose-file.ts'

const people = [
  { id: 1, firstName: 'Ada Maria', lastName: 'Muster' },
  { id: 2, firstName: 'Adam', lastName: 'Muster' },
  { id: 3, firstName: 'Şükrü', lastName: 'Öz' },
]
const slotsOf = (visaType: 'tourist' | 'transit') =>
  people.flatMap(({ id }) =>
    requiredDocuments(shippedRules, visaType).map((documentType) => ({
      applicantId: id,
      documentType,
    })),
  )
const of = (visaType: 'tourist' | 'transit') => ({
  requiredDocuments: requiredDocuments(shippedRules, visaType),
  applicants: people,
})

test.each(tableOf`
  Ada Muster passport.pdf | 1 | passportDocument; passport_adam-muster.JPG | 2 | passportDocument
  AdamMuster-Flugticket.pdf | 2 | flightTicket; sukru oz foto.jpg | 3 | passportPhoto
  Şükrü ÖZ uçuş bileti.pdf | 3 | flightTicket; Ada Maria 护照.png | 1 | passportDocument
  ada パスポート.png | 1 | passportDocument; ada تذكرة.pdf | 1 | flightTicket
  Ada билет.pdf | 1 | flightTicket; Ada passport-photo.jpg | 1 | passportPhoto
  Ada Passbild.jpg | 1 | passportPhoto; Ada_Passfoto.jpg | 1 | passportPhoto
  Ada Lichtbild.jpg | 1 | passportPhoto; Ada foto de pasaporte.jpg | 1 | passportPhoto
  Ada photo de passeport.jpg | 1 | passportPhoto; Ada photo d’identité.jpg | 1 | passportPhoto
  Ada vesikalık.jpg | 1 | passportPhoto; Ada pasaport fotoğrafı.jpg | 1 | passportPhoto
  Ada фото на паспорт.jpg | 1 | passportPhoto; Ada صورة شخصية لجواز السفر.jpg | 1 | passportPhoto
  Ada 証明写真.jpg | 1 | passportPhoto; Ada パスポート写真.jpg | 1 | passportPhoto
  Ada 护照照片.jpg | 1 | passportPhoto; Ada 证件照.jpg | 1 | passportPhoto
  Ada 증명사진.jpg | 1 | passportPhoto; Ada 여권사진.jpg | 1 | passportPhoto
  Ada passport photocopy.pdf | 1 | passportDocument
  Ada fotocopia pasaporte.pdf | 1 | passportDocument
  Ada Fotokopie Reisepass.pdf | 1 | passportDocument
  Ada pasaport fotokopisi.pdf | 1 | passportDocument
  Ada фотокопия паспорта.pdf | 1 | passportDocument
  Ada passport photo page.pdf | 1 | passportDocument; Ada صورة جواز السفر.pdf | 1 | passportDocument
`)('%s is for traveller %s: %s', (name, id, documentType) => {
  const slot = { applicantId: Number(id), documentType }
  expect(slotFor(name, slotsOf('tourist'), of('tourist'))).toEqual(slot)
})

test.each([
  ['of all who share the name', 'Muster passport.pdf'],
  ['of nobody', 'IMG_2041.jpg'],
  ['of whom, and not what', 'Ada Muster.pdf'],
  ['of whom, and two things', 'Ada passport and ticket.pdf'],
  ['what is none of them', 'Ada boarding pass.pdf'],
  ['what, and not of whom', 'passport.pdf'],
  ['a short name within another word', 'Ozone passport.pdf'],
] as const)('a name that says %s is asked about', (_, name) => {
  expect(slotFor(name, slotsOf('tourist'), of('tourist'))).toBeNull()
})

test.each([
  ['Ada ticket.pdf', { applicantId: 1, documentType: 'flightTicket' }],
  // Neither Adam, who shares her name, nor the passport page.
  ['Ada Muster passport.pdf', { applicantId: 1 }],
  ['Ada passport photo.jpg', { applicantId: 1, documentType: 'passportPhoto' }],
] as const)('%s gets no other place where its own is taken', (name, taken) => {
  const left = slotsOf('tourist').filter(
    (slot) =>
      !Object.entries(taken).every(([key, value]) => slot[key as keyof typeof slot] === value),
  )
  expect(slotFor(name, left, of('tourist'))).toBeNull()
})

test.each(tableOf`
  Ada visa.pdf | transitVisa; Ada flight.pdf | flightTicket; Ada onward ticket.pdf | transitTicket
  Ada Weiterflug.pdf | transitTicket; Ada transit visa.pdf | transitVisa
  Ada visado.pdf | transitVisa; Ada revisado boleto.pdf | flightTicket
`)('in transit %s is the %s', (name, documentType) => {
  expect(slotFor(name, slotsOf('transit'), of('transit'))).toEqual({ applicantId: 1, documentType })
})
