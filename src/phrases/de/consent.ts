import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'Cookies auf dieser Website',
  text: 'Notwendige Cookies führen Sie zu Ihrem Antrag zurück. Andere setzen wir nur, wenn Sie zustimmen. Mehr dazu in unserer {policy}.',
  policy: 'Cookie-Richtlinie',
  settings: 'Einstellungen',
  reject: 'Alle ablehnen',
  accept: 'Alle akzeptieren',
  'settings.title': 'Cookie-Einstellungen',
  essential: 'Notwendig',
  'essential.text': 'Damit kommen Sie in diesem Browser zu Ihrem Antrag zurück. Immer aktiv.',
  analytics: 'Analyse',
  'analytics.text': 'Damit sehen wir, welche Seiten genutzt werden und wo man nicht weiterkommt.',
  marketing: 'Marketing',
  'marketing.text': 'Damit sehen wir, ob unsere Werbung Menschen hierherführt.',
  functional: 'Funktional',
  'functional.text': 'Damit bleibt erhalten, was Sie gewählt haben, etwa die Sprache.',
  cancel: 'Abbrechen',
  save: 'Auswahl speichern',
  saved:
    'Ihre Auswahl ist gespeichert. Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende der Seite ändern.',
}
