import type { Dictionary } from '../index.ts'

export const passport: Dictionary['passport'] = {
  title: 'Aus dem Reisepass ausfüllen',
  lead: 'Fotografieren Sie die Seite mit Ihrem Foto oder wählen Sie ein Bild oder PDF. Dieses Gerät liest es und füllt Namen, Nummer, Datumsangaben und Staatsangehörigkeit aus.',
  'start.title': 'Beginnen Sie mit Ihrem Reisepass',
  'start.first': 'Beginnen Sie mit dem Reisepass von Person 1',
  'start.lead':
    'Fotografieren Sie die Seite mit Ihrem Foto oder wählen Sie ein Bild oder PDF. Dieses Gerät liest es, und Sie müssen weniger eintippen. Ist der Reisepass nicht zur Hand, machen Sie unten weiter.',
  'start.read':
    'Im nächsten Schritt können Sie alles prüfen und korrigieren. Ist es der falsche Reisepass, lesen Sie ein anderes Bild.',
  camera: 'Foto aufnehmen',
  choose: 'Bild oder PDF wählen',
  for: '{action}: Reisepass von Person {number}',
  reading: 'Der Reisepass wird gelesen',
  stop: 'Abbrechen',
  slow: 'Dieses Gerät braucht etwas länger.',
  'found.title': 'Steht es so im Reisepass?',
  'found.lead':
    'Vergleichen Sie jede Angabe mit Ihrem Reisepass und korrigieren Sie, was nicht stimmt.',
  'partly.lead':
    'Wir konnten nicht alles sicher lesen. Vergleichen Sie die Angaben mit Ihrem Reisepass und ergänzen Sie, was fehlt.',
  strip: 'Die beiden Zeilen unten auf der Seite, aus Ihrem Bild',
  unread: 'Nicht sicher lesbar. Geben Sie es ein, wie es gedruckt ist.',
  'names.cut':
    'Die beiden Zeilen sind zu kurz für den ganzen Namen. Ergänzen Sie ihn, wie er darüber gedruckt ist.',
  'names.spelling':
    'Die beiden Zeilen kennen keine Sonderzeichen: Aus Ü wird UE, aus Ø wird OE, aus Ñ wird N. Sie können es so lassen oder wie gedruckt schreiben, beides ist richtig.',
  which: '{field}: Sie haben etwas anderes eingegeben',
  'which.required': 'Wählen Sie, was richtig ist',
  mine: 'Meine Eingabe: {value}',
  passports: 'Im Reisepass: {value}',
  confirm: 'So ist es richtig',
  discard: 'Selbst eingeben',
  done: 'Aus dem Reisepass ausgefüllt',
  'read.lead':
    'Wenn etwas nicht stimmt, korrigieren Sie es unten in den Feldern oder lesen Sie ein anderes Bild.',
  'notFound.title': 'Wir konnten den Reisepass nicht lesen',
  'notFound.1': 'Legen Sie ihn flach in gleichmäßiges Licht, ohne Spiegelung.',
  'notFound.2': 'Beide Zeilen unten auf der Seite müssen ganz im Bild sein.',
  'notFound.3': 'Gehen Sie näher heran, bis die Seite das Bild füllt.',
  'notFound.else': 'Sie können auch unten alles selbst eingeben.',
  'other.title': 'Das ist nicht die Fotoseite eines Reisepasses',
  'other.text':
    'Es sieht nach einem Personalausweis oder Visum aus. Nehmen Sie die Passseite mit Ihrem Foto; unten stehen darauf zwei lange Zeilen.',
  'failed.title': 'Wir konnten diese Datei nicht öffnen',
  'failed.text': 'Wählen Sie ein anderes Bild, oder geben Sie unten alles selbst ein.',
  'undone.title': 'Dieses Gerät ist mit dem Lesen nicht fertig geworden',
  'undone.text':
    'Das sagt nichts über Ihr Bild. Versuchen Sie es noch einmal, oder geben Sie unten alles selbst ein.',
  retry: 'Erneut versuchen',
  'changed.title': 'Diese Datei hat sich auf Ihrem Gerät geändert',
  'changed.text':
    'Sie wurde nach dem Auswählen geändert, verschoben oder gelöscht. Wählen Sie sie noch einmal aus.',
  again: 'Anderes Bild lesen',
  'kept.saving': 'Das Bild wird als Ihre Passseite gespeichert',
  'kept.title': 'Passseite gespeichert',
  'kept.text':
    'Verschlüsselt, zusammen mit Ihren Angaben. Nach der Zahlung fragen wir nicht noch einmal danach.',
  'kept.remove': 'Bild entfernen',
  'kept.removed': 'Das Bild ist entfernt.',
  'kept.failed': 'Wir konnten das Bild nicht speichern. Sie können es nach der Zahlung hinzufügen.',
}
