import type { Dictionary } from '../index.ts'

export const payment: Dictionary['payment'] = {
  order: 'Visum für Tansania {reference}, {count, plural, one {# Person} other {# Personen}}',
  supplement: 'Visum für Tansania {reference}, Aufpreis für eine Änderung',
  'amended.title': 'Ihre Änderung ist bezahlt',
  'amended.text':
    'Ihr Auftrag wurde geändert. Eine Bestätigung geht an die E-Mail-Adresse Ihres Antrags.',
  'change.value': '{is} (bisher: {was})',
  'change.added': 'Hinzugefügt',
  'change.removed': 'Entfernt',
  'lapsed.title': 'Die Änderung war nicht mehr möglich',
  'lapsed.text':
    'Ihr Auftrag bleibt, wie er war. Falls für die Änderung etwas abgebucht wurde, erstatten wir den Betrag vollständig und schreiben Ihnen eine E-Mail.',
  'supplement.unpaid':
    'Es hat sich nichts geändert: Ihr Auftrag bleibt, wie er war. Auf der Statusseite können Sie es noch einmal versuchen.',
  'verifying.title': 'Zahlung wird geprüft …',
  'verifying.text': 'Wir fragen beim Zahlungsdienstleister nach. Das dauert einige Sekunden.',
  'checking.title': 'Ihre Zahlung wird noch geprüft',
  'checking.text':
    'Der Zahlungsdienstleister hat noch nicht geantwortet. Nichts ist verloren, und wir fragen weiter nach. Bezahlen Sie nicht noch einmal: Sobald wir es wissen, sehen Sie es hier und erhalten eine E-Mail.',
  'checking.again': 'Jetzt noch einmal prüfen',
  'success.title': 'Zahlung erfolgreich',
  'success.text': 'Ihre Zahlung ist eingegangen. Die Quittung senden wir an {email}.',
  'success.confirmed': 'Zahlung bestätigt',
  'success.continue': 'Weiter zu den Dokumenten',
  'success.next': 'Wie es weitergeht',
  'success.next.1.title': 'Dokumente hochladen',
  'success.next.1.text':
    'Passfoto, Passseite und Tickets aller Reisenden. Fotos mit dem Handy genügen.',
  'success.next.2.title': 'Unsere Prüfung abwarten',
  'success.next.2.text': 'Wir prüfen alles und schreiben Ihnen, wenn etwas zu korrigieren ist.',
  'success.next.3.title': 'Entscheidung über das Visum erhalten',
  'success.next.3.text':
    'Die Einwanderungsbehörde entscheidet. Die Entscheidung senden wir Ihnen per E-Mail.',
  'success.next.3.text.by':
    'Die Einwanderungsbehörde entscheidet, etwa bis zum {day}, wenn uns Ihre Dokumente heute vorliegen. Die Entscheidung senden wir Ihnen per E-Mail.',
  'failed.title': 'Zahlung fehlgeschlagen',
  'failed.text':
    'Die Zahlung wurde nicht ausgeführt. Ihre Angaben sind gespeichert, und Sie können es erneut versuchen.',
  'failed.unconfirmed':
    'Der Zahlungsdienstleister hat diese Zahlung nicht bestätigt. Ihre Angaben sind gespeichert, und Sie können es erneut versuchen.',
  'failed.help':
    'Ihre Bank zeigt eine Abbuchung? Dann bezahlen Sie nicht noch einmal. Schreiben Sie an {email} und nennen Sie die Referenznummer {reference}.',
  'failed.tips.title': 'Was meistens hilft',
  'failed.tips.1': 'Versuchen Sie es mit einer anderen Karte.',
  'failed.tips.2':
    'Öffnen Sie die App Ihrer Bank: Vielleicht wartet dort die Freigabe der Zahlung.',
  'failed.tips.3':
    'Fragen Sie Ihre Bank, ob sie Online-Zahlungen ins Ausland in US-Dollar zulässt.',
  'cancelled.title': 'Zahlung abgebrochen',
  'cancelled.text':
    'Sie haben die Zahlungsseite verlassen, bevor Sie bezahlt haben. Es wurde nichts abgebucht. Ihre Angaben sind gespeichert.',
  'unpaid.title': 'Noch nicht bezahlt',
  'unpaid.text': 'Für diesen Antrag wurde nichts abgebucht. Ihre Angaben sind gespeichert.',
  'other.action': 'Jemand anderen bezahlen lassen',
  'other.copied': 'Der Link ist kopiert. Er zeigt, was zu bezahlen ist, und öffnet sonst nichts.',
  'other.refused':
    'Kopieren Sie diesen Link für die Person, die bezahlt. Er zeigt, was zu bezahlen ist, und öffnet sonst nichts.',
  'link.title': 'Ein Visum bezahlen',
  'link.text':
    'Sie wurden gebeten, diesen Antrag zu bezahlen. Wer Ihnen den Link geschickt hat, bekommt eine E-Mail, sobald Sie bezahlt haben.',
  'action.pay': '{amount} bezahlen',
  'link.changed': 'Der Preis hat sich geändert. Das ist der neue.',
  'link.paid.title': 'Bereits bezahlt',
  'link.paid.text': 'Für diesen Antrag ist nichts mehr zu bezahlen.',
  'link.ended.title': 'Dieser Link funktioniert nicht mehr',
  'link.ended.text':
    'Er wurde beendet, oder es ist nichts mehr zu bezahlen. Fragen Sie die Person, die ihn Ihnen geschickt hat.',
  'link.back':
    'Haben Sie für jemand anderen bezahlt? Dann können Sie diese Seite schließen. Die Person bekommt eine E-Mail, sobald die Zahlung eingegangen ist.',
  'review.title': 'Wir prüfen Ihre Zahlung',
  'review.text':
    'Der Zahlungsdienstleister hat etwas gemeldet, das nicht zu diesem Auftrag passt. Unser Team prüft das gerade. Bezahlen Sie nicht noch einmal: Wir schreiben Ihnen.',
  'refunded.title': 'Zahlung erstattet',
  'refunded.text':
    'Diese Zahlung wurde auf Ihre Karte erstattet. Bis Ihre Bank die Erstattung anzeigt, kann es einige Tage dauern.',
  'told.text':
    'Das hat die Zahlungsseite gemeldet, als Sie zurückkamen. Bestätigt ist noch nichts.',
  'none.title': 'Keine Zahlung vorhanden',
  'none.text':
    'In diesem Browser gibt es keinen Antrag, dessen Zahlung wir prüfen könnten. Öffnen Sie den Link in unserer E-Mail, oder suchen Sie Ihren Antrag mit der Referenznummer.',
  'offline.title': 'Ihre Zahlung konnte nicht geladen werden',
  'fact.reference': 'Referenznummer',
  'fact.amount': 'Betrag',
  'fact.travellers': 'Für',
  'fact.paidAt': 'Bezahlt am',
  'action.home': 'Zur Startseite',
  'action.status': 'Status prüfen',
  'action.leaving': 'Die Zahlungsseite wird geöffnet',
  'action.changed':
    'Einige Angaben haben sich geändert oder sind unvollständig. Prüfen Sie sie, bevor Sie bezahlen.',
  'action.answers': 'Zu Ihren Angaben',
}
