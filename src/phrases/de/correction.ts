import type { Dictionary } from '../index.ts'

export const correction: Dictionary['correction'] = {
  title: 'Korrekturen',
  none: 'Es wurde nichts korrigiert.',
  'by.traveller': 'Von Ihnen korrigiert',
  'by.staff': 'Von uns korrigiert',
  before: 'Vorher',
  now: 'Jetzt',
  empty: 'leer',
  yes: 'Ja',
  no: 'Nein',
  reason: 'Grund',
  contact: 'Kontakt',
  'signed.title': 'Nach der Unterschrift korrigiert',
  'signed.text':
    'Der Vertrag bleibt, wie Sie ihn unterschrieben haben. Diese Angaben wurden danach korrigiert.',
  cancel: 'Abbrechen',
  'reason.label': 'Grund der Korrektur',
  'answers.action': 'Angaben korrigieren',
  'answers.title': 'Angaben von {name} korrigieren',
  'answers.lead':
    'Ändern Sie nur, was falsch ist, genau so, wie es im Reisepass steht. Alles andere bleibt, wie es ist.',
  'answers.save': 'Korrektur speichern',
  'answers.saved': 'Die Korrektur ist gespeichert',
  'answers.same':
    'Sie haben noch nichts geändert. Korrigieren Sie, was falsch ist, oder brechen Sie ab.',
  'asks.title':
    '{count, plural, one {Wir brauchen ein Dokument noch einmal} other {Wir brauchen # Dokumente noch einmal}}',
  'asks.text':
    '{count, plural, one {Dieses Dokument zeigt die alte Angabe. Bitte senden Sie nach dem Speichern ein neues:} other {Diese Dokumente zeigen die alte Angabe. Bitte senden Sie nach dem Speichern neue:}}',
  'contact.title': 'So erreichen wir Sie',
  'contact.action': 'Kontaktdaten korrigieren',
  'contact.email.hint':
    'An eine neue Adresse senden wir einen Code. Die Änderung gilt, sobald Sie ihn eingegeben haben; wir informieren auch die alte Adresse.',
  'contact.messenger': 'Ihre Nummer bei {channel} ist noch {number}. Auch diese ändern.',
  'contact.save': 'Kontaktdaten speichern',
  'contact.saved': 'Die Kontaktdaten sind gespeichert',
  'code.title': 'Neue Adresse bestätigen',
  'code.enter': 'Code eingeben',
  'code.sent':
    'Wir haben einen Code an {email} gesendet. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}. Bis Sie ihn eingeben, schreiben wir an die alte Adresse.',
  'code.label': 'Sechsstelliger Code',
  'code.required': 'Geben Sie die sechs Ziffern aus unserer E-Mail ein',
  'code.confirm': 'Adresse bestätigen',
  'code.again': 'Neuen Code senden',
  'code.other': 'Andere Adresse eingeben',
  'code.keep': 'Alte Adresse behalten',
  'code.kept': 'Wir schreiben weiter an die alte Adresse',
  'code.done': 'Ab jetzt schreiben wir an die neue Adresse',
}
