import { ifStated } from '#domain/placeholder.ts'
import { policy } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn, opening, spanIn, weekdaysIn } from '../../span.ts'
import { dative } from './counts.ts'

const { claimYears } = policy
const weekdays = weekdaysIn('de')
const span = spanIn('de')
const businessDays = (days: number) =>
  countIn('de')(days, { one: '# Arbeitstag', other: '# Arbeitstage' })

export function termsOfService(company: LegalFacts, rules: Rules): LegalPage {
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: 'Allgemeine Geschäfts\u00adbedingungen',
    description:
      'Der Vertrag zwischen Ihnen und uns, wenn wir Ihren Antrag vorbereiten und einreichen.',
    dated: `Gültig ab ${formatDay(company.effective, 'de')}`,
    intro: [
      `Diese Bedingungen gelten für die Leistungen von ${company.legalName} („wir“), einem privaten, im Vereinigten Königreich eingetragenen Beratungsunternehmen für Visa. Indem Sie ihnen zustimmen, schließen Sie einen Vertrag mit uns.`,
      'Wir sind nicht die Regierung von Tansania und nicht mit ihr verbunden. Über Visa entscheidet allein die Einwanderungsbehörde („die Behörde“); wir garantieren nicht, dass das Visum erteilt wird. Sie können das Visum auch ohne uns auf der [amtlichen Website](official) beantragen.',
    ],
    sections: [
      {
        id: 'requirements',
        title: '1. Voraussetzungen',
        body: [
          {
            list: [
              `Ihr Reisepass ist nach Ihrer Ankunft noch mindestens ${span(rules.passport.daysAfterArrival, 'day')} und am Tag des Antrags noch mindestens ${span(rules.passport.monthsFromToday, 'month')} gültig und hat eine freie Seite.`,
              'Alle Angaben stimmen mit dem Reisepass überein und sind wahr und vollständig.',
              'Ihre Dokumente sind echt, lesbar und Ihre eigenen.',
              `Sie sind mindestens ${policy.adultAge} Jahre alt, oder ein Elternteil oder Vormund beauftragt uns für Sie.`,
              'Wenn Sie uns für andere beauftragen, sind diese damit einverstanden.',
              `Sie antworten innerhalb von ${dative.businessDays(rules.refund.documentReplyBusinessDays)}, wenn wir um ein Dokument oder eine Korrektur bitten.`,
            ],
          },
        ],
      },
      {
        id: 'prohibitions',
        title: '2. Unzulässige Nutzung',
        body: [
          'Es ist Ihnen untersagt,',
          {
            list: [
              'gefälschte, veränderte oder fremde Dokumente oder falsche Angaben einzureichen;',
              'uns ohne Wissen der betroffenen Person für sie zu beauftragen;',
              'mit einer Karte zu bezahlen, zu deren Nutzung Sie nicht berechtigt sind;',
              'die Website auf Schwachstellen zu durchsuchen, zu überlasten, zu kopieren oder automatisiert auszulesen oder auf Daten anderer zuzugreifen;',
              'unsere Leistungen ohne unsere schriftliche Zustimmung weiterzuverkaufen.',
            ],
          },
        ],
      },
      {
        id: 'links',
        title: '3. Links zu anderen Websites',
        body: [
          'Unsere Seiten enthalten Links zu Websites, die wir nicht betreiben, darunter die amtliche Visum-Website. Für deren Inhalte und Leistungen sind ihre Betreiber verantwortlich.',
        ],
      },
      {
        id: 'ai',
        title: '4. Künstliche Intelligenz',
        body: [
          'Datumsangaben, Formate und Dateien prüfen wir mit gewöhnlicher Software. Anträge werden von Menschen geprüft; keine künstliche Intelligenz entscheidet über Ihren Antrag, und mit Ihren Angaben und Dokumenten wird keine trainiert.',
          'Bilder und Schriftstücke, die mit künstlicher Intelligenz erzeugt oder verändert wurden, nehmen wir nicht als Dokumente an: Ein künstlich erzeugtes oder retuschiertes Passfoto führt zur Ablehnung. Sie dürfen unsere Inhalte nicht sammeln, um damit Software zu trainieren.',
        ],
      },
      {
        id: 'commercial',
        title: '5. Preis und Leistung',
        body: [
          'Der Preis wird in US-Dollar angezeigt, vollständig und nach Posten aufgeschlüsselt, bevor Sie unterschreiben und bezahlen. Er enthält die amtliche Visumgebühr und unsere Entgelte; später kommt nichts hinzu. Ihre Bank kann für die Währungsumrechnung ein Entgelt verlangen.',
          `Wir beginnen mit der Arbeit, sobald Ihre Zahlung bestätigt ist und Ihre Dokumente vollständig sind. Ab dann läuft unsere Bearbeitungsdauer, gerechnet in Arbeitstagen (${weekdays(rules.calendar.workingDays)}). Die Zeit der Behörde kommt hinzu; auf sie haben wir keinen Einfluss.`,
          'Sie verlangen, dass wir sofort beginnen. Das Widerrufsrecht von Verbraucherinnen und Verbrauchern erlischt, sobald die Leistung vollständig erbracht ist; was bis dahin erstattet wird, steht in der [Erstattungsrichtlinie](refundPolicy).',
        ],
      },
      {
        id: 'suspension',
        title: '6. Aussetzung und Beendigung',
        body: [
          'Wir können die Bearbeitung eines Antrags aussetzen oder beenden, wenn das Gesetz uns dazu verpflichtet, wenn Angaben oder Dokumente falsch sind, wenn eine Zahlung beanstandet wird oder mit einer gestohlenen Karte erfolgt ist oder wenn unsere Beschäftigten bedroht werden. Den Grund nennen wir Ihnen, soweit das Gesetz es nicht verbietet.',
        ],
      },
      {
        id: 'disclaimers',
        title: '7. Was wir nicht zusagen',
        body: [
          'Wir sagen zu, mit angemessener Sorgfalt und Sachkunde zu arbeiten. Wir sagen nicht zu, dass ein Visum erteilt wird, wann die Behörde entscheidet oder dass jemand mit Visum an der Grenze einreisen darf.',
          'Reisebuchungen nehmen Sie auf eigenes Risiko vor: Buchen Sie, bis Sie das Visum haben, nur, was sich noch ändern lässt.',
        ],
      },
      {
        id: 'liability',
        title: '8. Haftungsbeschränkung',
        body: [
          `Unsere Haftung ist auf die Entgelte begrenzt, die Sie uns in den letzten ${dative.months(policy.liabilityMonths)} vor Geltendmachung des Anspruchs gezahlt haben. Für mittelbare Schäden wie verlorene Buchungen oder entgangenen Gewinn haften wir nicht.`,
          'Die Haftung für Tod oder Körperverletzung durch Fahrlässigkeit, für Betrug und für alles andere, wofür das Gesetz eine Beschränkung nicht zulässt, bleibt unberührt. Ihre Rechte als Verbraucherin oder Verbraucher bleiben bestehen.',
        ],
      },
      {
        id: 'indemnification',
        title: '9. Freistellung',
        body: [
          'Erhebt jemand Ansprüche gegen uns, weil Sie falsche Angaben gemacht, gefälschte Dokumente verwendet oder gegen diese Bedingungen verstoßen haben, tragen Sie die angemessenen Kosten, die uns dadurch entstehen.',
        ],
      },
      {
        id: 'notices',
        title: '10. Mitteilungen',
        body: [
          `Wir schreiben an die E-Mail-Adresse, die im Antrag angegeben ist. Sie erreichen uns unter ${company.email}${ifStated(company.address, ` oder unter ${postalOf(company)}`)}. Eine Mitteilung per E-Mail gilt am nächsten Arbeitstag als zugegangen.`,
          `Entsteht Ihnen aus einer Verletzung des Schutzes personenbezogener Daten ein Risiko, benachrichtigen wir Sie innerhalb von ${dative.hours(policy.breachNoticeHours)}.`,
        ],
      },
      {
        id: 'entire',
        title: '11. Gesamter Vertrag und anwendbares Recht',
        body: [
          'Diese Bedingungen, der unterschriebene Vertrag mit seinem Preis sowie die [Datenschutzerklärung](privacyPolicy), die [Erstattungsrichtlinie](refundPolicy) und die [Zahlungsrichtlinie](paymentPolicy) bilden den gesamten Vertrag. Das Datum der Fassung, der Sie zugestimmt haben, wird mit Ihrem Antrag gespeichert und steht in Ihrem Vertrag; auf Wunsch senden wir Ihnen den Text dieser Fassung. Ist eine Bestimmung unwirksam, gelten die übrigen weiter.',
          `Für geschäftliche Streitigkeiten gilt ${law}, für Fragen der Einwanderung das Recht Tansanias. Über Streitigkeiten entscheiden die Gerichte ${place} oder in Daressalam. Wenn Sie als Verbraucherin oder Verbraucher handeln, schützt Sie außerdem das zwingende Recht des Landes, in dem Sie leben.`,
        ],
      },
      {
        id: 'time',
        title: '12. Fristen für Ansprüche',
        body: [
          `Ansprüche gegen uns müssen Sie innerhalb von ${dative.years(claimYears.fromKnowledge)} geltend machen, nachdem Sie von ihrem Grund erfahren haben, in jedem Fall aber innerhalb von ${dative.years(claimYears.fromAct)} nach dem Ereignis, soweit das Gesetz dies zulässt.`,
        ],
      },
      {
        id: 'referrals',
        title: '13. Empfehlungen und zweite Stelle',
        body: [
          'Wir können andere Anbieter empfehlen, zum Beispiel für Versicherungen oder mobile Daten. Sie müssen sie nicht in Anspruch nehmen; wenn Sie es tun, kommt der Vertrag zwischen Ihnen und dem Anbieter zustande. Wurden wir Ihnen empfohlen, zahlen Sie denselben Preis.',
          `Anträge mit bestimmten Staatsangehörigkeiten leitet die Behörde an ihre Zentrale weiter; das dauert etwa ${span(rules.authority.referralDays, 'day')}. Wir sagen es Ihnen, bevor Sie bezahlen.`,
        ],
      },
      {
        id: 'refunds',
        title: '14. Erstattungen',
        body: [
          `Eine Erstattung können Sie innerhalb von ${dative.days(rules.refund.requestDays)} nach der Zahlung per E-Mail beantragen. Die Prüfung dauert bis zu ${businessDays(rules.refund.reviewBusinessDays)}; eine bewilligte Erstattung wird ${opening(payment, (least) => `${least} bis `)}${businessDays(payment.most)} später der Karte gutgeschrieben, mit der Sie bezahlt haben. Was erstattet werden kann, steht in der [Erstattungsrichtlinie](refundPolicy).`,
        ],
      },
    ],
  }
}
