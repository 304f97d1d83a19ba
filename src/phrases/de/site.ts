import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Meldungen',
  'toast.close': 'Diese Meldung schließen',
  help: 'Hilfe',
  'broken.title': 'Diese Seite funktioniert nicht mehr',
  'broken.text': 'Was gespeichert wurde, ist noch da. Laden Sie die Seite neu, um fortzufahren.',
  'broken.action': 'Neu laden',
}
