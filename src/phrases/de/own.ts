import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: 'Mein Antrag',
  documents: 'Dokumente',
  'order.title': 'Bestellung und Preis',
  'contact.title': 'Kontakt',
  'corrections.title': 'Was berichtigt wurde',
  'agreement.text': 'So, wie Sie sie unterschrieben haben. Daran ändert sich nichts mehr.',
  'letters.title': 'Unsere E-Mails an Sie',
  'letters.none': 'Es wurde noch keine E-Mail geschrieben.',
  'letters.sent': 'Gesendet am {moment} an {to}',
  'letters.queued': 'Unterwegs an {to}',
  'letters.failed': 'Nicht gesendet',
  'letters.delivered': 'Zugestellt an {to}, gesendet am {moment}',
  'letters.delayed': 'Auf dem Weg an {to} verzögert',
  'letters.bounced': 'Von {to} zurückgekommen',
  'letters.complained': 'Bei {to} als Spam markiert',
}
