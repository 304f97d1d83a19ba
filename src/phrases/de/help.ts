import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'Stornierung und Erstattung',
  'cancel.lead':
    'Sehen Sie zuerst, was wir Ihnen erstatten und warum. Nichts wird storniert, bevor Sie es bestätigen.',
  'cancel.show': 'Antrag stornieren',
  'cancel.whom': 'Wer reist nicht mit?',
  'cancel.back': 'Wir erstatten Ihnen {amount}',
  'cancel.back.more': 'Wir erstatten Ihnen weitere {amount}',
  'cancel.refunded': 'Wir haben Ihnen {amount} erstattet',
  'cancel.coming': 'Wir erstatten Ihnen {amount}',
  'cancel.none': 'Es gibt keine Erstattung',
  'cancel.none.more': 'Es gibt keine weitere Erstattung',
  'cancel.otherwise': 'Fragen Sie uns nach der Erstattung',
  'cancel.otherwise.text':
    'Hier gibt es keine Kartenzahlung, die erstattet werden könnte. Haben Sie anders bezahlt, schreiben Sie uns.',
  'cancel.sum':
    'Dafür bezahlt: {paid}.{kept, plural, =0 {} other { Davon behalten wir {fee} als Verwaltungsentgelt ein.}}',
  'cancel.why.not-paid': 'Es wurde nichts mit Karte bezahlt.',
  'cancel.why.paid-back': 'Diese Zahlung ist bereits erstattet.',
  'cancel.why.disputed':
    'Die Zahlung wurde bei der Bank beanstandet. Was die Bank zurückholt, können wir nicht zusätzlich erstatten.',
  'cancel.why.too-late': 'Die Frist für eine Erstattung ist abgelaufen.',
  'cancel.why.nothing-left':
    'Was von der Zahlung übrig ist, übersteigt unser Verwaltungsentgelt nicht.',
  'cancel.why.express-service': 'Die Bearbeitung „Sehr eilig“ wird nicht erstattet.',
  'cancel.why.information-wrong': 'Ein Dokument stimmt nicht mit den Angaben überein.',
  'cancel.why.documents-overdue': 'Dokumente, um die wir gebeten hatten, kamen nicht rechtzeitig.',
  'cancel.why.submitted':
    'Wir haben den Antrag schon bei der Einwanderungsbehörde eingereicht und ihre Gebühr bezahlt.',
  'cancel.why.government-rejected':
    'Die Einwanderungsbehörde hat entschieden, und ihre Gebühr ist bezahlt.',
  'cancel.why.not-processed': 'Bei der Einwanderungsbehörde ist noch nichts eingereicht.',
  'cancel.why.cancelled-in-time':
    'Sie stornieren innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} nach Erteilung des Auftrags.',
  'cancel.reason': 'Warum stornieren Sie? (optional)',
  'cancel.ask': 'Stornierung anfragen',
  'cancel.ask.text':
    'Wir prüfen Ihre Anfrage persönlich und antworten per E-Mail. Bis dahin ändert sich nichts.',
  'cancel.now': 'Endgültig stornieren',
  'cancel.now.text':
    'Sie haben noch nichts bezahlt, deshalb endet der Antrag sofort, und wir erinnern Sie nicht mehr. Sie können jederzeit einen neuen beginnen.',
  'cancel.now.whole':
    'Soll eine Person nicht mitreisen, stornieren Sie diesen Antrag und beginnen Sie mit weniger Reisenden neu: Noch ist nichts bezahlt.',
  'cancel.done.now': 'Ihr Antrag ist storniert',
  'cancel.open': '{names}: Stornierung angefragt am {day}. Wir antworten bis zum {by} per E-Mail.',
  'cancel.accepted': '{names}: storniert am {day}.',
  'cancel.declined': '{names}: nicht storniert. Unsere Antwort: {note}',
  'cancel.left': 'Es gibt nichts mehr zu stornieren.',
  'cancel.keep': 'Antrag behalten',
  'refund.ask': 'Erstattung anfragen',
  'refund.open': 'Erstattung angefragt am {day}. Wir antworten bis zum {by} per E-Mail.',
  'refund.declined': 'Unsere Antwort auf Ihre Anfrage zur Erstattung: {note}',
  'delete.action': 'Alles löschen',
  'delete.title': 'Diesen Antrag löschen?',
  'delete.text':
    'Alle Angaben, die Dokumente und der Vertrag werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  'delete.confirm': 'Endgültig löschen',
  'delete.done': 'Ihr Antrag ist gelöscht',
  'add.title': 'Person hinzufügen',
  'add.text':
    'Dieser Antrag ist schon bezahlt, deshalb braucht eine weitere Person einen neuen Antrag mit eigenem Preis. Wir füllen Kontakt und Reise für Sie aus. Unfertige Angaben in diesem Browser werden dabei ersetzt.',
  'add.action': 'Mit derselben Reise beginnen',
  'data.title': 'Meine Daten',
  'data.text':
    'Fordern Sie eine Kopie von allem an, was wir über Sie gespeichert haben, oder lassen Sie es löschen. Wir antworten per E-Mail.',
  'data.export': 'Kopie anfordern',
  'data.erasure': 'Löschung anfordern',
  'data.erasure.text':
    'Zahlungsbelege müssen wir für die Buchhaltung aufbewahren, ohne Ihren Namen.',
  'data.asked': 'Ihre Anfrage ist eingegangen; wir antworten bis zum {day}.',
}
