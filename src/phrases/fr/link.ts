import type { Dictionary } from '../index.ts'

export const link: Dictionary['link'] = {
  reference: 'Référence de la demande',
  'reference.hint': 'Elle figure dans nos e-mails et se présente ainsi : TZ-000123.',
  'reference.required': 'Saisissez la référence de votre demande',
  email: 'Adresse e-mail',
  'email.required': 'Saisissez l’adresse e-mail de votre demande',
  title: 'L’ouvrir dans ce navigateur',
  text: 'Nous vous enverrons par e-mail un lien qui ouvre votre demande ici, avec tout ce que vous pouvez modifier.',
  send: 'M’envoyer le lien',
  sent: 'Si la référence et l’adresse e-mail sont exactes, nous vous avons envoyé un e-mail. Cela peut prendre une minute ; regardez aussi dans les indésirables.',
  'code.text':
    'Cette demande n’est pas ouverte dans ce navigateur. Nous pouvons envoyer un code à six chiffres à son adresse e-mail ; avec ce code, elle s’ouvre ici.',
  'code.send': 'Envoyer le code',
  'code.sent':
    'Si ce lien est exact, nous avons envoyé un code à l’adresse e-mail de la demande. Il expire au bout de {minutes, plural, one {# minute} other {# minutes}} ; regardez aussi dans les indésirables.',
  'code.resend': 'Envoyer un nouveau code',
  'code.field': 'Code à six chiffres',
  'code.required': 'Saisissez les six chiffres de notre e-mail',
  'code.open': 'Ouvrir ma demande',
  'find.title': 'Référence perdue ?',
  'find.text': 'Nous vous enverrons par e-mail toutes les demandes faites avec votre adresse.',
  'find.send': 'M’envoyer mes demandes',
  'find.sent':
    'S’il existe une demande avec cette adresse e-mail, nous vous avons envoyé un e-mail. Cela peut prendre une minute ; regardez aussi dans les indésirables.',
  'documents.title': 'Ajoutez des documents à votre demande',
  'documents.text':
    'Votre demande n’est pas encore ouverte dans ce navigateur. Nous vous enverrons par e-mail un lien qui l’ouvre ici.',
}
