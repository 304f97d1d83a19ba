import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'Zuerst zwei Fragen. Sie erfahren sofort, ob Sie ein Visum brauchen, was es kostet und wann mit der Entscheidung zu rechnen ist.',
  'passport.label': 'Reisepass aus',
  'passport.empty': 'Land auswählen',
  'passport.other': 'Ein anderer Reisepass',
  'arrival.label': 'Ankunft in Tansania',
  'arrival.hint': 'Leer lassen, wenn Sie den Tag noch nicht kennen.',
  'arrival.unknown': 'Noch nicht bekannt',
  ask: 'Zeigen, was ich brauche',
  change: 'Ändern',
  again: 'Eine der Antworten war nicht lesbar. Bitte wählen Sie sie noch einmal.',
  first: 'Das betrifft die erste Person. Die anderen folgen in Schritt 2.',
  'asked.title': 'Reisepass und Ankunft',
  'answer.title': 'Mit einem Reisepass aus: {country}',
  'visa.label': 'Sie brauchen ein Visum',
  'visa.multiple': 'Touristen erhalten mit diesem Pass nur das Visum für mehrfache Einreise.',
  'none.title': 'Sie brauchen kein Visum',
  'none.text':
    'Für einen Besuch in Tansania ist mit diesem Pass kein Visum nötig: Sie müssen nichts beantragen und nichts bezahlen. Fragen Sie die Behörde, wenn Sie arbeiten, studieren oder länger bleiben möchten.',
  'none.anyway': 'Ich weiß, dass ich trotzdem ein Visum brauche',
  'price.label': 'Gesamtpreis',
  'price.text':
    'pro Person, alles inbegriffen: {authority} amtliche Gebühr und {service} für unsere Leistung',
  'decision.label': 'Entscheidung voraussichtlich bis',
  'decision.text':
    'Wenn uns heute alles vorliegt, reichen wir bis {filed} ein; danach braucht die Behörde nach eigener Angabe etwa {days} Tage.',
  'time.ok': 'Rechtzeitig vor Ihrer Ankunft am {arrival}.',
  'time.faster':
    'Zu spät für Ihre Ankunft am {arrival}. Mit „{speed}“ gelingt es, für {price} mehr: voraussichtlich bis {day}.',
  'time.late':
    'Zu spät für Ihre Ankunft am {arrival}, und keine Bearbeitung ist schnell genug: Mit der Entscheidung ist frühestens am {day} zu rechnen. Reisen Sie später, wenn Sie können.',
  referral:
    'Anträge mit diesem Pass gehen zuerst an eine zweite Stelle; das dauert etwa {days} Tage. Warten Sie die Genehmigung ab, bevor Sie Tickets bezahlen.',
  'validity.label': 'Ihr Reisepass',
  'validity.text': 'muss bis {day} oder länger gültig sein.',
  'zanzibar.label': 'Sansibar',
  'zanzibar.text':
    'verlangt von allen Besuchern eine eigene Einreiseversicherung, die nur die Zanzibar Insurance Corporation verkauft.',
  'official.label': 'Ohne uns',
  'official.text':
    'Sie können das Visum auch auf {official} beantragen, für die amtliche Gebühr allein.',
  begin: 'Antrag beginnen',
  'draft.text': 'Sie haben einen Antrag begonnen; Ihre Angaben sind gespeichert.',
  'draft.go': 'Dort weitermachen',
  baby: 'Für ein Baby unter einem Jahr schreiben Sie uns',
  'noscript.title': 'Was für Ihren Reisepass gilt',
  'noscript.none': 'Kein Visum für einen Besuch:',
  'noscript.referral': 'Etwa {days} Tage, weil eine zweite Stelle mitentscheidet:',
  'noscript.multiple':
    'Touristen erhalten nur das Visum für mehrfache Einreise, insgesamt {price}:',
  'noscript.others':
    'Alle anderen: das Touristenvisum für eine Einreise, insgesamt {price}; nach dem Einreichen braucht die Behörde nach eigener Angabe etwa {days} Tage.',
}
