import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn } from '../../span.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => {
  const replyDays = countIn('fr')(rules.refund.replyBusinessDays, {
    one: '# jour ouvré',
    other: '# jours ouvrés',
  })
  return {
    title: 'Politique de paiement, de contestation et 3-D Secure',
    description:
      'Comment 3-D Secure protège votre carte, et que faire si vous n’êtes pas d’accord avec un débit.',
    dated: `Entrée en vigueur : ${formatDay(company.effective, 'fr')}`,
    intro: [],
    sections: [
      {
        id: '3ds',
        title: '3-D Secure',
        body: [
          'Lorsque vous payez, votre banque peut vous demander de confirmer dans son application ou avec un code. C’est 3-D Secure (Visa Secure, Mastercard Identity Check et d’autres). Cela prouve que la personne qui paie est bien le titulaire de la carte.',
          'Le code est transmis à votre banque. Nous ne le voyons jamais et ne le demandons jamais. Si la confirmation échoue, rien n’est débité et vous pouvez réessayer.',
        ],
      },
      {
        id: 'statement',
        title: 'Sur votre relevé',
        body: [
          `Le débit apparaît au nom de ${company.legalName} ou de notre prestataire de paiement, en dollars américains ou dans la devise de votre carte.`,
        ],
      },
      {
        id: 'first',
        title: 'Parlez-nous d’abord',
        body: [
          `Si vous ne reconnaissez pas un débit ou n’êtes pas d’accord avec lui, écrivez à [${company.email}](email) en indiquant votre référence. Nous répondons sous ${replyDays}. Un paiement prélevé deux fois est remboursé en totalité.`,
        ],
      },
      {
        id: 'chargeback',
        title: 'Contestations de paiement',
        body: [
          'Vous avez le droit de contester un paiement si votre carte a été utilisée frauduleusement ou si un service n’a pas été fourni. Votre banque nous demande alors des preuves. Nous lui envoyons :',
          {
            list: [
              'le contrat signé, avec son code de contrôle et l’heure de la signature,',
              'la preuve du paiement et de sa confirmation par 3-D Secure,',
              'l’historique de la demande et des e-mails envoyés.',
            ],
          },
          'Tant qu’une contestation est en cours, nous suspendons le traitement de la demande.',
        ],
      },
      {
        id: 'fraud',
        title: 'Contestations frauduleuses',
        body: [
          'Si un paiement est contesté alors que le service a été fourni comme convenu, nous nous y opposons. Si la contestation se révèle frauduleuse, nous pouvons réclamer la somme et nos frais, et refuser de nouvelles demandes.',
        ],
      },
      {
        id: 'stolen',
        title: 'Si votre carte a été utilisée frauduleusement',
        body: [
          'Appelez immédiatement votre banque et faites bloquer la carte. Prévenez-nous ensuite : nous arrêterons la demande payée avec elle et aiderons à découvrir qui l’a faite.',
        ],
      },
      {
        id: 'refunds',
        title: 'Remboursements',
        body: [
          'Un remboursement accepté est versé sur la carte avec laquelle vous avez payé. La [Politique de remboursement](refundPolicy) explique les conditions et les délais.',
        ],
      },
    ],
  }
}
