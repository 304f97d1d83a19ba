import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: 'Status Ihres Antrags',
  tab: 'Status Ihres Antrags · {company}',
  lead: 'Sehen Sie, wie es um Ihren Antrag steht, wer an der Reihe ist und was als Nächstes kommt.',
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
    'Keine E-Mail von uns? Schreiben Sie an {email} und nennen Sie uns Ihren Namen und Ihr Reisedatum.',
  'own.title': 'Aus diesem Browser',
  'own.text':
    'Diese Anträge haben Sie mit diesem Browser angelegt; sie öffnen sich deshalb ohne E-Mail-Adresse.',
  'own.line': 'angelegt am {day}',
  loading: 'Ihr Antrag wird gesucht',
  'offline.title': 'Ihr Antrag konnte nicht abgerufen werden',
  checked: 'Stand: {time} Uhr. Wir prüfen jede Minute erneut, solange diese Seite geöffnet ist.',

  'state.pending': 'Offen',
  'state.paid': 'Bezahlt',
  'state.processing': 'In Bearbeitung',
  'state.approved': 'Genehmigt',
  'state.rejected': 'Abgelehnt',

  'now.payment.title': 'Der nächste Schritt ist Ihre Zahlung',
  'now.payment.text':
    'Ihre Angaben sind gespeichert, und es wurde nichts abgebucht. Wir beginnen, sobald die Zahlung und die Dokumente da sind.',
  'now.payment.elsewhere':
    'Zum Bezahlen öffnen Sie diese Seite in dem Browser, in dem Sie den Antrag ausgefüllt haben, oder nutzen Sie den Link in unserer E-Mail.',
  'now.documents.title': 'Wir warten auf Ihre Dokumente',
  'now.documents.text':
    'Ihre Zahlung ist eingegangen. Fügen Sie die fehlenden Dokumente hinzu und klicken Sie auf „Antrag abschließen“.',
  'now.documents.text.by':
    'Ihre Zahlung ist eingegangen. Fügen Sie bis zum {day} die fehlenden Dokumente hinzu und klicken Sie auf „Antrag abschließen“.',
  'now.documents.complete':
    'Alle Dokumente sind hochgeladen. Klicken Sie auf „Antrag abschließen“, um sie uns zu senden.',
  'now.documents.elsewhere':
    'Um Dokumente hinzuzufügen, öffnen Sie diese Seite in dem Browser, in dem Sie den Antrag ausgefüllt haben, oder nutzen Sie den Link in unserer E-Mail.',
  'now.documents.action': 'Dokumente hinzufügen',
  'now.documents.finish': 'Antrag abschließen',
  'now.asked.title': 'Wir brauchen ein Dokument noch einmal',
  'now.asked.named': '{documents}: bis zum {day} noch einmal senden',
  'now.asked.text':
    'Mindestens ein Dokument kann so nicht eingereicht werden. Auf der Dokumentenseite steht, welches und warum.',
  'now.asked.text.by':
    'Mindestens ein Dokument kann so nicht eingereicht werden. Auf der Dokumentenseite steht, welches und warum. Senden Sie bis zum {day} ein neues, damit wir unseren Termin einhalten können.',
  'now.asked.action': 'Neues Dokument senden',
  'now.questions.title': 'Wir brauchen noch Angaben von Ihnen',
  'now.questions.text':
    'Für das Formular der Einwanderungsbehörde fehlen noch Angaben. Sobald wir sie haben, können wir den Antrag einreichen.',
  'now.questions.elsewhere':
    'Um die Angaben zu senden, öffnen Sie diese Seite in dem Browser, in dem Sie den Antrag ausgefüllt haben, oder nutzen Sie den Link in unserer E-Mail.',
  'now.questions.action': 'Jetzt angeben',
  'now.review.title': 'Wir prüfen Ihre Zahlung',
  'now.review.text':
    'Der Zahlungsdienstleister hat etwas gemeldet, das nicht zu diesem Auftrag passt. Unser Team prüft das gerade. Bezahlen Sie nicht noch einmal: Wir schreiben Ihnen.',
  'now.leaving.title': 'Sie haben um Stornierung gebeten',
  'now.leaving.text':
    'Ihre Anfrage ist vom {day}. Wir antworten bis zum {by}; bis dahin ändert sich nichts.',
  'now.checking.title': 'Wir prüfen Ihren Antrag',
  'now.checking.text':
    'Sie müssen nichts mehr tun. Wir reichen ihn bei der Einwanderungsbehörde ein.',
  'now.checking.text.by':
    'Sie müssen nichts mehr tun. Wir reichen ihn bis zum {day} bei der Einwanderungsbehörde ein.',
  'now.deciding.title': 'Die Entscheidung der Einwanderungsbehörde steht aus',
  'now.deciding.text':
    'Wir haben Ihren Antrag eingereicht. Jetzt entscheidet die Behörde; das kann niemand beschleunigen. Die Entscheidung senden wir Ihnen per E-Mail.',
  'now.deciding.text.by':
    'Wir haben Ihren Antrag eingereicht. Zu erwarten ist die Entscheidung etwa bis zum {day}, wenn die Behörde die von ihr genannte Zeit einhält; beschleunigen kann das niemand. Wir schreiben Ihnen eine E-Mail, sobald entschieden ist.',
  'now.partly.title':
    '{count, plural, one {# von {total} Visa ist erteilt} other {# von {total} Visa sind erteilt}}',
  'now.partly.first': 'Die erste Entscheidung ist da',
  'now.partly.filed': 'Noch bei der Einwanderungsbehörde: {names}.',
  'now.partly.ahead': 'Noch nicht eingereicht: {names}.',
  'now.partly.rejected': 'Abgelehnt: {names}. Wir haben Ihnen dazu eine E-Mail geschrieben.',
  'now.partly.more': '{count, plural, one {# weitere Person} other {# weitere Personen}}',
  'now.approved.title':
    '{count, plural, one {Ihr Visum wurde erteilt} other {Ihre Visa wurden erteilt}}',
  'now.approved.text':
    'Prüfen Sie nach dem Herunterladen alle Namen, Nummern und Daten und nehmen Sie einen Ausdruck mit.',
  'now.rejected.title': 'Ihr Antrag wurde abgelehnt',
  'now.rejected.text':
    'Er wurde von der Einwanderungsbehörde oder bei unserer eigenen Prüfung abgelehnt. Bei Fragen schreiben Sie an {email} und nennen Sie {reference}.',
  'now.rejected.authority.text':
    'Die Einwanderungsbehörde hat ihn abgelehnt. Bei Fragen schreiben Sie an {email} und nennen Sie {reference}.',
  'now.rejected.again': 'Noch einmal beantragen',
  'now.rejected.refund': 'Was erstattet wird',
  'now.withdrawn.title': 'Dieser Antrag wurde storniert',
  'now.withdrawn.text': 'Er wird nicht weiter bearbeitet.',
  'now.refunded.title': 'Die Zahlung wurde erstattet',
  'now.refunded.text':
    'Die Zahlung wurde erstattet, und dieser Antrag wird nicht weiter bearbeitet. Bis Ihre Bank die Erstattung anzeigt, kann es einige Tage dauern.',

  'change.title': 'Auftrag ändern',
  'change.lead':
    'Bis wir Ihren Antrag einreichen, können Sie ein anderes Visum oder eine schnellere Bearbeitung wählen. Sie bezahlen nur den Unterschied.',
  'change.visa': 'Visum',
  'change.speed': 'Bearbeitungsdauer',
  'change.speed.time': '{speed} ({time})',
  'change.extras.lead':
    'Bis zum Tag vor der Ankunft können Sie diese Leistungen für alle Reisenden hinzufügen, solange noch nichts entschieden ist. Möchten Sie eine wieder abwählen, schreiben Sie uns.',
  'change.expected': 'Bereit zum Einreichen bis',
  'change.expected.documents':
    'Von heute an gerechnet. Der Tag hängt davon ab, wann Ihre Dokumente vollständig sind.',
  'change.difference': 'Unterschied',
  'change.total': 'Neuer Gesamtpreis',
  'change.documents':
    'Für dieses Visum sind mehr Dokumente nötig. Fügen Sie sie nach dem Bezahlen hinzu und klicken Sie dann noch einmal auf „Antrag abschließen“.',
  'change.pay': '{amount} mehr bezahlen',
  'change.help': 'Schreiben Sie an {email} und nennen Sie {reference}.',
  'change.leaving': 'Die Zahlungsseite wird geöffnet',

  'travellers.title': 'Reisende',
  'travellers.all': '{count, plural, one {# Person anzeigen} other {Alle # Personen anzeigen}}',
  'travellers.fallback': 'Person {number}',
  'applicant.collecting': 'Dokumente offen',
  'applicant.ready': 'Bereit zum Einreichen',
  'applicant.filed': 'Bei der Behörde',
  'applicant.approved': 'Genehmigt',
  'applicant.rejected': 'Abgelehnt',
  'applicant.withdrawn': 'Storniert',
  'applicant.filed.on': 'Eingereicht am {day}',
  'applicant.decided.on': 'Entschieden am {day}',
  'applicant.withdrawn.on': 'Storniert am {day}',
  'applicant.reason': 'Grund',
  'travellers.decided':
    '{total, plural, one {{decided} von # entschieden} other {{decided} von # entschieden}}',
  'download.of': 'Visum von {name} herunterladen',
  'download.all': 'Visa herunterladen',
  'timeline.moved.filed': 'Eingereicht für {names}',
  'timeline.moved.approved': 'Genehmigt für {names}',
  'timeline.moved.rejected': 'Abgelehnt für {names}',
  'timeline.moved.withdrawn': 'Storniert für {names}',
  'timeline.moved.open': 'Wieder geöffnet für {names}',
  'timeline.moved.more': '{count, plural, one {# weitere Person} other {# weitere Personen}}',
  'turn.traveller': 'Sie sind an der Reihe',
  'turn.us': 'Wir sind an der Reihe',
  'turn.authority': 'Bei der Behörde',
  'turn.nobody': 'Abgeschlossen',
  'action.pay': 'Antrag bezahlen',
  'action.upload': 'Fehlende Dokumente hinzufügen',
  'action.replace': 'Neues Dokument senden',
  'action.answer': 'Angaben für die Behörde ergänzen',
  'action.leaving': 'Stornierung angefragt',
  'action.complete': 'Auf „Antrag abschließen“ klicken',
  'action.wait': 'Sie müssen nichts tun',
  'action.wait.by': 'Sie müssen nichts tun. Wir reichen den Antrag bis zum {day} ein',
  'action.download': 'Visum herunterladen',
  'action.by': 'Bis zum {day}: {action}',

  'timeline.title': 'Verlauf',
  'timeline.past': 'Erledigt',
  'timeline.present': 'Jetzt',
  'timeline.expected': 'Voraussichtlich',
  'timeline.created': 'Antrag angelegt',
  'timeline.paid': 'Zahlung eingegangen',
  'timeline.completed': 'Dokumente vollständig',
  'timeline.processing': 'Bei der Einwanderungsbehörde eingereicht',
  'timeline.approved': 'Genehmigt',
  'timeline.rejected': 'Abgelehnt',
  'timeline.withdrawn': 'Storniert',
  'timeline.message-sent': 'Nachricht von uns',
  'timeline.pending': 'Wieder geöffnet',
  'timeline.now.payment': 'Wartet auf Ihre Zahlung',
  'timeline.now.documents': 'Wartet auf Ihre Dokumente',
  'timeline.now.asked': 'Wartet auf ein neues Dokument von Ihnen',
  'timeline.now.questions': 'Wartet auf Angaben von Ihnen',
  'timeline.now.review': 'Unser Team prüft die Zahlung',
  'timeline.now.leaving': 'Wir prüfen Ihre Stornierungsanfrage',
  'timeline.now.checking': 'Wir prüfen Angaben und Dokumente',
  'timeline.now.deciding': 'Die Entscheidung der Einwanderungsbehörde steht aus',
  'timeline.now.partly': 'Die übrigen Entscheidungen der Einwanderungsbehörde stehen aus',
  'timeline.next.paid': 'Zahlung',
  'timeline.next.completed': 'Ihre Dokumente',
  'timeline.next.processing': 'Einreichung bei der Einwanderungsbehörde',
  'timeline.next.decision': 'Entscheidung der Einwanderungsbehörde',
  'timeline.by': 'Bis zum {day}',
  'timeline.about': 'Etwa am {day}',

  'details.title': 'Angaben zum Antrag',
  'details.visa': 'Visum',
  'details.speed': 'Bearbeitungsdauer',
  'details.status': 'Status',
  'details.travellers': 'Reisende',
  'details.made': 'Angelegt am',
  'details.paid': 'Bezahlt am',
  'details.total': 'Gesamt',
  'details.agreement': 'Unterschriebener Vertrag',
  'details.agreement.open': 'PDF herunterladen',
  'visa.tourist': 'Tourismus, einmalige Einreise',
  'visa.tourist_multiple': 'Tourismus, mehrfache Einreise',
  'visa.business': 'Geschäftsreise',
  'visa.transit': 'Transit',
  'speed.normal': 'Normal',
  'speed.urgent': 'Eilig',
  'speed.super_urgent': 'Sehr eilig',

  'download.action': 'Visum herunterladen',
  'download.done': 'Ihr Visum wurde heruntergeladen.',
  'download.check': 'Ob diese Datei von uns kommt, lässt sich hier prüfen: {link}',
  'download.why':
    'Das Visum enthält Reisepassdaten. Um sicherzugehen, dass Sie es sind, senden wir einen sechsstelligen Code an {email}.',
  'download.sent':
    'Wir haben einen Code an {email} gesendet. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'download.failed': 'Das Visum konnte nicht heruntergeladen werden',

  'reminders.title': 'Erinnerungen beenden?',
  'reminders.text':
    'Wir erinnern Sie höchstens zweimal an einen unbezahlten Antrag und zweimal an fehlende Dokumente. E-Mails zur Entscheidung kommen weiterhin.',
  'reminders.action': 'Erinnerungen beenden',
  'reminders.done': 'Keine Erinnerungen mehr zu diesem Antrag.',

  'check.tab': 'Visum oder Vertrag prüfen · {company}',
  'check.title': 'Visum oder Vertrag prüfen',
  'check.lead':
    'Kommt diese Datei wirklich von {company}? Hier finden Sie es heraus: für Visa, die wir gesendet haben, und für Verträge, die mit uns geschlossen wurden.',
  'check.file.title': 'Mit der Datei',
  'check.file.text': 'Die Datei bleibt auf Ihrem Gerät: Nur ihr Prüfcode wird verglichen.',
  'check.file.original':
    'Wählen Sie die Datei, wie sie ankam, nicht einen Scan oder ein Foto davon.',
  'check.file.drop': 'Datei hier ablegen',
  'check.file.choose': 'Datei wählen',
  'check.file.reading': 'Der Prüfcode wird berechnet',
  'check.file.unreadable': 'Diese Datei kann nicht gelesen werden. Wählen Sie sie noch einmal.',
  'check.file.insecure':
    'Dieser Browser berechnet Prüfcodes nur auf sicheren Seiten (https). Geben Sie stattdessen den Prüfcode ein.',
  'check.hash.title': 'Mit dem Prüfcode',
  'check.hash.label': 'Prüfcode (SHA-256)',
  'check.hash.hint':
    '64 Buchstaben und Ziffern; sie stehen am Ende des Vertrags. Leerzeichen spielen keine Rolle.',
  'check.hash.required': 'Geben Sie den Prüfcode ein',
  'check.hash.malformed': 'Ein Prüfcode hat 64 Zeichen: Ziffern und die Buchstaben a bis f',
  'check.action': 'Code prüfen',
  'check.found.title': 'Dieser Vertrag wurde hier unterschrieben',
  'check.found.text':
    'Unterschrieben am {moment} Uhr. Seitdem wurde kein einziges Zeichen geändert.',
  'check.found.undated': 'Seitdem wurde kein einziges Zeichen geändert.',
  'check.visa.sent.title': 'Dieses Visum haben wir gesendet',
  'check.visa.sent.text':
    'Gesendet am {day}. Seitdem wurde nichts an der Datei geändert. Ob das Visum noch zur Reise berechtigt, kann nur die Einwanderungsbehörde sagen.',
  'check.visa.replaced.title': 'Dieses Visum haben wir gesendet und später ersetzt',
  'check.visa.replaced.text':
    'Gesendet am {day}, ersetzt durch ein neueres am {replaced}. Lassen Sie sich die neuere Datei geben.',
  'check.visa.withdrawn.title': 'Dieses Visum haben wir gesendet und später zurückgezogen',
  'check.visa.withdrawn.text':
    'Gesendet am {day} und später zurückgezogen. Verlassen Sie sich nicht darauf. Fragen Sie uns im Zweifel unter {email}.',
  'check.none.title': 'Diese Datei kennen wir nicht',
  'check.none.text':
    '{years, plural, one {Im letzten Jahr} other {In den letzten # Jahren}} haben wir kein Visum mit diesem Prüfcode gesendet und keinen Vertrag damit geschlossen. Vielleicht wurde die Datei geändert, gedruckt und gescannt oder mit einem anderen Programm neu gespeichert: Lassen Sie sich dann das Original geben. Fragen Sie uns im Zweifel unter {email}.',
  'check.compared': 'Verglichen: {hash}',
}
