import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'Mit uns chatten',
  'button.unread': 'Mit uns chatten, neue Nachrichten: {count}',
  title: 'Chat mit {company}',
  close: 'Chat schließen',
  menu: 'Mehr zu diesem Chat',

  'attendance.here': 'Jetzt ist jemand für Sie da',
  'attendance.soon': 'Unser Büro ist geöffnet. Sie erhalten hier noch heute eine Antwort.',
  'attendance.away':
    'Unser Büro ist geschlossen. Wir antworten per E-Mail. Wieder geöffnet: {day}, {opens} bis {closes} Uhr Londoner Zeit.',

  'greeting.title': 'Wie können wir helfen?',
  'greeting.text':
    'Fragen Sie nach Ihrem Visum, Ihren Dokumenten oder einem Antrag. Ein Mensch liest das und antwortet.',
  notice: 'Wir sind ein privates Beratungsunternehmen, keine Behörde.',
  privacy: 'Schreiben Sie keine Pass- oder Kartennummern in den Chat.',

  'contact.title': 'Wie wir Sie erreichen',
  'contact.text': 'Wenn Sie gehen, bevor wir antworten, geht die Antwort an Ihre E-Mail-Adresse.',
  'contact.name': 'Name (optional)',
  'contact.email': 'E-Mail-Adresse (optional)',
  'contact.email.wrong': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  'contact.save': 'Speichern',
  'contact.skip': 'Jetzt nicht',
  'contact.edit': 'Name oder E-Mail-Adresse ändern',
  'contact.saved': 'Wenn Sie hier eine Antwort verpassen, schreiben wir an {email}.',
  'contact.leave.action': 'E-Mail-Adresse hinterlassen',

  'application.about': 'Zum Antrag {reference}',
  'application.remove': 'Antrag {reference} nicht erwähnen',
  'application.ask': 'Geht es um einen Antrag?',
  'application.text':
    'Mit Nummer und E-Mail-Adresse finden wir ihn schneller. Hier zeigen wir nichts daraus.',
  'application.number': 'Antragsnummer',
  'application.email': 'E-Mail-Adresse des Antrags',
  'application.number.wrong': 'Geben Sie eine Nummer wie TZ-000123 ein',
  'application.thanks': 'Danke, wir sehen nach.',

  'message.label': 'Ihre Nachricht',
  'message.hint': 'Enter sendet, Umschalt+Enter beginnt eine neue Zeile',
  'message.send': 'Senden',
  'message.left': 'Zeichen übrig: {count}',
  'message.long': '{count} Zeichen zu lang. Senden Sie den Text in zwei Nachrichten.',

  log: 'Gespräch',
  loading: 'Gespräch wird geöffnet',
  'log.you': 'Sie',
  'log.staff': 'Unser Team',
  'log.from': '{name} schreibt:',
  'log.today': 'Heute',
  'log.yesterday': 'Gestern',
  'log.new': 'Neue Nachrichten: {count}',
  'log.link': 'öffnet in neuem Tab',
  'log.typing': '{name} schreibt gerade',

  'state.sending': 'Wird gesendet',
  'state.waiting': 'Wird gesendet, sobald die Verbindung wieder da ist',
  'state.sent': 'Gesendet',
  'state.seen': 'Gelesen',
  'state.failed': 'Nicht gesendet',
  'state.retry': 'Erneut senden',
  'state.discard': 'Entfernen',

  'files.add': 'Dateien hinzufügen',
  'files.wait': 'Senden Sie, sobald Ihre Dateien hier angekommen sind.',
  'files.missing':
    'Eine Datei ist nicht angekommen. Entfernen Sie sie oder versuchen Sie es erneut, dann senden Sie.',
  'files.remove': '{name} entfernen',
  'files.most': 'Zu einer Nachricht gehören höchstens fünf Dateien.',
  'files.quota': 'Dieses Gespräch nimmt heute keine weiteren Dateien auf.',
  'files.failed': 'Die Datei ist nicht angekommen.',
  'files.save': '{name} speichern',

  'connection.lost': 'Keine Verbindung. Wir versuchen es weiter.',

  'transcript.send': 'Dieses Gespräch per E-Mail erhalten',
  'transcript.sent': 'Unterwegs an {email}.',
  'transcript.answer': 'Wir können es senden, sobald jemand geantwortet hat.',
  'transcript.email':
    'Geben Sie zuerst Ihre E-Mail-Adresse ein, dann senden wir das Gespräch dorthin.',
  'transcript.failed': 'Es konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',

  'rating.title': 'Haben wir Ihnen geholfen?',
  'rating.good': 'Ja',
  'rating.bad': 'Nein',
  'rating.thanks': 'Danke für Ihre Antwort.',
  'greeting.close': 'Hinweis schließen',

  'closed.text': 'Dieses Gespräch ist geschlossen. Schreiben Sie wieder, dann geht es weiter.',
  'full.text': 'Dieses Gespräch ist voll. Beginnen Sie ein neues, um weiterzuschreiben.',
  'gone.text':
    'Dieses Gespräch ist hier nicht mehr gespeichert. Mit Ihrer nächsten Nachricht beginnt ein neues.',
  'new.action': 'Neues Gespräch beginnen',
}
