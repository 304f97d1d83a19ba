import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'Zur Startseite',
  contents: 'Auf dieser Seite',
  translated: 'Diese Übersetzung dient Ihrer Information; verbindlich ist der englische Text.',
  'contact.title': 'Kontakt',
  'contact.description':
    'So erreichen Sie uns: E-Mail, Telefon, Anschrift und Zeiten, dazu Antworten auf die drei häufigsten Fragen.',
  'contact.lead':
    'Schreiben Sie uns jederzeit. Wenn Sie schon einen Antrag angelegt haben, halten Sie Ihre Referenznummer bereit.',
  'contact.reach': 'So erreichen Sie uns',
  'contact.email': 'E-Mail',
  'contact.phone': 'Telefon',
  'contact.address': 'Postanschrift',
  'contact.hours': 'Geschäftszeiten',
  'contact.hours.open': 'Montag bis Freitag, {opens} bis {closes} Uhr (Londoner Zeit)',
  'contact.hours.closed': 'Samstag und Sonntag geschlossen',
  'contact.help': 'Schnelle Hilfe',
  'contact.help.apply': 'Jetzt beantragen',
  'contact.help.apply.text':
    'Beginnen Sie einen Antrag für eine Person, eine Familie oder eine Gruppe.',
  'contact.help.status': 'Status prüfen',
  'contact.help.status.text':
    'Sehen Sie, wie es um Ihren Antrag steht und was als Nächstes geschieht.',
  'contact.help.documents': 'Dokumente hochladen',
  'contact.help.documents.text':
    'Öffnen Sie die Dokumente in dem Browser, in dem Sie bezahlt haben, oder über den Link in unserer E-Mail.',
  'contact.legal': 'Rechtliche Angaben',
  'contact.legal.company': 'Unternehmen',
  'contact.legal.registration': 'Registernummer',
  'contact.legal.taxId': 'Steuernummer',
  'contact.legal.location': 'Sitz',
  'contact.legal.location.text': 'London, Vereinigtes Königreich',
  'contact.legal.service': 'Leistung',
  'contact.legal.service.text': 'Visaberatung für Tansania',
  'contact.legal.activity': 'Tätigkeit',
  'contact.legal.activity.text': 'Private Visaberatung, mit keiner Regierung verbunden',
  'contact.legal.founded': 'Gegründet',
  'contact.legal.security': 'Sicherheit',
  'contact.legal.security.text':
    '256-Bit-SSL; Kartenzahlung auf der Seite eines nach PCI DSS zertifizierten Zahlungsdienstleisters',
  'contact.questions': 'Häufige Fragen',
  'contact.questions.time.q': 'Wie lange dauert die Bearbeitung?',
  'contact.questions.time.a':
    'Bei normaler Bearbeitung brauchen wir {apart, plural, =0 {} other {{least} bis }}{most, plural, one {# Arbeitstag} other {# Arbeitstage}}; eine kürzere Dauer können Sie im Antrag wählen. Danach braucht die Einwanderungsbehörde ihre eigene Zeit, nach amtlicher Angabe etwa {days, plural, one {# Tag} other {# Tage}}.',
  'contact.questions.pay.q': 'Wie kann ich bezahlen?',
  'contact.questions.pay.a':
    'Mit Kreditkarte oder Debitkarte, in US-Dollar, auf der sicheren Seite unseres Zahlungsdienstleisters.',
  'contact.questions.track.q': 'Wie verfolge ich meinen Antrag?',
  'contact.questions.track.a':
    'Mit Ihrer Referenznummer und Ihrer E-Mail-Adresse auf der Seite „Status prüfen“.',
}
