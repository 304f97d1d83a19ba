import type { Dictionary } from '../index.ts'

export const reply: Dictionary['reply'] = {
  'greeting.text':
    'Guten Tag, vielen Dank für Ihre Nachricht. Ich sehe mir das an und antworte Ihnen gleich.',
  'reference.text':
    'Können Sie mir Ihre Referenznummer nennen? Sie beginnt mit TZ- und steht in der E-Mail, mit der wir Ihre Zahlung bestätigt haben.',
  'status.text':
    'Wie Ihr Antrag steht und was als Nächstes geschieht, sehen Sie auf unserer Seite „Status prüfen“ mit Ihrer Referenznummer und Ihrer E-Mail-Adresse.',
  'documents.text':
    'Ihre Dokumente können Sie über den Link in der E-Mail hinzufügen, mit der wir Ihre Zahlung bestätigt haben. Ein Foto mit dem Handy genügt, wenn alle vier Ecken im Bild sind und jede Zeile lesbar ist.',
  'payment.text':
    'Ihre Bank hat die Zahlung abgelehnt, und es wurde nichts abgebucht. Ihre Angaben sind gespeichert: Versuchen Sie es erneut oder verwenden Sie eine andere Karte.',
  'waiting.text':
    'Ihr Antrag liegt bei der Einwanderungsbehörde. Sie entscheidet nach ihrem eigenen Zeitplan, und wir können das nicht beschleunigen. Wir schreiben Ihnen, sobald die Entscheidung da ist.',
  'email.text':
    'Ich muss das erst prüfen und antworte Ihnen per E-Mail. Unser Gespräch bleibt hier erhalten.',
  'closing.text':
    'Kann ich sonst noch etwas für Sie tun? Wenn nicht, wünsche ich Ihnen eine gute Reise.',
  'help.greeting':
    'Guten Tag! Haben Sie eine Frage zu Ihrem Visum für Tansania? Stellen Sie sie hier, ein Mensch antwortet.',
  'documents.greeting':
    'Sie sind unsicher, welches Dokument Sie brauchen oder ob Ihr Foto genügt? Fragen Sie uns hier.',
  'price.greeting':
    'Haben Sie eine Frage zum Preis oder zur Zahlung? Fragen Sie uns hier, bevor Sie bezahlen.',
}
