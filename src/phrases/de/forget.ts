import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'Diesen Antrag löschen?',
  lead: 'Wir löschen alles, was dafür eingegeben wurde, und senden keine Erinnerungen mehr an diese E-Mail-Adresse. Das lässt sich nicht rückgängig machen.',
  button: 'Endgültig löschen',
  'done.title': 'Gelöscht',
  'done.text':
    'Alle Eingaben sind gelöscht, und wir senden keine Erinnerungen mehr an diese Adresse.',
}
