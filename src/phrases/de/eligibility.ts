import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'Beginnen Sie mit zwei Fragen. Sie erfahren sofort, ob Sie ein Visum brauchen, was es kostet und wann mit der Entscheidung zu rechnen ist.',
  'passport.label': 'Reisepass aus',
  'passport.empty': 'Land auswählen',
  'passport.other': 'Ein anderer Reisepass',
  'arrival.label': 'Ankunft in Tansania',
  'arrival.unknown': 'Noch nicht bekannt',
  ask: 'Zeigen, was ich brauche',
  change: 'Ändern',
  again: 'Prüfen Sie die markierte Antwort.',
  first: 'Das gilt für die erste Person. Die anderen fügen Sie in Schritt 2 hinzu.',
  'asked.title': 'Reisepass und Ankunft',
  'answer.title': 'Reisepass aus: {country}',
  'visa.label': 'Visum',
  'visa.multiple':
    'Für touristische Reisen gibt es mit diesem Reisepass nur das Visum für mehrfache Einreise.',
  'needed.title': 'Sie brauchen ein Visum: {price}, Entscheidung voraussichtlich bis {day}',
  'needed.faster':
    'Sie brauchen ein Visum: {price} mit „{speed}“, Entscheidung voraussichtlich bis {day}',
  'needed.late': 'Sie brauchen ein Visum, aber es käme zu spät: frühestens am {day}',
  'none.title': 'Sie brauchen kein Visum',
  'none.text':
    'Mit diesem Reisepass können Sie Tansania ohne Visum besuchen: Sie müssen nichts beantragen und nichts bezahlen. Fragen Sie die Einwanderungsbehörde, wenn Sie arbeiten, studieren oder länger bleiben möchten.',
  'none.anyway': 'Ich brauche trotzdem ein Visum',
  'price.label': 'Gesamtpreis',
  'price.text':
    'für eine Person, alles inbegriffen: {authority} amtliche Gebühr, {service} unser Entgelt',
  'decision.label': 'Entscheidung voraussichtlich bis',
  'decision.text':
    'Wenn uns heute alles vorliegt, reichen wir bis zum {filed} ein. Danach braucht die Einwanderungsbehörde etwa {days, plural, one {# Tag} other {# Tage}}.',
  'time.ok': 'Die Entscheidung ist rechtzeitig vor Ihrer Ankunft am {arrival} zu erwarten.',
  'time.faster':
    'Bei normaler Bearbeitungsdauer käme die Entscheidung zu spät für Ihre Ankunft am {arrival}. Mit „{speed}“, für {price} mehr, ist sie rechtzeitig zu erwarten: bis zum {day}.',
  'time.late':
    'Bei jeder Bearbeitungsdauer käme die Entscheidung zu spät für Ihre Ankunft am {arrival}: Sie ist frühestens am {day} zu erwarten. Reisen Sie später, wenn Sie können.',
  'time.change': 'Ankunft ändern',
  'time.anyway': 'Trotzdem beantragen',
  referral:
    'Anträge mit diesem Reisepass gehen zuerst an eine zweite Stelle; das dauert etwa {days, plural, one {# Tag} other {# Tage}}. Warten Sie ab, bis das Visum erteilt ist, bevor Sie Tickets bezahlen.',
  unchecked:
    'Die Regeln für diesen Reisepass konnten wir nicht sicher klären. Bitte fragen Sie auch bei einer Botschaft von Tansania nach.',
  'validity.label': 'Ihr Reisepass',
  'validity.text': 'muss mindestens bis zum {day} gültig sein.',
  'zanzibar.label': 'Sansibar',
  'zanzibar.text':
    'verlangt von allen Reisenden eine eigene Pflichtversicherung, die nur die Zanzibar Insurance Corporation verkauft.',
  'official.label': 'Direkt beantragen:',
  'official.text':
    'Sie können das Visum auch selbst auf {official} beantragen und zahlen dann nur die amtliche Gebühr.',
  begin: 'Antrag beginnen',
  'draft.text': 'Sie haben schon einen Antrag begonnen; Ihre Angaben sind gespeichert.',
  'draft.go': 'Antrag fortsetzen',
  baby: 'Für ein Baby unter einem Jahr schreiben Sie uns',
  'noscript.title': 'Was Sie mit Ihrem Reisepass brauchen',
  'noscript.none': 'Kein Visum für einen Besuch nötig:',
  'noscript.referral':
    'Etwa {days, plural, one {# Tag} other {# Tage}}, weil eine zweite Stelle mitentscheidet:',
  'noscript.multiple': 'Nur das Touristenvisum für mehrfache Einreise, insgesamt {price}:',
  'noscript.others':
    'Alle anderen: das Touristenvisum für einmalige Einreise, insgesamt {price}. Nach dem Einreichen braucht die Einwanderungsbehörde etwa {days, plural, one {# Tag} other {# Tage}}.',
}
