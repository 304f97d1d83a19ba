import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Art des Antrags wählen',
  lead: 'Bis zur Zahlung können Sie Personen hinzufügen oder entfernen.',
  back: 'Zur Startseite',
  'single.title': 'Einzelperson',
  'single.text': 'Für eine Person, mit einer einzigen Zahlung.',
  'family.title': 'Familie',
  'family.text': 'Bis zu {family} Mitglieder: eine Kontaktperson, eine Reise, eine Zahlung.',
  'group.title': 'Gruppe',
  'group.text':
    'Für Gruppen ab 10 Personen, bis zu {group}. Gemeinsame Bearbeitung, Gruppenrabatt, persönliche Betreuung.',
}
