import type { Dictionary } from '../index.ts'

export const sheet: Dictionary['sheet'] = {
  open: 'Liste importieren',
  title: 'Liste der Reisenden importieren',
  lead: 'Kopieren Sie die Zeilen Ihrer Tabelle und fügen Sie sie hier ein, oder wählen Sie eine Datei. Sie wird nur in diesem Browser gelesen und nirgendwohin gesendet.',
  'paste.label': 'Zeilen hier einfügen',
  read: 'Zeilen lesen',
  reading: 'Die Liste wird gelesen',
  file: 'Datei auswählen',
  'file.hint': 'Excel (.xlsx) oder CSV, bis 5 MB. Sie können sie auch hierher ziehen.',
  template: 'Noch keine Liste? Füllen Sie eine Vorlage aus:',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'reisende',
  'fault.title': 'Wir konnten diese Liste nicht lesen',
  'fault.tooLarge':
    'Sie ist größer als 5 MB oder enthält weit mehr als eine Personenliste. Kopieren Sie die Zeilen und fügen Sie sie ein.',
  'fault.wrongKind':
    'Lesen lassen sich nur .xlsx- und .csv-Dateien. Speichern Sie Ihre Liste als eine davon, oder kopieren Sie die Zeilen und fügen Sie sie ein.',
  'fault.oldKind':
    'Das ist eine alte oder eine geschützte Excel-Datei. Speichern Sie sie ohne Passwort als .xlsx.',
  'fault.unreadable':
    'Die Datei ist beschädigt. Speichern Sie sie erneut als .xlsx, oder kopieren Sie die Zeilen und fügen Sie sie ein.',
  'fault.empty': 'Es steht nichts darin.',
  'fault.changed':
    'Diese Datei wurde auf Ihrem Gerät geändert, verschoben oder gelöscht. Wählen Sie sie noch einmal aus.',
  'fault.nobody':
    'Es wurden keine Reisenden gefunden. Schreiben Sie eine Überschrift über jede Spalte, etwa Vorname oder Reisepassnummer, oder nutzen Sie die Vorlage.',
  found: '{count, plural, one {# Person gefunden} other {# Personen gefunden}}',
  'found.faults':
    '{count, plural, one {# Angabe ist zu prüfen. Korrigieren Sie sie hier oder später im Formular.} other {# Angaben sind zu prüfen. Korrigieren Sie sie hier oder später im Formular.}}',
  'found.fine': 'Wir konnten alles lesen.',
  unknown: 'Nicht verwendete Spalten: {names}',
  'column.none': 'Nicht verwendet',
  'column.middleName': 'Weitere Vornamen',
  'column.otherSurname': 'Weitere Familiennamen',
  'column.fullName': 'Vollständiger Name',
  'column.all': 'Von Hand zugeordnete Spalten',
  sheet: 'Tabellenblatt',
  order:
    'Manche Datumsangaben lassen sich auf zwei Arten lesen, zum Beispiel 3/4/1990. Was steht zuerst?',
  'order.day-first': 'Der Tag: 3. April',
  'order.month-first': 'Der Monat: 4. März',
  onlyFaulty: 'Nur Personen mit Angaben, die zu prüfen sind',
  use: 'Zeile {number} verwenden: {who}',
  ready: 'Bereit',
  cells: 'Alle Angaben von {who}',
  ambiguous: 'Wählen Sie oben, ob Tag oder Monat zuerst steht.',
  'unread.date': 'Schreiben Sie das Datum als 27.3.1990 oder 1990-03-27.',
  'unread.country': 'Schreiben Sie den Namen des Landes oder seinen Code.',
  'unread.gender':
    'Schreiben Sie männlich oder weiblich. Bei X schreiben Sie eines von beiden und sagen es uns im Chat.',
  tooMany:
    'In einem Antrag ist Platz für {max, plural, one {# Person} other {# Personen}}. Wählen Sie {count, plural, one {# Zeile} other {# Zeilen}} ab.',
  back: 'Andere Liste',
  take: '{count, plural, one {Diese Person übernehmen} other {Diese # Personen übernehmen}}',
  replace:
    '{count, plural, one {Ihre bisherigen Angaben zu # Person werden ersetzt.} other {Ihre bisherigen Angaben zu # Personen werden ersetzt.}}',
  'replace.confirm':
    '{count, plural, one {Durch diese Person ersetzen} other {Durch diese # Personen ersetzen}}',
  done: '{count, plural, one {# Person übernommen} other {# Personen übernommen}}',
}
