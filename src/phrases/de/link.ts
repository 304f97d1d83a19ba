import type { Dictionary } from '../index.ts'

export const link: Dictionary['link'] = {
  reference: 'Referenznummer des Antrags',
  'reference.hint': 'Sie steht in unseren E-Mails und sieht aus wie TZ-000123.',
  'reference.required': 'Geben Sie die Referenznummer Ihres Antrags ein',
  email: 'E-Mail-Adresse',
  'email.required': 'Geben Sie die E-Mail-Adresse Ihres Antrags ein',
  title: 'In diesem Browser öffnen',
  text: 'Wir senden Ihnen per E-Mail einen Link, der Ihren Antrag hier öffnet, mit allem, was Sie ändern können.',
  send: 'Link per E-Mail senden',
  sent: 'Wenn Referenznummer und E-Mail-Adresse stimmen, ist eine E-Mail unterwegs. Das kann eine Minute dauern; sehen Sie auch im Spam-Ordner nach.',
  'find.title': 'Referenznummer verloren?',
  'find.text': 'Wir senden Ihnen alle Anträge, die mit Ihrer Adresse angelegt wurden, per E-Mail.',
  'find.send': 'Meine Anträge per E-Mail senden',
  'find.sent':
    'Wenn es einen Antrag mit dieser E-Mail-Adresse gibt, ist eine E-Mail unterwegs. Das kann eine Minute dauern; sehen Sie auch im Spam-Ordner nach.',
  'documents.title': 'Dokumente zu Ihrem Antrag hinzufügen',
  'documents.text':
    'In diesem Browser ist Ihr Antrag noch nicht geöffnet. Wir senden Ihnen per E-Mail einen Link, der ihn hier öffnet.',
}
