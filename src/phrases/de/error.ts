import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'Der Preis hat sich nach Ihrer Unterschrift geändert. Lesen Sie den Vertrag noch einmal und unterschreiben Sie ihn erneut.',
  'agreement.not-found': 'Einen Vertrag mit dieser Nummer haben wir nicht.',
  'agreement.signature-blank': 'Für die Zahlung ist Ihre elektronische Unterschrift erforderlich',
  'agreement.signature-unreadable':
    'Wir konnten Ihre Unterschrift nicht lesen. Löschen Sie sie und unterschreiben Sie noch einmal.',
  'applicant.filed':
    'Den Antrag dieser Person haben wir schon bei der Einwanderungsbehörde eingereicht; er lässt sich hier nicht mehr ändern. Schreiben Sie uns, wenn etwas nicht stimmt.',
  'amendment.cheaper':
    'Einen Wechsel zu etwas Günstigerem nehmen wir für Sie vor und erstatten den Unterschied nach unserer Erstattungsrichtlinie. Schreiben Sie uns.',
  'amendment.dearer':
    'Das kostet mehr; die Reisenden müssen es deshalb auf ihrer eigenen Seite selbst bezahlen.',
  'amendment.multiple-required':
    'Die Staatsangehörigkeit einer Person in diesem Antrag erfordert das Visum für mehrfache Einreise.',
  'amendment.nothing': 'Genau das haben Sie bereits beauftragt.',
  'amendment.somebody-withdrew':
    'Für eine Person wurde der Antrag zurückgezogen, deshalb lässt sich das Visum hier nicht mehr ändern. Schreiben Sie uns.',
  'applicant.not-found': 'Diese Person gehört nicht zu diesem Antrag.',
  'applicant.too-many': 'Dieser Antrag enthält bereits alle Reisenden.',
  'application.changed':
    'Jemand hat diesen Antrag gerade eben geändert. Laden Sie ihn neu, um die Änderung zu sehen.',
  'application.closed': 'Dieser Antrag ist abgesendet und lässt sich hier nicht mehr ändern.',
  'application.nobody-in':
    'Niemand ist da, der ihn übernehmen könnte, oder Anträge werden nicht nach Regeln verteilt.',
  'application.ended':
    'Für diesen Antrag ist nichts mehr zu tun: Er ist entschieden oder storniert.',
  'application.erased': 'Die personenbezogenen Daten dieses Antrags wurden gelöscht.',
  'application.incomplete':
    'Einige Angaben fehlen. Ergänzen Sie zuerst die Angaben zu allen Reisenden.',
  'application.not-found':
    'Antrag nicht gefunden. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  'cancellation.answered': 'Diese Anfrage wurde bereits anders beantwortet.',
  'cancellation.before-paying':
    'Vor der Zahlung lässt sich eine einzelne Person nicht entfernen. Stornieren Sie den Antrag und beginnen Sie mit weniger Reisenden neu.',
  'cancellation.not-found': 'Diese Anfrage gibt es nicht.',
  'cancellation.note-required': 'Nennen Sie den Grund, damit die Person es versteht.',
  'chat.answer-required': 'Eine Kopie können Sie senden, sobald jemand geantwortet hat.',
  'chat.email-required': 'Geben Sie zuerst Ihre E-Mail-Adresse ein.',
  'chat.full': 'Dieser Chat hat seine Grenze erreicht. Beginnen Sie einen neuen.',
  'chat.not-found': 'Wir können diesen Chat nicht finden.',
  'chat.proven':
    'Der Browser dieser Person hat gezeigt, um welchen Antrag es in diesem Chat geht. Das lässt sich nicht ändern.',
  'code.wrong': 'Dieser Code ist falsch oder abgelaufen. Fordern Sie einen neuen an.',
  'dispute.no-evidence':
    'Es gibt keine Belege, die sich senden ließen: Die Rückbuchung betrifft keine unserer Zahlungen, oder der Antrag wurde gelöscht.',
  'dispute.not-found': 'Wir können diese Rückbuchung nicht finden.',
  'document.accepted':
    'Dieses Dokument ist geprüft und angenommen und lässt sich nicht mehr ändern.',
  'decision.reason-required':
    'Nennen Sie den Grund. Jede Ablehnung, jede Rücknahme und jeder Schritt zurück braucht einen.',
  'correction.ineligible':
    'Staatsangehörige dieses Landes brauchen für Tansania kein Visum. Schreiben Sie uns: Wir klären das mit Ihnen, auch was Ihre Zahlung betrifft.',
  'correction.reason-required':
    'Sagen Sie, warum Sie das korrigieren. Auch die Person selbst liest den Grund.',
  'correction.refused': 'Etwas an der Korrektur stimmt noch nicht. Es wurde nichts geändert.',
  'correction.visa-kind':
    'Staatsangehörige dieses Landes brauchen das Touristenvisum für mehrfache Einreise. Ändern Sie zuerst die Visumart, dann die Staatsangehörigkeit.',
  'document.ambiguous':
    'Verschiedene Programme lesen dieses PDF unterschiedlich, und ein Teil könnte verloren gehen. Drucken Sie es in ein einfaches PDF und fügen Sie dieses hinzu.',
  'document.blank':
    'Dieses Bild zeigt nur eine einzige Farbe. Wählen Sie ein Foto, auf dem das Gesicht zu sehen ist.',
  'document.damaged':
    'Unsere Kopie dieser Datei ist beschädigt. Ihre ist in Ordnung: Wir bitten Sie erneut darum oder ersetzen sie selbst.',
  'document.empty': 'Diese Datei ist leer. Wählen Sie eine andere.',
  'document.encrypted':
    'Dieses PDF ist mit einem Passwort geschützt. Speichern Sie es ohne Passwort und fügen Sie es noch einmal hinzu.',
  'document.heic':
    'Dieses Foto hat das HEIC-Format des iPhones. Öffnen Sie es, wählen Sie „Teilen“ und speichern Sie es als JPEG, oder stellen Sie unter „Einstellungen“, „Kamera“, „Formate“ die „Maximale Kompatibilität“ ein und nehmen Sie es neu auf.',
  'document.infected': 'Unser Virenscanner hat diese Datei abgelehnt. Wählen Sie eine andere.',
  'document.missing': 'Einige Dokumente fehlen noch.',
  'document.not-found': 'Wir können dieses Dokument nicht finden.',
  'document.portal-too-large':
    'Diese Datei ist zu groß für das Portal der Einwanderungsbehörde und lässt sich hier nicht ohne Verlust verkleinern. Bitten Sie um eine kleinere.',
  'document.quota':
    'Mehr Dateien können Sie heute nicht senden. In {hours, plural, one {# Stunde} other {# Stunden}} können Sie weitere hinzufügen. Wenn es eilt, schreiben Sie uns.',
  'document.scripted':
    'Dieses PDF enthält Programme oder andere Dateien. Drucken Sie es in ein einfaches PDF und fügen Sie dieses hinzu.',
  'document.too-complex':
    'Geöffnet ist diese Datei zu groß. Speichern Sie eine kleinere Fassung und fügen Sie diese hinzu.',
  'document.too-large': 'Die Datei muss kleiner als {limit} MB sein',
  'document.type-unknown': 'Diese Art von Dokument wird in diesem Antrag nicht verlangt.',
  'document.unreadable':
    'Wir konnten diese Datei nicht öffnen. Vielleicht ist sie beschädigt: Speichern Sie sie neu und versuchen Sie es erneut.',
  'document.wrong-type':
    'Dieser Dateityp lässt sich hier nicht verwenden. Verwenden Sie {allowed}.',
  'draft.not-found': 'In diesem Browser sind keine Angaben gespeichert.',
  'draft.changed': 'Diese Angaben wurden in einem anderen Tab oder Fenster geändert.',
  'filing-form.changed': 'Jemand hat das Portalformular inzwischen geändert.',
  'file.missing': 'Wählen Sie zuerst eine Datei.',
  'idempotency.mismatch': 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet.',
  'link.changed': 'Das wurde inzwischen auf einem anderen Gerät geändert.',
  'link.sent-in': 'Diese Angaben sind bereits abgesendet und lassen sich hier nicht mehr ändern.',
  'link.expired':
    'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  'email.attached': 'Diese E-Mail gehört bereits zu einem Antrag oder einem Chat.',
  'email.file-used': 'Diese Datei wurde bereits als Dokument hinzugefügt.',
  'email.not-found': 'Diese E-Mail gibt es nicht.',
  'mail.signature-wrong': 'Diese Nachricht wurde nicht vom E-Mail-Dienst signiert.',
  'passport-page.gone':
    'Das Bild eines Reisepasses ist hier nicht mehr gespeichert. Fahren Sie ohne es fort: Nach der Zahlung können Sie es hinzufügen.',
  'payment.already-paid': 'Dieser Antrag ist bereits bezahlt.',
  'payment.by-hand':
    'Es ist keine Zahlung eingegangen. Nur Inhaberin, Inhaber oder Leitung können von Hand als bezahlt markieren, mit Begründung.',
  'payment.gateway-unavailable':
    'Die Zahlungsseite antwortet zurzeit nicht. Es wurde nichts abgebucht. Versuchen Sie es in einer Minute erneut.',
  'payment.not-found': 'Wir können diese Zahlung nicht finden.',
  'payment.not-open': 'Diese Zahlung lässt sich nicht mehr ändern.',
  'payment.required': 'Bezahlen Sie zuerst, dann fügen Sie Ihre Dokumente hinzu.',
  'payment.signature-wrong': 'Diese Nachricht wurde nicht vom Zahlungsdienstleister signiert.',
  'payment.still-open':
    'Die Zahlungsseite ist noch offen. Brechen Sie die Zahlung dort ab, oder warten Sie, bis sie innerhalb einer Stunde von selbst endet.',
  'price.changed':
    'Der Preis ist jetzt ein anderer. Prüfen Sie den neuen Preis, bevor Sie fortfahren.',
  'receipt.not-found': 'Zu diesem Antrag gibt es keine Quittung mit dieser Nummer.',
  'reminder.not-needed': 'Hier fehlt nichts, woran zu erinnern wäre.',
  'reminder.stopped': 'Diese Person möchte keine weiteren Erinnerungen.',
  'reminder.too-soon':
    'In den letzten 24 Stunden ging bereits eine Erinnerung hinaus. Warten Sie bis morgen.',
  'reminder.unreachable':
    'E-Mails an diese Adresse kommen zurück. Korrigieren Sie zuerst die Adresse.',
  'request.content-type': 'Diese Art von Inhalt wird hier nicht unterstützt.',
  'request.host': 'Diese Website verwendet diesen Namen nicht.',
  'request.invalid': 'Bitte füllen Sie alle Pflichtfelder aus',
  'request.not-found': 'Unter dieser Adresse gibt es nichts.',
  'request.origin': 'Diese Anfrage kam nicht von unseren Seiten. Laden Sie die Seite neu.',
  'request.too-large': 'Das ist mehr, als wir auf einmal annehmen können.',
  'request.too-many':
    'Zu viele Versuche. Warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es erneut.',
  'request.too-slow':
    'Die Verbindung war zu langsam. Versuchen Sie es mit einer besseren Verbindung erneut.',
  'request.unauthorized':
    'Öffnen Sie dies in dem Browser, in dem Sie den Antrag angelegt haben, oder nutzen Sie den Link in unserer E-Mail.',
  'request.unreadable': 'Wir konnten diese Anfrage nicht lesen.',
  'role.in-use': 'Diese Rolle ist noch vergeben. Geben Sie an, welche Rolle stattdessen gilt.',
  'role.name-taken': 'Eine Rolle mit diesem Namen gibt es schon.',
  'role.not-found': 'Diese Rolle gibt es nicht.',
  'server.busy':
    'Zurzeit nutzen sehr viele Menschen diese Website. Ihre Angaben sind gespeichert. Versuchen Sie es gleich noch einmal.',
  'server.failed':
    'Bei uns ist ein Fehler aufgetreten. Ihre Angaben sind gespeichert. Versuchen Sie es gleich noch einmal.',
  'visa-document.not-found':
    'Dieses Visumdokument wartet nicht mehr: Es wurde verwendet, entfernt oder ist älter als ein Tag. Fügen Sie es erneut hinzu.',
  'approval.document-required': 'Bitte wählen Sie ein Genehmigungsdokument aus',
  'approval.names-missing':
    'Das Dokument nennt nicht alle, für die es ist, mit Reisepassnummer und Namen. Eine zweite Person muss es vergleichen.',
  'approval.not-pdf': 'Bitte wählen Sie eine PDF-Datei aus',
  'approval.unpaid':
    'Der Antrag ist nicht bezahlt. Vorher kann für niemanden eingereicht oder genehmigt werden.',
  'approval.unreviewed':
    'Es sind noch Dokumente zu prüfen. Nehmen Sie zuerst jedes aktuelle Dokument dieser Person an.',
  'template.changed':
    'Diese Vorlage wurde inzwischen von jemandem geändert. Sehen Sie sie sich noch einmal an, bevor Sie speichern.',
  'template.name-taken':
    'Eine andere geteilte Vorlage heißt schon so. Wählen Sie einen anderen Namen.',
  'template.no-language': 'Die Vorlage hat keinen Text in der Sprache dieser Person.',
  'template.not-found': 'Diese Vorlage gibt es nicht mehr.',
  'template.too-long': 'Mit ausgefüllten Platzhaltern ist die Nachricht länger als 4.000 Zeichen.',
  'template.too-many': 'Mehr Vorlagen können nicht gespeichert werden. Entfernen Sie zuerst eine.',
  'template.unfilled': 'Ein Platzhalter in dieser Nachricht ist noch nicht ausgefüllt.',
  'template.unknown-variable':
    'Im Text steht etwas in geschweiften Klammern, das kein Platzhalter ist.',
  'view.not-found': 'Diese Ansicht gibt es nicht mehr.',
  'view.too-many': 'Mehr Ansichten können nicht gespeichert werden. Entfernen Sie zuerst eine.',
  'approval.second-person':
    'Zwei Personen sind nötig: Eine sieht die Dokumente durch, eine andere genehmigt.',
  'data-request.not-found': 'Diese Anfrage gibt es nicht.',
  'data-request.open-application':
    'Ein Antrag dieser Person ist noch in Bearbeitung. Entscheiden Sie zuerst darüber, oder erstatten Sie die Zahlung.',
  'invitation.expired':
    'Diese Einladung wurde schon verwendet oder zurückgezogen, oder sie ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'letter.not-found': 'Diese E-Mail gibt es nicht.',
  'letter.not-repeatable':
    'Diese E-Mail enthielt einen Link oder Code, der nur einmal funktioniert. Die Person kann einen neuen anfordern.',
  'payout.line-wrong': 'Zeile {line} der Datei ist nicht lesbar. Es wurde nichts übernommen.',
  'payout.too-long': 'Die Datei hat zu viele Zeilen. Exportieren Sie weniger Tage auf einmal.',
  'payout.unreadable':
    'Das ist keine Auszahlungsdatei, die wir kennen. Exportieren Sie sie noch einmal als CSV.',
  'person.not-found': 'Zu dieser Adresse ist nichts gespeichert.',
  'refund.already-made': 'Diese Zahlung wurde bereits erstattet oder wird gerade erstattet.',
  'refund.amount-wrong':
    'Der Betrag muss größer als null sein und darf den gezahlten Betrag nicht übersteigen.',
  'refund.beyond-limit':
    'Ihre Rolle darf je Antrag bis zu {limit} erstatten; davon sind noch {left} übrig. Bitten Sie jemanden im Team, dessen Rolle mehr erlaubt.',
  'refund.disputed':
    'Diese Zahlung wird bei der Bank beanstandet. Bis darüber entschieden ist, kann sie nicht erstattet werden, sonst ginge das Geld doppelt verloren.',
  'refund.not-found': 'Diese Erstattung gibt es nicht.',
  'refund.note-required': 'Geben Sie an, warum der Betrag von der Richtlinie abweicht.',
  'review.reason-required':
    'Geben Sie an, warum das Dokument abgelehnt wird, damit die Person ein besseres senden kann.',
  'staff.code-required':
    'Geben Sie den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  'staff.code-wrong':
    'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten.',
  'staff.confirm-required': 'Bestätigen Sie zuerst, dass Sie es sind.',
  'staff.email-taken': 'Diese E-Mail-Adresse wird hier bereits verwendet.',
  'staff.forbidden': 'Ihre Rolle erlaubt das nicht. Fragen Sie die Inhaberin oder den Inhaber.',
  'staff.invalid-password': 'Falsches Passwort',
  'staff.last-owner':
    'Jemand muss Inhaberin oder Inhaber sein. Übertragen Sie diese Rolle zuerst einer anderen Person.',
  'staff.not-found': 'Dieses Teammitglied gibt es nicht oder nicht mehr.',
  'staff.passkey-refused':
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  'staff.passkey-required': 'Melden Sie sich mit Ihrem Passkey an.',
  'staff.password-weak':
    '{reason, select, short {Verwenden Sie mindestens 12 Zeichen.} long {Verwenden Sie höchstens 128 Zeichen.} personal {Verwenden Sie ein Passwort ohne Ihren Namen, Ihre E-Mail-Adresse oder den Namen des Unternehmens.} other {Dieses Passwort ist leicht zu erraten. Verwenden Sie drei oder vier Wörter, die nicht zusammengehören.}}',
  'staff.second-factor-required':
    'Richten Sie zuerst einen zweiten Faktor ein: Er ist hier für alle vorgeschrieben.',
}
