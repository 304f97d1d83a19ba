import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Guten Tag, {name}!',
  'footer.private':
    '{company} ist ein privates Beratungsunternehmen und gehört zu keiner Regierung. Sie können das Visum auch auf der amtlichen Website {officialSite} beantragen.',
  'footer.contact': 'Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an {email}.',
  'footer.stop': 'Keine Erinnerungen mehr zu diesem Antrag',
  'fact.reference': 'Referenznummer',
  'fact.paidAt': 'Bezahlt am',
  'fact.payment': 'Zahlungsreferenz',
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
  'payment-confirmed.subject.ended': 'Zahlung zu {reference} eingegangen',
  'payment-confirmed.preview': 'Ihre Quittung und das Einzige, was Sie noch tun müssen.',
  'payment-confirmed.title': 'Ihre Zahlung ist eingegangen',
  'payment-confirmed.text.attached': 'Vielen Dank. Ihre Quittung ist als PDF angehängt.',
  'payment-confirmed.text.both':
    'Vielen Dank. Ihre Quittung und der Vertrag, den Sie unterschrieben haben, sind als PDF angehängt.',
  'payment-confirmed.text.online': 'Vielen Dank. Ihre Quittung finden Sie auf der Statusseite.',
  'payment-confirmed.agreement': 'Der Vertrag, den Sie unterschrieben haben, liegt als PDF bei.',
  'payment-confirmed.ended':
    'Der Antrag war bereits beendet, als diese Zahlung einging. Wir prüfen das und schreiben Ihnen.',
  'payment-confirmed.action': 'Weiter zu den Dokumenten',
  'payment-confirmed.next.1':
    '{count, plural, one {Fügen Sie die Dokumente hinzu. Scharfe Fotos mit dem Handy genügen.} other {Fügen Sie die Dokumente aller # Reisenden hinzu. Scharfe Fotos mit dem Handy genügen.}}',
  'payment-confirmed.next.2.business-days':
    'Sobald alle Dokumente da sind, prüfen wir alles und reichen den Antrag innerhalb von {apart, plural, =0 {} other {{least} bis }}{most, plural, one {# Arbeitstag} other {# Arbeitstagen}} bei der Einwanderungsbehörde ein.',
  'payment-confirmed.next.2.hours':
    'Sobald alle Dokumente da sind, prüfen wir alles und reichen den Antrag innerhalb von {most, plural, one {# Stunde} other {# Stunden}} bei der Einwanderungsbehörde ein.',
  'payment-confirmed.next.3':
    'Danach entscheidet die Behörde. Das kann niemand beschleunigen. Die Entscheidung senden wir an diese E-Mail-Adresse.',
  'payment-confirmed.next.3.by':
    'Danach entscheidet die Behörde, etwa bis zum {day}, wenn uns Ihre Dokumente heute vorliegen; beschleunigen kann das niemand. Die Entscheidung senden wir an diese E-Mail-Adresse.',
  'payment-confirmed.link':
    'Die Schaltfläche öffnet Ihren Antrag ohne Passwort. Leiten Sie diese E-Mail nicht weiter.',

  'order-amended.subject': '{reference}: Ihr Auftrag wurde geändert',
  'order-amended.preview': 'Was jetzt zu Ihrem Auftrag gehört und bis wann wir einreichen.',
  'order-amended.title': 'Ihr Auftrag wurde geändert',
  'order-amended.text.paid':
    'Vielen Dank. Ihre Zahlung von {amount} ist eingegangen, und wir haben Ihren Auftrag geändert. Bewahren Sie diese E-Mail als Nachweis auf.',
  'order-amended.text.staff':
    'Wie vereinbart haben wir Ihren Auftrag geändert. Steht Ihnen eine Erstattung zu, erhalten Sie dazu eine eigene E-Mail.',
  'order-amended.receipt': 'Die Quittung ist als PDF angehängt.',
  'order-amended.documents':
    'Für dieses Visum sind mehr Dokumente nötig als zuvor. Fügen Sie sie hinzu und klicken Sie dann noch einmal auf „Antrag abschließen“.',
  'order-amended.due':
    'Wir reichen den Antrag spätestens am {day} bei der Einwanderungsbehörde ein.',
  'order-amended.action.status': 'Status ansehen',
  'order-amended.action.documents': 'Dokumente hinzufügen',

  'regime-changed.subject': '{reference}: Die Entscheidung dauert länger',
  'regime-changed.preview':
    'Die Einwanderungsbehörde hat ihre Regeln geändert. Hier lesen Sie, was das für Sie bedeutet.',
  'regime-changed.title': 'Die Entscheidung dauert länger',
  'regime-changed.text':
    'Die Einwanderungsbehörde hat ihre Regeln geändert. Anträge mit {count, plural, one {dem Reisepass dieser Person} other {den Reisepässen dieser Reisenden}} gehen jetzt zuerst an eine zweite Stelle. Bis zur Entscheidung braucht die Behörde etwa {days, plural, one {# Tag} other {# Tage}}.',
  'regime-changed.by':
    'Mit der Entscheidung ist jetzt etwa bis zum {day} zu rechnen, wenn die Behörde die von ihr genannte Zeit einhält. Beschleunigen kann das niemand.',
  'regime-changed.open':
    'Diese Zeit zählt ab dem Tag, an dem wir den Antrag einreichen. Das tun wir, sobald uns alle Dokumente vorliegen.',
  'regime-changed.late':
    'Die geplante Ankunft liegt auf diesem Tag oder davor. Wenn Sie später reisen können, antworten Sie auf diese E-Mail und nennen Sie uns einen neuen Tag.',
  'regime-changed.kept':
    'Der Preis, den Sie bezahlt haben, und unser eigener Termin für das Einreichen bleiben gleich.',
  'regime-changed.cancel':
    'Möchten Sie lieber stornieren, zeigt Ihnen dieselbe Seite, was wir nach den vereinbarten Bedingungen erstatten.',

  'documents-received.subject': '{reference}: Uns liegt alles vor',
  'documents-received.preview':
    'Sie müssen nichts mehr tun. Hier lesen Sie, was als Nächstes geschieht und bis wann.',
  'documents-received.title': 'Ihre Dokumente liegen uns vor',
  'documents-received.text':
    '{count, plural, one {Alle Dokumente sind eingegangen.} other {Alle Dokumente der # Reisenden sind eingegangen.}} Sie müssen nichts mehr tun.',
  'documents-received.action': 'Status ansehen',
  'documents-received.next.1':
    'Wir prüfen alles und reichen den Antrag bis zum {day} bei der Einwanderungsbehörde ein. Wenn etwas zu korrigieren ist, schreiben wir Ihnen.',
  'documents-received.next.2':
    'Danach entscheidet die Behörde. Sie braucht dafür gleich lang, welche Bearbeitungsdauer Sie auch gewählt haben.',
  'documents-received.next.2.by':
    'Danach entscheidet die Behörde, etwa bis zum {day}, wenn sie die von ihr genannte Zeit einhält. Sie braucht dafür gleich lang, welche Bearbeitungsdauer Sie auch gewählt haben.',
  'documents-received.next.3':
    'Die Entscheidung senden wir Ihnen per E-Mail. Wird das Visum erteilt, können Sie es dann herunterladen.',
  'documents-received.hold':
    'Buchen Sie, bis Sie das Visum haben, nichts, was sich nicht mehr ändern lässt.',

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
    'Alle Dokumente zu {reference} sind da, aber Sie haben den Antrag noch nicht abgeschlossen. Sehen Sie die Dokumente noch einmal durch und klicken Sie auf „Antrag abschließen“. Dann beginnen wir.',
  'reminder-documents.action': 'Dokumente hinzufügen',
  'reminder-documents.action.complete': 'Antrag abschließen',
  'reminder-documents.help':
    'Etwas funktioniert nicht oder Ihnen fehlt ein Dokument? Antworten Sie auf diese E-Mail und sagen Sie es uns.',

  'own-part-asked.subject.named':
    '{name} bittet Sie, Ihren Teil eines Visumantrags für Tansania auszufüllen',
  'own-part-asked.subject.plain': 'Ihr Teil eines Visumantrags für Tansania',
  'own-part-asked.preview': 'Ein Formular, nur für Sie. Kein Konto, nichts zu bezahlen.',
  'own-part-asked.title': 'Füllen Sie Ihren Teil aus',
  'own-part-asked.text.named':
    '{name} beantragt Visa für Tansania über {company} und bittet Sie, Ihren Teil selbst auszufüllen: Ihre Angaben wie im Reisepass und später Ihre Dokumente.',
  'own-part-asked.text.plain':
    'Jemand, mit dem Sie reisen, beantragt Visa für Tansania über {company} und bittet Sie, Ihren Teil selbst auszufüllen: Ihre Angaben wie im Reisepass und später Ihre Dokumente.',
  'own-part-asked.sees':
    'Der Link öffnet nur Ihr eigenes Formular, auf jedem Gerät und ohne Konto. Sie bezahlen nichts. Wer ihn gesendet hat, sieht Ihre Angaben, sendet sie ab und bezahlt.',
  'own-part-asked.action': 'Mein Formular öffnen',
  'own-part-asked.ignore':
    'Sie wissen nicht, von wem das kommt? Dann ignorieren Sie diese E-Mail: Ohne Sie geschieht nichts. Wir fragen hier nie nach Geld oder einem Passwort.',
  'own-part-reminder.subject': 'Ihr Teil eines Visumantrags für Tansania ist noch offen',
  'own-part-reminder.title': 'Ihr Teil ist noch offen',
  'own-part-reminder.answers':
    'Der Antrag kann erst weitergehen, wenn Ihr Teil vollständig ist. Was Sie bisher eingegeben haben, ist gespeichert; derselbe Link öffnet es.',
  'own-part-reminder.documents':
    'Der Antrag ist bezahlt, Ihre Dokumente fehlen noch. Hinzufügen können Sie sie über denselben Link.',
  'own-part-finished.subject.all': 'Alle Reisenden sind mit ihrem Teil fertig',
  'own-part-finished.subject.some':
    '{count, plural, one {Eine Person ist mit ihrem Teil fertig} other {# Reisende sind mit ihrem Teil fertig}}',
  'own-part-finished.text': 'Fertig: {names}.',
  'own-part-finished.left':
    '{count, plural, one {Eine weitere Person hat einen Link und ist noch nicht fertig.} other {# weitere Reisende haben einen Link und sind noch nicht fertig.}}',
  'own-part-finished.next':
    'Öffnen Sie den Antrag in dem Browser, in dem Sie ihn begonnen haben, prüfen Sie die Angaben und gehen Sie weiter zur Zahlung.',
  'own-part-finished.action': 'Antrag fortsetzen',

  'continue-link.subject': 'Ihr Link zum Fortsetzen des Antrags',
  'continue-link.preview':
    'Er funktioniert nur einmal und gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'continue-link.title': 'In einem anderen Browser fortsetzen',
  'continue-link.text':
    'Öffnen Sie diese E-Mail auf dem Gerät, auf dem Sie weitermachen möchten, und klicken Sie auf die Schaltfläche. Der Link funktioniert nur einmal und gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'continue-link.action': 'Antrag fortsetzen',
  'continue-link.ignore':
    'Sie haben diesen Link nicht angefordert? Dann ignorieren Sie diese E-Mail: Ohne den Link geschieht nichts.',

  'draft-reminder.subject': 'Ihr Visumantrag für Tansania ist noch nicht fertig',
  'draft-reminder.preview': 'Ihre Angaben bleiben bis zum {date} gespeichert.',
  'draft-reminder.title': 'Dort weitermachen, wo Sie aufgehört haben',
  'draft-reminder.text':
    'Sie haben bei uns einen Visumantrag für Tansania begonnen und noch nicht fertig ausgefüllt. Ihre Angaben bleiben bis zum {date} gespeichert und werden dann gelöscht. Es wurde nichts abgebucht und nichts eingereicht.',
  'draft-reminder.action': 'Antrag fortsetzen',
  'draft-reminder.once':
    'Die Schaltfläche funktioniert nur einmal, auf jedem Gerät. Dies ist die einzige Erinnerung, die wir senden.',
  'draft-reminder.ignore': 'Das waren nicht Sie, oder Sie brauchen den Antrag nicht mehr?',
  'draft-reminder.forget': 'Diesen Entwurf löschen',

  'staff-invitation.subject.new': 'Ihre Einladung zur Zusammenarbeit',
  'staff-invitation.subject.reset': 'Wählen Sie ein neues Passwort',
  'staff-invitation.preview': 'Sie gilt {days, plural, one {# Tag} other {# Tage}} und nur einmal.',
  'staff-invitation.title': 'Willkommen, {name}',
  'staff-invitation.new':
    '{inviter} lädt Sie in den Teambereich von {company} ein. Klicken Sie auf die Schaltfläche und wählen Sie ein Passwort, dann haben Sie Zugang.',
  'staff-invitation.reset':
    '{inviter} hat Ihren Zugang zum Teambereich von {company} zurückgesetzt. Klicken Sie auf die Schaltfläche und wählen Sie ein neues Passwort. Ihr zweiter Faktor wird entfernt: Richten Sie danach einen neuen ein.',
  'staff-invitation.action': 'Passwort wählen',
  'staff-invitation.ignore':
    'Die Schaltfläche funktioniert {days, plural, one {# Tag} other {# Tage}} lang und nur einmal. Sie haben diese E-Mail nicht erwartet? Dann ignorieren Sie sie und sagen Sie der Leitung des Büros Bescheid.',

  'status-changed.subject.pending': '{reference} ist wieder offen',
  'status-changed.subject.paid': '{reference}: Ihre Zahlung ist verbucht',
  'status-changed.subject.processing': '{reference} liegt bei der Einwanderungsbehörde',
  'status-changed.subject.approved': '{reference} ist genehmigt',
  'status-changed.subject.rejected': '{reference}: die Entscheidung über Ihren Antrag',
  'status-changed.preview':
    'Der Status Ihres Antrags hat sich geändert. Hier lesen Sie, was das bedeutet.',
  'status-changed.title.pending': 'Ihr Antrag ist wieder offen',
  'status-changed.title.paid': 'Ihre Zahlung ist verbucht',
  'status-changed.title.processing': 'Ihr Antrag wird bearbeitet',
  'status-changed.title.approved': 'Ihr Antrag ist genehmigt',
  'status-changed.title.rejected': 'Ihr Antrag wurde abgelehnt',
  'status-changed.text.pending':
    'Wir haben Ihren Antrag wieder geöffnet. Auf der Statusseite steht, was noch zu tun ist.',
  'status-changed.text.paid':
    'Ihr Antrag gilt jetzt als bezahlt. Auf der Statusseite steht, ob wir noch etwas von Ihnen brauchen.',
  'status-changed.text.processing':
    'Wir haben Ihre Dokumente geprüft und den Antrag bei der Einwanderungsbehörde eingereicht. Jetzt entscheidet die Behörde; das kann niemand beschleunigen. Wir schreiben Ihnen, sobald die Entscheidung da ist.',
  'status-changed.text.approved':
    'Ihr Antrag ist genehmigt. Sie finden das Dokument auf der Statusseite.',
  'status-changed.text.rejected':
    'Ihr Antrag wurde leider abgelehnt. Wir wissen, dass Sie sich etwas anderes erhofft haben.',
  'status-changed.rejected':
    'Sie möchten mehr wissen oder es noch einmal versuchen? Antworten Sie auf diese E-Mail: Wir antworten Ihnen persönlich.',
  'status-changed.action': 'Status ansehen',

  'staff-message.subject': '{reference}: eine Nachricht zu Ihrem Antrag',
  'staff-message.preview': 'Von der Person, die Ihren Antrag bearbeitet.',
  'staff-message.title': 'Eine Nachricht zu Ihrem Antrag',
  'staff-message.reply':
    'Antworten Sie einfach auf diese E-Mail: Ihre Antwort lesen wir persönlich.',
  'visa-approved.subject': '{reference}: Ihr Visum wurde erteilt',
  'visa-approved.preview': 'Das Dokument ist angehängt. Prüfen Sie es, bevor Sie reisen.',
  'visa-approved.title': 'Ihr Visum wurde erteilt',
  'visa-approved.text':
    'Gute Nachricht: Ihr Antrag wurde genehmigt. Das Visum ist an diese E-Mail angehängt, und Sie können es auf der Statusseite herunterladen.',
  'visa-approved.action': 'Visum herunterladen',
  'visa-approved.next': 'Vor der Reise',
  'visa-approved.next.1':
    'Prüfen Sie den Namen, die Reisepassnummer und die Daten Zeichen für Zeichen. Stimmt etwas nicht, antworten Sie sofort auf diese E-Mail.',
  'visa-approved.next.2':
    'Drucken Sie das Dokument aus und speichern Sie eine Kopie auf Ihrem Handy.',
  'visa-approved.next.3':
    'Reisen Sie mit dem Reisepass, den Sie im Antrag angegeben haben. Über die Einreise entscheidet letztlich die Grenzkontrolle.',
  'visa-approved.next.4':
    'Wer an dem Dokument zweifelt, kann unter {address} prüfen, ob es von uns kommt.',

  'partly.approved':
    '{approved, plural, one {# von {total} Visa ist erteilt.} other {# von {total} Visa sind erteilt.}}',
  'partly.filed':
    '{count, plural, one {Der Antrag für {names} liegt noch bei der Einwanderungsbehörde.} other {Die Anträge für {names} liegen noch bei der Einwanderungsbehörde.}}',
  'partly.open':
    '{count, plural, one {Der Antrag für {names} ist noch nicht eingereicht.} other {Die Anträge für {names} sind noch nicht eingereicht.}}',
  'partly.more': '{count, plural, one {# weitere Person} other {# weitere Personen}}',
  'applicant-decided.subject.filed': '{reference}: eingereicht für {names}',
  'applicant-decided.subject.rejected': '{reference}: die Entscheidung zu {names}',
  'applicant-decided.subject.withdrawn': '{reference}: storniert für {names}',
  'applicant-decided.subject.ready': '{reference}: wieder geöffnet für {names}',
  'applicant-decided.preview': 'Was entschieden wurde und was das für Sie bedeutet.',
  'applicant-decided.title.filed': 'Eingereicht für {names}',
  'applicant-decided.title.rejected': 'Die Entscheidung zu {names}',
  'applicant-decided.title.withdrawn': 'Storniert für {names}',
  'applicant-decided.title.ready': 'Wieder geöffnet für {names}',
  'applicant-decided.text.filed':
    'Wir haben die Dokumente geprüft und den Antrag für {names} bei der Einwanderungsbehörde eingereicht. Jetzt entscheidet die Behörde; das kann niemand beschleunigen. Wir schreiben Ihnen, sobald die Entscheidung da ist.',
  'applicant-decided.text.rejected':
    'Der Antrag für {names} wurde leider abgelehnt. Wir wissen, dass Sie sich etwas anderes erhofft haben.',
  'applicant-decided.text.withdrawn':
    'Der Antrag für {names} wurde storniert und wird nicht weiter bearbeitet.',
  'applicant-decided.text.ready':
    'Wir haben den Antrag für {names} wieder geöffnet. Auf der Statusseite steht, ob wir etwas von Ihnen brauchen.',
  'applicant-decided.reason': 'Der Grund',
  'applicant-decided.rejected.next.1':
    'Sie möchten mehr über den Grund wissen? Antworten Sie auf diese E-Mail: Wir antworten Ihnen persönlich.',
  'applicant-decided.rejected.next.2':
    'Sie können das Visum noch einmal beantragen. Vorher sehen wir uns gern mit Ihnen an, was zu korrigieren ist.',
  'applicant-decided.refund-policy':
    'Was erstattet wird und was nicht, steht in unserer Erstattungsrichtlinie.',
  'applicant-decided.withdrawn.next':
    'Damit haben Sie nicht gerechnet? Antworten Sie sofort auf diese E-Mail.',
  'visa-approved.text.some':
    'Gute Nachricht: Der Antrag für {names} wurde genehmigt. Das Visum ist an diese E-Mail angehängt, und Sie können es auf der Statusseite herunterladen.',

  'documents-asked.subject':
    '{reference}: Wir brauchen {count, plural, one {ein Dokument} other {# Dokumente}} noch einmal',
  'documents-asked.preview':
    '{count, plural, one {Ein Dokument können wir nicht verwenden.} other {# Dokumente können wir nicht verwenden.}} Hier lesen Sie, warum, und wie Sie ein besseres senden.',
  'documents-asked.title':
    '{count, plural, one {Wir brauchen ein Dokument noch einmal} other {Wir brauchen # Dokumente noch einmal}}',
  'documents-asked.text':
    'Wir haben die Dokumente zu {reference} durchgesehen. {count, plural, one {Dieses kann so nicht eingereicht werden:} other {Diese können so nicht eingereicht werden:}}',
  'documents-asked.action':
    '{count, plural, one {Neues Dokument senden} other {Neue Dokumente senden}}',
  'documents-asked.reply':
    'Bitte senden Sie uns den Ersatz bis zum {day}, damit wir unseren Termin einhalten können. Alles andere, was Sie uns gegeben haben, bleibt, wie es ist.',

  'questions-asked.subject':
    '{reference}: {count, plural, one {eine Angabe fehlt} other {# Angaben fehlen}} noch',
  'questions-asked.preview': 'Das Formular der Einwanderungsbehörde verlangt diese Angaben.',
  'questions-asked.title':
    '{count, plural, one {Eine Angabe fehlt noch} other {# Angaben fehlen noch}}',
  'questions-asked.text':
    'Für {reference} brauchen wir von Ihnen noch diese Angaben für das Formular der Einwanderungsbehörde:',
  'questions-asked.end':
    'Sobald wir das haben, können wir den Antrag einreichen. Sie können einen Teil jetzt senden und den Rest später.',
  'questions-asked.action': 'Jetzt angeben',
  'refund-made.subject': '{reference}: Ihre Erstattung ist unterwegs',
  'refund-made.preview': 'Sie geht auf die Karte, mit der Sie bezahlt haben.',
  'refund-made.title': 'Ihre Erstattung ist unterwegs',
  'refund-made.text.refund':
    'Wie vereinbart bearbeiten wir diesen Antrag nicht weiter. Wir erstatten Ihnen, was unsere Erstattungsrichtlinie vorsieht.',
  'refund-made.text.cancellation':
    'Wie gewünscht haben wir storniert. Wir erstatten Ihnen, was unsere Erstattungsrichtlinie vorsieht.',
  'refund-made.text.duplicate':
    'Ihre Zahlung ist zweimal bei uns eingegangen. Die zweite erstatten wir vollständig.',
  'refund-made.text.service-failed':
    'Bei uns ist ein Fehler aufgetreten. Das tut uns leid, und wir erstatten Ihnen Ihr Geld.',
  'refund-made.text.late':
    'Wir haben Ihren Antrag nicht bis zum zugesagten Tag eingereicht. Sie hatten für eine schnellere Bearbeitung bezahlt; diesen Zuschlag erstatten wir. Ihr Antrag läuft unverändert weiter.',
  'refund-made.text.amended':
    'Ihr Auftrag kostet jetzt wie vereinbart weniger. Wir erstatten den Unterschied, wie es unsere Erstattungsrichtlinie vorsieht.',
  'refund-made.text.lapsed':
    'Ihre Zahlung für eine Änderung kam an, als die Änderung nicht mehr möglich war. Ihr Auftrag bleibt, wie er war, und wir erstatten diese Zahlung vollständig.',
  'refund-made.text.part':
    'Wie vereinbart erstatten wir einen Teil dessen, was für diesen Antrag bezahlt wurde.',
  'refund-made.withdrawn':
    '{name} ist nicht mehr Teil des Antrags. Für alle anderen geht er weiter.',
  'refund-made.before': 'Bereits erstattet',
  'refund-made.open': 'Weiterhin für den Antrag bezahlt',
  'refund-made.paid': 'Von Ihnen bezahlt',
  'refund-made.kept': 'Von uns einbehalten',
  'refund-made.amount': 'Diese Erstattung',
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
    'Zu Ihrer Sicherheit wiederholt diese E-Mail die Angaben nicht. Über die Schaltfläche sehen Sie sie.',
  'answers-corrected.action': 'Korrekturen ansehen',
  'answers-corrected.wrong':
    'Sie wissen nichts davon, oder etwas stimmt nicht? Antworten Sie sofort auf diese E-Mail.',

  'contact-code.subject': '{code} ist Ihr Code für die neue Adresse',
  'contact-code.text':
    'Jemand hat uns gebeten, zum Visumantrag {reference} an diese Adresse zu schreiben. Waren Sie das, geben Sie diesen Code dort ein, wo Sie ihn angefordert haben. Er funktioniert nur einmal und gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
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
    'Dies ist jetzt die Kontaktadresse Ihres Antrags {reference}. Die Entscheidung und das Visum senden wir hierher.',
  'contact-changed.wrong.old':
    'Das waren nicht Sie? Antworten Sie sofort auf diese E-Mail, damit wir eingreifen können.',
  'contact-changed.wrong.new':
    'Sie wissen nichts von diesem Antrag? Antworten Sie auf diese E-Mail, damit wir die Adresse korrigieren können.',
  'contact-changed.action.old': 'So erreichen Sie uns',

  'chat-answer.subject': 'Unsere Antwort auf Ihre Nachricht',
  'chat-answer.preview': 'Sie kam, als Sie den Chat schon verlassen hatten.',
  'chat-answer.title': 'Wir haben Ihnen geantwortet',
  'chat-answer.text':
    '{count, plural, one {Sie haben uns im Chat geschrieben. Diese Antwort kam, als Sie ihn schon verlassen hatten:} other {Sie haben uns im Chat geschrieben. Diese # Antworten kamen, als Sie ihn schon verlassen hatten:}}',
  'chat-answer.action': 'Chat fortsetzen',
  'chat-answer.link':
    'Die Schaltfläche öffnet Ihren Chat {days, plural, one {# Tag} other {# Tage}} lang ohne Passwort. Leiten Sie diese E-Mail nicht weiter.',

  'chat-transcript.subject': 'Ihr Chat mit {company}',
  'chat-transcript.preview': 'Die Kopie, die Sie angefordert haben.',
  'chat-transcript.title': 'Ihr Chat',
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

  'download-code.subject': '{code} ist Ihr Code für {reference}',
  'download-code.preview':
    'Er funktioniert nur einmal und gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'download-code.title': 'Ihr Code',
  'download-code.text':
    'Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben. Er öffnet {reference} oder lädt das Visum dazu herunter. Er funktioniert nur einmal und gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'download-code.action': 'Statusseite öffnen',
  'download-code.ignore':
    'Sie haben keinen Code angefordert? Dann war es jemand anderes. Ohne den Code ist von Ihrem Antrag nichts zu sehen: Geben Sie ihn deshalb nicht weiter.',

  'application-received.subject':
    '{reference}: Ihr Antrag ist gespeichert, bezahlen können Sie auf jedem Gerät',
  'application-received.preview':
    'Der Link zu Ihrem Antrag, und wie Sie auf einem anderen Gerät bezahlen.',
  'application-received.title': 'Ihr Antrag ist bei uns gespeichert',
  'application-received.text':
    'Bezahlen können Sie auf diesem oder jedem anderen Gerät: Öffnen Sie dort diese E-Mail und klicken Sie auf die Schaltfläche.',
  'application-received.action': 'Weiter zur Zahlung',
  'application-received.otherwise':
    'Es wurde nichts abgebucht. Vor der Zahlung wird nichts eingereicht, und ein unbezahlter Antrag verfällt einfach. Wir erinnern Sie höchstens zweimal.',

  'application-link.subject': '{reference}: der Link zu Ihrem Antrag',
  'application-link.preview': 'Er öffnet alles: Status, Angaben und Dokumente.',
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
    '{count, plural, one {Dieser Antrag wurde mit Ihrer E-Mail-Adresse angelegt. Seine Referenznummer ist der Link zu ihm:} other {Diese # Anträge wurden mit Ihrer E-Mail-Adresse angelegt. Jede Referenznummer ist der Link zu einem davon:}}',
  'applications-found.action':
    '{count, plural, one {Meinen Antrag öffnen} other {Den neuesten öffnen}}',

  'cancelled.subject': '{reference} ist storniert',
  'cancelled.preview': 'Es wurde nichts abgebucht. Hier lesen Sie, was das bedeutet.',
  'cancelled.title': 'Ihr Antrag ist storniert',
  'cancelled.text':
    'Sie haben {reference} storniert. Es wurde nichts abgebucht, nichts wird eingereicht, und wir senden keine Erinnerungen. Sie können jederzeit einen neuen Antrag beginnen.',
  'cancelled.ignore':
    'Sie haben nicht selbst storniert? Dann war es jemand, der Ihren Link hat: Antworten Sie auf diese E-Mail.',

  'cancellation-received.subject': '{reference}: Ihre Stornierungsanfrage ist eingegangen',
  'cancellation-received.preview':
    'Wir prüfen sie persönlich und antworten per E-Mail. Bis dahin ändert sich nichts.',
  'cancellation-received.title': 'Ihre Stornierungsanfrage ist eingegangen',
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
    'Für die unten genannten Reisenden haben wir den Antrag beendet.',
  'cancellation-answered.refund.all':
    'Den unten genannten Betrag erstatten wir Ihnen; sobald das geschehen ist, erhalten Sie eine weitere E-Mail.',
  'cancellation-answered.refund.some':
    'Falls Ihnen noch etwas zu erstatten ist, teilen wir Ihnen den Betrag per E-Mail mit.',
  'cancellation-answered.text.declined':
    'Für die unten genannten Reisenden können wir den Antrag nicht stornieren. Er läuft weiter wie bisher.',

  'data-request-received.subject.export':
    'Ihre Anfrage nach einer Kopie Ihrer Daten ist eingegangen',
  'data-request-received.subject.erasure': 'Ihre Anfrage zur Löschung Ihrer Daten ist eingegangen',
  'data-request-received.preview': 'Was als Nächstes geschieht und bis wann.',
  'data-request-received.title.export': 'Ihre Anfrage nach einer Kopie ist eingegangen',
  'data-request-received.title.erasure': 'Ihre Löschanfrage ist eingegangen',
  'data-request-received.text.export':
    'Sie haben um eine Kopie von allem gebeten, was wir über Sie gespeichert haben. Jemand aus unserem Team prüft die Anfrage und sendet Ihnen die Kopie.',
  'data-request-received.text.erasure':
    'Sie haben uns gebeten, zu löschen, was wir über Sie gespeichert haben. Jemand aus unserem Team prüft die Anfrage und schreibt Ihnen, wenn es erledigt ist. Zahlungsbelege bewahren wir für die Buchhaltung auf, ohne Ihren Namen.',
  'data-request-received.due': 'Antwort bis',
  'data-request-received.ignore':
    'Sie haben das nicht angefordert? Dann war es jemand, der Ihren Link hat: Antworten Sie auf diese E-Mail.',

  'document.passportPhoto': 'Passfoto',
  'document.passportDocument': 'Passseite mit dem Foto',
  'document.flightTicket': 'Flugticket',
  'document.transitTicket': 'Ticket für die Weiterreise',
  'document.transitVisa': 'Visum des Landes, in das Sie weiterreisen',
  'document.invitationLetter': 'Einladungsschreiben',
  'document.companyRegistration': 'Registerauszug des Unternehmens',
  'list.application-received': 'Ihr Antrag ist bei uns gespeichert',
  'list.application-link': 'Der Link zu Ihrem Antrag',
  'list.cancelled': 'Ihr Antrag ist storniert',
  'list.cancellation-received': 'Ihre Stornierungsanfrage ist eingegangen',
  'list.cancellation-answered': 'Unsere Antwort auf Ihre Stornierungsanfrage',
  'list.data-request-received': 'Ihre Anfrage zu Ihren Daten ist eingegangen',

  'list.payment-confirmed': 'Ihre Quittung: Die Zahlung ist eingegangen',
  'list.order-amended': 'Ihr Auftrag wurde geändert',
  'list.regime-changed': 'Die Entscheidung dauert länger',
  'list.documents-received': 'Ihre Dokumente liegen uns vor',
  'list.reminder-payment': 'Erinnerung: Die Zahlung steht noch aus',
  'list.reminder-documents': 'Erinnerung: Es fehlen Dokumente',
  'list.staff-message': 'Eine Nachricht von uns',
  'list.status-changed': 'Neues zu Ihrem Antrag',
  'list.applicant-decided': 'Die Entscheidung zu einer Person',
  'list.answers-corrected': 'Ihre Angaben wurden korrigiert',
  'list.contact-changed': 'Ihre Kontaktdaten wurden geändert',
  'list.visa-approved': 'Ihr Visum',
  'list.questions-asked': 'Wir brauchen noch Angaben von Ihnen',
  'list.documents-asked': 'Wir brauchen ein Dokument noch einmal',
  'list.refund-made': 'Ihre Erstattung',
}
