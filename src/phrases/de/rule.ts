import type { Dictionary } from '../index.ts'

export const rule: Dictionary['rule'] = {
  'applicants.count':
    '{expected, plural, one {Wir brauchen die Angaben zu # Person} other {Wir brauchen die Angaben zu # Personen}}. Bisher sind es {given}.',
  'applicationType.required': 'Wählen Sie, wer reist: eine Person, eine Familie oder eine Gruppe',
  'communicationChannel.required': 'Wählen Sie, wie wir Sie erreichen können',
  'communicationId.required':
    'Geben Sie an, wie wir Sie dort erreichen, oder wählen Sie einen anderen Kontaktweg',
  'communicationId.too-short': 'Nummer oder Nutzername muss mindestens 3 Zeichen haben',
  'companionName.missing': 'Geben Sie den Namen der Begleitperson an, falls er Ihnen bekannt ist',
  'contactEmail.malformed': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'contactEmail.misspelt': 'Meinten Sie {suggestion}?',
  'contactEmail.required': 'Geben Sie Ihre E-Mail-Adresse ein',
  'contactName.required': 'Geben Sie den Namen der Kontaktperson ein',
  'contactName.too-short': 'Der Name muss mindestens 2 Zeichen haben',
  'contactPhone.impossible':
    'Das sieht nicht wie eine Telefonnummer aus. Geben Sie sie mit + und Landesvorwahl ein, zum Beispiel +44 20 7946 0123.',
  'contactPhone.invalid':
    'In diesem Land gibt es keine solche Nummer. Prüfen Sie die Landesvorwahl und jede Ziffer.',
  'contactPhone.no-country':
    'Beginnen Sie mit + und der Landesvorwahl, zum Beispiel +44 20 7946 0123',
  'contactPhone.required': 'Geben Sie Ihre Telefonnummer ein',
  'contactPhone.too-short': 'Die Telefonnummer muss mindestens 8 Zeichen haben',
  'date.clamped':
    'Dieser Monat hat {days, plural, one {# Tag} other {# Tage}}, deshalb steht als Tag jetzt {days}. Prüfen Sie, ob das stimmt.',
  'date.day': 'Geben Sie den Tag als Zahl von 1 bis 31 ein',
  'date.malformed': 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel 27 3 1990',
  'date.month': 'Geben Sie den Monat als Zahl von 1 bis 12 oder als Namen ein',
  'date.no-such-day':
    'Der {month} {year} hat {days, plural, one {# Tag} other {# Tage}}. Prüfen Sie Tag und Monat.',
  'date.unreal': 'Dieses Datum gibt es nicht. Prüfen Sie Tag und Monat.',
  'date.year': 'Geben Sie das Jahr mit vier Ziffern ein',
  'date.year-range': 'Geben Sie ein Jahr von {from} bis {to} ein',
  'dateOfBirth.future': 'Das Geburtsdatum kann nicht in der Zukunft liegen',
  'dateOfBirth.minor':
    'Unter 18: Halten Sie die Geburtsurkunde und die schriftliche Einwilligung der Eltern bereit. Die Einwanderungsbehörde kann danach fragen.',
  'dateOfBirth.minor-alone':
    'Unter 18 und ohne Erwachsene: Geben Sie unten an, wer mitreist. Halten Sie die Geburtsurkunde und die schriftliche Einwilligung der Eltern bereit. Die Einwanderungsbehörde kann danach fragen.',
  'dateOfBirth.required': 'Geben Sie das Geburtsdatum an',
  'dateOfBirth.too-young': 'Die Person muss mindestens 1 Jahr alt sein',
  'digitalSignature.incomplete':
    'Unterschrift unvollständig. Bitte vervollständigen Sie Ihre Unterschrift, bevor Sie fortfahren.',
  'digitalSignature.required': 'Für die Zahlung ist Ihre elektronische Unterschrift erforderlich',
  'firstName.required': 'Geben Sie den Vornamen an',
  'form.incomplete': 'Bitte füllen Sie alle Pflichtfelder aus',
  'gender.required': 'Bitte wählen Sie das Geschlecht aus',
  'intendedDateOfArrival.past': 'Das Ankunftsdatum muss heute oder später sein',
  'intendedDateOfArrival.required': 'Geben Sie das geplante Ankunftsdatum an',
  'intendedDateOfArrival.short-notice':
    'Kurzfristige Reise: Sie kommen in weniger als {days, plural, one {# Tag} other {# Tagen}} an. Vielleicht ist Ihr Visum bis dahin nicht fertig.',
  'intendedDateOfArrival.before-decision':
    'Bei der gewählten Bearbeitungsdauer ist die Entscheidung der Einwanderungsbehörde etwa bis zum {day} zu erwarten. Das ist zu spät für diese Ankunft.',
  'intendedDateOfArrival.too-soon':
    'Bei keiner Bearbeitungsdauer kommt die Entscheidung vor Ihrer Ankunft. Zu erwarten ist sie etwa bis zum {day}, bei der kürzesten etwa bis zum {earliest}. Reisen Sie möglichst später, und kaufen Sie noch keine Tickets.',
  'intendedDateOfArrival.too-far':
    'Das Ankunftsdatum muss innerhalb der nächsten {days, plural, one {# Tag} other {# Tage}} liegen',
  'lastName.required': 'Geben Sie den Familiennamen an',
  'name.no-letters':
    'Geben Sie den Namen ein, wie er im Reisepass steht. Wenn es keinen Familiennamen gibt, kreuzen Sie „Kein Familienname in meinem Reisepass“ an und lassen Sie dieses Feld leer.',
  'name.not-latin':
    'Verwenden Sie die Schreibweise in lateinischen Buchstaben, die in Ihrem Reisepass steht, zum Beispiel in den zwei Zeilen unten auf der Seite mit dem Foto',
  'name.placeholder':
    'Geben Sie den Namen ein, wie er im Reisepass steht. Wenn es keinen Familiennamen gibt, kreuzen Sie „Kein Familienname in meinem Reisepass“ an.',
  'name.short':
    'Mindestens 2 Zeichen sind nötig. Wenn in Ihrem Reisepass nur ein Buchstabe steht, machen Sie weiter.',
  'name.symbols': 'Verwenden Sie Buchstaben wie im Reisepass, ohne Ziffern und Sonderzeichen',
  'nationality.referral':
    'Anträge mit dieser Staatsangehörigkeit gehen an eine zweite Stelle; die Bearbeitung dauert etwa {days, plural, one {# Tag} other {# Tage}}. Warten Sie ab, bis das Visum erteilt ist, bevor Sie Tickets bezahlen.',
  'nationality.required': 'Bitte wählen Sie Ihre Staatsangehörigkeit aus',
  'nationality.visa-free':
    'Mit diesem Reisepass brauchen Sie für einen Besuch in Tansania kein Visum. Fahren Sie nur fort, wenn Sie wissen, dass Sie eines brauchen.',
  'numberOfApplicants.too-few': 'Geben Sie an, wie viele Personen reisen, mindestens 1',
  'numberOfApplicants.too-many':
    '{max, plural, one {Ein Einzelantrag gilt für # Person. Wählen Sie für mehr Personen „Familie“ oder „Gruppe“.} other {Diese Art von Antrag gilt für höchstens # Personen}}',
  'passportExpiryDate.before-issue':
    'Das Ende der Gültigkeit muss nach dem Ausstellungsdatum liegen',
  'passportExpiryDate.expired':
    'Der Reisepass ist bereits abgelaufen. Bitte lassen Sie ihn zuerst erneuern.',
  'passportExpiryDate.required': 'Geben Sie an, bis wann der Reisepass gültig ist',
  'passportExpiryDate.six-months':
    'Der Reisepass muss ab heute noch mindestens {months, plural, one {# Monat} other {# Monate}} gültig sein. Lassen Sie ihn zuerst erneuern: Der neue muss mindestens bis zum {day} gültig sein.',
  'passportExpiryDate.too-short-for-arrival':
    'Der Reisepass muss nach Ihrer Ankunft noch mindestens {days, plural, one {# Tag} other {# Tage}} gültig sein. Lassen Sie ihn zuerst erneuern, oder reisen Sie früher.',
  'passportIssueDate.before-birth':
    'Das Ausstellungsdatum des Reisepasses muss nach dem Geburtsdatum liegen',
  'passportIssueDate.future':
    'Das Ausstellungsdatum des Reisepasses kann nicht in der Zukunft liegen',
  'passportIssueDate.old':
    'Dieser Reisepass wurde vor mehr als {years, plural, one {# Jahr} other {# Jahren}} ausgestellt. Vergleichen Sie das Datum mit Ihrem Reisepass.',
  'passportIssueDate.required': 'Geben Sie das Ausstellungsdatum des Reisepasses an',
  'passportIssuingCountry.required': 'Wählen Sie den ausstellenden Staat aus',
  'passportNumber.long':
    'Reisepassnummern haben höchstens 9 Buchstaben und Ziffern. Vergleichen Sie sie mit Ihrem Reisepass; wenn sie stimmt, machen Sie weiter.',
  'passportNumber.repeated':
    'Person {number} hat dieselbe Reisepassnummer. Alle Reisenden, auch Kinder, brauchen einen eigenen Reisepass.',
  'passportNumber.required': 'Geben Sie die Reisepassnummer an',
  'passportNumber.short':
    'Mindestens 6 Zeichen sind nötig. Vergleichen Sie die Nummer mit Ihrem Reisepass; wenn sie stimmt, machen Sie weiter.',
  'passportNumber.symbols': 'Eine Reisepassnummer enthält nur die Buchstaben A bis Z und Ziffern',
  'passportNumber.too-short': 'Die Reisepassnummer muss mindestens 3 Zeichen haben',
  'portOfEntry.other-method':
    'Diesen Einreiseort erreichen Sie so nicht. Wählen Sie einen aus der Liste, oder ändern Sie die Art der Einreise.',
  'portOfEntry.required': 'Bitte wählen Sie den Einreiseort aus',
  'portOfEntry.zanzibar-insurance':
    'Sansibar verlangt von allen Reisenden eine eigene Pflichtversicherung der Zanzibar Insurance Corporation. Unsere Reiseversicherung ersetzt sie nicht.',
  'privacyPolicyAccepted.payment':
    'Bestätigen Sie vor der Zahlung, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben',
  'privacyPolicyAccepted.required':
    'Bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben',
  'processingType.required': 'Wählen Sie eine Bearbeitungsdauer',
  'residentialAddress.required': 'Geben Sie die Anschrift an',
  'residentialAddress.short':
    'Mindestens 10 Zeichen sind nötig. Wenn Ihre Anschrift so kurz ist, machen Sie weiter.',
  'residentialAddress.too-short': 'Die Anschrift muss mindestens 3 Zeichen haben',
  'residentialCity.required': 'Geben Sie den Ort an',
  'residentialCity.short':
    'Mindestens 2 Zeichen sind nötig. Wenn der Name Ihres Ortes nur einen Buchstaben hat, machen Sie weiter.',
  'residentialCountry.required': 'Bitte wählen Sie Ihr Wohnsitzland aus',
  'singleName.both':
    'Sie haben „Kein Familienname in meinem Reisepass“ angekreuzt. Behalten Sie den einen Namen, der dort steht, und löschen Sie den anderen, oder entfernen Sie das Häkchen.',
  'singleName.required': 'Geben Sie den einen Namen an, der in Ihrem Reisepass steht',
  'termsOfServiceAccepted.payment':
    'Für die Zahlung müssen Sie die Allgemeinen Geschäftsbedingungen akzeptieren',
  'termsOfServiceAccepted.required':
    'Um fortzufahren, müssen Sie die Allgemeinen Geschäftsbedingungen akzeptieren',
  'text.control':
    'Dieser Text enthält Zeichen, die wir nicht lesen können. Geben Sie ihn noch einmal ein.',
  'text.not-latin':
    'Verwenden Sie lateinische Buchstaben, damit die Einwanderungsbehörde die Angabe lesen kann',
  'text.too-long': 'Verwenden Sie höchstens {max} Zeichen',
  'transportationMethod.required': 'Wählen Sie, wie Sie nach Tansania einreisen',
  'value.unreadable': 'Wir konnten diese Angabe nicht lesen. Geben Sie sie noch einmal ein.',
  'visaType.multiple-required':
    'Mit diesem Reisepass müssen Sie das Touristenvisum für mehrfache Einreise nehmen. Wählen Sie „Tourismus, mehrfache Einreise“.',
  'visaType.required': 'Wählen Sie die Visumart, die Sie brauchen',
}
