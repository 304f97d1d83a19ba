import type { ProductTexts } from '../product-texts.ts'

export const template: ProductTexts = {
  greeting:
    'Guten Tag, vielen Dank für Ihre Nachricht. Ich sehe mir das an und antworte Ihnen gleich.',
  reference:
    'Können Sie mir Ihre Referenznummer nennen? Sie beginnt mit TZ- und steht in der E-Mail, mit der wir Ihre Zahlung bestätigt haben.',
  status:
    'Wie es um Ihren Antrag steht und was als Nächstes geschieht, sehen Sie auf unserer Seite „Status prüfen“ mit Ihrer Referenznummer und Ihrer E-Mail-Adresse.',
  documents:
    'Ihre Dokumente können Sie über den Link in der E-Mail hinzufügen, mit der wir Ihre Zahlung bestätigt haben. Ein Foto mit dem Handy genügt, wenn alle vier Ecken im Bild sind und jede Zeile lesbar ist.',
  payment:
    'Ihre Bank hat die Zahlung abgelehnt, und es wurde nichts abgebucht. Ihre Angaben sind gespeichert: Versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
  waiting:
    'Ihr Antrag liegt bei der Einwanderungsbehörde. Sie entscheidet nach ihrem eigenen Zeitplan, und wir können das nicht beschleunigen. Wir schreiben Ihnen, sobald die Entscheidung da ist.',
  email: 'Ich muss das erst prüfen und antworte Ihnen per E-Mail. Unser Chat bleibt hier erhalten.',
  closing: 'Kann ich sonst noch etwas für Sie tun? Wenn nicht, wünsche ich Ihnen eine gute Reise.',
  'photo-unusable':
    'Das Passfoto von {?traveller} können wir nicht verwenden. Die Einwanderungsbehörde verlangt ein aktuelles Foto von vorn, vor rein weißem Hintergrund, gleichmäßig beleuchtet und mit dem ganzen Gesicht im Bild.\n\nBitte nehmen Sie ein neues auf und fügen Sie es auf der Seite Ihres Antrags hinzu: {link}\nEin Foto mit dem Handy genügt.',
  'passport-unclear':
    'Ein Teil der Passseite von {?traveller} ist nicht lesbar. Bitte senden Sie uns ein neues Bild der Seite mit dem Foto: alle vier Ecken im Bild, ohne Spiegelungen und mit jeder Zeile scharf, auch den beiden Zeilen ganz unten.\n\nHinzufügen können Sie es auf der Seite Ihres Antrags: {link}',
  'passport-expires':
    'Der Reisepass von {?traveller} läuft am {?expires} ab. Tansania verlangt einen Reisepass, der nach der Ankunft noch mindestens 180 Tage gültig ist, und Ihre Ankunft ist für den {arrival} geplant.\n\nBitte lassen Sie ihn erneuern und antworten Sie mit einem Bild der Passseite des neuen Reisepasses, oder teilen Sie uns mit, falls Sie einen anderen Reisepass verwenden. Ihr Antrag bleibt bis dahin offen.',
  'return-ticket':
    'Für {reference} fehlt noch ein Dokument: das Ticket, aus dem hervorgeht, wann Sie Tansania verlassen. Eine Buchungsbestätigung genügt, wenn die Namen der Reisenden und das Datum darin stehen; ein PDF oder ein Screenshot reicht.\n\nHinzufügen können Sie es auf der Seite Ihres Antrags: {link}',
  'payment-question':
    'Wir haben eine Frage zu Ihrer Zahlung für {reference}. Am {?day} sind {?amount} bei uns eingegangen, die wir keinem Antrag sicher zuordnen können.\n\nKönnten Sie uns bitte antworten, ob diese Zahlung von Ihnen stammt und unter welchem Namen bezahlt wurde? Bitte senden Sie uns niemals eine Kartennummer.',
  'extra-days':
    'Die Einwanderungsbehörde braucht für Ihren Antrag {reference} noch einige Tage. Wir rechnen jetzt bis zum {?day} mit der Entscheidung.\n\nSie müssen nichts tun: Wir schreiben Ihnen, sobald entschieden ist. Wird die Zeit bis zu Ihrer Ankunft am {arrival} zu knapp, antworten Sie bitte, und wir suchen gemeinsam nach einer Lösung.',
  'visa-arrived':
    'Ihr Visum wurde erteilt. So drucken Sie es aus:\n\n1. Öffnen Sie {link} und geben Sie Ihre Referenznummer {reference} und Ihre E-Mail-Adresse ein.\n2. Laden Sie für alle Reisenden das PDF herunter und prüfen Sie, ob Name und Reisepassnummer stimmen.\n3. Drucken Sie es auf A4 aus, eine Seite pro Blatt. Schwarz-Weiß genügt.\n\nBewahren Sie den Ausdruck beim Reisepass auf: Die Fluggesellschaft und die Grenzkontrolle in Tansania werden danach fragen. Speichern Sie zur Sicherheit auch eine Kopie auf dem Handy.',
  'refund-explained':
    'Wir haben Ihnen {?amount} für {reference} erstattet. Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben, in der Regel auf dieselbe Karte.\n\nWann es ankommt, hängt von Ihrer Bank ab; es kann bis zu zwei Wochen dauern. Ist es dann noch nicht zu sehen, antworten Sie auf diese Nachricht, und wir klären, wo es ist.',
  supplement:
    'Die Änderung, die Sie für {reference} wünschen, kostet {?amount} mehr.\n\nSie können sie auf der Seite Ihres Antrags unter „Auftrag ändern“ vornehmen und dort den Unterschied bezahlen: {link}\n\nWir ändern Ihren Auftrag, sobald die Zahlung eingegangen ist. Bis dahin bleibt alles, wie es ist.',
  'cancellation-explained':
    'Die Stornierung von {reference} können Sie auf der Seite Ihres Antrags anfragen: {link}\n\nBevor Sie bestätigen, zeigt die Seite, wie viel wir erstatten würden. Solange bei der Einwanderungsbehörde nichts eingereicht ist, gehört die amtliche Visumgebühr dazu; nach dem Einreichen erstattet die Behörde ihre Gebühr nicht. Bis Sie bestätigen, ändert sich nichts.',
  'contact-asked':
    'Wir möchten Sie wegen {reference} erreichen, aber mit den Kontaktdaten, die uns vorliegen, gelingt es nicht.\n\nBitte antworten Sie mit einer Telefonnummer samt Landesvorwahl und schreiben Sie uns, wann es Ihnen passt. Wenn Sie ein anderes Postfach häufiger lesen, senden Sie uns bitte auch diese Adresse.',
}
