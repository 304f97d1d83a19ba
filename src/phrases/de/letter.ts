import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Guten Tag, {name}.',
  'footer.private':
    '{company} ist ein privates Beratungsunternehmen und gehört zu keiner Regierung. Sie können das Visum auch auf der amtlichen Website {officialSite} beantragen.',
  'footer.contact': 'Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an {email}.',
  'footer.stop': 'Keine Erinnerungen mehr zu diesem Antrag',
  'fact.reference': 'Referenznummer',
  'fact.paidAt': 'Bezahlt',
  'fact.payment': 'Zahlung',
  'fact.visa': 'Visum',
  'fact.travellers': 'Reisende',
  'fact.total': 'Gesamt',
  'fact.status': 'Status',
  'fact.attached': 'Anhang',
  message: 'Von der Person, die Ihren Antrag bearbeitet',
  'status.pending': 'Offen',
  'status.paid': 'Bezahlt',
  'status.processing': 'In Bearbeitung',
  'status.approved': 'Genehmigt',
  'status.rejected': 'Abgelehnt',
  'next.title': 'Wie es weitergeht',

  'payment-confirmed.subject':
    'Zahlung zu {reference} eingegangen: Als Nächstes folgen Ihre Dokumente',
  'payment-confirmed.preview': 'Ihre Quittung und das Einzige, was Sie noch tun müssen.',
  'payment-confirmed.title': 'Ihre Zahlung ist eingegangen',
  'payment-confirmed.text.attached': 'Vielen Dank. Ihre Quittung ist als PDF angehängt.',
  'payment-confirmed.text.online': 'Vielen Dank. Ihre Quittung finden Sie auf der Statusseite.',
  'payment-confirmed.agreement':
    'Der Vertrag, den Sie unterschrieben haben, ist als PDF angehängt.',
  'payment-confirmed.action': 'Weiter zu den Dokumenten',
  'payment-confirmed.next.1':
    '{count, plural, one {Fügen Sie die Dokumente der reisenden Person hinzu. Scharfe Fotos mit dem Handy genügen.} other {Fügen Sie die Dokumente aller # Reisenden hinzu. Scharfe Fotos mit dem Handy genügen.}}',
  'payment-confirmed.next.2.normal':
    'Wir prüfen alles und reichen den Antrag innerhalb von 5 bis 7 Arbeitstagen ein.',
  'payment-confirmed.next.2.urgent':
    'Wir prüfen alles und reichen den Antrag innerhalb von 2 bis 3 Arbeitstagen ein.',
  'payment-confirmed.next.2.super_urgent':
    'Wir prüfen alles und reichen den Antrag innerhalb von 24 Stunden ein.',
  'payment-confirmed.next.3':
    'Die Behörde entscheidet. Niemand kann ihre Zeit verkürzen. Die Entscheidung kommt an diese Adresse.',
  'payment-confirmed.next.3.by':
    'Die Behörde entscheidet: etwa am {day}, wenn Ihre Dokumente heute bei uns eintreffen. Niemand kann das verkürzen. Die Entscheidung kommt an diese Adresse.',
  'payment-confirmed.link':
    'Die Schaltfläche öffnet Ihren Auftrag ohne Passwort. Leiten Sie diese E-Mail nicht weiter.',

  'order-amended.subject': '{reference}: Ihre Bestellung ist geändert',
  'order-amended.preview': 'Was Sie jetzt bestellt haben und bis wann es fertig ist.',
  'order-amended.title': 'Ihre Bestellung ist geändert',
  'order-amended.text.paid':
    'Vielen Dank. Ihre Zahlung von {amount} ist eingegangen und die Änderung ist vorgenommen. Diese E-Mail ist Ihre Quittung dafür: Bewahren Sie sie auf.',
  'order-amended.text.staff':
    'Wie vereinbart haben wir Ihre Bestellung geändert. Steht Ihnen eine Erstattung zu, erhalten Sie dazu eine eigene E-Mail.',
  'order-amended.receipt': 'Die Quittung ist als PDF angehängt.',
  'order-amended.documents':
    'Dieses Visum verlangt mehr Dokumente als zuvor. Fügen Sie sie hinzu und schließen Sie den Antrag dann erneut ab.',
  'order-amended.due': 'Wir reichen den Antrag spätestens am {day} ein.',
  'order-amended.action.status': 'Status ansehen',
  'order-amended.action.documents': 'Dokumente hinzufügen',

  'documents-received.subject': '{reference}: Uns liegt alles vor',
  'documents-received.preview':
    'Sie müssen nichts mehr tun. Hier lesen Sie, was geschieht und bis wann.',
  'documents-received.title': 'Ihre Dokumente liegen uns vor',
  'documents-received.text':
    '{count, plural, one {Alle Dokumente der reisenden Person sind eingegangen.} other {Alle Dokumente Ihrer # Reisenden sind eingegangen.}} Sie müssen nichts mehr tun.',
  'documents-received.action': 'Status ansehen',
  'documents-received.next.1':
    'Wir prüfen alles und reichen den Antrag bis zum {day} ein. Wenn etwas zu berichtigen ist, schreiben wir Ihnen.',
  'documents-received.next.2':
    'Die Behörde entscheidet. Keine unserer Geschwindigkeiten verkürzt ihre Zeit.',
  'documents-received.next.2.by':
    'Die Behörde entscheidet, etwa am {day}, wenn sie ihre genannte Zeit einhält. Keine unserer Geschwindigkeiten verkürzt das.',
  'documents-received.next.3':
    'Sie erhalten die Entscheidung per E-Mail und können dann das Visum herunterladen.',
  'documents-received.hold':
    'Buchen Sie nichts, was sich nicht mehr ändern lässt, bevor Sie das Visum haben.',

  'reminder-payment.subject':
    '{reference}: Ihre Angaben sind gespeichert und warten auf die Zahlung',
  'reminder-payment.preview':
    'Machen Sie dort weiter, wo Sie aufgehört haben. Es wurde nichts abgebucht.',
  'reminder-payment.title': 'Ihr Antrag ist noch nicht bezahlt',
  'reminder-payment.text':
    'Ihre Angaben zu {reference} sind gespeichert. Es wurde nichts abgebucht, und vor der Zahlung wird nichts eingereicht.',
  'reminder-payment.text.last':
    'Ihre Angaben zu {reference} sind weiterhin gespeichert. Dies ist unsere letzte Erinnerung; wenn Sie das Visum nicht mehr brauchen, müssen Sie nichts tun.',
  'reminder-payment.action': 'Weiter zur Zahlung',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {Ein letzter Schritt fehlt} one {Ein Dokument fehlt noch} other {# Dokumente fehlen noch}}',
  'reminder-documents.preview': 'Wir beginnen, sobald die Dokumente da sind.',
  'reminder-documents.title': 'Einige Dokumente fehlen noch',
  'reminder-documents.text':
    'Ihr Antrag {reference} ist bezahlt. Wir beginnen, sobald diese Dokumente da sind:',
  'reminder-documents.text.last':
    'Ihr Antrag {reference} ist bezahlt und wartet auf diese Dokumente. Dies ist unsere letzte Erinnerung, aber der Antrag bleibt offen.',
  'reminder-documents.more':
    '{count, plural, one {und eine weitere Person} other {und # weitere Personen}}',
  'reminder-documents.title.complete': 'Ein letzter Schritt fehlt',
  'reminder-documents.text.complete':
    'Alle Dokumente zu {reference} sind da, aber der Antrag wurde nicht abgeschlossen. Sehen Sie sie noch einmal durch und klicken Sie auf „Antrag abschließen“: Dann beginnen wir.',
  'reminder-documents.action': 'Dokumente hinzufügen',
  'reminder-documents.action.complete': 'Antrag abschließen',
  'reminder-documents.help':
    'Etwas funktioniert nicht oder Ihnen fehlt ein Dokument? Antworten Sie auf diese E-Mail und sagen Sie es uns.',

  'own-part-asked.subject.named': '{name} bittet Sie um Ihren Teil für ein Tansania-Visum',
  'own-part-asked.subject.plain': 'Ihr Teil eines Visumantrags für Tansania',
  'own-part-asked.preview': 'Ein Formular, nur Ihres. Kein Konto, nichts zu bezahlen.',
  'own-part-asked.title': 'Füllen Sie Ihren Teil aus',
  'own-part-asked.text.named':
    '{name} beantragt über {company} Visa für Tansania und bittet Sie, Ihren Teil selbst auszufüllen: Ihre Angaben wie im Pass und später Ihre Dokumente.',
  'own-part-asked.text.plain':
    'Jemand, mit dem Sie reisen, beantragt über {company} Visa für Tansania und bittet Sie, Ihren Teil selbst auszufüllen: Ihre Angaben wie im Pass und später Ihre Dokumente.',
  'own-part-asked.sees':
    'Der Link öffnet nur Ihr eigenes Formular, auf jedem Gerät und ohne Konto. Sie bezahlen nichts. Wer ihn gesendet hat, sieht Ihre Angaben, reicht sie ein und bezahlt.',
  'own-part-asked.action': 'Mein Formular öffnen',
  'own-part-asked.ignore':
    'Sie wissen nicht, von wem das kommt? Beachten Sie diese E-Mail nicht: Ohne Sie passiert nichts. Wir fragen hier nie nach Geld oder einem Passwort.',
  'own-part-reminder.subject': 'Ihr Teil eines Visumantrags für Tansania ist noch offen',
  'own-part-reminder.title': 'Ihr Teil ist noch offen',
  'own-part-reminder.answers':
    'Der Antrag kann erst weitergehen, wenn Ihr Teil vollständig ist. Was Sie bisher eingegeben haben, ist gespeichert; derselbe Link öffnet es.',
  'own-part-reminder.documents':
    'Der Antrag ist bezahlt, Ihre Dokumente fehlen noch. Derselbe Link führt zu ihnen.',
  'own-part-finished.subject.all': 'Alle Reisenden sind mit ihrem Teil fertig',
  'own-part-finished.subject.some':
    '{count, plural, one {Eine Person ist mit ihrem Teil fertig} other {# Reisende sind mit ihrem Teil fertig}}',
  'own-part-finished.text': 'Fertig: {names}.',
  'own-part-finished.left':
    '{count, plural, one {Eine weitere Person hat einen Link und ist noch nicht fertig.} other {# weitere Reisende haben einen Link und sind noch nicht fertig.}}',
  'own-part-finished.next':
    'Öffnen Sie den Antrag in dem Browser, in dem Sie ihn begonnen haben, prüfen Sie die Angaben und gehen Sie weiter zur Zahlung.',
  'own-part-finished.action': 'Antrag fortsetzen',

  'continue-link.subject': 'Ihr Link, um den Antrag fortzusetzen',
  'continue-link.preview': 'Er funktioniert nur einmal und gilt {minutes} Minuten.',
  'continue-link.title': 'In einem anderen Browser fortsetzen',
  'continue-link.text':
    'Öffnen Sie diese E-Mail auf dem Gerät, auf dem Sie weitermachen möchten, und klicken Sie auf die Schaltfläche. Der Link funktioniert nur einmal und gilt {minutes} Minuten.',
  'continue-link.action': 'Antrag fortsetzen',
  'continue-link.ignore':
    'Sie haben diesen Link nicht angefordert? Dann ignorieren Sie diese E-Mail: Ohne den Link geschieht nichts.',

  'draft-reminder.subject': 'Ihr Visumantrag für Tansania ist noch nicht fertig',
  'draft-reminder.preview': 'Die Angaben bleiben bis {date} gespeichert.',
  'draft-reminder.title': 'Dort weitermachen, wo Sie aufgehört haben',
  'draft-reminder.text':
    'Sie haben bei uns einen Visumantrag für Tansania begonnen und noch nicht abgeschlossen. Ihre Angaben bleiben bis {date} gespeichert und werden dann gelöscht. Es wurde nichts abgebucht und nichts eingereicht.',
  'draft-reminder.action': 'Antrag fortsetzen',
  'draft-reminder.once':
    'Die Schaltfläche funktioniert einmal, auf jedem Gerät. Dies ist die einzige Erinnerung, die wir senden.',
  'draft-reminder.ignore': 'Das waren nicht Sie, oder Sie brauchen es nicht mehr?',
  'draft-reminder.forget': 'Vergessen',

  'staff-invitation.subject.new': 'Ihre Einladung zur Zusammenarbeit',
  'staff-invitation.subject.reset': 'Wählen Sie ein neues Passwort',
  'staff-invitation.preview':
    'Sie gilt nur einmal, und zwar {days, plural, one {# Tag} other {# Tage}} lang.',
  'staff-invitation.title': 'Willkommen, {name}',
  'staff-invitation.new':
    '{inviter} lädt Sie in den Teambereich von {company} ein. Klicken Sie auf die Schaltfläche und wählen Sie ein Passwort, dann haben Sie Zugang.',
  'staff-invitation.reset':
    '{inviter} lässt Sie im Teambereich von {company} neu beginnen. Klicken Sie auf die Schaltfläche und wählen Sie ein neues Passwort. Ihr bisheriger zweiter Faktor gilt nicht mehr: Richten Sie ihn danach neu ein.',
  'staff-invitation.action': 'Passwort wählen',
  'staff-invitation.ignore':
    'Die Schaltfläche funktioniert nur einmal, und zwar {days, plural, one {# Tag} other {# Tage}} lang. Sie haben diese E-Mail nicht erwartet? Dann ignorieren Sie sie und sagen Sie der Leitung des Büros Bescheid.',

  'status-changed.subject.pending': '{reference} ist wieder offen',
  'status-changed.subject.paid': '{reference}: Ihre Zahlung ist vermerkt',
  'status-changed.subject.processing': '{reference} liegt bei der Behörde',
  'status-changed.subject.approved': '{reference} ist genehmigt',
  'status-changed.subject.rejected': '{reference}: die Entscheidung über Ihren Antrag',
  'status-changed.preview': 'Bei Ihrem Antrag hat sich etwas geändert. Hier lesen Sie, was.',
  'status-changed.title.pending': 'Ihr Antrag ist wieder offen',
  'status-changed.title.paid': 'Ihre Zahlung ist vermerkt',
  'status-changed.title.processing': 'Ihr Antrag wird bearbeitet',
  'status-changed.title.approved': 'Ihr Antrag ist genehmigt',
  'status-changed.title.rejected': 'Ihr Antrag wurde abgelehnt',
  'status-changed.text.pending':
    'Wir haben Ihren Antrag wieder geöffnet. Auf der Statusseite steht, was noch zu tun ist.',
  'status-changed.text.paid':
    'Ihr Antrag gilt jetzt als bezahlt. Auf der Statusseite steht, ob wir noch etwas von Ihnen brauchen.',
  'status-changed.text.processing':
    'Wir haben Ihre Dokumente geprüft und den Antrag eingereicht. Jetzt entscheidet die Behörde; das kann niemand verkürzen. Wir schreiben Ihnen, sobald die Entscheidung da ist.',
  'status-changed.text.approved':
    'Ihr Antrag ist genehmigt. Sie finden das Dokument auf der Statusseite.',
  'status-changed.text.rejected':
    'Über Ihren Antrag wurde ablehnend entschieden. Wir wissen, dass Sie sich etwas anderes erhofft haben.',
  'status-changed.rejected':
    'Sie möchten mehr wissen oder einen neuen Antrag stellen? Antworten Sie auf diese E-Mail: Ein Mensch liest sie.',
  'status-changed.action': 'Status ansehen',

  'staff-message.subject': '{reference}: eine Nachricht zu Ihrem Antrag',
  'staff-message.preview': 'Von der Person, die ihn bearbeitet.',
  'staff-message.title': 'Eine Nachricht zu Ihrem Antrag',
  'staff-message.reply': 'Antworten Sie einfach auf diese E-Mail: Ein Mensch liest sie.',
  'visa-approved.subject': '{reference}: Ihr Visum ist da',
  'visa-approved.preview': 'Das Dokument ist angehängt. Prüfen Sie es, bevor Sie reisen.',
  'visa-approved.title': 'Ihr Visum ist genehmigt',
  'visa-approved.text':
    'Gute Nachricht: Ihr Antrag ist genehmigt. Das Dokument ist an diese E-Mail angehängt, und Sie können es auf der Statusseite herunterladen.',
  'visa-approved.action': 'Visum herunterladen',
  'visa-approved.next': 'Vor der Reise',
  'visa-approved.next.1':
    'Prüfen Sie den Namen, die Reisepassnummer und die Daten Zeichen für Zeichen. Etwas stimmt nicht? Antworten Sie sofort auf diese E-Mail.',
  'visa-approved.next.2':
    'Drucken Sie das Dokument aus und speichern Sie eine Kopie auf Ihrem Handy.',
  'visa-approved.next.3':
    'Reisen Sie mit dem Reisepass, den Sie im Antrag angegeben haben. Über die Einreise entscheidet letztlich die Grenzkontrolle.',
  'visa-approved.next.4':
    'Wer an dem Dokument zweifelt, kann unter {address} prüfen, dass es von uns kommt.',

  'partly.approved': '{approved} von {total} sind genehmigt.',
  'partly.filed':
    '{count, plural, one {Über {names} entscheidet noch die Behörde.} other {Über {names} entscheidet noch die Behörde.}}',
  'partly.open':
    '{count, plural, one {Der Antrag für {names} ist noch nicht eingereicht.} other {Die Anträge für {names} sind noch nicht eingereicht.}}',
  'partly.more': '{count} weitere',
  'applicant-decided.subject.filed': '{reference}: eingereicht für {names}',
  'applicant-decided.subject.rejected': '{reference}: die Entscheidung über {names}',
  'applicant-decided.subject.withdrawn': '{reference}: zurückgezogen für {names}',
  'applicant-decided.subject.ready': '{reference}: wieder offen für {names}',
  'applicant-decided.preview': 'Was entschieden wurde und was das für Sie bedeutet.',
  'applicant-decided.title.filed': 'Eingereicht für {names}',
  'applicant-decided.title.rejected': 'Die Entscheidung über {names}',
  'applicant-decided.title.withdrawn': 'Zurückgezogen für {names}',
  'applicant-decided.title.ready': 'Wieder offen für {names}',
  'applicant-decided.text.filed':
    'Wir haben die Dokumente geprüft und den Antrag für {names} eingereicht. Jetzt entscheidet die Behörde; das kann niemand verkürzen. Wir schreiben Ihnen, sobald die Entscheidung da ist.',
  'applicant-decided.text.rejected':
    'Über den Antrag für {names} wurde ablehnend entschieden. Wir wissen, dass Sie sich etwas anderes erhofft haben.',
  'applicant-decided.text.withdrawn': 'Der Antrag für {names} ist beendet: Er wurde zurückgezogen.',
  'applicant-decided.text.ready':
    'Wir haben den Antrag für {names} wieder geöffnet. Auf der Statusseite steht, ob wir etwas von Ihnen brauchen.',
  'applicant-decided.reason': 'Der Grund',
  'applicant-decided.rejected.next.1':
    'Sie möchten mehr über den Grund wissen? Antworten Sie auf diese E-Mail: Ein Mensch liest sie.',
  'applicant-decided.rejected.next.2':
    'Was erstattet wird und was nicht, steht in unseren Erstattungsregeln: {address}',
  'applicant-decided.rejected.next.3':
    'Sie können einen neuen Antrag stellen. Vorher sehen wir mit Ihnen an, was sich verbessern lässt.',
  'applicant-decided.withdrawn.next':
    'Damit haben Sie nicht gerechnet? Antworten Sie sofort auf diese E-Mail. Was erstattet wird, steht in unseren Erstattungsregeln: {address}',
  'visa-approved.text.some':
    'Gute Nachricht: Der Antrag für {names} ist genehmigt. Das Dokument ist an diese E-Mail angehängt, und Sie können es auf der Statusseite herunterladen.',

  'documents-asked.subject':
    '{reference}: Wir brauchen {count, plural, one {ein neues Dokument} other {# neue Dokumente}}',
  'documents-asked.preview':
    '{count, plural, one {Ein Dokument ist nicht geeignet.} other {# Dokumente sind nicht geeignet.}} Hier lesen Sie, warum, und wie Sie ein besseres senden.',
  'documents-asked.title':
    '{count, plural, one {Wir brauchen ein neues Dokument von Ihnen} other {Wir brauchen # neue Dokumente von Ihnen}}',
  'documents-asked.text':
    'Wir haben die Dokumente zu {reference} durchgesehen. {count, plural, one {Dieses kann so nicht eingereicht werden:} other {Diese können so nicht eingereicht werden:}}',
  'documents-asked.action':
    '{count, plural, one {Neues Dokument senden} other {Neue Dokumente senden}}',
  'documents-asked.reply':
    'Wir brauchen dies bis zum {day}, damit wir unsere Zusage einhalten können. Alles andere, was Sie uns gegeben haben, bleibt, wie es ist.',

  'refund-made.subject': '{reference}: Ihre Erstattung ist unterwegs',
  'refund-made.preview': 'Sie geht auf die Karte, mit der Sie bezahlt haben.',
  'refund-made.title': 'Ihre Erstattung ist veranlasst',
  'refund-made.text.refund':
    'Wie vereinbart bearbeiten wir diesen Antrag nicht weiter und erstatten Ihnen, was unsere Erstattungsrichtlinie vorsieht.',
  'refund-made.text.cancellation':
    'Ihr Antrag ist auf Ihren Wunsch storniert. Wir erstatten Ihnen, was unsere Erstattungsrichtlinie vorsieht.',
  'refund-made.text.duplicate':
    'Ihre Zahlung ist zweimal bei uns eingegangen. Die zweite erstatten wir vollständig.',
  'refund-made.text.service-failed':
    'Bei uns ist ein Fehler aufgetreten. Das tut uns leid, und wir erstatten Ihnen Ihr Geld.',
  'refund-made.text.late':
    'Wir haben Ihren Antrag nicht bis zum zugesagten Tag eingereicht. Sie hatten für eine schnellere Bearbeitung bezahlt; diesen Zuschlag zahlen wir zurück. Ihr Antrag läuft unverändert weiter.',
  'refund-made.text.amended':
    'Ihre Bestellung kostet jetzt wie vereinbart weniger. Wir erstatten den Unterschied, wie es unsere Erstattungsrichtlinie vorsieht.',
  'refund-made.text.lapsed':
    'Ihre Zahlung für eine Änderung kam an, als die Änderung nicht mehr möglich war. Ihre Bestellung bleibt, wie sie war, und wir erstatten diese Zahlung vollständig.',
  'refund-made.text.part':
    'Wie vereinbart erstatten wir einen Teil dessen, was für diesen Antrag bezahlt wurde.',
  'refund-made.withdrawn':
    '{name} ist nicht mehr Teil des Antrags. Für alle anderen geht er weiter.',
  'refund-made.before': 'Bereits erstattet',
  'refund-made.open': 'Weiterhin für den Antrag bezahlt',
  'refund-made.paid': 'Von Ihnen bezahlt',
  'refund-made.kept': 'Von uns einbehalten',
  'refund-made.amount': 'Erstattet',
  'refund-made.note': 'Die Gutschrift ist als PDF angehängt.',
  'refund-made.arrives':
    'Das Geld geht auf die Karte, mit der Sie bezahlt haben, und ist spätestens am {day} da; wie schnell, hängt von Ihrer Bank ab.',
  'refund-made.action': 'Status ansehen',
  'refund-made.help': 'Das Geld ist bis dahin nicht da? Antworten Sie auf diese E-Mail.',

  'answers-corrected.subject': '{reference}: Ihr Antrag wurde korrigiert',
  'answers-corrected.preview': 'Was korrigiert wurde und ob wir etwas von Ihnen brauchen.',
  'answers-corrected.title': 'Ihr Antrag wurde korrigiert',
  'answers-corrected.text.staff': 'Wir haben in Ihrem Antrag {reference} diese Angaben korrigiert:',
  'answers-corrected.text.traveller':
    'In Ihrem Antrag {reference} wurden diese Angaben online korrigiert:',
  'answers-corrected.contact': 'Kontakt',
  'answers-corrected.asks':
    '{count, plural, one {Ein Dokument zeigt noch die alte Angabe. Bitte senden Sie ein neues:} other {# Dokumente zeigen noch die alte Angabe. Bitte senden Sie neue:}}',
  'answers-corrected.values':
    'Zu Ihrer Sicherheit wiederholt diese E-Mail die Angaben nicht. Über den Knopf sehen Sie sie.',
  'answers-corrected.action': 'Korrekturen ansehen',
  'answers-corrected.wrong':
    'Sie wissen nichts davon, oder etwas stimmt nicht? Antworten Sie sofort auf diese E-Mail.',

  'contact-code.subject': '{code} ist Ihr Code für die neue Adresse',
  'contact-code.text':
    'Jemand hat uns gebeten, zum Visumantrag {reference} an diese Adresse zu schreiben. Waren Sie das, geben Sie diesen Code dort ein, wo Sie ihn angefordert haben. Er funktioniert nur einmal und gilt {minutes} Minuten.',
  'contact-code.ignore':
    'Das waren nicht Sie? Dann hat sich jemand bei der Adresse vertippt. Ignorieren Sie diese E-Mail: Ohne den Code ändert sich nichts.',

  'contact-changed.subject.old': '{reference}: Die Kontaktadresse wurde geändert',
  'contact-changed.subject.new': '{reference}: Wir schreiben jetzt an diese Adresse',
  'contact-changed.preview.old': 'Das waren nicht Sie? Dann schreiben Sie uns sofort.',
  'contact-changed.preview.new': 'Alles zu Ihrem Antrag kommt von jetzt an hierher.',
  'contact-changed.title.old': 'Die Kontaktadresse wurde geändert',
  'contact-changed.title.new': 'Wir schreiben jetzt an diese Adresse',
  'contact-changed.text.old':
    'Die Kontaktadresse des Antrags {reference} ist jetzt {email}. An diese Adresse schreiben wir nicht mehr, und Codes, die wir hierher gesendet haben, gelten nicht mehr.',
  'contact-changed.text.new':
    'Dies ist jetzt die Kontaktadresse Ihres Antrags {reference}. Die Entscheidung und das Visum kommen hierher.',
  'contact-changed.wrong.old':
    'Das waren nicht Sie? Antworten Sie sofort auf diese E-Mail, damit ein Mensch es aufhalten kann.',
  'contact-changed.wrong.new':
    'Sie wissen nichts von diesem Antrag? Antworten Sie auf diese E-Mail, damit wir die Adresse berichtigen können.',
  'contact-changed.action.old': 'So erreichen Sie uns',

  'chat-answer.subject': 'Unsere Antwort auf Ihre Nachricht',
  'chat-answer.preview': 'Sie kam, als Sie den Chat schon verlassen hatten.',
  'chat-answer.title': 'Wir haben Ihnen geantwortet',
  'chat-answer.text':
    '{count, plural, one {Sie haben uns im Chat geschrieben. Diese Antwort kam, als Sie ihn schon verlassen hatten:} other {Sie haben uns im Chat geschrieben. Diese # Antworten kamen, als Sie ihn schon verlassen hatten:}}',
  'chat-answer.action': 'Gespräch fortsetzen',
  'chat-answer.link':
    'Die Schaltfläche öffnet Ihr Gespräch {days} Tage lang ohne Passwort. Leiten Sie diese E-Mail nicht weiter.',

  'chat-transcript.subject': 'Ihr Gespräch mit {company}',
  'chat-transcript.preview': 'Die Kopie, die Sie angefordert haben.',
  'chat-transcript.title': 'Ihr Gespräch',
  'chat-transcript.text':
    'Hier ist die Kopie, die Sie angefordert haben. Alle Zeiten sind Londoner Zeit.',
  'chat-transcript.you': 'Sie',
  'chat-transcript.ignore':
    'Sie haben keine Kopie angefordert? Dann hat sich jemand bei der E-Mail-Adresse vertippt: Löschen Sie diese E-Mail.',

  'email-test.subject': 'Test des E-Mail-Systems',
  'email-test.preview': 'Es funktioniert: E-Mails kommen in diesem Postfach an.',
  'email-test.title': 'Das E-Mail-System funktioniert',
  'email-test.text':
    'Diese E-Mail kam auf demselben Weg wie die E-Mails an Reisende. Wenn sie hier gut lesbar ist, sind es auch jene.',
  'email-test.sent': 'Gesendet',
  'email-test.by': 'Getestet von',
  'email-test.action': 'Zurück zum Test',
  'email-test.ignore': 'Sie wissen nichts von einem Test? Dann ignorieren Sie diese E-Mail.',

  'download-code.subject': '{code} ist Ihr Code zum Herunterladen des Visums',
  'download-code.preview': 'Er funktioniert nur einmal und gilt {minutes} Minuten.',
  'download-code.title': 'Ihr Code',
  'download-code.text':
    'Geben Sie diesen Code auf der Statusseite ein, um das Visum zu {reference} herunterzuladen. Er funktioniert nur einmal und gilt {minutes} Minuten.',
  'download-code.action': 'Statusseite öffnen',
  'download-code.ignore':
    'Sie haben keinen Code angefordert? Dann kennt jemand Ihre Referenznummer und E-Mail-Adresse. Ohne den Code ist kein Dokument zu sehen: Behalten Sie ihn für sich.',

  'application-received.subject': '{reference}: Ihr Antrag ist gespeichert und überall bezahlbar',
  'application-received.preview':
    'Der Link zu Ihrem Antrag, und wie Sie auf einem anderen Gerät bezahlen.',
  'application-received.title': 'Ihr Antrag ist bei uns',
  'application-received.text':
    'Ihre Angaben sind gespeichert. Bezahlen können Sie auf diesem oder jedem anderen Gerät: Öffnen Sie dort diese E-Mail und klicken Sie auf die Schaltfläche.',
  'application-received.action': 'Weiter zur Zahlung',
  'application-received.otherwise':
    'Es wurde nichts abgebucht. Vor der Zahlung wird nichts eingereicht, und ein unbezahlter Antrag endet einfach. Wir erinnern Sie höchstens zweimal.',

  'application-link.subject': '{reference}: der Link zu Ihrem Antrag',
  'application-link.preview': 'Er öffnet alles: Status, Angaben und Unterlagen.',
  'application-link.title': 'Ihr Link',
  'application-link.text':
    'Öffnen Sie diese E-Mail auf dem Gerät, auf dem Sie weitermachen möchten, und klicken Sie auf die Schaltfläche.',
  'application-link.action': 'Meinen Antrag öffnen',
  'application-link.ignore':
    'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail: Wer es war, hat nichts gesehen. Die Schaltfläche öffnet Ihren Antrag ohne Passwort. Leiten Sie diese E-Mail nicht weiter.',

  'applications-found.subject': 'Ihre Anträge',
  'applications-found.preview': 'Sie haben sie auf unserer Website angefordert.',
  'applications-found.title': 'Ihre Anträge bei uns',
  'applications-found.text':
    '{count, plural, one {Dieser Antrag wurde mit Ihrer E-Mail-Adresse gestellt. Seine Referenznummer öffnet ihn:} other {Diese # Anträge wurden mit Ihrer E-Mail-Adresse gestellt. Jede Referenznummer öffnet einen:}}',
  'applications-found.action':
    '{count, plural, one {Meinen Antrag öffnen} other {Den neuesten öffnen}}',

  'cancelled.subject': '{reference} ist storniert',
  'cancelled.preview': 'Es wurde nichts abgebucht. Das bedeutet es.',
  'cancelled.title': 'Ihr Antrag ist storniert',
  'cancelled.text':
    'Sie haben {reference} storniert. Es wurde nichts abgebucht, nichts wird eingereicht, und es folgt keine Erinnerung. Sie können jederzeit einen neuen Antrag stellen.',
  'cancelled.ignore':
    'Sie haben nicht selbst storniert? Dann war es jemand, der Ihren Link hat: Antworten Sie auf diese E-Mail.',

  'cancellation-received.subject': '{reference}: Ihre Stornierungsanfrage ist da',
  'cancellation-received.preview': 'Ein Mensch antwortet per E-Mail. Bis dahin ändert sich nichts.',
  'cancellation-received.title': 'Ihre Stornierungsanfrage ist da',
  'cancellation-received.text': 'Wir prüfen Ihre Anfrage und antworten bis zum {day}.',
  'cancellation-received.refund': 'Erstattung nach unserer Richtlinie',
  'cancellation-received.until': 'Bis zu unserer Antwort läuft Ihr Antrag weiter wie bisher.',

  'cancellation-answered.subject.accepted': '{reference}: Ihre Stornierung ist angenommen',
  'cancellation-answered.subject.declined':
    '{reference}: unsere Antwort auf Ihre Stornierungsanfrage',
  'cancellation-answered.preview': 'Hier ist unsere Antwort.',
  'cancellation-answered.title.accepted': 'Ihre Stornierung ist angenommen',
  'cancellation-answered.title.declined': 'Eine Stornierung ist nicht möglich',
  'cancellation-answered.text.accepted':
    'Für die unten genannten Reisenden machen wir nicht weiter. Bekommen Sie Geld zurück, sagt eine eigene E-Mail, wie viel und wann.',
  'cancellation-answered.text.declined':
    'Für die unten genannten Reisenden können wir nicht stornieren. Ihr Antrag läuft weiter wie bisher.',
  'cancellation-answered.help': 'Fragen? Antworten Sie auf diese E-Mail: Ein Mensch liest sie.',

  'data-request-received.subject.export': 'Ihre Anfrage nach einer Kopie Ihrer Daten ist da',
  'data-request-received.subject.erasure': 'Ihre Anfrage zur Löschung Ihrer Daten ist da',
  'data-request-received.preview': 'Was geschieht, und bis wann.',
  'data-request-received.title.export': 'Ihre Anfrage nach einer Kopie ist da',
  'data-request-received.title.erasure': 'Ihre Löschanfrage ist da',
  'data-request-received.text.export':
    'Sie haben um eine Kopie von allem gebeten, was wir über Sie gespeichert haben. Eine Kollegin oder ein Kollege prüft die Anfrage und sendet sie Ihnen.',
  'data-request-received.text.erasure':
    'Sie haben uns gebeten, zu löschen, was wir über Sie gespeichert haben. Wir prüfen die Anfrage und schreiben Ihnen, wenn es erledigt ist. Was bezahlt wurde, bleibt für die Buchhaltung, ohne Ihren Namen.',
  'data-request-received.due': 'Antwort bis',
  'data-request-received.ignore':
    'Sie haben das nicht angefragt? Dann war es jemand, der Ihren Link hat: Antworten Sie auf diese E-Mail.',

  'document.passportPhoto': 'Passfoto',
  'document.passportDocument': 'Passseite mit dem Foto',
  'document.flightTicket': 'Flugticket',
  'document.transitTicket': 'Ticket für die Weiterreise',
  'document.transitVisa': 'Visum des nächsten Landes',
  'document.invitationLetter': 'Einladungsschreiben',
  'document.companyRegistration': 'Handelsregisterauszug',
  'list.application-received': 'Ihr Antrag ist bei uns',
  'list.application-link': 'Der Link zu Ihrem Antrag',
  'list.cancelled': 'Ihr Antrag ist storniert',
  'list.cancellation-received': 'Ihre Stornierungsanfrage ist da',
  'list.cancellation-answered': 'Unsere Antwort auf Ihre Stornierungsanfrage',
  'list.data-request-received': 'Ihre Anfrage zu Ihren Daten ist da',

  'list.payment-confirmed': 'Ihr Beleg: Die Zahlung ist angekommen',
  'list.order-amended': 'Ihre Bestellung ist geändert',
  'list.documents-received': 'Ihre Dokumente sind da',
  'list.reminder-payment': 'Erinnerung: Die Zahlung steht noch aus',
  'list.reminder-documents': 'Erinnerung: Es fehlen Dokumente',
  'list.staff-message': 'Eine Nachricht von uns',
  'list.status-changed': 'Neues zu Ihrem Antrag',
  'list.applicant-decided': 'Die Entscheidung zu einer Person',
  'list.answers-corrected': 'Ihre Angaben wurden berichtigt',
  'list.contact-changed': 'Ihre Kontaktdaten wurden geändert',
  'list.visa-approved': 'Ihr Visum',
  'list.documents-asked': 'Wir brauchen ein neues Dokument',
  'list.refund-made': 'Ihre Rückzahlung',
}
