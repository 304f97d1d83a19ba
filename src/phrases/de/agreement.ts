import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Dienstleistungsvertrag',
  subtitle: 'Visaberatung für Tansania',
  'preview.mark': 'Vorschau, nicht unterschrieben',
  'preview.note':
    'Lesen Sie den Vertrag in Ruhe. Sie unterschreiben ihn im Schritt „Zahlung“, bevor Sie bezahlen.',
  'preview.signature': 'Hier wird Ihre Unterschrift stehen.',
  'party.company': 'Beratungsunternehmen',
  'party.client': 'Auftraggeber',
  'order.title': 'Was Sie beauftragen',
  'order.reference': 'Antrag',
  'order.visa': 'Visum',
  'order.speed': 'Unsere Bearbeitung',
  'order.travellers': 'Reisende',
  'order.extras': 'Zusatzleistungen',
  'order.noExtras': 'Keine',
  'order.open': 'Auftrag und Preis werden hier ergänzt, sobald Sie gewählt haben.',
  'visaType.tourist': 'Tourismus, einmalige Einreise',
  'visaType.tourist_multiple': 'Tourismus, mehrfache Einreise',
  'visaType.business': 'Geschäftsreise',
  'visaType.transit': 'Transit',
  'processingType.normal': '5–7 Arbeitstage',
  'processingType.urgent': '2–3 Arbeitstage',
  'processingType.super_urgent': '24 Stunden',
  'price.title': 'Preis',
  'price.item': 'Leistung',
  'price.quantity': 'Anzahl',
  'price.unit': 'Einzelpreis',
  'price.amount': 'Betrag',
  'price.total': 'Gesamtbetrag in US-Dollar',
  'price.note': 'Alles ist enthalten. Sie zahlen uns nichts darüber hinaus.',
  'price.frozen': 'Der Preis zum Zeitpunkt, als der Antrag {reference} gestellt wurde.',
  'line.base': 'Visum einschließlich Vorbereitung',
  'line.processing': 'Bearbeitung',
  'line.speed.normal': 'Schnellere Bearbeitung',
  'line.speed.urgent': 'Schnellere Bearbeitung, 2–3 Arbeitstage',
  'line.speed.super_urgent': 'Schnellere Bearbeitung, 24 Stunden',
  'line.insurance': 'Reiseversicherung',
  'line.esim': 'eSIM',
  'line.document': 'Dokumentenprüfung und Einreichung',
  'clause.title': 'Was wir vereinbaren',
  'clause.who-we-are.title': 'Wer wir sind',
  'clause.who-we-are.text':
    '{company} ist ein privates, im Vereinigten Königreich eingetragenes Beratungsunternehmen. Wir gehören nicht zur Regierung von Tansania und handeln nicht in ihrem Auftrag. Sie können das Visum auch selbst auf der amtlichen Website visa.immigration.go.tz beantragen und zahlen dann nur die amtliche Gebühr.',
  'clause.service.title': 'Was wir für Sie tun',
  'clause.service.text': 'Für alle Reisenden dieses Auftrags:',
  'clause.service.1':
    'prüfen wir die Angaben und Dokumente und teilen Ihnen mit, was zu berichtigen ist;',
  'clause.service.2': 'bereiten wir den Visumantrag vor und reichen ihn bei der Behörde ein;',
  'clause.service.3': 'zahlen wir die amtliche Visumgebühr aus dem Preis dieses Vertrags;',
  'clause.service.4':
    'halten wir Sie per E-Mail auf dem Laufenden und übermitteln Ihnen die Entscheidung.',
  'clause.no-guarantee.title': 'Was wir nicht zusagen können',
  'clause.no-guarantee.text':
    'Allein die Behörde entscheidet, und auch unsere schnellste Bearbeitung verkürzt ihre Bearbeitungszeit nicht. Wir garantieren keine Genehmigung. Ein Visum berechtigt zur Reise bis an die Grenze; über die Einreise wird dort entschieden.',
  'clause.your-part.title': 'Ihre Pflichten',
  'clause.your-part.text': 'Sie verpflichten sich:',
  'clause.your-part.1':
    'wahre und vollständige Angaben zu machen, die mit dem jeweiligen Reisepass übereinstimmen;',
  'clause.your-part.2':
    'mit einem Reisepass zu reisen, der nach Reisebeginn noch mindestens {passportMonths} Monate gültig ist;',
  'clause.your-part.3':
    'innerhalb von {days} Arbeitstagen zu antworten, wenn wir um ein Dokument oder eine Berichtigung bitten;',
  'clause.your-part.4':
    'für eine Person unter {adultAge} Jahren den Antrag nur als Elternteil oder Vormund oder mit der Einwilligung eines Elternteils oder Vormunds zu stellen.',
  'clause.price.title': 'Preis und Zahlung',
  'clause.price.text':
    'Der Preis in diesem Vertrag ist der Gesamtpreis in US-Dollar einschließlich der amtlichen Visumgebühr. Sie zahlen ihn einmalig mit Karte über unseren Zahlungsdienstleister. Ihre Kartennummer sehen und speichern wir nie.',
  'clause.cancel.title': 'Stornierung',
  'clause.cancel.text':
    'Sie können den Auftrag innerhalb von {hours} Stunden nach der Erteilung per E-Mail stornieren, solange:',
  'clause.cancel.1': 'wir noch nicht begonnen haben, Ihren Antrag zu prüfen oder einzureichen;',
  'clause.cancel.2': 'keine Dokumente hochgeladen wurden;',
  'clause.cancel.3': 'nichts an die Behörde gezahlt wurde.',
  'clause.refund.title': 'Wann Sie eine Erstattung beantragen können',
  'clause.refund.text':
    'Beantragen Sie die Erstattung innerhalb von {days} Tagen nach der Zahlung. Wir prüfen jeden Fall, in dem:',
  'clause.refund.1': 'Sie bezahlt haben und wir den Antrag noch nicht bearbeitet haben;',
  'clause.refund.2': 'Sie denselben Auftrag doppelt bezahlt haben;',
  'clause.refund.3': 'eine technische Störung uns daran gehindert hat, die Leistung zu erbringen.',
  'clause.no-refund.title': 'Was nicht erstattet wird',
  'clause.no-refund.text': 'Eine Erstattung ist ausgeschlossen:',
  'clause.no-refund.1':
    'bei Express-Leistungen von {firstHours} Stunde, {secondHours}, {thirdHours} oder {lastHours} Stunden;',
  'clause.no-refund.2': 'sobald der Antrag eingereicht ist;',
  'clause.no-refund.3':
    'wenn Angaben oder Dokumente unrichtig, gefälscht oder unvollständig waren;',
  'clause.no-refund.4': 'wenn die Behörde den Visumantrag ablehnt;',
  'clause.no-refund.5': 'wenn Sie stornieren, nachdem die Bearbeitung begonnen hat.',
  'clause.refund-course.title': 'Ablauf einer Erstattung',
  'clause.refund-course.text':
    'Schreiben Sie uns und nennen Sie Ihren vollständigen Namen, die Reisepassnummer, die Zahlungsreferenz und den Grund. Danach gilt:',
  'clause.refund-course.1':
    'wir antworten innerhalb von {replyDays} Arbeitstagen und schließen unsere Prüfung innerhalb von {reviewDays} Arbeitstagen ab;',
  'clause.refund-course.2':
    'wenn wir Dokumente von Ihnen anfordern, senden Sie sie innerhalb von {answerDays} Arbeitstagen, sonst verfällt der Anspruch auf Erstattung;',
  'clause.refund-course.3':
    'eine bewilligte Erstattung wird innerhalb von {leastDays} bis {mostDays} Arbeitstagen auf demselben Weg ausgezahlt, auf dem Sie bezahlt haben;',
  'clause.refund-course.4':
    'von jeder bewilligten Erstattung behalten wir eine Verwaltungsgebühr von mindestens {adminFee} US-Dollar für Kosten der Zahlungsabwicklung, Arbeitszeit und Währungsumrechnung ein.',
  'clause.chargeback.title': 'Rückbuchungen',
  'clause.chargeback.text':
    'Wenn mit einer Zahlung etwas nicht stimmt, schreiben Sie zuerst uns. Wird eine Zahlung bei der Bank ohne Grund beanstandet, antworten wir mit diesem Vertrag und den Unterlagen zum Auftrag.',
  'clause.data.title': 'Personenbezogene Daten',
  'clause.data.text':
    'Wir verwenden Ihre Daten nur für diesen Auftrag. Antragsdaten bewahren wir bis zu {applicationYears} Jahre auf, Zahlungsunterlagen bis zu {paymentYears} Jahre und den Schriftverkehr bis zu {correspondenceYears} Jahre. Auf Ihren Wunsch löschen oder anonymisieren wir innerhalb von {erasureDays} Tagen alles, was wir nicht gesetzlich aufbewahren müssen. Sollten Ihre Daten je in unbefugte Hände gelangen, erfahren Sie es innerhalb von {breachHours} Stunden.',
  'clause.force-majeure.title': 'Höhere Gewalt',
  'clause.force-majeure.text':
    'Wir haften nicht für Verzögerungen oder Ausfälle durch Störungen staatlicher Systeme, Naturkatastrophen, Störungen des Internets oder Unruhen.',
  'clause.liability.title': 'Haftung und Ansprüche',
  'clause.liability.text':
    'Unsere Haftung ist auf die Entgelte begrenzt, die Sie uns in den {months} Monaten vor Geltendmachung des Anspruchs gezahlt haben. Ein Anspruch verjährt {claimYears, plural, one {# Jahr} other {# Jahre}}, nachdem Sie von seinem Grund erfahren haben, und spätestens {actYears} Jahre nach der Handlung selbst. Rechte, die das Gesetz nicht zu beschränken erlaubt, bleiben unberührt.',
  'clause.law.title': 'Anwendbares Recht und Gerichtsstand',
  'clause.law.text':
    'Für geschäftliche Streitigkeiten gilt das Recht des Vereinigten Königreichs, für Fragen der Einwanderung das Recht Tansanias. Gerichtsstand ist London oder Daressalam.',
  'clause.signature.title': 'Elektronische Unterschrift',
  'clause.signature.text':
    'Ihre gezeichnete Unterschrift, ihr Zeitpunkt und die Netzwerkadresse, von der sie kam, werden mit diesem Vertrag aufbewahrt. Aus alledem wird der unten stehende Prüfcode gebildet: Würde ein einziger Buchstabe geändert, ergäbe sich ein anderer Code.',
  'signature.title': 'Unterschrift',
  'signature.signedBy': 'Unterschrieben von',
  'signature.signedAt': 'Zeitpunkt',
  'signature.networkAddress': 'Netzwerkadresse',
  'signature.agreement': 'Vertrag',
  'signature.accepted': 'Akzeptierte Texte',
  'signature.acceptedTexts':
    'Nutzungsbedingungen und Datenschutzerklärung in der Fassung vom {date}',
  'signature.alt': 'Unterschrift von {name}',
  'check.title': 'Prüfcode (SHA-256)',
  'check.text': 'Jede Person kann ihn hier prüfen:',
  'footer.page': 'Seite {page} von {pages}',
  'footer.company':
    '{company} ist ein privates Beratungsunternehmen und gehört zu keiner Regierung.',
  'mark.alt': '{company}',
}
