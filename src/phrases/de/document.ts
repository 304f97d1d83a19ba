import type { Dictionary } from '../index.ts'

export const document: Dictionary['document'] = {
  title: 'Dokumente hochladen',
  lead: '{reference}: {count, plural, one {eine reisende Person} other {# Reisende}}',
  loading: 'Ihr Antrag wird geladen',
  'progress.label': 'Dokumente aller Reisenden',
  'progress.text': '{uploaded} von {total} Dokumenten hochgeladen',
  'hint.sizes':
    'Die genannten Größen und Formate bevorzugt die Behörde. Wir nehmen Fotos und PDFs bis {limit} MB an und schreiben Ihnen, wenn wir eine bessere Datei brauchen.',
  'hint.one':
    'Eine Datei pro Dokument. Fotos mit dem Handy genügen: alle vier Ecken im Bild, scharf, ohne Spiegelungen.',

  'type.passportPhoto': 'Passfoto',
  'type.passportDocument': 'Passseite mit Ihrem Foto',
  'type.flightTicket': 'Flugticket',
  'type.transitTicket': 'Ticket für die Weiterreise',
  'type.transitVisa': 'Visum des Landes, in das Sie weiterreisen',
  'type.invitationLetter': 'Einladungsschreiben',
  'type.companyRegistration': 'Handelsregisterauszug',
  'hint.passportPhoto':
    'Mit dem Telefon vor einer schlichten weißen Wand bei Tageslicht aufgenommen, Gesicht zur Kamera. Wir schneiden es für Sie passend zu.',
  'hint.passportDocument':
    'Die Datenseite. Noch mindestens 6 Monate gültig und mit einer freien Seite. JPG oder PNG, höchstens 300 KB.',
  'hint.flightTicket': 'Für die Einreise nach Tansania und die Ausreise. PDF, höchstens 1 MB.',
  'hint.transitTicket': 'Für Ihre Weiterreise. PDF, höchstens 1 MB.',
  'hint.transitVisa':
    'Oder dessen Aufenthaltstitel oder eine Notiz, dass Sie keines brauchen. PDF, höchstens 1 MB.',
  'hint.invitationLetter':
    'Von dem Unternehmen, das Sie besuchen, unterschrieben. PDF, höchstens 2 MB.',
  'hint.companyRegistration': 'Des Unternehmens, das Sie einlädt. PDF, höchstens 1 MB.',

  'reason.unreadable': 'Es ist nicht klar lesbar.',
  'reason.cut-off': 'Ein Teil ist abgeschnitten.',
  'reason.wrong-document': 'Es ist nicht das Dokument, das wir brauchen.',
  'reason.expired': 'Es ist abgelaufen oder läuft zu früh ab.',
  'reason.does-not-match': 'Es stimmt nicht mit Ihren Angaben überein.',
  'reason.photo-background': 'Der Hintergrund des Fotos muss einfarbig weiß sein.',
  'reason.photo-face': 'Das Gesicht muss ganz, von vorn und ohne Schatten zu sehen sein.',
  'reason.damaged':
    'Unsere Kopie wurde beschädigt, ohne Ihr Verschulden. Bitte senden Sie es noch einmal.',
  'reason.answers-changed':
    'Eine Angabe wurde seitdem korrigiert, und dieses Dokument zeigt noch die alte.',
  'reason.other': 'Es ist nicht geeignet.',

  'traveller.list': 'Reisende',
  'traveller.fallback': 'Person {number}',
  'traveller.position': 'Person {number} von {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{uploaded} von {total} Dokumenten',
  'traveller.complete': 'Vollständig',
  'traveller.choose': 'Andere Person wählen',
  'traveller.next': 'Nächste Person',
  'traveller.onlyMissing': 'Nur Reisende, bei denen Dokumente fehlen',
  'traveller.noneMissing': 'Es fehlt nichts.',

  'state.missing': 'Fehlt',
  'state.added': 'Hinzugefügt',
  'state.received': 'Erhalten',
  'state.accepted': 'Geprüft',
  'state.rejected': 'Ersatz nötig',
  'file.size': '{size}, hinzugefügt {moment}',
  'file.view': 'Ansehen',
  'file.view.label': 'Ansehen: {document}',
  'file.remove': 'Entfernen',
  'file.remove.label': 'Entfernen: {document}',
  'file.remove.ask': 'Diese Datei entfernen?',
  'file.remove.yes': 'Ja, entfernen',
  'file.remove.no': 'Behalten',
  'file.removed': 'Dokument entfernt',
  'file.download': 'Herunterladen',
  'file.open': 'In neuem Tab öffnen',
  'file.pdf': 'Dies ist ein PDF. Öffnen Sie es in einem neuen Tab oder laden Sie es herunter.',
  'file.closeView': 'Schließen',
  'file.loading': 'Die Datei wird geladen',

  'add.drop': 'Datei hier ablegen',
  'add.dropNow': 'Loslassen, um die Datei hinzuzufügen',
  'add.choose': 'Datei wählen',
  'add.replace': 'Ersetzen',
  'add.new': 'Neue Datei wählen',
  'add.better': 'Besseres hinzufügen',
  'add.camera': 'Foto aufnehmen',
  'add.for': '{action}: {document} von {name}',
  'add.several':
    'Fügen Sie hier eine einzige Datei hinzu. Fassen Sie mehrere Seiten in einem PDF zusammen.',

  'upload.preparing': 'Die Datei wird vorbereitet',
  'upload.waiting': 'Wartet auf andere Uploads',
  'upload.sending': '{percent} %',
  'upload.checking': 'Gesendet. Wir prüfen die Datei',
  'upload.again': 'Die Verbindung wurde unterbrochen. Neuer Versuch läuft',
  'upload.label': '{document} wird hochgeladen',
  'upload.cancel': 'Abbrechen',
  'upload.cancel.label': 'Abbrechen: Hochladen von {document}',
  'upload.retry': 'Wiederholen',
  'upload.dismiss': 'Ausblenden',
  'upload.lost':
    'Die Verbindung wurde unterbrochen. Die Datei bleibt hier, solange diese Seite geöffnet ist: Klicken Sie auf „Wiederholen“, oder warten Sie, bis Sie wieder online sind.',
  'upload.done': 'Dokument hochgeladen',
  'upload.done.text': '{document} von {name}',
  'upload.smaller': 'Wir haben das Foto verkleinert: von {before} auf {after}.',
  'upload.failed': 'Hochladen fehlgeschlagen',
  'upload.failed.text': 'Die Datei konnte nicht hochgeladen werden',
  'upload.tooLarge': 'Datei zu groß',
  'upload.tooLarge.text': 'Die Datei muss kleiner als {limit} MB sein',
  'upload.heic':
    'Dieses Foto hat ein Format von Apple (HEIC), das dieser Browser nicht öffnen kann. Stellen Sie auf dem iPhone unter „Einstellungen“, „Kamera“, „Formate“ die „Maximale Kompatibilität“ ein und nehmen Sie es neu auf; oder öffnen Sie das Foto und speichern Sie es als JPG.',
  'upload.picture':
    'Dieser Browser kann diese Art von Bild nicht öffnen. Speichern Sie es als JPG oder PNG und fügen Sie es noch einmal hinzu.',
  'kinds.image': 'JPG oder PNG',
  'kinds.any': 'JPG, PNG oder PDF',

  'complete.title': 'Ist alles da?',
  'complete.text.ready':
    'Alle Dokumente sind hochgeladen. Sehen Sie sie noch einmal durch. Danach können Sie noch ein besseres schicken, bis wir es geprüft haben.',
  'complete.text.missing':
    '{count, plural, one {Ein Dokument fehlt noch.} other {# Dokumente fehlen noch.}} Was Sie hochgeladen haben, ist gespeichert; Sie können später weitermachen.',
  'complete.action': 'Antrag abschließen',
  'complete.busy': 'Ihr Antrag wird gesendet',
  'complete.done': 'Antrag erfolgreich eingereicht',
  'complete.missing.title': 'Einige Dokumente fehlen noch',
  'complete.missing.line': '{document} von {name}',
  'complete.missing.more': '{count, plural, one {und # weiteres} other {und # weitere}}',
  'complete.uploading':
    'Warten Sie, bis alles hochgeladen ist, und klicken Sie dann noch einmal auf die Schaltfläche.',
  'complete.failed.title': 'Ihr Antrag konnte noch nicht abgeschlossen werden',
  'complete.failed.text':
    'Ihre Dokumente liegen sicher bei uns. Versuchen Sie es in einigen Minuten erneut. Wenn es dann nicht gelingt, schreiben Sie an {email} und nennen Sie {reference}: Wir schließen den Antrag für Sie ab.',
  'complete.again': 'Erneut versuchen',
  'action.status': 'Status prüfen',
  'action.home': 'Startseite',
  'action.later': 'Status später prüfen',

  'received.title': 'Antrag eingegangen',
  'received.text': 'Für {reference} liegt uns alles vor. Sie müssen nichts mehr tun.',
  'received.at': 'Eingegangen',
  'received.expected': 'Einreichung bis',
  'received.reference': 'Referenznummer',
  'received.next': 'Wie es weitergeht',
  'received.next.1':
    'Wir prüfen jede Angabe und jedes Dokument. Wenn etwas zu berichtigen ist, schreiben wir an {email}.',
  'received.next.2.by': 'Wir reichen den Antrag bis zum {day} bei der Behörde ein.',
  'received.next.2': 'Wir reichen den Antrag bei der Behörde ein.',
  'received.next.3':
    'Danach entscheidet die Behörde, nach amtlicher Angabe innerhalb von etwa {days} Tagen. Auch unsere schnellste Bearbeitung kann das nicht verkürzen.',
  'received.next.4':
    'Sie erhalten die Entscheidung per E-Mail und laden das Visum auf der Statusseite herunter.',
  'received.keep': 'Diese Seite können Sie jederzeit wieder aufrufen.',

  'asked.title':
    '{count, plural, one {Wir brauchen ein neues Dokument von Ihnen} other {Wir brauchen # neue Dokumente von Ihnen}}',
  'asked.text':
    '{count, plural, one {Eines Ihrer Dokumente kann so nicht eingereicht werden. Der Grund steht unten.} other {# Ihrer Dokumente können so nicht eingereicht werden. Die Gründe stehen unten.}} Alles andere bleibt, wie es ist.',
  'asked.by':
    'Senden Sie {count, plural, one {das neue Dokument} other {die neuen Dokumente}} bis zum {day}, damit wir unsere Zusage einhalten können.',
  'asked.others':
    '{count, plural, one {Für die andere Person ist nichts nötig.} other {Für die anderen # Reisenden ist nichts nötig.}}',
  'replaced.title': 'Danke, Sie müssen nichts mehr tun',
  'replaced.text':
    'Uns liegt wieder alles vor, und wir bearbeiten Ihren Antrag weiter. Sollte ein weiteres Dokument nicht geeignet sein, schreiben wir Ihnen.',

  'unpaid.title': 'Bezahlen Sie zuerst, dann folgen die Dokumente',
  'unpaid.text':
    'Der Antrag {reference} ist noch nicht bezahlt. Es wurde nichts abgebucht, und Ihre Angaben sind gespeichert.',
  'unpaid.pay': 'Jetzt bezahlen',
  'unpaid.total': 'Gesamt',
  'review.title': 'Wir prüfen Ihre Zahlung',
  'review.text':
    'Die Zahlung zu {reference} muss von einer Person geprüft werden. Bezahlen Sie nicht noch einmal. Sobald das geklärt ist, können Sie hier Ihre Dokumente hinzufügen.',
  'refunded.title': 'Die Zahlung wurde erstattet',
  'refunded.text':
    'Die Zahlung zu {reference} wurde zurückgezahlt. Es sind keine Dokumente mehr nötig.',
  'closed.title': 'Keine Dokumente mehr nötig',
  'closed.text': 'Über den Antrag {reference} ist entschieden. Das Ergebnis zeigt die Statusseite.',

  'notFound.title': 'Antrag nicht gefunden',
  'notFound.text':
    'Zu diesem Link gibt es keinen Antrag. Öffnen Sie den Link noch einmal aus unserer E-Mail, oder suchen Sie Ihren Antrag mit der Referenznummer.',
  'notFound.home': 'Zur Startseite',
  'failed.title': 'Ihr Antrag konnte nicht geladen werden',
}
