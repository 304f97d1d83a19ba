import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Dienstleistungsvertrag',
  subtitle: 'Visaberatung für Tansania',
  'preview.mark': 'Vorschau, nicht unterschrieben',
  'preview.note':
    'Lesen Sie den Vertrag in Ruhe. Sie unterschreiben ihn im Schritt „Zahlung“, bevor Sie bezahlen.',
  'preview.signature': 'Hier wird Ihre Unterschrift stehen.',
  'party.company': 'Beratungsunternehmen',
  'party.client': 'Kundin oder Kunde',
  'order.title': 'Was Sie beauftragen',
  'order.reference': 'Antrag',
  'order.visa': 'Visum',
  'order.speed': 'Bearbeitungsdauer',
  'order.travellers': 'Reisende',
  'order.extras': 'Zusatzleistungen',
  'order.noExtras': 'Keine',
  'order.open': 'Auftrag und Preis werden hier ergänzt, sobald Sie gewählt haben.',
  'visaType.tourist': 'Tourismus, einmalige Einreise',
  'visaType.tourist_multiple': 'Tourismus, mehrfache Einreise',
  'visaType.business': 'Geschäftsreise',
  'visaType.transit': 'Transit',
  'processingType.normal':
    'Normal, {apart, plural, =0 {} other {{least}–}}{most, plural, one {# Arbeitstag} other {# Arbeitstage}}',
  'processingType.urgent':
    'Eilig, {apart, plural, =0 {} other {{least}–}}{most, plural, one {# Arbeitstag} other {# Arbeitstage}}',
  'processingType.super_urgent': 'Sehr eilig, {most, plural, one {# Stunde} other {# Stunden}}',
  'price.title': 'Preis',
  'price.item': 'Leistung',
  'price.quantity': 'Anzahl',
  'price.unit': 'Einzelpreis',
  'price.amount': 'Betrag',
  'price.total': 'Gesamtbetrag in US-Dollar',
  'price.note': 'Alles ist enthalten. Sie zahlen uns nichts darüber hinaus.',
  'price.frozen': 'Der Preis, der galt, als der Antrag {reference} angelegt wurde.',
  'line.base': 'Visumgebühr und Vorbereitung',
  'line.processing': 'Bearbeitungsentgelt',
  'line.discount': 'Gruppenrabatt',
  'line.speed.normal': 'Schnellere Bearbeitung',
  'line.speed.urgent':
    'Eilige Bearbeitung, {apart, plural, =0 {} other {{least}–}}{most, plural, one {# Arbeitstag} other {# Arbeitstage}}',
  'line.speed.super_urgent':
    'Sehr eilige Bearbeitung, {most, plural, one {# Stunde} other {# Stunden}}',
  'line.insurance': 'Reiseversicherung',
  'line.esim': 'eSIM',
  'line.document': 'Dokumentenprüfung und Einreichung',
  'clause.title': 'Was wir vereinbaren',
  'clause.who-we-are.title': 'Wer wir sind',
  'clause.who-we-are.text':
    '{company} ist ein privates, im Vereinigten Königreich eingetragenes Beratungsunternehmen. Wir gehören nicht zur Regierung von Tansania und handeln nicht in ihrem Auftrag. Sie können das Visum auch selbst auf der amtlichen Website {official} beantragen und zahlen dann nur die amtliche Gebühr.',
  'clause.service.title': 'Was wir für Sie tun',
  'clause.service.text': 'Für alle Reisenden dieses Auftrags:',
  'clause.service.1':
    'prüfen wir die Angaben und Dokumente und teilen Ihnen mit, was zu korrigieren ist;',
  'clause.service.2':
    'bereiten wir den Visumantrag vor und reichen ihn bei der Einwanderungsbehörde von Tansania („die Behörde“) ein;',
  'clause.service.3': 'zahlen wir die amtliche Visumgebühr aus dem Preis dieses Vertrags;',
  'clause.service.4':
    'halten wir Sie per E-Mail auf dem Laufenden und übermitteln Ihnen die Entscheidung.',
  'clause.no-guarantee.title': 'Was wir nicht zusagen können',
  'clause.no-guarantee.text':
    'Allein die Behörde entscheidet, und sie braucht dafür gleich lang, welche Bearbeitungsdauer Sie auch wählen. Wir garantieren nicht, dass das Visum erteilt wird. Ein Visum berechtigt zur Reise bis an die Grenze; über die Einreise wird dort entschieden.',
  'clause.your-part.title': 'Ihre Pflichten',
  'clause.your-part.text': 'Sie verpflichten sich:',
  'clause.your-part.1':
    'wahre und vollständige Angaben zu machen, die mit dem jeweiligen Reisepass übereinstimmen;',
  'clause.your-part.2':
    'mit einem Reisepass zu reisen, der nach der Ankunft noch mindestens {passportDays, plural, one {# Tag} other {# Tage}} und am Tag des Antrags noch mindestens {passportMonths, plural, one {# Monat} other {# Monate}} gültig ist;',
  'clause.your-part.3':
    'innerhalb von {days, plural, one {# Arbeitstag} other {# Arbeitstagen}} zu antworten, wenn wir um ein Dokument oder eine Korrektur bitten;',
  'clause.your-part.4':
    'uns für eine Person unter {adultAge} Jahren nur als deren Elternteil oder Vormund oder mit dessen Einwilligung zu beauftragen.',
  'clause.price.title': 'Preis und Zahlung',
  'clause.price.text':
    'Der Preis in diesem Vertrag ist der Gesamtpreis in US-Dollar einschließlich der amtlichen Visumgebühr. Sie zahlen ihn einmalig mit Kreditkarte oder Debitkarte über unseren Zahlungsdienstleister. Ihre Kartennummer sehen und speichern wir nie.',
  'clause.cancel.title': 'Stornierung',
  'clause.cancel.text':
    'Stornieren Sie den Auftrag innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} nach seiner Erteilung per E-Mail, erstatten wir den gezahlten Betrag{adminFee, plural, =0 {} other { abzüglich des Verwaltungsentgelts}}, sofern:',
  'clause.cancel.1': 'wir noch nicht begonnen haben, Ihren Antrag zu prüfen oder einzureichen;',
  'clause.cancel.2': 'keine Dokumente hochgeladen wurden;',
  'clause.cancel.3': 'nichts an die Behörde gezahlt wurde;',
  'clause.cancel.4': 'Sie nicht die Bearbeitung „Sehr eilig“ gewählt haben.',
  'clause.refund.title': 'Wann Sie eine Erstattung beantragen können',
  'clause.refund.text':
    'Beantragen Sie die Erstattung innerhalb von {days, plural, one {# Tag} other {# Tagen}} nach der Zahlung. Wir prüfen jeden Fall, in dem:',
  'clause.refund.1':
    'Sie bezahlt haben und wir mit der Bearbeitung des Antrags noch nicht begonnen haben;',
  'clause.refund.2': 'Sie denselben Auftrag doppelt bezahlt haben;',
  'clause.refund.3':
    'wir die Leistung wegen einer technischen Störung auf unserer Seite nicht erbringen konnten.',
  'clause.no-refund.title': 'Was nicht erstattet wird',
  'clause.no-refund.text':
    'Eine doppelt eingezogene Zahlung wird immer erstattet, ebenso ein Eilzuschlag, dessen Erstattung wir für den Fall unserer Verspätung zugesagt haben. Im Übrigen ist eine Erstattung ausgeschlossen:',
  'clause.no-refund.1':
    'bei der Bearbeitung „Sehr eilig“ ({hours, plural, one {# Stunde} other {# Stunden}}), es sei denn, wir konnten sie wegen einer technischen Störung auf unserer Seite nicht erbringen;',
  'clause.no-refund.2': 'sobald wir den Antrag bei der Behörde eingereicht haben;',
  'clause.no-refund.3':
    'wenn Angaben oder Dokumente unrichtig, gefälscht oder unvollständig waren;',
  'clause.no-refund.4': 'wenn die Behörde das Visum ablehnt;',
  'clause.no-refund.5':
    'wenn Sie stornieren, nachdem wir mit der Bearbeitung des Antrags begonnen haben.',
  'clause.refund-course.title': 'Ablauf einer Erstattung',
  'clause.refund-course.text':
    'Schreiben Sie uns eine E-Mail mit Ihrem vollständigen Namen, der Reisepassnummer, der Zahlungsreferenz und dem Grund. Danach gilt:',
  'clause.refund-course.1':
    'wir antworten innerhalb von {replyDays, plural, one {# Arbeitstag} other {# Arbeitstagen}} und schließen unsere Prüfung innerhalb von {reviewDays, plural, one {# Arbeitstag} other {# Arbeitstagen}} ab;',
  'clause.refund-course.2':
    'wenn wir Dokumente von Ihnen anfordern, senden Sie sie innerhalb von {answerDays, plural, one {# Arbeitstag} other {# Arbeitstagen}}, sonst verfällt der Anspruch auf Erstattung;',
  'clause.refund-course.3':
    'eine bewilligte Erstattung wird innerhalb von {apart, plural, =0 {} other {{leastDays} bis }}{mostDays, plural, one {# Arbeitstag} other {# Arbeitstagen}} der Karte gutgeschrieben, mit der Sie bezahlt haben;',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {wir behalten kein Verwaltungsentgelt ein.} other {wir behalten für Kosten der Zahlungsabwicklung, Arbeitszeit und Währungsumrechnung einmal je Auftrag ein Verwaltungsentgelt von mindestens {adminFee, plural, one {# US-Dollar} other {# US-Dollar}} ein. Wurde eine Zahlung doppelt eingezogen, lag der Fehler bei uns oder haben wir uns verspätet, behalten wir nichts ein.}}',
  'clause.chargeback.title': 'Rückbuchungen',
  'clause.chargeback.text':
    'Wenn mit einer Zahlung etwas nicht stimmt, schreiben Sie zuerst uns. Wird eine Zahlung bei der Bank ohne triftigen Grund beanstandet, legen wir ihr diesen Vertrag und die Aufzeichnungen zum Auftrag vor.',
  'clause.data.title': 'Personenbezogene Daten',
  'clause.data.text':
    'Wir verwenden Ihre Daten nur für diesen Auftrag. Antragsdaten bewahren wir bis zu {applicationYears, plural, one {# Jahr} other {# Jahre}} auf, Zahlungsbelege bis zu {paymentYears, plural, one {# Jahr} other {# Jahre}} und den Schriftverkehr bis zu {correspondenceYears, plural, one {# Jahr} other {# Jahre}}. Auf Ihren Wunsch löschen oder anonymisieren wir innerhalb von {erasureDays, plural, one {# Tag} other {# Tagen}} alles, was wir nicht gesetzlich aufbewahren müssen. Sollten Ihre Daten je in unbefugte Hände gelangen, benachrichtigen wir Sie innerhalb von {breachHours, plural, one {# Stunde} other {# Stunden}}.',
  'clause.force-majeure.title': 'Höhere Gewalt',
  'clause.force-majeure.text':
    'Wir haften nicht für Verzögerungen oder Ausfälle durch Störungen staatlicher Systeme, Naturkatastrophen, Störungen des Internets oder Unruhen.',
  'clause.liability.title': 'Haftung und Ansprüche',
  'clause.liability.text':
    'Unsere Haftung ist auf die Entgelte begrenzt, die Sie uns {months, plural, one {im letzten Monat} other {in den letzten # Monaten}} vor Geltendmachung des Anspruchs gezahlt haben. Ansprüche müssen Sie innerhalb von {claimYears, plural, one {# Jahr} other {# Jahren}} geltend machen, nachdem Sie von ihrem Grund erfahren haben, in jedem Fall aber innerhalb von {actYears, plural, one {# Jahr} other {# Jahren}} nach dem Ereignis. Rechte, deren Beschränkung das Gesetz nicht zulässt, bleiben unberührt.',
  'clause.law.title': 'Anwendbares Recht und Gerichte',
  'clause.law.text':
    'Für geschäftliche Streitigkeiten gilt {law}, für Fragen der Einwanderung das Recht Tansanias. Über Streitigkeiten entscheiden die Gerichte {place} oder in Daressalam.',
  'clause.signature.title': 'Elektronische Unterschrift',
  'clause.signature.text':
    'Ihre gezeichnete Unterschrift, Datum und Uhrzeit und die IP-Adresse, von der sie kam, werden mit diesem Vertrag aufbewahrt. Aus alledem wird der unten stehende Prüfcode berechnet: Würde ein einziger Buchstabe geändert, ergäbe sich ein anderer Code.',
  'signature.title': 'Unterschrift',
  'signature.signedBy': 'Unterschrieben von',
  'signature.signedAt': 'Datum und Uhrzeit',
  'signature.networkAddress': 'IP-Adresse',
  'signature.agreement': 'Vertragsnummer',
  'signature.accepted': 'Bestätigte Texte',
  'signature.acceptedTexts':
    'Allgemeine Geschäftsbedingungen und Datenschutzerklärung in der Fassung vom {date}',
  'signature.rules': 'Fassung der Preise und Bedingungen',
  'signature.alt': 'Unterschrift von {name}',
  'check.title': 'Prüfcode (SHA-256)',
  'check.text': 'Hier lässt er sich prüfen:',
  'footer.page': 'Seite {page} von {pages}',
  'footer.company':
    '{company} ist ein privates Beratungsunternehmen und gehört zu keiner Regierung.',
  'mark.alt': '{company}',
}
