import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title: '{count, plural, one {Eine Angabe fehlt noch} other {# Angaben fehlen noch}}',
  text: 'Das Formular der Einwanderungsbehörde verlangt diese Angaben. Sobald wir sie haben, können wir den Antrag einreichen.',
  part: 'Sie können einen Teil jetzt senden und den Rest später.',
  send: 'Senden',
  empty: 'Geben Sie mindestens eine Antwort ein',
  'done.title': 'Vielen Dank, wir machen mit Ihrem Antrag weiter',
  'done.text': 'Wenn Sie einen Fehler bemerken, schreiben Sie uns, bevor wir ihn einreichen.',
  partly:
    'Vielen Dank. {count, plural, one {Eine Angabe fehlt noch.} other {# Angaben fehlen noch.}}',
  stale: 'Nicht mehr nötig: {questions}.',
  'asked.title': 'Das fragt die Behörde außerdem',
  'asked.hint':
    'Sie müssen das jetzt nicht beantworten. Schreiben Sie in lateinischen Buchstaben: Andere nimmt die Behörde nicht an, solche Antworten lassen wir weg.',
  'line.country-of-birth': 'Geburtsland',
  'line.marital-status': 'Familienstand',
  'line.father-name': 'Vollständiger Name des Vaters',
  'line.mother-name': 'Vollständiger Name der Mutter',
  'line.employment-status': 'Berufliche Situation',
  'line.employer': 'Arbeitgeber',
  'line.passport-type': 'Art des Reisepasses',
  'line.passport-place': 'Ausstellungsort des Reisepasses',
  'line.departure': 'Datum der Abreise aus Tansania',
  'line.length-of-stay': 'Dauer des Aufenthalts in Tansania',
  'line.host-name': 'Name des Hotels oder der Gastgeber in Tansania',
  'line.host-phone': 'Telefonnummer des Hotels oder der Gastgeber',
  'line.earlier-visits': 'Frühere Aufenthalte in Tansania',
  'line.funds': 'Geld, das für die Reise zur Verfügung steht',
  'hint.marital-status':
    'Auf Englisch: single (ledig), married (verheiratet), divorced (geschieden) oder widowed (verwitwet).',
  'hint.employment-status':
    'Auf Englisch: employed (angestellt), self-employed (selbstständig), student (in Ausbildung), retired (im Ruhestand) oder unemployed (ohne Arbeit).',
  'hint.employer': 'Name der Firma oder Organisation. Ohne Arbeitgeber geben Sie „none“ ein.',
  'hint.passport-type':
    'Meist ordinary (gewöhnlich); sonst diplomatic (Diplomatenpass), service (Dienstpass) oder travel document (Reiseausweis).',
  'hint.passport-place': 'Stadt oder Stelle, wie sie im Reisepass steht.',
  'hint.departure': 'Tag, Monat und Jahr.',
  'hint.length-of-stay': 'In Tagen.',
  'hint.host-phone': 'Mit Landesvorwahl.',
  'hint.earlier-visits': 'In welchen Jahren, oder „none“, wenn Sie noch nie dort waren.',
  'hint.funds': 'Ungefährer Betrag mit Währung.',
}
