import type { Dictionary } from '../index.ts'

export const form: Dictionary['form'] = {
  testPayments: 'Testzahlungen: Es wird kein Geld abgebucht.',
  later:
    'Zu viele Versuche. Versuchen Sie es später noch einmal oder nutzen Sie den Link in unserer letzten E-Mail.',
  network:
    'Unser Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error.prefix': 'Fehler:',
  'error.word': 'Fehler:',
  'warning.word': 'Hinweis:',
  'summary.title': 'Es gibt ein Problem',
  optional: '(optional)',
  newTab: '(öffnet in neuem Tab)',
  retry: 'Erneut versuchen',
  'load.failed': 'Dieser Teil der Seite wurde nicht geladen.',
  'date.day': 'Tag',
  'date.month': 'Monat',
  'date.year': 'Jahr',
  'email.checking': 'Diese Adresse wird geprüft',
  'email.failed': 'Die E-Mail-Adresse konnte nicht geprüft werden',
  'email.suggestion': 'Meinten Sie {suggestion}?',
  'email.use': 'Diese Adresse verwenden',
  'email.fine': 'Diese Adresse sieht richtig aus',
  'country.hint':
    'Geben Sie einen Teil des Namens ein oder den Code aus drei Buchstaben im Reisepass',
  'country.open': 'Alle Länder anzeigen',
  'country.clear': 'Leeren',
  'country.count': '{count, plural, =0 {Kein Land gefunden} one {# Land} other {# Länder}}',
  'country.none':
    'Kein Land gefunden. Versuchen Sie eine andere Schreibweise oder den Code aus drei Buchstaben im Reisepass.',
  'country.visaFree': 'Visumfrei',
  'country.visaRequired': 'Visumpflichtig',
  'signature.label': 'Unterschrift',
  'signature.hint': 'Unterschreiben Sie mit dem Finger, der Maus oder einem Stift.',
  'signature.locked': 'Unterschrift gesperrt',
  'signature.locked.hint': 'Bestätigen Sie oben beide Texte, um zu unterschreiben.',
  'signature.empty': 'Hier unterschreiben',
  'signature.signed': 'Unterschrieben',
  'signature.clear': 'Löschen',
  'signature.type': 'Oder geben Sie Ihren vollständigen Namen als Unterschrift ein',
  'signature.canvas': 'Feld für Ihre Unterschrift',
}
