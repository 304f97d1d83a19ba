import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: 'Guten Tag! Haben Sie eine Frage zu Ihrem Visum für Tansania? Stellen Sie sie hier: Ein Mensch antwortet Ihnen.',
  documents:
    'Sie sind unsicher, welches Dokument Sie brauchen oder ob Ihr Foto genügt? Fragen Sie uns hier.',
  price:
    'Haben Sie eine Frage zum Preis oder zur Zahlung? Fragen Sie uns hier, bevor Sie bezahlen.',
}
