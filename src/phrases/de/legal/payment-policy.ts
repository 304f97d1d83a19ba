import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { dative } from './counts.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: 'Zahlungs\u00adrichtlinie',
  description: 'Preise, Währung, Zahlungsweise und was mit Ihrer Zahlung geschieht.',
  dated: `Gültig ab ${formatDay(company.effective, 'de')}`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: 'Der Preis',
      body: [
        'Sie sehen den Gesamtpreis, nach Posten aufgeschlüsselt, bevor Sie unterschreiben und bevor Sie bezahlen. Er enthält die amtliche Visumgebühr und unser Entgelt. Nichts ist vorab angekreuzt, und später kommt nichts hinzu. Die aktuellen Preise stehen auf der [Startseite](home).',
        'Mit der Zahlung steht der Preis fest. Hat er sich geändert, seit Sie begonnen haben, zeigen wir Ihnen den neuen und fragen noch einmal.',
      ],
    },
    {
      id: 'currency',
      title: 'Währung',
      body: [
        'Alle Preise sind in US-Dollar (USD) angegeben. Lautet Ihre Karte auf eine andere Währung, rechnet Ihre Bank den Betrag um und kann dafür ein Entgelt verlangen.',
      ],
    },
    {
      id: 'ways',
      title: 'Wie Sie bezahlen',
      body: [
        'Mit jeder gängigen Kreditkarte oder Debitkarte. Sie bezahlen auf der sicheren Seite unseres Zahlungsdienstleisters, der nach PCI DSS zertifiziert ist; Ihre Kartennummer erreicht uns nie.',
      ],
    },
    {
      id: 'moment',
      title: 'Wann abgebucht wird',
      body: [
        'Einmal, wenn Sie die Zahlung auf der Seite des Zahlungsdienstleisters bestätigen. Wir beginnen mit Ihrem Antrag, nachdem uns der Zahlungsdienstleister die Zahlung bestätigt hat. Sie erhalten dann eine E-Mail mit Ihrer Referenznummer und dem Betrag.',
      ],
    },
    {
      id: 'failed',
      title: 'Fehlgeschlagene und abgebrochene Zahlungen',
      body: [
        'Es wird nichts abgebucht, und Ihre Angaben bleiben gespeichert. Versuchen Sie es noch einmal, mit derselben oder einer anderen Karte. Zeigt Ihre Bank einen vorgemerkten Betrag an, verschwindet er innerhalb weniger Tage.',
      ],
    },
    {
      id: 'twice',
      title: 'Doppelt bezahlt',
      body: [
        'Ein Antrag wird einmal bezahlt. Geht trotzdem eine zweite Zahlung ein, erstatten wir sie vollständig und ohne Abzug.',
      ],
    },
    {
      id: 'refunds',
      title: 'Erstattung und Stornierung',
      body: [
        `Es gilt die [Erstattungsrichtlinie](refundPolicy). Ein Auftrag kann innerhalb von ${dative.hours(rules.refund.cancellationHours)} storniert werden, solange noch nichts begonnen wurde.`,
      ],
    },
    {
      id: 'questions',
      title: 'Fragen zu einer Zahlung',
      body: [
        `Schreiben Sie an [${company.email}](email) und nennen Sie Ihre Referenznummer. Senden Sie uns nie eine Kartennummer. Wie Rückbuchungen und 3D Secure ablaufen, erklärt die [Richtlinie zu Zahlung, Rückbuchung und 3D Secure](chargebackPolicy).`,
      ],
    },
  ],
})
