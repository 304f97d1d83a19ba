import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening, spanIn } from '../../span.ts'
import { dative } from './counts.ts'

const span = spanIn('de')

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const adminFee = `${toDollars(rules.refund.adminFeeCents)} US-Dollar`
  const { law, place } = company
  return {
    title: 'Erstattungs\u00adrichtlinie',
    description:
      'Wann eine Zahlung erstattet werden kann, wann nicht, wie Sie die Erstattung beantragen und wie lange sie dauert.',
    dated: `Gültig ab ${formatDay(company.effective, 'de')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: 'Überblick',
        body: [
          'Bei der Visaberatung fällt die meiste Arbeit an, bevor die Einwanderungsbehörde entscheidet. Diese Seite sagt klar, welche Zahlungen wir erstatten, damit Sie es wissen, bevor Sie bezahlen. Ihre gesetzlichen Verbraucherrechte bleiben unberührt.',
          `Eine Erstattung können Sie innerhalb von ${dative.days(rules.refund.requestDays)} nach der Zahlung beantragen.`,
        ],
      },
      {
        id: 'non-refundable',
        title: 'Was nicht erstattet wird',
        body: [
          'Eine doppelt eingezogene Zahlung wird immer erstattet, ebenso ein Eilzuschlag, dessen Erstattung wir für den Fall unserer Verspätung zugesagt haben. Im Übrigen ist eine Erstattung ausgeschlossen:',
          {
            list: [
              `bei der Bearbeitung „Sehr eilig“ (${span(rules.speeds.super_urgent.most, 'hour')}), es sei denn, wir konnten sie wegen einer technischen Störung auf unserer Seite nicht erbringen;`,
              'wenn wir den Antrag bei der Einwanderungsbehörde eingereicht haben;',
              'bei unrichtigen, gefälschten oder unvollständigen Angaben oder Dokumenten;',
              'wenn die Behörde das Visum ablehnt;',
              'bei einer Stornierung, nachdem wir mit der Bearbeitung des Antrags begonnen haben.',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: 'Wann eine Erstattung möglich ist',
        body: [
          'Wir prüfen eine Erstattung, wenn:',
          {
            list: [
              'Sie bezahlt haben und wir mit der Bearbeitung des Antrags noch nicht begonnen haben;',
              'Sie denselben Antrag doppelt bezahlt haben (die zweite Zahlung wird vollständig erstattet);',
              'wir die Leistung wegen einer technischen Störung auf unserer Seite nicht erbringen konnten.',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: 'So beantragen Sie eine Erstattung',
        body: [
          `Schreiben Sie an [${company.email}](email) und nennen Sie:`,
          {
            list: [
              'Ihren vollständigen Namen,',
              'Ihre Reisepassnummer,',
              'die Zahlungsreferenz,',
              'den Grund für die Erstattung.',
            ],
          },
          `Wir antworten innerhalb von ${dative.businessDays(rules.refund.replyBusinessDays)} und prüfen den Fall innerhalb von ${dative.businessDays(rules.refund.reviewBusinessDays)}. Wenn wir Dokumente von Ihnen anfordern, senden Sie sie innerhalb von ${dative.businessDays(rules.refund.documentReplyBusinessDays)}; sonst verfällt der Anspruch auf Erstattung.`,
          `Eine bewilligte Erstattung wird innerhalb von ${opening(payment, (least) => `${least} bis `)}${dative.businessDays(payment.most)} der Karte gutgeschrieben, mit der Sie bezahlt haben.`,
        ],
      },
      {
        id: 'cancel',
        title: 'Stornierung',
        body: [
          `Stornieren Sie einen Auftrag, erstatten wir den gezahlten Betrag${keepsFee ? ' abzüglich des Verwaltungsentgelts' : ''}, wenn alle folgenden Voraussetzungen erfüllt sind:`,
          {
            list: [
              'Wir haben noch nicht begonnen, Ihren Antrag zu prüfen oder einzureichen.',
              'Es wurden keine Dokumente hochgeladen.',
              'Es wurde nichts an die Behörde gezahlt.',
              'Sie haben nicht die Bearbeitung „Sehr eilig“ gewählt.',
              `Ihre E-Mail erreicht uns innerhalb von ${dative.hours(rules.refund.cancellationHours)} nach Erteilung des Auftrags.`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: 'Missbräuchliche Rückbuchungen',
        body: [
          'Einer Rückbuchung für eine vertragsgemäß erbrachte Leistung widersprechen wir mit dem unterschriebenen Vertrag, dem Protokoll des Antrags und den zugehörigen Dokumenten. Schreiben Sie bitte zuerst uns: Die meisten Missverständnisse klären sich mit einer Antwort. Mehr dazu steht in der [Richtlinie zu Zahlung, Rückbuchung und 3D Secure](chargebackPolicy).',
        ],
      },
      {
        id: 'fee',
        title: 'Verwaltungsentgelt',
        body: [
          keepsFee
            ? `Von einer bewilligten Erstattung behalten wir mindestens ${adminFee} ein, einmal je Auftrag. Das deckt Kosten der Zahlungsabwicklung, Arbeitszeit und Verluste bei der Währungsumrechnung. Wir behalten nichts ein, wenn eine Zahlung doppelt eingezogen wurde, wenn der Fehler bei uns lag oder wenn wir uns verspätet haben.`
            : 'Von einer bewilligten Erstattung behalten wir kein Verwaltungsentgelt ein.',
        ],
      },
      {
        id: 'force-majeure',
        title: 'Höhere Gewalt',
        body: [
          'Wir haften nicht für Verzögerungen durch Ausfälle staatlicher Systeme, Naturkatastrophen, Störungen des Internets oder Unruhen. Wir arbeiten weiter, sobald es möglich ist.',
        ],
      },
      {
        id: 'law',
        title: 'Anwendbares Recht',
        body: [
          `Für geschäftliche Streitigkeiten gilt ${law}, für Fragen der Einwanderung das Recht Tansanias. Über Streitigkeiten entscheiden die Gerichte ${place} oder in Daressalam. Verbraucherinnen und Verbraucher behalten den Schutz des Rechts des Landes, in dem sie leben.`,
        ],
      },
      {
        id: 'contact',
        title: 'Kontakt',
        body: [
          `${postalOf(company)}. [${company.email}](email)${ifStated(company.phone, ', [Telefon](phone)')}.`,
        ],
      },
    ],
  }
}
