import type { Dictionary } from '../index.ts'

export const passport: Dictionary['passport'] = {
  title: 'Aus dem Reisepass ausfüllen',
  lead: 'Fotografieren Sie die Seite mit dem Foto oder wählen Sie ein Bild oder PDF. Es wird auf diesem Gerät gelesen und füllt Namen, Nummer, Daten und Staatsangehörigkeit aus.',
  camera: 'Foto aufnehmen',
  choose: 'Bild oder PDF wählen',
  for: '{action}: Reisepass von Person {number}',
  reading: 'Der Reisepass wird gelesen',
  stop: 'Abbrechen',
  'found.title': 'Steht es so im Reisepass?',
  'found.lead':
    'Vergleichen Sie jede Angabe mit Ihrem Reisepass und korrigieren Sie, was nicht stimmt.',
  'partly.lead':
    'Nicht alles war sicher lesbar. Vergleichen Sie die Angaben mit Ihrem Reisepass und ergänzen Sie, was fehlt.',
  strip: 'Die beiden Zeilen am Fuß der Seite, aus Ihrem Bild',
  unread: 'War nicht sicher lesbar. Bitte eintippen.',
  'names.cut':
    'In den beiden Zeilen ist nicht genug Platz für den ganzen Namen. Ergänzen Sie ihn, wie er darüber gedruckt ist.',
  'names.spelling':
    'Die beiden Zeilen kennen keine Sonderzeichen: Ü steht dort als UE, Ø als OE, Ñ als N. Sie können es so lassen oder wie gedruckt schreiben, beides ist richtig.',
  which: '{field}: Sie haben etwas anderes eingegeben',
  'which.required': 'Wählen Sie, was richtig ist',
  mine: 'Meine Eingabe: {value}',
  passports: 'Im Reisepass: {value}',
  confirm: 'So ist es richtig',
  discard: 'Selbst eintippen',
  done: 'Aus dem Reisepass ausgefüllt.',
  'notFound.title': 'Der Reisepass war nicht lesbar',
  'notFound.1': 'Legen Sie ihn flach in gleichmäßiges Licht, ohne Spiegelung.',
  'notFound.2': 'Beide Zeilen am Fuß der Seite müssen ganz im Bild sein.',
  'notFound.3': 'Gehen Sie näher heran, bis die Seite das Bild füllt.',
  'notFound.else': 'Sie können auch einfach unten alles eintippen.',
  'other.title': 'Das ist nicht die Fotoseite eines Reisepasses',
  'other.text':
    'Es sieht nach einem Personalausweis oder Visum aus. Nehmen Sie die Passseite mit dem Foto, an deren Fuß zwei lange Zeilen stehen.',
  'failed.title': 'Diese Datei ließ sich nicht öffnen',
  'failed.text': 'Wählen Sie ein anderes Bild oder tippen Sie unten alles ein.',
  again: 'Anderes Bild lesen',
  'kept.saving': 'Das Bild wird als Ihre Passseite gespeichert',
  'kept.title': 'Passseite gespeichert',
  'kept.text':
    'Verschlüsselt, zusammen mit Ihren Angaben. Nach der Zahlung werden Sie nicht noch einmal danach gefragt.',
  'kept.remove': 'Bild entfernen',
  'kept.removed': 'Das Bild ist entfernt.',
  'kept.failed':
    'Das Bild konnte nicht gespeichert werden. Sie können es nach der Zahlung hinzufügen.',
}
