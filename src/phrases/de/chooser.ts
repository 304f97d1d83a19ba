import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Art des Antrags wählen',
  lead: 'Bis zur Zahlung können Sie Personen hinzufügen oder entfernen.',
  back: 'Zur Startseite',
  'single.title': 'Einzelperson',
  'single.text': 'Für eine Person: ein kurzes Formular, eine Zahlung.',
  'family.title': 'Familie',
  'family.text': 'Bis zu {family} Personen: eine Kontaktperson, eine Reise, eine Zahlung.',
  'group.title': 'Gruppe',
  'group.text':
    'Von {from} bis {group} Personen: eine Liste, eine Zahlung, ein niedrigerer Preis pro Person.',
}
