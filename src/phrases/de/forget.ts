import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'Diesen Antrag vergessen?',
  lead: 'Wir löschen alles, was dafür eingegeben wurde, und erinnern diese E-Mail-Adresse nicht mehr. Das lässt sich nicht rückgängig machen.',
  button: 'Vergessen',
  'done.title': 'Vergessen',
  'done.text': 'Die Eingaben sind gelöscht, und wir erinnern diese Adresse nicht mehr.',
}
