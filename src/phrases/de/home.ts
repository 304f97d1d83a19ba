import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'Tansania-Visum online beantragen und verfolgen · {company}',
  description:
    'Beantragen Sie Ihr Visum für Tansania in vier einfachen Schritten. Ein Touristenvisum kostet {price}, einschließlich der amtlichen Gebühr und aller unvermeidlichen Kosten.',
  headline: 'Ihr Tansania-Visum, in guten Händen',
  lead: 'Wir prüfen Ihre Angaben und Dokumente, reichen Ihren Antrag ein und sagen Ihnen, wo er gerade steht.',
  'price.words':
    'für ein Touristenvisum, alles inbegriffen: {authority} amtliche Gebühr, {service} unsere Leistung',
  apply: 'Jetzt beantragen',
  status: 'Status prüfen',
  'scene.pause': 'Bilder anhalten',
  'scene.play': 'Bilder abspielen',

  'reference.label': 'Schon beantragt? Ihre Referenznummer',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Status prüfen',
  'reference.blank': 'Geben Sie Ihre Referenznummer ein, um fortzufahren.',

  'notice.short':
    'Wir sind ein privates Unternehmen, nicht die Regierung; Sie können das Visum auch auf der amtlichen Website {official} beantragen.',
  'notice.title': 'Ein privates Unternehmen, nicht die Regierung',
  'notice.text':
    '{company} ist ein privates Beratungsunternehmen. Wir sind nicht mit der Regierung von Tansania verbunden. Sie können das Visum auch auf der amtlichen Website {official} beantragen, ohne uns und ohne unsere Entgelte.',

  'steps.title': 'So funktioniert es',
  'steps.lead':
    'Halten Sie Ihren Reisepass bereit. Sie können jederzeit unterbrechen und später weitermachen.',
  'steps.1.title': 'Angaben zur Reise machen',
  'steps.1.text':
    'Wählen Sie das Visum, tragen Sie alle Reisenden wie im Reisepass ein und unterschreiben Sie. Ihre Angaben werden laufend gespeichert.',
  'steps.2.title': 'Bezahlen, dann Dokumente hinzufügen',
  'steps.2.text':
    'Bezahlen Sie mit Karte auf der sicheren Seite unseres Zahlungsdienstleisters. Fügen Sie dann ein Foto, die Passseite und Ihr Ticket hinzu.',
  'steps.3.title': 'Wir prüfen und reichen ein',
  'steps.3.text':
    'Wir sehen jedes Feld und jede Datei durch, fragen nach, wenn etwas nicht passt, und schreiben Ihnen bei jeder Änderung.',

  'start.title': 'Womit möchten Sie beginnen?',
  'start.new.title': 'Neuer Antrag',
  'start.new.text':
    'Für Sie selbst, für eine Familie mit bis zu {family} Personen oder für eine Gruppe. Sie sehen den Gesamtpreis, bevor Sie bezahlen, und nichts ist vorab angekreuzt.',
  'start.new.action': 'Jetzt beantragen',
  'start.status.title': 'Antrag verfolgen',
  'start.status.text':
    'Mit Ihrer Referenznummer und Ihrer E-Mail-Adresse sehen Sie, wer an der Reihe ist, was als Nächstes geschieht und bis wann.',
  'start.status.action': 'Status prüfen',

  'blurbs.title': 'Worauf Sie sich verlassen können',
  'blurbs.fast.title': 'Schnell',
  'blurbs.fast.text':
    'Unsere eigene Bearbeitung dauert {least} bis {most} Arbeitstage, mit „Sehr eilig“ höchstens {hours} Stunden; die schnellste dauert eine Stunde. Danach braucht die Behörde ihre eigene Zeit, nach amtlicher Angabe etwa {days} Tage. Das kann niemand verkürzen.',
  'blurbs.simple.title': 'Einfach',
  'blurbs.simple.text':
    'Vier Schritte in klaren Worten, mit Hilfe neben jedem Feld. Sie können unterbrechen und später weitermachen, auch auf einem anderen Gerät.',
  'blurbs.secure.title': 'Sicher',
  'blurbs.secure.text':
    'Alles wird verschlüsselt übertragen, Dokumente werden verschlüsselt gespeichert, und Ihre Kartennummer erreicht uns nie.',
  'blurbs.support.title': 'Rund um die Uhr',
  'blurbs.support.text':
    'Schreiben Sie uns jederzeit und verfolgen Sie Ihren Antrag rund um die Uhr. Unser Team antwortet Montag bis Freitag, {opens} bis {closes} Uhr.',

  'costs.title': 'Was es kostet',
  'costs.lead':
    'Ein Touristenvisum für eine Person, bei normaler Bearbeitung. Das ist der Gesamtpreis: Später kommt keine Gebühr hinzu.',
  'costs.caption': 'Der Preis eines Antrags auf ein Touristenvisum, Posten für Posten',
  'costs.item': 'Wofür',
  'costs.goesTo': 'Geht an',
  'costs.amount': 'Betrag',
  'costs.authority': 'Amtliche Visumgebühr',
  'costs.preparation': 'Vorbereitung und Einreichung Ihres Antrags',
  'costs.processing': 'Bearbeitung',
  'costs.document': 'PDF-Dokument',
  'costs.to.authority': 'die Behörde',
  'costs.to.us': 'uns, für unsere Leistung',
  'costs.total': 'Gesamt',
  'costs.more': 'Andere Visa, Bearbeitungszeiten und Zusatzleistungen',
  'costs.visa': 'Visum, pro Person',
  'costs.visa.tourist': 'Tourismus, {days} Tage',
  'costs.visa.tourist_multiple': 'Tourismus, mehrfache Einreise, {days} Tage',
  'costs.visa.business': 'Geschäftsreise, {days} Tage',
  'costs.visa.transit': 'Transit, {days} Tage',
  'costs.visa.share': 'davon amtliche Gebühr',
  'costs.extras':
    'Die Bearbeitung zahlen Sie einmal pro Antrag: {one} für eine Person, für Gruppen weniger, ab zehn Personen {ten}. „Eilig“ kostet {urgent} mehr, „Sehr eilig“ {super}. Wenn Sie sie wählen: Reiseversicherung {insurance} und eSIM {esim} pro Person. Unsere Versicherung ersetzt nicht die vorgeschriebene Einreiseversicherung von Sansibar.',

  'questions.title': 'Fragen',
  'questions.long.q': 'Wie lange dauert es?',
  'questions.long.a':
    'Zwei Zeiten kommen zusammen. Unsere: {least} bis {most} Arbeitstage bei normaler Bearbeitung, auf Wunsch schneller. Die der Behörde: nach amtlicher Angabe etwa {days} Tage und etwa zwei Monate bei Staatsangehörigkeiten, die sie an ihre Zentrale verweist. Stellen Sie den Antrag frühzeitig.',
  'questions.sure.q': 'Bekomme ich das Visum sicher?',
  'questions.sure.a':
    'Nein. Allein die Behörde entscheidet. Wir sorgen dafür, dass Ihr Antrag vollständig und stimmig ist, und sagen Ihnen vor der Zahlung, wenn eine Vorschrift dagegenspricht.',
  'questions.direct.q': 'Kann ich das Visum ohne Sie beantragen?',
  'questions.direct.a':
    'Ja, auf der amtlichen Website; dort zahlen Sie nur die amtliche Gebühr. Wir sind für Menschen da, die möchten, dass jemand prüft, einreicht und nachfragt.',
  'questions.need.q': 'Brauchen alle ein Visum?',
  'questions.need.a':
    'Nein. Staatsangehörige von etwa fünfzig Ländern reisen ohne Visum. Nennen Sie uns im ersten Schritt Ihre Staatsangehörigkeit, und Sie erfahren es sofort, noch bevor Sie weitere Angaben machen oder etwas bezahlen.',
  'questions.documents.q': 'Welche Dokumente brauche ich?',
  'questions.documents.a':
    'Einen Reisepass, der nach Ihrer Ankunft noch mindestens {months} Monate gültig ist, ein Foto vor weißem Hintergrund, ein Bild der Passseite und Ihr Flugticket. Für Transit- und Geschäftsvisa kommen zwei Dokumente hinzu.',
  'questions.children.q': 'Brauchen Kinder einen eigenen Antrag?',
  'questions.children.a':
    'Ja, alle, die einen eigenen Reisepass haben, auch Säuglinge. Ein Familienantrag umfasst bis zu {family} Personen mit gemeinsamer Kontaktperson und Zahlung.',
}
