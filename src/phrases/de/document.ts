import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'Dokumente hochladen',
  lead: '{reference}: {count, plural, one {eine Person} other {# Personen}}',
  loading: 'Ihr Antrag wird geladen',
  'progress.label': 'Dokumente aller Reisenden',
  'progress.text':
    '{total, plural, one {{uploaded} von # Dokument hochgeladen} other {{uploaded} von # Dokumenten hochgeladen}}',
  'hint.files':
    'Jedes Foto und jedes PDF ist recht. Vor dem Senden bringen wir die Datei in das Format, das die Einwanderungsbehörde annimmt.',
  'hint.one':
    'Fotos mit dem Handy genügen, wenn sie scharf sind, nichts spiegelt und alle vier Ecken zu sehen sind. Hat ein Dokument mehrere Seiten, wählen Sie deren Bilder zusammen aus.',

  'type.passportPhoto': 'Passfoto',
  'type.passportDocument': 'Passseite mit Ihrem Foto',
  'type.flightTicket': 'Flugticket',
  'type.transitTicket': 'Ticket für die Weiterreise',
  'type.transitVisa': 'Visum des Landes, in das Sie weiterreisen',
  'type.invitationLetter': 'Einladungsschreiben',
  'type.companyRegistration': 'Registerauszug des Unternehmens',
  'hint.passportPhoto':
    'Mit dem Handy bei Tageslicht vor einer schlichten weißen Wand aufgenommen, mit Blick in die Kamera. Wir schneiden es für Sie passend zu.',
  'hint.passportDocument':
    'Die Seite mit Ihrem Foto und Ihren Angaben. Der Reisepass muss nach der Ankunft noch mindestens {days, plural, one {# Tag} other {# Tage}} gültig sein und eine freie Seite haben.',
  'hint.flightTicket': 'Ihre Flüge für die Einreise nach Tansania und die Ausreise.',
  'hint.transitTicket': 'Für Ihre Weiterreise aus Tansania.',
  'hint.transitVisa':
    'Ein Visum oder ein Aufenthaltstitel des Landes, in das Sie weiterreisen, oder eine kurze Erklärung, dass Sie keines von beiden brauchen.',
  'hint.invitationLetter': 'Ausgestellt und unterschrieben von dem Unternehmen, das Sie besuchen.',
  'hint.companyRegistration': 'Von dem Unternehmen, das Sie einlädt.',

  'reason.correct': 'Das Dokument stimmt: meine Angabe ändern',
  'reason.unreadable': 'Das Dokument ist nicht gut lesbar.',
  'reason.cut-off': 'Ein Teil des Dokuments ist abgeschnitten.',
  'reason.wrong-document': 'Das ist nicht das Dokument, das wir brauchen.',
  'reason.expired': 'Das Dokument ist abgelaufen oder läuft zu früh ab.',
  'reason.does-not-match': 'Das Dokument stimmt nicht mit Ihren Angaben überein.',
  'reason.another-person': 'Das sieht nach dem Reisepass einer anderen Person aus.',
  'reason.answers-differ': 'Darin steht etwas anderes als in Ihren Angaben.',
  'reason.photo-background': 'Der Hintergrund des Fotos muss einfarbig weiß sein.',
  'reason.photo-face': 'Das Gesicht muss ganz, von vorn und ohne Schatten zu sehen sein.',
  'reason.damaged':
    'Unsere Kopie wurde ohne Ihr Verschulden beschädigt. Bitte senden Sie das Dokument noch einmal.',
  'reason.answers-changed':
    'Eine Angabe wurde seitdem korrigiert, und dieses Dokument zeigt noch die alte.',
  'reason.other': 'Das Dokument ist für diesen Antrag nicht geeignet.',

  'traveller.list': 'Reisende',
  'traveller.fallback': 'Person {number}',
  'traveller.position': 'Person {number} von {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label':
    '{total, plural, one {{uploaded} von # Dokument} other {{uploaded} von # Dokumenten}}',
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
  'state.doubt': 'Bitte prüfen',
  'file.size': '{size}, hinzugefügt am {moment} Uhr',
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
  'file.same': 'Das ist dieselbe Datei wie {document} von {name}',
  'question.same-file': 'Dieselbe Datei wurde auch für ein anderes Dokument angegeben.',
  'question.same-file.text': 'Wenn Sie sich vertan haben, wählen Sie die richtige.',
  'question.no-face': 'Wir haben auf diesem Foto kein Gesicht gefunden.',
  'question.no-face.text':
    'Wenn wir uns irren, sagen Sie es uns. Sonst wählen Sie ein anderes Foto.',
  'question.right': 'Die Datei ist richtig',
  'file.closeView': 'Schließen',
  'file.loading': 'Die Datei wird geladen',

  'add.drop': 'Datei hier ablegen',
  'add.dropNow': 'Loslassen, um die Datei hinzuzufügen',
  'add.choose': 'Datei wählen',
  'add.replace': 'Ersetzen',
  'add.new': 'Neue Datei wählen',
  'add.better': 'Besseres hinzufügen',
  'add.camera': 'Foto aufnehmen',
  'add.for': '{action}: {document}, {name}',
  'add.several':
    'Wählen Sie nur Bilder, dann machen wir daraus ein PDF. Ein PDF fügen Sie einzeln hinzu.',
  'add.onePhoto': 'Wählen Sie hier ein einziges Foto.',
  'many.title': 'Dateien mehrerer Reisender',
  'many.text':
    'Wählen Sie sie zusammen. Eine Datei, in deren Namen eine Person steht, wird ihr zugeordnet; Sie sehen alles, bevor etwas gesendet wird.',
  'many.drop': 'Oder legen Sie sie hier ab.',
  'many.choose': 'Mehrere Dateien wählen',
  'many.whose': 'Wem gehören diese Dateien?',
  'many.leaveOut': 'Weglassen',
  'many.add':
    '{count, plural, =0 {Wählen Sie, wem sie gehören} one {Eine Datei hinzufügen} other {# Dateien hinzufügen}}',
  'pages.title': 'Seiten: {document}',
  'pages.text': 'Aus diesen Bildern wird ein PDF, in dieser Reihenfolge.',
  'pages.page': 'Seite {number}',
  'pages.up': 'Seite {number} nach oben',
  'pages.down': 'Seite {number} nach unten',
  'pages.remove': 'Seite {number} entfernen',
  'pages.more': 'Weiteres Bild hinzufügen',
  'pages.add':
    '{count, plural, one {Dieses Bild hinzufügen} other {# Seiten als ein PDF hinzufügen}}',
  'pages.moved': 'Jetzt Seite {number} von {total}',

  'upload.preparing': 'Die Datei wird vorbereitet',
  'upload.waiting': 'Wartet auf andere Uploads',
  'upload.sending': '{percent} %',
  'upload.checking': 'Gesendet. Wir prüfen die Datei',
  'upload.again': 'Die Verbindung wurde unterbrochen. Neuer Versuch läuft',
  'upload.label': '{document} wird hochgeladen',
  'upload.cancel': 'Abbrechen',
  'upload.cancel.label': 'Abbrechen: Hochladen von {document}',
  'upload.retry': 'Wiederholen',
  'upload.lost':
    'Die Verbindung wurde unterbrochen. Die Datei bleibt hier, solange diese Seite geöffnet ist: Klicken Sie auf „Wiederholen“, oder warten Sie, bis Sie wieder online sind.',
  'upload.done': 'Dokument hochgeladen',
  'upload.done.text': '{name}: {document}',
  'upload.smaller': 'Wir haben sie verkleinert: von {before} auf {after}.',
  'upload.failed': 'Hochladen fehlgeschlagen',
  'upload.failed.text': 'Die Datei konnte nicht hochgeladen werden',
  'upload.tooLarge': 'Datei zu groß',
  'upload.tooLarge.text':
    'Die Datei ist auch verkleinert noch zu groß. Fotografieren Sie jede Seite und wählen Sie die Fotos zusammen aus.',
  'upload.tooMany':
    '{most, plural, one {Hier ist höchstens # Seite möglich.} other {Hier sind höchstens # Seiten möglich.}} Lassen Sie Seiten weg, die nicht verlangt sind, und fügen Sie die Datei noch einmal hinzu.',
  'upload.signed':
    'Dieses PDF trägt eine Signatur, die beim Verkleinern ungültig würde. Bitten Sie um eine kleinere Kopie oder fügen Sie Fotos der Seiten hinzu.',
  'upload.changed':
    'Die Datei wurde auf Ihrem Gerät nach dem Auswählen geändert, verschoben oder gelöscht. Wählen Sie sie noch einmal aus.',
  'upload.misnamed':
    'Das ist in Wirklichkeit kein {kind}, nur der Name lautet so. Öffnen Sie die Datei dort, wo sie herkommt, speichern Sie sie als {allowed} und fügen Sie diese Datei hinzu.',
  'upload.heic':
    'Dieses Foto hat ein Format von Apple (HEIC), das dieser Browser nicht öffnen kann. Stellen Sie auf dem iPhone unter „Einstellungen“, „Kamera“, „Formate“ die „Maximale Kompatibilität“ ein und nehmen Sie es neu auf; oder öffnen Sie das Foto und speichern Sie es als JPG.',
  'upload.picture':
    'Dieser Browser kann diese Art von Bild nicht öffnen. Speichern Sie es als JPG oder PNG und fügen Sie es noch einmal hinzu.',
  'kinds.image': 'JPG oder PNG',
  'kinds.any': 'JPG, PNG oder PDF',

  'complete.title': 'Ist alles da?',
  'complete.text.ready':
    'Alle Dokumente sind hochgeladen. Sehen Sie sie noch einmal durch. Auch nach dem Abschließen können Sie ein Dokument noch ersetzen, bis wir es geprüft haben.',
  'complete.text.missing':
    '{count, plural, one {Ein Dokument fehlt noch.} other {# Dokumente fehlen noch.}} Was Sie hochgeladen haben, ist gespeichert; Sie können später weitermachen.',
  'complete.text.doubt':
    '{count, plural, one {Zu einem Dokument brauchen wir zuerst Ihre Antwort: Die Frage steht daneben.} other {Zu # Dokumenten brauchen wir zuerst Ihre Antwort: Die Fragen stehen daneben.}}',
  'complete.action': 'Antrag abschließen',
  'complete.busy': 'Ihr Antrag wird gesendet',
  'complete.done': 'Antrag erfolgreich abgeschlossen',
  'complete.missing.title': 'Einige Dokumente fehlen noch',
  'complete.doubt.title': 'Bitte beantworten Sie das zuerst',
  'complete.missing.line': '{name}: {document}',
  'complete.missing.more': '{count, plural, one {und # weiteres} other {und # weitere}}',
  'complete.uploading':
    'Warten Sie, bis alles hochgeladen ist, und klicken Sie dann noch einmal auf „Antrag abschließen“.',
  'complete.failed.title': 'Ihr Antrag konnte noch nicht abgeschlossen werden',
  'complete.failed.text':
    'Ihre Dokumente sind bei uns sicher gespeichert. Versuchen Sie es in einigen Minuten erneut. Wenn es dann nicht gelingt, schreiben Sie an {email} und nennen Sie {reference}: Wir schließen den Antrag für Sie ab.',
  'complete.again': 'Erneut versuchen',
  'action.status': 'Status prüfen',
  'action.home': 'Startseite',
  'action.later': 'Status später prüfen',

  'received.title': 'Antrag eingegangen',
  'received.text': 'Für {reference} liegt uns alles vor. Sie müssen nichts mehr tun.',
  'received.at': 'Eingegangen am',
  'received.expected': 'Einreichung bis',
  'received.reference': 'Referenznummer',
  'received.next': 'Wie es weitergeht',
  'received.next.1':
    'Wir prüfen jede Angabe und jedes Dokument. Wenn etwas zu korrigieren ist, schreiben wir an {email}.',
  'received.next.2.by': 'Wir reichen den Antrag bis zum {day} bei der Einwanderungsbehörde ein.',
  'received.next.2': 'Wir reichen den Antrag bei der Einwanderungsbehörde ein.',
  'received.next.3':
    'Danach entscheidet die Behörde. Sie braucht dafür gleich lang, welche Bearbeitungsdauer Sie auch gewählt haben.',
  'received.next.3.by':
    'Danach entscheidet die Behörde, etwa bis zum {day}, wenn sie die von ihr genannte Zeit einhält. Sie braucht dafür gleich lang, welche Bearbeitungsdauer Sie auch gewählt haben.',
  'received.next.4':
    'Die Entscheidung senden wir Ihnen per E-Mail, und das Visum können Sie auf der Statusseite herunterladen.',
  'received.keep': 'Diese Seite können Sie jederzeit wieder aufrufen.',

  'asked.title':
    '{count, plural, one {Wir brauchen ein Dokument noch einmal} other {Wir brauchen # Dokumente noch einmal}}',
  'asked.text':
    '{count, plural, one {Eines Ihrer Dokumente kann so nicht eingereicht werden. Der Grund steht unten.} other {# Ihrer Dokumente können so nicht eingereicht werden. Die Gründe stehen unten.}} Alles andere bleibt, wie es ist.',
  'asked.by':
    'Senden Sie {count, plural, one {das neue Dokument} other {die neuen Dokumente}} bis zum {day}, damit wir unseren Termin einhalten können.',
  'asked.others':
    '{count, plural, one {Für die andere Person brauchen wir nichts.} other {Für die anderen # Reisenden brauchen wir nichts.}}',
  'replaced.title': 'Danke, uns liegt jetzt alles vor',
  'replaced.text':
    'Wir haben wieder alles, was wir brauchen, und bearbeiten Ihren Antrag weiter. Sollte sich ein weiteres Dokument nicht verwenden lassen, schreiben wir Ihnen.',

  'unpaid.title': 'Erst bezahlen, dann Dokumente hinzufügen',
  'unpaid.text':
    'Der Antrag {reference} ist noch nicht bezahlt. Es wurde nichts abgebucht, und Ihre Angaben sind gespeichert.',
  'unpaid.total': 'Gesamt',
  'review.title': 'Wir prüfen Ihre Zahlung',
  'review.text':
    'Die Zahlung zu {reference} müssen wir von Hand prüfen. Bezahlen Sie nicht noch einmal. Sobald das geklärt ist, können Sie hier Ihre Dokumente hinzufügen.',
  'refunded.title': 'Die Zahlung wurde erstattet',
  'refunded.text':
    'Die Zahlung zu {reference} wurde erstattet. Es sind keine Dokumente mehr nötig.',
  'closed.title': 'Keine Dokumente mehr nötig',
  'closed.text':
    'Über den Antrag {reference} ist entschieden. Das Ergebnis steht auf der Statusseite.',

  'failed.title': 'Ihr Antrag konnte nicht geladen werden',

  'page.title': 'In Ihrem Reisepass steht etwas anderes',
  'page.line': '{field}: Im Reisepass steht {says}, Sie haben {wrote} angegeben.',
  'page.unsaid': '{field}: Die Passseite zeigt etwas anderes als Ihre Angabe.',
  'page.correct': 'Meine Angabe korrigieren',
  'page.correct.of': 'Meine Angabe korrigieren: {field}',
  'page.same': 'Meine Angaben stimmen',
  'page.another': 'Anderes Bild senden',
  'page.another-person.text':
    'Name, Geburtsdatum und Reisepassnummer weichen alle von Ihren Angaben zu {name} ab.',
  'page.confirmed': 'Ihre Angaben bleiben, wie sie sind',
  'page.unreadable':
    'Die beiden Zeilen unten auf der Seite waren nicht lesbar. Sind sie abgeschnitten oder unscharf, senden Sie ein besseres Bild.',
  'page.slow': 'Der Vergleich der Seite mit Ihren Angaben dauert auf diesem Gerät etwas länger.',
  'page.stop': 'Abbrechen',
  'page.served':
    'Dieses Gerät konnte die Seite nicht lesen, deshalb lesen wir sie selbst. Wenn sie nicht zu Ihren Angaben passt, sehen Sie es hier.',
  'page.other':
    'Das sieht nach einem Personalausweis oder Visum aus. Bitte senden Sie die Passseite mit Ihrem Foto.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'Unsere E-Mails erreichen Sie nicht',
  'returned.text':
    'E-Mails an {address} kommen zurück. Korrigieren Sie Ihre Adresse, dann senden wir sie noch einmal.',
  'returned.correct': 'Adresse korrigieren',
  'returned.right': 'Die Adresse stimmt: erneut versuchen',
  'returned.tried': 'Wir senden alles noch einmal. Kommt es wieder zurück, erfahren Sie es hier.',
}
