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
  'blurbs.support.title': 'Schreiben Sie uns rund um die Uhr',
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
  'costs.document': 'Dokumentenprüfung und Einreichung',
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
    'Die Entscheidung kommt meist {from} bis {to} Tage, nachdem uns alles vorliegt. Zwei Zeiten kommen zusammen: unsere, {least} bis {most} Arbeitstage bei normaler Bearbeitung und auf Wunsch schneller, und die der Behörde, etwa {days} Tage oder etwa zwei Monate bei Pässen, die sie an eine zweite Stelle verweist. Geben Sie oben auf dieser Seite Reisepass und Ankunft an, und Sie sehen den Tag, der für Sie gilt.',
  'questions.sure.q': 'Bekomme ich das Visum sicher?',
  'questions.sure.a':
    'Nein. Allein die Behörde entscheidet. Wir sorgen dafür, dass Ihr Antrag vollständig und stimmig ist, und sagen Ihnen vor der Zahlung, wenn eine Vorschrift dagegenspricht.',
  'questions.direct.q': 'Kann ich das Visum ohne Sie beantragen?',
  'questions.direct.a':
    'Ja, auf der amtlichen Website; dort zahlen Sie nur die amtliche Gebühr. Wir sind für Menschen da, die möchten, dass jemand prüft, einreicht und nachfragt.',
  'questions.need.q': 'Brauchen alle ein Visum?',
  'questions.need.a':
    'Nein. Staatsangehörige von etwa fünfzig Ländern reisen ohne Visum. Wählen Sie oben auf dieser Seite Ihren Reisepass, und Sie erfahren es sofort, noch bevor Sie Angaben machen oder etwas bezahlen.',
  'questions.documents.q': 'Welche Dokumente brauche ich?',
  'questions.documents.a':
    'Einen Reisepass, der nach Ihrer Ankunft noch mindestens {months} Monate gültig ist, ein Foto vor weißem Hintergrund, ein Bild der Passseite und Ihr Flugticket. Für Transit- und Geschäftsvisa kommen zwei Dokumente hinzu.',
  'questions.children.q': 'Brauchen Kinder einen eigenen Antrag?',
  'questions.children.a':
    'Ja, alle mit eigenem Reisepass, ab einem Jahr. Für ein Baby unter einem Jahr {contact}. Ein Familienantrag umfasst bis zu {family} Personen mit gemeinsamer Kontaktperson und Zahlung.',
  'questions.children.link': 'schreiben Sie uns',

  'fee.title': 'Wofür Sie uns {service} zahlen',
  'fee.1':
    'Jede Angabe wird mit Ihrem Reisepass verglichen, jede Datei von einem Menschen geöffnet und angesehen.',
  'fee.2':
    'Ihr Antrag wird auf der Website der Behörde eingegeben und eingereicht, bei normaler Bearbeitung innerhalb von {most} Arbeitstagen.',
  'fee.3':
    'Rückfragen der Behörde beantworten wir gemeinsam mit Ihnen, und bei jeder Änderung schreiben wir Ihnen.',
  'fee.4': 'Angaben und Dateien werden verschlüsselt aufbewahrt und auf Wunsch gelöscht.',
  'fee.refused': 'Wenn das Visum abgelehnt wird',
  'fee.refused.text':
    'Allein die Behörde entscheidet. Nach einer Ablehnung werden weder ihre Gebühr noch unser Entgelt erstattet, denn die Arbeit ist getan; wir sagen Ihnen, was wir wissen und was Sie als Nächstes tun können.',
  'fee.refund': 'Erstattung',
  'fee.refund.text':
    'Solange wir nicht begonnen haben, innerhalb von {days} Tagen nach der Zahlung, abzüglich {fee} für unsere Kosten. Doppelt Bezahltes geht vollständig zurück.',
}
