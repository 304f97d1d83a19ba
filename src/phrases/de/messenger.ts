import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  words: 'Meinen Visumantrag verbinden: {code}',
  'news.status':
    'Neues zu Ihrem Visumantrag {reference}: Der Status hat sich geändert. Hier lesen Sie mehr: {link} Mit STOP beenden Sie diese Nachrichten.',
  'news.decision':
    'Zu Ihrem Visumantrag {reference} gibt es eine Entscheidung. Hier lesen Sie sie: {link} Mit STOP beenden Sie diese Nachrichten.',
  'news.documents':
    'Für Ihren Visumantrag {reference} brauchen wir noch etwas von Ihnen. Hier sehen Sie, was fehlt: {link} Mit STOP beenden Sie diese Nachrichten.',
  'news.refund':
    'Wir erstatten Ihnen Geld zu Ihrem Visumantrag {reference}. Wie viel und wann, lesen Sie hier: {link} Mit STOP beenden Sie diese Nachrichten.',
  'news.cancellation':
    'Wir haben auf Ihren Wunsch nach Stornierung zum Visumantrag {reference} geantwortet. Hier lesen Sie die Antwort: {link} Mit STOP beenden Sie diese Nachrichten.',
  'news.answer':
    'Wir haben Ihnen zu Ihrem Visumantrag {reference} geschrieben. Hier lesen und antworten Sie: {link} Mit STOP beenden Sie diese Nachrichten.',
  'news.reminder':
    'In Ihrem Visumantrag {reference} fehlt noch etwas. Hier geht es weiter: {link} Mit STOP beenden Sie diese Nachrichten.',
  'news.reopen':
    'Guten Tag von {company}: Wir haben eine Antwort für Sie. Antworten Sie auf diese Nachricht, dann schicken wir sie. Mit STOP beenden Sie diese Nachrichten.',
  'reply.connected':
    'Verbunden mit Ihrem Visumantrag {reference}. Hier lesen Sie, was wir Ihnen auch per E-Mail senden, und können uns schreiben. Mit STOP beenden Sie das.',
  'reply.code-wrong':
    'Dieser Code ist nicht mehr gültig. Öffnen Sie „Mein Antrag“ auf unserer Website und wählen Sie noch einmal „Verbinden“: {link}',
  'reply.code-paused':
    'Mehrere Codes haben nicht gestimmt. Deshalb prüfen wir eine Stunde lang keinen mehr von hier. Öffnen Sie danach „Mein Antrag“ auf unserer Website und wählen Sie noch einmal „Verbinden“: {link}',
  'reply.stopped':
    'Sie bekommen hier keine Nachrichten mehr von uns. Wir schreiben Ihnen per E-Mail. Mit START bekommen Sie sie wieder.',
  'reply.started': 'Sie bekommen hier wieder Nachrichten von uns. Mit STOP beenden Sie sie.',
  'reply.away':
    'Vielen Dank, Ihre Nachricht ist angekommen. Unser Büro ist geschlossen und öffnet wieder am {opening}. {status}',
  'file.refused': '{company}: 📎 {name} ist nicht angekommen. {reason}',
  'file.gone':
    'Wir konnten die Datei nicht vom Messenger abrufen. Bitte senden Sie sie noch einmal.',
  'reply.away.status': 'Status Ihres Visumantrags {reference}: {status}.',
  'letter.offer': 'Neuigkeiten können auch über {messengers} kommen.',
  'letter.action': 'Auf der Seite „Mein Antrag“ verbinden',
  'step.tick': 'Neuigkeiten auch per WhatsApp senden',
  'step.consent':
    '{company} sendet dann kurze Nachrichten an diese Nummer: die Referenznummer Ihres Antrags und einen Link, sonst nichts. Mit STOP beenden Sie das jederzeit. Eine E-Mail bekommen Sie in jedem Fall.',
  'step.telegram':
    'Neuigkeiten können auch über Telegram kommen: Verbinden Sie es nach dem Absenden auf der Seite „Mein Antrag“.',
  'step.none':
    'Neuigkeiten kommen per E-Mail. Über {channel} senden wir keine, vielleicht schreibt Ihnen dort aber jemand aus unserem Team.',
  'own.title': 'Neuigkeiten in Ihrem Messenger',
  'own.offer': 'Neuigkeiten auch im Messenger bekommen',
  'own.connect': '{messenger} verbinden',
  'own.again': '{messenger} wieder verbinden',
  'own.claimed':
    'Neuigkeiten kommen dort nur mit einem Link an. Verbinden Sie den Messenger, um dort mehr zu lesen und uns zu antworten.',
  'own.news.on': 'Verbunden. Neuigkeiten kommen auch dort an, und Sie können uns dort schreiben.',
  'own.news.off':
    'Verbunden. Neuigkeiten kommen nur per E-Mail; was Sie uns dort schreiben, beantworten wir dort.',
  'own.turn.on': 'Neuigkeiten auch dort senden',
  'own.turn.off': 'Nur per E-Mail',
  'own.end': 'Trennen',
  'own.ended.stop':
    'Beendet am {moment}: Sie haben STOP geschrieben. Neuigkeiten kommen nur per E-Mail.',
  'own.ended.blocked':
    'Beendet am {moment}: Sie haben uns dort blockiert. Neuigkeiten kommen nur per E-Mail.',
  'own.ended.unreachable':
    'Beendet am {moment}: Unsere Nachrichten konnten dort nicht zugestellt werden. Neuigkeiten kommen nur per E-Mail.',
  'own.ended.replaced':
    'Beendet am {moment}: Eine andere Nummer oder ein anderer Name gilt jetzt. Neuigkeiten kommen nur per E-Mail.',
  'own.ended.moved':
    'Beendet am {moment}: Die E-Mail-Adresse dieses Antrags wurde geändert. Neuigkeiten kommen nur per E-Mail.',
  'own.ended.traveller': 'Hier getrennt am {moment}. Neuigkeiten kommen nur per E-Mail.',
  'own.ended.staff': 'Von uns getrennt am {moment}. Neuigkeiten kommen nur per E-Mail.',
  'own.how.whatsapp':
    'Senden Sie uns die Nachricht unten aus Ihrem WhatsApp. Sie steht schon im Feld: Tippen Sie nur auf Senden.',
  'own.how.telegram': 'Telegram öffnet den Chat mit uns. Tippen Sie dort nur auf Start.',
  'own.how.sms':
    'Senden Sie uns die Nachricht unten als SMS von Ihrem Telefon. Sie steht schon im Feld: Tippen Sie nur auf Senden.',
  'own.means':
    'Danach senden wir Ihnen Neuigkeiten zu diesem Antrag dorthin, und Sie können uns dort schreiben. Reisepassnummern, Geburtsdaten oder Dokumente senden wir dort nie. Mit STOP beenden Sie das.',
  'own.sandbox': 'Ein Messenger zum Ausprobieren: Niemand bekommt wirklich eine Nachricht.',
  'own.scan': 'Mit der Kamera Ihres Telefons scannen',
  'own.scan.label': 'QR-Code, der {messenger} auf Ihrem Telefon öffnet',
  'own.open': '{messenger} öffnen',
  'own.until': 'Die Nachricht gilt einmal, bis {time} Uhr.',
  'own.waiting': 'Wir warten auf Ihre Nachricht',
  'own.done': '{messenger} ist verbunden.',
  'own.close': 'Schließen',
  'own.late': 'Diese Nachricht gilt nicht mehr.',
  'own.renew': 'Neue Nachricht erstellen',
  'own.hint': 'Wir antworten hier, per E-Mail an {email} und über {messenger}.',
}
