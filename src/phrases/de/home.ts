import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'Tansania-Visum online beantragen und verfolgen · {company}',
  description:
    'Beantragen Sie Ihr Visum für Tansania in vier einfachen Schritten. Ein Touristenvisum kostet {price}, einschließlich der amtlichen Gebühr und aller Pflichtkosten.',
  headline: 'Ihr Tansania-Visum, in guten Händen',
  lead: 'Wir prüfen Ihre Angaben und Dokumente, reichen Ihren Antrag ein und halten Sie auf dem Laufenden.',
  'price.words':
    'für ein Touristenvisum, alles inbegriffen: {authority} amtliche Gebühr, {service} unser Entgelt',
  apply: 'Jetzt beantragen',
  'scene.pause': 'Bilder anhalten',
  'scene.play': 'Bilder abspielen',

  'reference.label': 'Referenznummer Ihres Antrags',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Status prüfen',
  'reference.blank': 'Geben Sie Ihre Referenznummer ein, um fortzufahren.',

  'notice.short':
    'Wir sind ein privates Unternehmen, nicht die Regierung; Sie können das Visum auch auf der amtlichen Website {official} beantragen.',
  'notice.title': 'Ein privates Unternehmen, nicht die Regierung',
  'notice.text':
    '{company} ist ein privates Beratungsunternehmen. Wir sind nicht mit der Regierung von Tansania verbunden. Sie können das Visum auch auf der amtlichen Website {official} beantragen, ohne uns und ohne unsere Entgelte.',

  'steps.title': 'So funktioniert es',
  'steps.1.title': 'Angaben zur Reise machen',
  'steps.1.text':
    'Wählen Sie das Visum, tragen Sie alle Reisenden wie im Reisepass ein und unterschreiben Sie. Ihre Angaben werden laufend gespeichert.',
  'steps.2.title': 'Bezahlen, dann Dokumente hinzufügen',
  'steps.2.text':
    'Bezahlen Sie mit Karte auf der sicheren Seite unseres Zahlungsdienstleisters. Fügen Sie dann Ihre Dokumente hinzu.',
  'steps.3.title': 'Wir prüfen und reichen ein',
  'steps.3.text':
    'Wir sehen jede Angabe und jede Datei durch, fragen nach, wenn etwas nicht passt, und schreiben Ihnen bei jeder Änderung eine E-Mail.',

  'start.title': 'Womit möchten Sie beginnen?',
  'start.new.title': 'Neuer Antrag',
  'start.new.text':
    'Für Sie selbst, für eine Familie mit bis zu {family} Personen oder für eine Gruppe. Sie sehen den Gesamtpreis, bevor Sie bezahlen, und keine Zusatzleistung ist vorab angekreuzt.',
  'start.new.action': 'Jetzt beantragen',
  'start.status.title': 'Antrag verfolgen',
  'start.status.text':
    'Mit Ihrer Referenznummer und Ihrer E-Mail-Adresse sehen Sie, wer an der Reihe ist, was als Nächstes geschieht und bis wann.',

  'blurbs.title': 'Worauf Sie sich verlassen können',
  'blurbs.fast.title': 'Der erwartete Tag, bevor Sie zahlen',
  'blurbs.fast.text':
    'Wir brauchen {apart, plural, =0 {} other {{least} bis }}{most, plural, one {# Arbeitstag} other {# Arbeitstage}}, mit „Sehr eilig“ höchstens {hours, plural, one {# Stunde} other {# Stunden}}. Danach braucht die Einwanderungsbehörde ihre eigene Zeit, nach amtlicher Angabe etwa {days, plural, one {# Tag} other {# Tage}}. Das kann niemand beschleunigen.',
  'blurbs.simple.title': 'Einfach',
  'blurbs.simple.text':
    'Vier Schritte in klaren Worten, mit Hilfe neben jedem Feld. Sie können unterbrechen und später weitermachen, auch auf einem anderen Gerät.',
  'blurbs.secure.title': 'Sicher',
  'blurbs.secure.text':
    'Alles, was Sie senden, wird verschlüsselt übertragen, Ihre Dokumente werden verschlüsselt gespeichert, und Ihre Kartennummer erreicht uns nie.',
  'blurbs.support.title': 'Schreiben Sie uns jederzeit',
  'blurbs.support.text':
    'Unser Team antwortet Montag bis Freitag, {opens} bis {closes} Uhr (Londoner Zeit). Den Stand Ihres Antrags sehen Sie zu jeder Stunde.',

  'costs.title': 'Was es kostet',
  'costs.lead': 'Ein Touristenvisum bei normaler Bearbeitung. Später kommt nichts hinzu.',
  'costs.caption': 'Der Preis eines Antrags auf ein Touristenvisum, Posten für Posten',
  'costs.item': 'Wofür',
  'costs.goesTo': 'Geht an',
  'costs.amount': 'Betrag',
  'costs.authority': 'Amtliche Visumgebühr',
  'costs.preparation': 'Vorbereitung und Einreichung Ihres Antrags',
  'costs.processing': 'Bearbeitung',
  'costs.document': 'Dokumentenprüfung und Einreichung',
  'costs.to.authority': 'die Einwanderungsbehörde',
  'costs.to.us': 'uns, für unsere Leistung',
  'costs.total': 'Gesamt',
  'costs.more': 'Andere Visa, Bearbeitungsdauern und Zusatzleistungen',
  'costs.visa': 'Visum, pro Person',
  'costs.visa.tourist': 'Tourismus, {days, plural, one {# Tag} other {# Tage}}',
  'costs.visa.tourist_multiple':
    'Tourismus, mehrfache Einreise, {days, plural, one {# Tag} other {# Tage}}',
  'costs.visa.business': 'Geschäftsreise, {days, plural, one {# Tag} other {# Tage}}',
  'costs.visa.transit': 'Transit, {days, plural, one {# Tag} other {# Tage}}',
  'costs.visa.share': 'davon amtliche Gebühr',
  'costs.processing.steps':
    'Das Bearbeitungsentgelt zahlen Sie einmal pro Antrag; es richtet sich nach der Zahl der Personen: {one} für eine Person, {last} ab {from, plural, one {# Person} other {# Personen}}.',
  'costs.processing.flat': 'Das Bearbeitungsentgelt zahlen Sie einmal pro Antrag: {one}.',
  'costs.urgent': '„Eilig“ kostet {amount} mehr.',
  'costs.super_urgent': '„Sehr eilig“ kostet {amount} mehr.',
  'costs.insurance':
    'Reiseversicherung, auf Wunsch: {amount} pro Person. Sie ersetzt nicht die Pflichtversicherung, die Sansibar verlangt.',
  'costs.esim': 'eSIM, auf Wunsch: {amount} pro Person.',

  'questions.title': 'Fragen',
  'questions.long.q': 'Wie lange dauert es?',
  'questions.long.a':
    'Die Entscheidung kommt meist {spread, plural, =0 {} other {{from} bis }}{to, plural, one {# Tag} other {# Tage}}, nachdem uns alles vorliegt. Wir brauchen bei normaler Bearbeitung {apart, plural, =0 {} other {{least} bis }}{most, plural, one {# Arbeitstag} other {# Arbeitstage}}, auf Wunsch weniger. Danach braucht die Einwanderungsbehörde etwa {days, plural, one {# Tag} other {# Tage}} oder etwa {referral, plural, one {# Tag} other {# Tage}}, wenn sie Anträge mit Ihrem Reisepass an eine zweite Stelle weiterleitet. Geben Sie oben auf dieser Seite Reisepass und Ankunft an, dann sehen Sie das Datum, das für Sie gilt.',
  'questions.sure.q': 'Bekomme ich das Visum garantiert?',
  'questions.sure.a':
    'Nein. Allein die Einwanderungsbehörde entscheidet. Wir sorgen dafür, dass Ihr Antrag vollständig und stimmig ist, und sagen Ihnen vor der Zahlung, wenn eine Vorschrift dagegenspricht.',
  'questions.direct.q': 'Kann ich das Visum ohne Sie beantragen?',
  'questions.direct.a':
    'Ja, auf der amtlichen Website; dort zahlen Sie nur die amtliche Gebühr. Unsere Leistung ist für Menschen gedacht, die möchten, dass jemand ihren Antrag prüft, einreicht und nachfragt.',
  'questions.need.q': 'Brauchen alle ein Visum?',
  'questions.need.a':
    '{count, plural, =0 {Ja.} one {Nein. Staatsangehörige eines Landes können ohne Visum einreisen.} other {Nein. Staatsangehörige von # Ländern können ohne Visum einreisen.}} Wählen Sie oben auf dieser Seite Ihren Reisepass, dann erfahren Sie es sofort, noch bevor Sie etwas bezahlen.',
  'questions.documents.q': 'Welche Dokumente brauche ich?',
  'questions.documents.a':
    'Einen Reisepass, der nach Ihrer Ankunft noch mindestens {days, plural, one {# Tag} other {# Tage}} gültig ist und für ein Touristenvisum diese Dokumente: {documents}. Für andere Visumarten können andere nötig sein.',
  'questions.children.q': 'Brauchen Kinder einen eigenen Antrag?',
  'questions.children.a':
    'Ja, jedes Kind ab einem Jahr, mit eigenem Reisepass. Für ein Baby unter einem Jahr {contact}. Ein Familienantrag umfasst bis zu {family} Personen mit einer Kontaktperson und einer Zahlung.',
  'questions.children.link': 'schreiben Sie uns',

  'fee.title': 'Wofür Sie uns {service} zahlen',
  'fee.1': 'Ein Mensch vergleicht jede Angabe mit Ihrem Reisepass und sieht sich jede Datei an.',
  'fee.2':
    'Wir geben Ihren Antrag auf der Website der Einwanderungsbehörde ein und reichen ihn dort ein, bei normaler Bearbeitung innerhalb von {most, plural, one {# Arbeitstag} other {# Arbeitstagen}}.',
  'fee.3':
    'Rückfragen der Behörde beantworten wir gemeinsam mit Ihnen, und bei jeder Änderung schreiben wir Ihnen eine E-Mail.',
  'fee.4': 'Angaben und Dateien bewahren wir verschlüsselt auf und löschen sie auf Wunsch.',
  'fee.refused': 'Wenn das Visum abgelehnt wird',
  'fee.refused.text':
    'Allein die Behörde entscheidet. Lehnt sie ab, werden weder ihre Gebühr noch unser Entgelt erstattet, denn die Arbeit ist getan. Wir sagen Ihnen, was wir wissen und was Sie als Nächstes tun können.',
  'fee.refund': 'Erstattung',
}
