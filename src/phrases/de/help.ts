import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'Stornieren',
  'cancel.lead':
    'Sehen Sie zuerst, was Sie zurückbekommen und warum. Nichts wird storniert, bevor Sie es sagen.',
  'cancel.show': 'Antrag stornieren',
  'cancel.whom': 'Wer reist nicht mit?',
  'cancel.back': 'Sie bekommen {amount} zurück',
  'cancel.none': 'Sie bekommen nichts zurück',
  'cancel.sum': 'Dafür bezahlt: {paid}. Als unsere Gebühr einbehalten: {fee}.',
  'cancel.why.not-paid': 'Es wurde nichts mit Karte bezahlt.',
  'cancel.why.paid-back': 'Die Zahlung ist bereits erstattet.',
  'cancel.why.too-late': 'Die Frist für eine Erstattung ist abgelaufen.',
  'cancel.why.nothing-left': 'Was von der Zahlung übrig ist, übersteigt unsere Gebühr nicht.',
  'cancel.why.express-service': 'Unser Express-Service wird nicht erstattet.',
  'cancel.why.information-wrong': 'Eine Unterlage passt nicht zu den Angaben.',
  'cancel.why.documents-overdue': 'Unterlagen, um die wir gebeten haben, kamen nicht rechtzeitig.',
  'cancel.why.submitted':
    'Wir haben den Antrag schon bei der Behörde eingereicht, und ihre Gebühr ist ausgegeben.',
  'cancel.why.government-rejected': 'Die Behörde hat entschieden, und ihre Gebühr ist ausgegeben.',
  'cancel.why.not-processed': 'Bei der Behörde ist noch nichts eingereicht.',
  'cancel.why.cancelled-in-time': 'Sie stornieren innerhalb der ersten 24 Stunden.',
  'cancel.why.fee-kept': 'Unsere Verwaltungsgebühr wird einmal einbehalten.',
  'cancel.reason': 'Warum stornieren Sie? (freiwillig)',
  'cancel.ask': 'Stornierung anfragen',
  'cancel.ask.text':
    'Ein Mensch prüft Ihre Anfrage und antwortet per E-Mail. Bis dahin ändert sich nichts.',
  'cancel.now': 'Endgültig stornieren',
  'cancel.now.text':
    'Es wurde nichts bezahlt, deshalb endet der Antrag sofort, und es folgt keine Erinnerung. Sie können jederzeit einen neuen stellen.',
  'cancel.now.whole':
    'Soll eine Person nicht mitreisen, stornieren Sie diesen Antrag und beginnen Sie mit weniger Reisenden neu: Noch ist nichts bezahlt.',
  'cancel.done.now': 'Ihr Antrag ist storniert',
  'cancel.done.asked': 'Ihre Anfrage ist da, wir antworten per E-Mail',
  'cancel.open': '{names}: Stornierung angefragt am {day}. Wir antworten per E-Mail.',
  'cancel.accepted': '{names}: storniert am {day}.',
  'cancel.declined': '{names}: nicht storniert. Unsere Antwort: {note}',
  'cancel.left': 'Mit diesem Antrag reist niemand mehr.',
  'cancel.keep': 'Behalten',
  'delete.action': 'Alles löschen',
  'delete.title': 'Diesen Antrag löschen?',
  'delete.text':
    'Alle Angaben, Unterlagen und die Vereinbarung werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  'delete.confirm': 'Endgültig löschen',
  'delete.done': 'Ihr Antrag ist gelöscht',
  'add.title': 'Reisende hinzufügen',
  'add.text':
    'Dieser Antrag ist schon bezahlt, deshalb braucht eine weitere Person einen neuen mit eigenem Preis. Wir füllen Kontakt und Reise für Sie aus. Unfertige Angaben in diesem Browser werden ersetzt.',
  'add.action': 'Mit derselben Reise beginnen',
  'data.title': 'Meine Daten',
  'data.text':
    'Fordern Sie eine Kopie von allem an, was wir über Sie gespeichert haben, oder die Löschung. Wir antworten per E-Mail.',
  'data.export': 'Kopie anfordern',
  'data.erasure': 'Löschung anfordern',
  'data.erasure.text':
    'Was bezahlt wurde, müssen wir für die Buchhaltung aufbewahren, ohne Ihren Namen.',
  'data.asked': 'Ihre Anfrage ist da; wir antworten bis zum {day}.',
}
