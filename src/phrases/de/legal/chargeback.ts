import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { dative } from './counts.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: 'Richtlinie zu Zahlung, Rückbuchung und 3D Secure',
  description:
    'Wie 3D Secure Ihre Karte schützt und was Sie tun können, wenn Sie mit einer Abbuchung nicht einverstanden sind.',
  dated: `Gültig ab ${formatDay(company.effective, 'de')}`,
  intro: [],
  sections: [
    {
      id: '3ds',
      title: '3D Secure',
      body: [
        'Beim Bezahlen kann Ihre Bank Sie um eine Bestätigung in ihrer App oder mit einem Code bitten. Das ist 3D Secure (Visa Secure, Mastercard Identity Check und andere). Es belegt, dass die Person bezahlt, der die Karte gehört.',
        'Der Code geht an Ihre Bank. Wir sehen ihn nie und fragen nie danach. Schlägt die Bestätigung fehl, wird nichts abgebucht, und Sie können es erneut versuchen.',
      ],
    },
    {
      id: 'statement',
      title: 'Auf Ihrem Kontoauszug',
      body: [
        `Die Abbuchung erscheint unter dem Namen ${company.legalName} oder dem unseres Zahlungsdienstleisters, in US-Dollar oder in der Währung Ihrer Karte.`,
      ],
    },
    {
      id: 'first',
      title: 'Sprechen Sie zuerst mit uns',
      body: [
        `Wenn Ihnen eine Abbuchung unbekannt ist oder Sie nicht damit einverstanden sind, schreiben Sie an [${company.email}](email) und nennen Sie Ihre Referenznummer. Wir antworten innerhalb von ${dative.businessDays(rules.refund.replyBusinessDays)}. Eine doppelt eingezogene Zahlung erstatten wir vollständig.`,
      ],
    },
    {
      id: 'chargeback',
      title: 'Rückbuchungen',
      body: [
        'Sie haben Anspruch auf eine Rückbuchung, wenn Ihre Karte missbraucht oder eine Leistung nicht erbracht wurde. Ihre Bank fordert dann Nachweise von uns an. Wir senden ihr:',
        {
          list: [
            'den unterschriebenen Vertrag mit seinem Prüfcode und dem Zeitpunkt der Unterschrift,',
            'das Protokoll der Zahlung und ihrer Bestätigung durch 3D Secure,',
            'das Protokoll des Antrags und der gesendeten E-Mails.',
          ],
        },
        'Solange über eine Rückbuchung nicht entschieden ist, ruht die Arbeit am Antrag.',
      ],
    },
    {
      id: 'fraud',
      title: 'Missbräuchliche Rückbuchungen',
      body: [
        'Einer Rückbuchung für eine vertragsgemäß erbrachte Leistung widersprechen wir. Erweist sie sich als betrügerisch, können wir den Betrag und unsere Kosten zurückfordern und weitere Aufträge ablehnen.',
      ],
    },
    {
      id: 'stolen',
      title: 'Wenn Ihre Karte missbraucht wurde',
      body: [
        'Rufen Sie sofort Ihre Bank an und lassen Sie die Karte sperren. Sagen Sie dann uns Bescheid: Wir halten den Antrag an, der damit bezahlt wurde, und helfen zu klären, von wem er stammt.',
      ],
    },
    {
      id: 'refunds',
      title: 'Erstattungen',
      body: [
        'Eine bewilligte Erstattung wird der Karte gutgeschrieben, mit der Sie bezahlt haben. Die Bedingungen und die Dauer erklärt die [Erstattungsrichtlinie](refundPolicy).',
      ],
    },
  ],
})
