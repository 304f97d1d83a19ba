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
    'Haben Sie Fragen zu Ihrem Visum, Ihren Dokumenten oder einem Antrag? Hier antwortet Ihnen ein Mensch.',
  notice: 'Wir sind ein privates Beratungsunternehmen, keine Behörde.',
  privacy: 'Schreiben Sie keine Pass- oder Kartennummern in den Chat.',

  'contact.title': 'Wie wir Sie erreichen',
  'contact.text': 'Wenn Sie gehen, bevor wir antworten, senden wir Ihnen die Antwort per E-Mail.',
  'contact.name': 'Name (optional)',
  'contact.email': 'E-Mail-Adresse (optional)',
  'contact.email.wrong': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  'contact.save': 'Speichern',
  'contact.skip': 'Jetzt nicht',
  'contact.edit': 'Name oder E-Mail-Adresse ändern',
  'contact.device': 'Sie haben schon einen Antrag? Antworten auf diesem Gerät erhalten',
  'contact.saved': 'Wenn Sie hier eine Antwort verpassen, schreiben wir an {email}.',
  'contact.leave.action': 'E-Mail-Adresse hinterlassen',

  'application.about': 'Zum Antrag {reference}',
  'application.remove': 'Antrag {reference} nicht erwähnen',
  'application.ask': 'Geht es um einen Antrag?',
  'application.text':
    'Mit Referenznummer und E-Mail-Adresse finden wir ihn schneller. Hier zeigen wir nichts daraus.',
  'application.number': 'Referenznummer des Antrags',
  'application.email': 'E-Mail-Adresse des Antrags',
  'application.number.wrong': 'Geben Sie eine Referenznummer wie TZ-000123 ein',
  'application.thanks': 'Danke, wir sehen nach.',

  'message.label': 'Ihre Nachricht',
  'message.hint': 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile',
  'message.send': 'Senden',
  'message.left': 'Zeichen übrig: {count}',
  'message.long': 'Zeichen zu viel: {count}. Senden Sie den Text in zwei Nachrichten.',

  log: 'Chatverlauf',
  loading: 'Chat wird geöffnet',
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
  'files.wait': 'Senden Sie, sobald Ihre Dateien hochgeladen sind.',
  'files.missing':
    'Eine Datei ist nicht angekommen. Entfernen Sie sie oder versuchen Sie es erneut, bevor Sie senden.',
  'files.remove': '{name} entfernen',
  'files.most': 'Einer Nachricht können Sie höchstens fünf Dateien beifügen.',
  'files.quota': 'Heute können Sie hier keine weiteren Dateien hinzufügen.',
  'files.failed': 'Die Datei konnte nicht hochgeladen werden.',
  'files.changed':
    'Diese Datei wurde auf Ihrem Gerät geändert, verschoben oder gelöscht. Wählen Sie sie noch einmal aus.',
  'files.save': '{name} speichern',

  'connection.lost': 'Keine Verbindung. Wir versuchen es weiter.',

  'transcript.send': 'Diesen Chat per E-Mail erhalten',
  'transcript.sent': 'Unterwegs an {email}.',
  'transcript.answer': 'Wir können ihn senden, sobald jemand geantwortet hat.',
  'transcript.email': 'Geben Sie zuerst Ihre E-Mail-Adresse ein, dann senden wir den Chat dorthin.',
  'transcript.failed': 'Er konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',

  'rating.title': 'Haben wir Ihnen geholfen?',
  'rating.good': 'Ja',
  'rating.bad': 'Nein',
  'rating.thanks': 'Danke für Ihre Rückmeldung.',
  'greeting.close': 'Hinweis schließen',

  'closed.text': 'Dieser Chat ist beendet. Schreiben Sie wieder, dann geht es weiter.',
  'full.text': 'Dieser Chat ist voll. Beginnen Sie einen neuen.',
  'gone.text':
    'Dieser Chat lässt sich hier nicht mehr öffnen. Mit Ihrer nächsten Nachricht beginnt ein neuer.',
  'anew.text': 'Der vorige Chat lässt sich hier nicht mehr öffnen. Dies ist ein neuer.',
  'new.action': 'Neuen Chat beginnen',
}
