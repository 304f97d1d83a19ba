import type { Dictionary } from '../index.ts'

export const photo: Dictionary['photo'] = {
  title: 'Foto zurechtrücken',
  close: 'Schließen, ohne dieses Foto zu verwenden',
  looking: 'Das Gesicht wird gesucht',
  slow: 'Dieses Gerät braucht etwas länger.',
  stop: 'Ohne Prüfung zurechtrücken',
  stage:
    'Ihr Foto. Ziehen Sie es an seinen Platz. Die Pfeiltasten bewegen es, Plus und Minus ändern die Größe.',
  smaller: 'Kleiner',
  larger: 'Größer',
  turn: 'Drehen',
  use: 'Dieses Foto verwenden',
  another: 'Anderes wählen',
  failed:
    'Wir konnten das Foto hier nicht speichern. Wählen Sie ein anderes, oder laden Sie die Seite neu und versuchen Sie es noch einmal.',
  good: 'Dieses Foto sieht gut aus',
  'good.text':
    'Wir haben es nur zugeschnitten, gerade gerückt, in der Größe angepasst und auf Ihrem eigenen Gerät geprüft.',
  warned: '{count, plural, one {Eines könnte besser sein} other {# Dinge könnten besser sein}}',
  'warned.text':
    'Ein besseres Foto erspart Ihnen eine Rückfrage. Sie können dieses trotzdem senden: Unser Team sieht sich jedes Foto selbst an.',
  unchecked:
    'Wir konnten dieses Foto auf Ihrem Gerät nicht prüfen. Rücken Sie das Gesicht in den Umriss; unser Team sieht es sich an.',
  ask: 'Was nur Sie sehen können',
  'ask.text':
    'Beide Augen offen, Mund geschlossen, nichts vor dem Gesicht, möglichst ohne Brille. Und sehen Sie heute so aus?',
  right: 'Richtig',
  wrong: 'Falsch',
  example: 'Beispiele',
  'example.right': 'Gerade zur Kamera, schlichte weiße Wand, gleichmäßiges Licht',
  'example.wrong': 'Aus der Ferne, mit Dingen dahinter oder halb im Schatten',

  'complaint.noFace': 'Es wurde kein Gesicht gefunden',
  'complaint.noFace.do': 'Blicken Sie in die Kamera, mit dem ganzen Kopf im Bild und nichts davor.',
  'complaint.severalFaces': 'Es ist mehr als ein Gesicht zu sehen',
  'complaint.severalFaces.do':
    'Auf dem Foto darf nur eine Person sein. Bitten Sie die anderen, zur Seite zu gehen.',
  'complaint.tooSmall': 'Das Foto zeigt zu wenig Einzelheiten',
  'complaint.tooSmall.do':
    'Gehen Sie näher heran, oder nehmen Sie ein neues Foto auf, statt ein Bild abzufotografieren.',
  'complaint.blurred': 'Das Gesicht ist nicht scharf',
  'complaint.blurred.do':
    'Halten Sie das Handy ruhig, wischen Sie die Linse ab und tippen Sie vor dem Auslösen auf das Gesicht.',
  'complaint.tooDark': 'Es ist zu dunkel',
  'complaint.tooDark.do':
    'Drehen Sie sich zum Fenster oder gehen Sie nach draußen, mit dem Licht vor sich.',
  'complaint.tooBright': 'Es ist zu hell',
  'complaint.tooBright.do':
    'Teile des Gesichts gehen im Licht verloren. Gehen Sie aus der Sonne, oder schalten Sie den Blitz aus.',
  'complaint.shadow': 'Eine Gesichtshälfte liegt im Schatten',
  'complaint.shadow.do': 'Drehen Sie sich so, dass das Licht von vorn kommt.',
  'complaint.tooNear': 'Der Kopf ist zu groß oder abgeschnitten',
  'complaint.tooNear.do':
    'Verkleinern Sie das Foto, oder nehmen Sie es aus größerem Abstand neu auf, mit Platz über dem Kopf.',
  'complaint.tooFar': 'Der Kopf ist zu klein',
  'complaint.tooFar.do': 'Vergrößern Sie das Foto, bis der Kopf den Umriss füllt.',
  'complaint.offCentre': 'Das Gesicht ist nicht in der Mitte',
  'complaint.offCentre.do': 'Ziehen Sie das Foto, bis das Gesicht auf der Mittellinie liegt.',
  'complaint.tilted': 'Der Kopf ist geneigt',
  'complaint.tilted.do': 'Halten Sie den Kopf aufrecht, sodass beide Augen auf einer Höhe sind.',
  'complaint.background': 'Der Hintergrund ist nicht schlicht und hell',
  'complaint.background.do': 'Stellen Sie sich eine Armlänge vor eine weiße Wand.',
}
