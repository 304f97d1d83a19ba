import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'Cookies auf dieser Website',
  text: 'Notwendige Cookies führen Sie zu Ihrem Antrag zurück. Andere werden nur gesetzt, wenn Sie zustimmen. Mehr in unserer {policy}.',
  policy: 'Cookie-Richtlinie',
  settings: 'Einstellungen',
  reject: 'Alle ablehnen',
  accept: 'Alle akzeptieren',
  'settings.title': 'Cookie-Einstellungen',
  essential: 'Notwendig',
  'essential.text':
    'Damit kommen Sie in diesem Browser zu Ihrem eigenen Antrag zurück. Immer aktiv.',
  analytics: 'Analyse',
  'analytics.text': 'Damit sehen wir, welche Seiten genutzt werden und wo man nicht weiterkommt.',
  marketing: 'Marketing',
  'marketing.text': 'Damit sehen wir, ob Besucher über unsere Werbung hierherkommen.',
  functional: 'Funktional',
  'functional.text': 'Damit bleibt erhalten, was Sie gewählt haben, etwa die Sprache.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved:
    'Ihre Auswahl ist gespeichert. Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende der Seite ändern.',
}
