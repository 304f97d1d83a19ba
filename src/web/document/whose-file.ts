import type { DocumentType } from '#domain/document/document.ts'
import { foldText, latinDigits } from '#domain/text.ts'
import type { Sender } from './checklist.ts'
import type { Slot } from './uploads.ts'

type Person = Pick<Sender, 'id' | 'firstName' | 'lastName'>

/** What people call their files, in the languages of our pages; without marks, as what is compared. */
const wordsOfType: Readonly<Record<DocumentType, RegExp>> = {
  passportPhoto: /fot|photo|selfie|portra?i?t|vesikalik|фото|صور|写真|照片|사진/,
  passportDocument: /pass(?!enger|age)|pasaport|паспорт|جواز|ハスホート|旅券|护照|護照|여권/,
  flightTicket:
    /ticket|flight|flug|vuelo|\bvol\b|b[io]l+et|boleto|ucus|itiner|билет|реис|تذكر|航空券|航班|机票|機票|항공권/,
  transitTicket: /onward|transit|weiter|devam|транзит|عبور|乗継|转机|환승/,
  transitVisa: /vis[au]m?\b|vize|виза|تاشير|ヒサ|査証|签证|비자/,
  invitationLetter: /invit|einlad|davet|приглаш|دعو|招待|邀请|초청/,
  companyRegistration: /regist|handels|company|firma|sicil|реги|سجل|登記|登记|등록/,
}

const folded = (text: string) => latinDigits(foldText(text)).normalize('NFC')
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The one that fits best; null where none does, or several equally well. */
function best<T>(all: readonly T[], fits: (each: T) => number): T | null {
  const most = Math.max(0, ...all.map(fits))
  const found = most === 0 ? [] : all.filter((each) => fits(each) === most)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** How much of a name stands in that of a file; a word of its own says more than a part of another. */
function fitOf(person: Person, name: string): number {
  const inFile = wordsIn(name)
  const whole = inFile.join('')
  return wordsIn(`${person.firstName} ${person.lastName}`).reduce((sum, word) => {
    if (inFile.includes(word)) return sum + 2
    return word.length > 3 && whole.includes(word) ? sum + 1 : sum
  }, 0)
}

/** Which of the slots that are empty a file is for, by its name; null where that does not say it. */
export function slotFor(
  name: string,
  slots: readonly Slot[],
  people: readonly Person[],
): Slot | null {
  const those = people.filter(({ id }) => slots.some(({ applicantId }) => applicantId === id))
  const whose = best(those, (person) => fitOf(person, name))
  const theirs = slots.filter(({ applicantId }) => applicantId === whose?.id)
  const text = folded(name.replace(/[_-]/g, ' '))
  return best(theirs, ({ documentType }) => Number(wordsOfType[documentType].test(text)))
}
