import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: 'Stand Ihres Antrags',
  tab: 'Stand Ihres Antrags · {company}',
  lead: 'Sehen Sie, wo Ihr Antrag steht, wer an der Reihe ist und was als Nächstes kommt.',
  'form.reference': 'Referenznummer des Antrags',
  'form.reference.hint': 'Sie steht in unseren E-Mails und sieht aus wie TZ-000123.',
  'form.reference.required':
    'Geben Sie die Referenznummer Ihres Antrags ein, zum Beispiel TZ-000123',
  'form.email': 'E-Mail-Adresse',
  'form.email.hint': 'Die Adresse, die Sie im Antrag angegeben haben.',
  'form.email.required': 'Geben Sie die E-Mail-Adresse ein, die Sie im Antrag angegeben haben',
  'form.action': 'Status prüfen',
  'form.another': 'Anderen Antrag abfragen',
  'form.lost':
    'Keine Referenznummer zur Hand? Sie steht im Betreff unserer E-Mails. Oder schreiben Sie an {email} und nennen Sie uns Ihren Namen und das Reisedatum.',
  'own.title': 'Aus diesem Browser',
  'own.text':
    'Diese Anträge haben Sie mit diesem Browser gestellt; sie öffnen sich deshalb ohne E-Mail-Adresse.',
  'own.line': 'gestellt am {day}',
  loading: 'Ihr Antrag wird gesucht',
  'offline.title': 'Ihr Antrag konnte nicht abgerufen werden',
  checked: 'Geprüft um {time} Uhr und jede Minute erneut, solange diese Seite geöffnet ist.',

  'state.pending': 'Offen',
  'state.paid': 'Bezahlt',
  'state.processing': 'In Bearbeitung',
  'state.approved': 'Genehmigt',
  'state.rejected': 'Abgelehnt',

  'now.payment.title': 'Der nächste Schritt ist Ihre Zahlung',
  'now.payment.text':
    'Ihre Angaben sind gespeichert, und es wurde nichts abgebucht. Wir beginnen, sobald die Zahlung und die Dokumente da sind.',
  'now.payment.elsewhere':
    'Zum Bezahlen öffnen Sie diese Seite in dem Browser, in dem Sie den Antrag gestellt haben, oder nutzen Sie den Link in unserer E-Mail.',
  'now.payment.action': 'Jetzt bezahlen',
  'now.documents.title': 'Wir warten auf Ihre Dokumente',
  'now.documents.text':
    'Ihre Zahlung ist eingegangen. Fügen Sie die fehlenden Dokumente hinzu und klicken Sie auf „Antrag abschließen“.',
  'now.documents.text.by':
    'Ihre Zahlung ist eingegangen. Fügen Sie bis zum {day} die fehlenden Dokumente hinzu und klicken Sie auf „Antrag abschließen“.',
  'now.documents.complete':
    'Alle Dokumente sind hochgeladen. Klicken Sie auf „Antrag abschließen“, um sie uns zu übergeben.',
  'now.documents.elsewhere':
    'Um Dokumente hinzuzufügen, öffnen Sie diese Seite in dem Browser, in dem Sie den Antrag gestellt haben, oder nutzen Sie den Link in unserer E-Mail.',
  'now.documents.action': 'Dokumente hinzufügen',
  'now.documents.finish': 'Antrag abschließen',
  'now.asked.title': 'Wir brauchen ein neues Dokument von Ihnen',
  'now.asked.text':
    'Mindestens ein Dokument kann so nicht eingereicht werden. Auf der Dokumentenseite steht, welches und warum.',
  'now.asked.text.by':
    'Mindestens ein Dokument kann so nicht eingereicht werden. Auf der Dokumentenseite steht, welches und warum. Senden Sie bis zum {day} ein neues Dokument, damit wir unsere Zusage einhalten können.',
  'now.asked.action': 'Neues Dokument senden',
  'now.review.title': 'Wir prüfen Ihre Zahlung',
  'now.review.text':
    'Der Zahlungsdienstleister hat etwas gemeldet, das nicht zu diesem Auftrag passt. Eine Person prüft das. Bezahlen Sie nicht noch einmal: Wir schreiben Ihnen.',
  'now.checking.title': 'Wir prüfen Ihren Antrag',
  'now.checking.text': 'Sie müssen nichts mehr tun. Wir reichen ihn bei der Behörde ein.',
  'now.checking.text.by':
    'Sie müssen nichts mehr tun. Wir reichen ihn bis zum {day} bei der Behörde ein.',
  'now.deciding.title': 'Die Behörde entscheidet',
  'now.deciding.text':
    'Wir haben den Antrag eingereicht. Die Behörde braucht nach amtlicher Angabe etwa {days} Tage, und das kann niemand verkürzen. Sie erhalten die Entscheidung per E-Mail.',
  'now.partly.title': '{count} von {total} Visa sind genehmigt',
  'now.partly.first': 'Die erste Entscheidung ist da',
  'now.partly.filed':
    '{count, plural, one {{names} wartet} other {{names} warten}} noch auf die Entscheidung der Behörde.',
  'now.partly.ahead':
    '{count, plural, one {Für {names} ist} other {Für {names} sind}} noch nichts eingereicht.',
  'now.partly.rejected':
    '{count, plural, one {{names} wurde} other {{names} wurden}} nicht genehmigt; wir haben Ihnen geschrieben.',
  'now.partly.more': '{count, plural, one {# weitere Person} other {# weitere Personen}}',
  'now.approved.title': 'Ihr Visum ist genehmigt',
  'now.approved.text':
    'Laden Sie es herunter, prüfen Sie alle Namen, Nummern und Daten und nehmen Sie einen Ausdruck mit.',
  'now.rejected.title': 'Ihr Antrag wurde nicht genehmigt',
  'now.rejected.text':
    'Die Behörde oder unsere Prüfung hat diesen Antrag nicht genehmigt. Wir haben Ihnen geschrieben; bei Fragen schreiben Sie an {email} und nennen Sie {reference}.',
  'now.withdrawn.title': 'Dieser Antrag wurde storniert',
  'now.withdrawn.text':
    'Damit geschieht nichts mehr. Was Sie von Ihrer Zahlung zurückbekommen, steht in unserer E-Mail.',
  'now.refunded.title': 'Die Zahlung wurde erstattet',
  'now.refunded.text':
    'Die Zahlung wurde zurückgezahlt, und dieser Antrag wird nicht weiter bearbeitet. Bis Banken die Rückzahlung anzeigen, kann es einige Tage dauern.',

  'change.title': 'Bestellung ändern',
  'change.lead':
    'Bis wir Ihren Antrag einreichen, können Sie ein anderes Visum oder eine schnellere Bearbeitung wählen. Sie bezahlen nur den Unterschied.',
  'change.visa': 'Visum',
  'change.speed': 'Bearbeitungszeit',
  'change.expected': 'Bereit zum Einreichen bis',
  'change.expected.documents':
    'Von heute an gerechnet. Der Tag hängt davon ab, wann Ihre Dokumente vollständig sind.',
  'change.difference': 'Unterschied',
  'change.total': 'Neuer Gesamtpreis',
  'change.documents':
    'Dieses Visum verlangt mehr Dokumente. Fügen Sie sie nach dem Bezahlen hinzu und schließen Sie den Antrag dann erneut ab.',
  'change.pay': '{amount} mehr bezahlen',
  'change.help': 'Schreiben Sie an {email} und nennen Sie {reference}.',
  'change.leaving': 'Die Zahlungsseite wird geöffnet',

  'travellers.title': 'Reisende',
  'travellers.all': 'Alle {count} anzeigen',
  'travellers.fallback': 'Person {number}',
  'applicant.collecting': 'Dokumente offen',
  'applicant.ready': 'Bereit zum Einreichen',
  'applicant.filed': 'Bei der Behörde',
  'applicant.approved': 'Genehmigt',
  'applicant.rejected': 'Nicht genehmigt',
  'applicant.withdrawn': 'Zurückgezogen',
  'applicant.filed.on': 'Eingereicht am {day}',
  'applicant.decided.on': 'Entschieden am {day}',
  'applicant.reason': 'Grund: {reason}',
  'travellers.decided': '{decided} von {total} entschieden',
  'download.of': 'Visum von {name} herunterladen',
  'download.all': 'Alle Visa als ZIP',
  'timeline.moved.filed': 'Eingereicht für {names}',
  'timeline.moved.approved': 'Genehmigt für {names}',
  'timeline.moved.rejected': 'Nicht genehmigt für {names}',
  'timeline.moved.withdrawn': 'Zurückgezogen für {names}',
  'timeline.moved.open': 'Wieder offen für {names}',
  'timeline.moved.more': '{count} weitere',
  'turn.traveller': 'Sie sind an der Reihe',
  'turn.us': 'Wir sind an der Reihe',
  'turn.authority': 'Bei der Behörde',
  'turn.nobody': 'Abgeschlossen',
  'action.pay': 'Antrag bezahlen',
  'action.upload': 'Fehlende Dokumente hinzufügen',
  'action.replace': 'Neues Dokument senden',
  'action.complete': 'Auf „Antrag abschließen“ klicken',
  'action.wait': 'Sie müssen nichts tun',
  'action.wait.by': 'Sie müssen nichts tun. Wir reichen den Antrag bis zum {day} ein',
  'action.download': 'Visum herunterladen',
  'action.by': '{action} bis zum {day}',

  'timeline.title': 'Verlauf',
  'timeline.past': 'Erledigt',
  'timeline.present': 'Jetzt',
  'timeline.expected': 'Voraussichtlich',
  'timeline.created': 'Antrag gestellt',
  'timeline.paid': 'Zahlung eingegangen',
  'timeline.completed': 'Dokumente vollständig',
  'timeline.processing': 'Bei der Behörde eingereicht',
  'timeline.approved': 'Genehmigt',
  'timeline.rejected': 'Nicht genehmigt',
  'timeline.pending': 'Wieder geöffnet',
  'timeline.now.payment': 'Wartet auf Ihre Zahlung',
  'timeline.now.documents': 'Wartet auf Ihre Dokumente',
  'timeline.now.asked': 'Wartet auf ein neues Dokument von Ihnen',
  'timeline.now.review': 'Eine Person prüft die Zahlung',
  'timeline.now.checking': 'Wir prüfen Angaben und Dokumente',
  'timeline.now.deciding': 'Die Behörde entscheidet',
  'timeline.now.partly': 'Über die anderen entscheidet die Behörde',
  'timeline.next.paid': 'Zahlung',
  'timeline.next.completed': 'Ihre Dokumente',
  'timeline.next.processing': 'Wir reichen bei der Behörde ein',
  'timeline.next.decision': 'Entscheidung der Behörde',
  'timeline.by': 'Bis zum {day}',
  'timeline.about': 'Um den {day}',

  'details.title': 'Angaben zum Antrag',
  'details.visa': 'Visum',
  'details.speed': 'Unsere Bearbeitung',
  'details.status': 'Status',
  'details.travellers': 'Reisende',
  'details.made': 'Gestellt am',
  'details.paid': 'Bezahlt',
  'details.total': 'Gesamt',
  'details.agreement': 'Unterschriebener Vertrag',
  'details.agreement.open': 'PDF herunterladen',
  'visa.tourist': 'Tourismus, einmalige Einreise',
  'visa.tourist_multiple': 'Tourismus, mehrfache Einreise',
  'visa.business': 'Geschäftsreise',
  'visa.transit': 'Transit',
  'speed.normal': '5–7 Arbeitstage',
  'speed.urgent': '2–3 Arbeitstage',
  'speed.super_urgent': '24 Stunden',

  'download.action': 'Visum herunterladen',
  'download.done': 'Ihr Visum wurde heruntergeladen.',
  'download.check': 'Jeder kann prüfen, dass diese Datei von uns kommt: {link}',
  'download.why':
    'Das Visum enthält Reisepassdaten. Um sicherzugehen, dass Sie es sind, senden wir einen sechsstelligen Code an {email}.',
  'download.send': 'Code senden',
  'download.sent': 'Wir haben einen Code an {email} gesendet. Er gilt 15 Minuten.',
  'download.code': 'Sechsstelliger Code',
  'download.code.required': 'Geben Sie die sechs Ziffern aus unserer E-Mail ein',
  'download.resend': 'Neuen Code senden',
  'download.failed': 'Das Visum konnte nicht heruntergeladen werden',

  'reminders.title': 'Erinnerungen beenden?',
  'reminders.text':
    'Wir erinnern Sie höchstens zweimal an einen unbezahlten Antrag und zweimal an fehlende Dokumente. E-Mails zur Entscheidung kommen weiterhin.',
  'reminders.action': 'Erinnerungen beenden',
  'reminders.done': 'Keine Erinnerungen mehr zu diesem Antrag.',

  'check.tab': 'Visum oder Vertrag prüfen · {company}',
  'check.title': 'Visum oder Vertrag prüfen',
  'check.lead':
    'Kommt diese Datei wirklich von {company}? Hier finden Sie es heraus: für Visa, die wir verschickt haben, und für Verträge, die mit uns geschlossen wurden.',
  'check.file.title': 'Mit der Datei',
  'check.file.text': 'Die Datei bleibt auf Ihrem Gerät: Nur ihr Fingerabdruck wird verglichen.',
  'check.file.original':
    'Wählen Sie die Datei, wie sie ankam, nicht einen Scan oder ein Foto davon.',
  'check.file.drop': 'Datei hier ablegen',
  'check.file.choose': 'Datei wählen',
  'check.file.reading': 'Der Fingerabdruck wird berechnet',
  'check.file.unreadable': 'Diese Datei kann nicht gelesen werden. Wählen Sie sie noch einmal.',
  'check.file.insecure':
    'Dieser Browser berechnet Fingerabdrücke nur auf sicheren Seiten (https). Geben Sie stattdessen den Fingerabdruck ein.',
  'check.hash.title': 'Mit dem Fingerabdruck',
  'check.hash.label': 'Fingerabdruck (SHA-256)',
  'check.hash.hint':
    '64 Buchstaben und Ziffern, gedruckt am Ende des Vertrags. Leerzeichen spielen keine Rolle.',
  'check.hash.required': 'Geben Sie den Fingerabdruck ein',
  'check.hash.malformed': 'Ein Fingerabdruck hat 64 Zeichen: Ziffern und die Buchstaben a bis f',
  'check.action': 'Fingerabdruck prüfen',
  'check.found.title': 'Dieser Vertrag wurde hier unterschrieben',
  'check.found.text':
    'Unterschrieben am {moment} Uhr. Seitdem wurde kein Buchstabe daran geändert.',
  'check.found.undated': 'Seitdem wurde kein Buchstabe daran geändert.',
  'check.visa.sent.title': 'Dieses Visum haben wir verschickt',
  'check.visa.sent.text':
    'Verschickt am {day}. Seitdem wurde nichts an der Datei geändert. Ob es gültig ist, entscheidet die Behörde.',
  'check.visa.replaced.title': 'Dieses Visum haben wir verschickt und später ersetzt',
  'check.visa.replaced.text':
    'Verschickt am {day}, ersetzt durch ein neueres am {replaced}. Lassen Sie sich die neuere Datei geben.',
  'check.visa.withdrawn.title': 'Dieses Visum haben wir verschickt und zurückgezogen',
  'check.visa.withdrawn.text':
    'Verschickt am {day} und später zurückgezogen. Verlassen Sie sich nicht darauf. Fragen Sie uns im Zweifel unter {email}.',
  'check.none.title': 'Diese Datei haben wir nie verschickt',
  'check.none.text':
    'In den letzten {years} Jahren haben wir kein Visum mit diesem Fingerabdruck verschickt und keinen Vertrag damit geschlossen. Vielleicht wurde die Datei geändert, gedruckt und gescannt oder mit einem anderen Programm neu gespeichert: Lassen Sie sich dann das Original geben. Fragen Sie uns im Zweifel unter {email}.',
  'check.compared': 'Verglichen: {hash}',
}
