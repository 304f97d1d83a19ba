import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: 'Ihr Teil des Visumantrags',
  'from.named': '{name} beantragt Visa für Tansania und bittet Sie, Ihren Teil selbst auszufüllen.',
  'from.plain':
    'Jemand, mit dem Sie reisen, beantragt Visa für Tansania und bittet Sie, Ihren Teil selbst auszufüllen.',
  sees: 'Sie sehen nur Ihr eigenes Formular und bezahlen nichts. Wer Ihnen den Link gesendet hat, sieht Ihre Angaben, sendet sie ab und bezahlt.',
  kept: 'Ihre Angaben werden während der Eingabe verschlüsselt gespeichert. Sie können die Seite jederzeit schließen und mit demselben Link zurückkommen.',
  unknown:
    'Sie wissen nicht, von wem das kommt? Dann schließen Sie die Seite. Es geschieht nichts.',
  'kept.page':
    'Verschlüsselt, zusammen mit Ihren Angaben. Wer Ihnen den Link gesendet hat, sieht sie ebenfalls. Nach der Zahlung fragen wir nicht noch einmal danach.',
  asIn: 'Geben Sie alles genau so ein, wie es in Ihrem Reisepass steht.',
  'shared.label': 'Meine Anschrift, Ankunft und Unterkunft sind dieselben wie bei Person 1',
  'shared.hint': 'Dann gibt die Person sie ein, die Ihnen den Link gesendet hat.',
  finish: 'Ich bin fertig',
  'done.title': 'Danke, Ihr Teil ist vollständig',
  'done.text':
    'Wir benachrichtigen die Person, die Ihnen den Link gesendet hat. Sobald der Antrag bezahlt ist, kommen Sie mit demselben Link zurück und fügen Ihre Dokumente hinzu.',
  change: 'Angaben ändern',
  changing: 'Klicken Sie wieder auf „Ich bin fertig“, wenn Sie so weit sind.',
  'other.title': 'Auch auf einem anderen Gerät ausgefüllt',
  'other.text': 'Wir haben beides zusammengeführt. Sehen Sie Ihre Angaben noch einmal durch.',
  'sent.title': 'Ihre Angaben wurden abgesendet',
  'sent.text':
    'Sobald der Antrag bezahlt ist, können Sie hier Ihre Dokumente hinzufügen. Kommen Sie mit demselben Link zurück.',
  'sent.late':
    'Ihre letzten Änderungen kamen zu spät. Sagen Sie der Person Bescheid, die Ihnen den Link gesendet hat: Sie kann den Antrag noch korrigieren.',
  'documents.title': 'Ihre Dokumente',
  'documents.text':
    'Der Antrag ist bezahlt. Fügen Sie hier Ihre Dokumente hinzu. Außer Ihnen sehen sie nur die Person, die Ihnen den Link gesendet hat, und unser Team.',
  'documents.done.title': 'Alle Ihre Dokumente sind da',
  'documents.done.text':
    'Bis wir den Antrag einreichen, können Sie sie ersetzen. Mehr müssen Sie nicht tun.',
  'ended.title': 'Dieser Link gilt nicht mehr',
  'ended.text':
    'Er wurde zurückgenommen oder ersetzt, oder der Antrag ist bereits eingereicht. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  'missing.title': 'Öffnen Sie diese Seite mit Ihrem Link',
  'missing.text': 'Der Link steht in der E-Mail oder Nachricht, die Sie bekommen haben.',
  'failed.title': 'Wir konnten Ihr Formular nicht laden',
}
