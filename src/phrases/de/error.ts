import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'Unsere Preise oder Regeln haben sich nach Ihrer Unterschrift geändert. Lesen Sie den Vertrag noch einmal und unterschreiben Sie ihn erneut.',
  'agreement.not-found': 'Einen Vertrag mit dieser Nummer haben wir nicht.',
  'agreement.signature-blank': 'Für die Zahlung ist Ihre elektronische Unterschrift erforderlich',
  'agreement.signature-unreadable':
    'Wir konnten Ihre Unterschrift nicht lesen. Löschen Sie sie und unterschreiben Sie noch einmal.',
  'applicant.filed':
    'Den Antrag dieser Person haben wir schon bei der Einwanderungsbehörde eingereicht; er lässt sich hier nicht mehr ändern. Schreiben Sie uns, wenn etwas nicht stimmt.',
  'amendment.cheaper':
    'Einen Wechsel zu etwas Günstigerem nehmen wir für Sie vor und erstatten den Unterschied nach unserer Erstattungsrichtlinie. Schreiben Sie uns.',
  'amendment.extra-late':
    'Zusatzleistungen lassen sich bis zum Tag vor der ersten Ankunft hinzufügen, solange noch nichts entschieden ist.',
  'amendment.multiple-required':
    'Die Staatsangehörigkeit einer Person in diesem Antrag erfordert das Visum für mehrfache Einreise.',
  'amendment.nothing': 'Genau das haben Sie bereits beauftragt.',
  'amendment.somebody-withdrew':
    'Für eine Person wurde der Antrag storniert, deshalb lässt sich das hier nicht mehr ändern. Schreiben Sie uns.',
  'applicant.not-found': 'Diese Person gehört nicht zu diesem Antrag.',
  'applicant.too-many': 'Dieser Antrag enthält bereits alle Reisenden.',
  'application.changed':
    'Jemand hat diesen Antrag gerade eben geändert. Laden Sie ihn neu, um die Änderung zu sehen.',
  'application.closed': 'Dieser Antrag ist abgesendet und lässt sich hier nicht mehr ändern.',
  'application.held':
    'Wir bearbeiten diesen Antrag gerade. Versuchen Sie es in einer Minute noch einmal.',
  'application.incomplete':
    'Einige Angaben fehlen. Ergänzen Sie zuerst die Angaben zu allen Reisenden.',
  'application.not-found':
    'Antrag nicht gefunden. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  'cancellation.before-paying':
    'Vor der Zahlung lässt sich eine einzelne Person nicht entfernen. Stornieren Sie den Antrag und beginnen Sie mit weniger Reisenden neu.',
  'chat.answer-required': 'Eine Kopie können Sie senden, sobald jemand geantwortet hat.',
  'chat.email-required': 'Geben Sie zuerst Ihre E-Mail-Adresse ein.',
  'chat.full': 'Dieser Chat hat seine Grenze erreicht. Beginnen Sie einen neuen.',
  'chat.not-found': 'Wir können diesen Chat nicht finden.',
  'code.wrong': 'Dieser Code ist falsch oder abgelaufen. Fordern Sie einen neuen an.',
  'document.accepted':
    'Dieses Dokument ist geprüft und angenommen und lässt sich nicht mehr ändern.',
  'correction.ineligible':
    'Staatsangehörige dieses Landes brauchen für Tansania kein Visum. Schreiben Sie uns: Wir klären das mit Ihnen, auch was Ihre Zahlung betrifft.',
  'correction.refused': 'Etwas an der Korrektur stimmt noch nicht. Es wurde nichts geändert.',
  'correction.visa-kind':
    'Staatsangehörige dieses Landes brauchen das Touristenvisum für mehrfache Einreise. Ändern Sie zuerst die Visumart, dann die Staatsangehörigkeit.',
  'document.ambiguous':
    'Verschiedene Programme lesen dieses PDF unterschiedlich, und ein Teil könnte verloren gehen. Drucken Sie es in ein einfaches PDF und fügen Sie dieses hinzu.',
  'document.blank':
    'Dieses Bild zeigt nur eine einzige Farbe. Wählen Sie ein Foto, auf dem das Gesicht zu sehen ist.',
  'document.empty-page':
    'Auf dieser Seite ist nichts zu sehen. Wählen Sie die Datei, die Ihr Dokument zeigt.',
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
  'document.quota':
    'Mehr Dateien können Sie heute nicht senden. In {hours, plural, one {# Stunde} other {# Stunden}} können Sie weitere hinzufügen. Wenn es eilt, schreiben Sie uns.',
  'document.scripted':
    'Dieses PDF enthält Programme oder andere Dateien. Ist das Dokument als Datei darin enthalten, fügen Sie diese hinzu. Andernfalls drucken Sie das PDF in ein einfaches PDF und fügen Sie dieses hinzu.',
  'document.too-complex':
    'Geöffnet ist diese Datei zu groß. Speichern Sie nur die nötigen Seiten oder eine kleinere Fassung und fügen Sie diese hinzu.',
  'document.too-large': 'Die Datei muss kleiner als {limit} MB sein',
  'document.type-unknown': 'Diese Art von Dokument wird in diesem Antrag nicht verlangt.',
  'document.unreadable':
    'Wir konnten diese Datei nicht öffnen. Vielleicht ist sie beschädigt: Speichern Sie sie neu und versuchen Sie es erneut.',
  'document.wrong-type':
    'Dieser Dateityp lässt sich hier nicht verwenden. Speichern Sie die Datei als {allowed}, oder machen Sie einen Screenshot davon.',
  'draft.not-found': 'In diesem Browser sind keine Angaben gespeichert.',
  'draft.changed': 'Diese Angaben wurden in einem anderen Tab oder Fenster geändert.',
  'file.missing': 'Wählen Sie zuerst eine Datei.',
  'idempotency.mismatch': 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet.',
  'link.changed': 'Das wurde inzwischen auf einem anderen Gerät geändert.',
  'link.sent-in': 'Diese Angaben sind bereits abgesendet und lassen sich hier nicht mehr ändern.',
  'link.expired':
    'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  'mail.signature-wrong': 'Diese Nachricht wurde nicht vom E-Mail-Dienst signiert.',
  'messenger.not-connected': 'Es ist kein Messenger verbunden.',
  'messenger.not-offered': 'Dieser Messenger wird hier nicht angeboten.',
  'messenger.signature-wrong': 'Diese Nachricht wurde nicht vom Messenger-Dienst signiert.',
  'messenger.unavailable':
    'Der Messenger-Dienst antwortet nicht. Versuchen Sie es später noch einmal.',
  'passport-page.gone':
    'Das Bild eines Reisepasses ist hier nicht mehr gespeichert. Fahren Sie ohne es fort: Nach der Zahlung können Sie es hinzufügen.',
  'payment.already-paid': 'Dieser Antrag ist bereits bezahlt.',
  'payment.gateway-unavailable':
    'Die Zahlungsseite antwortet zurzeit nicht. Es wurde nichts abgebucht. Versuchen Sie es in einer Minute erneut.',
  'payment.not-open': 'Diese Zahlung lässt sich nicht mehr ändern.',
  'payment.required': 'Bezahlen Sie zuerst, dann fügen Sie Ihre Dokumente hinzu.',
  'payment.signature-wrong': 'Diese Nachricht wurde nicht vom Zahlungsdienstleister signiert.',
  'payment.still-open':
    'Die Zahlungsseite ist noch offen. Brechen Sie die Zahlung dort ab, oder warten Sie, bis sie innerhalb einer Stunde von selbst endet.',
  'price.changed':
    'Der Preis ist jetzt ein anderer. Prüfen Sie den neuen Preis, bevor Sie fortfahren.',
  'receipt.not-found': 'Zu diesem Antrag gibt es keine Quittung mit dieser Nummer.',
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
  'rules.changed':
    'Unsere Preise oder Regeln haben sich geändert. Prüfen Sie, was neu ist, bevor Sie fortfahren.',
  'rules.not-found': 'Zu dieser Nummer haben wir keine Regeln.',
  'server.away':
    'Ein Teil unseres Systems ist zurzeit gestört. Ihre Angaben sind gespeichert. Versuchen Sie es in einigen Minuten noch einmal.',
  'server.busy':
    'Zurzeit nutzen sehr viele Menschen diese Website. Ihre Angaben sind gespeichert. Versuchen Sie es gleich noch einmal.',
  'server.failed':
    'Bei uns ist ein Fehler aufgetreten. Ihre Angaben sind gespeichert. Versuchen Sie es gleich noch einmal.',
}
