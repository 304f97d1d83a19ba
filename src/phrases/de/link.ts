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
  'code.text':
    'Dieser Antrag ist in diesem Browser nicht geöffnet. Wir können einen sechsstelligen Code an seine E-Mail-Adresse senden; mit dem Code öffnet er sich hier.',
  'code.send': 'Code senden',
  'code.sent':
    'Wenn dieser Link stimmt, haben wir einen Code an die E-Mail-Adresse des Antrags gesendet. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}; sehen Sie auch im Spam-Ordner nach.',
  'code.resend': 'Neuen Code senden',
  'code.field': 'Sechsstelliger Code',
  'code.required': 'Geben Sie die sechs Ziffern aus unserer E-Mail ein',
  'code.open': 'Meinen Antrag öffnen',
  'find.title': 'Referenznummer verloren?',
  'find.text': 'Wir senden Ihnen alle Anträge, die mit Ihrer Adresse angelegt wurden, per E-Mail.',
  'find.send': 'Meine Anträge per E-Mail senden',
  'find.sent':
    'Wenn es einen Antrag mit dieser E-Mail-Adresse gibt, ist eine E-Mail unterwegs. Das kann eine Minute dauern; sehen Sie auch im Spam-Ordner nach.',
  'documents.title': 'Dokumente zu Ihrem Antrag hinzufügen',
  'documents.text':
    'In diesem Browser ist Ihr Antrag noch nicht geöffnet. Wir senden Ihnen per E-Mail einen Link, der ihn hier öffnet.',
}
