import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: 'Politique de paiement',
  description: 'Les prix, la devise, les moyens de payer et ce que devient votre paiement.',
  dated: `Entrée en vigueur : ${formatDay(company.effective, 'fr')}`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: 'Le prix',
      body: [
        'Vous voyez le prix total, poste par poste, avant de signer et avant de payer. Il comprend les frais de visa officiels et nos frais de service. Rien n’est coché d’avance et rien ne s’ajoute ensuite. Les prix actuels figurent sur la [page d’accueil](home).',
        'Le prix est fixé au moment où vous payez. S’il a changé depuis que vous avez commencé, nous vous montrons le nouveau prix et vous demandons de nouveau votre accord.',
      ],
    },
    {
      id: 'currency',
      title: 'La devise',
      body: [
        'Tous les prix sont en dollars américains (USD). Si votre carte est dans une autre devise, votre banque convertit le montant et peut facturer cette opération.',
      ],
    },
    {
      id: 'ways',
      title: 'Comment payer',
      body: [
        'Avec toutes les principales cartes de crédit ou de débit. Vous payez sur la page sécurisée de notre prestataire de paiement, certifié PCI DSS ; votre numéro de carte ne nous parvient jamais.',
      ],
    },
    {
      id: 'moment',
      title: 'Quand votre carte est débitée',
      body: [
        'Une seule fois, lorsque vous confirmez sur la page du prestataire de paiement. Nous commençons à traiter votre demande une fois que le prestataire nous a confirmé le paiement. Vous recevez alors un e-mail avec votre référence et le montant.',
      ],
    },
    {
      id: 'failed',
      title: 'Paiements échoués ou annulés',
      body: [
        'Rien n’est débité, et vos réponses sont conservées. Réessayez avec la même carte ou une autre. Si votre banque affiche un montant en attente, il disparaîtra en quelques jours.',
      ],
    },
    {
      id: 'twice',
      title: 'Paiement en double',
      body: [
        'Une demande n’est payée qu’une fois. Si un second paiement nous parvient malgré tout, il est remboursé en totalité, sans frais.',
      ],
    },
    {
      id: 'refunds',
      title: 'Remboursements et annulation',
      body: [
        `La [Politique de remboursement](refundPolicy) s’applique. Une commande peut être annulée dans un délai de ${spanIn('fr')(rules.refund.cancellationHours, 'hour')}, tant que rien n’a été commencé.`,
      ],
    },
    {
      id: 'questions',
      title: 'Questions sur un paiement',
      body: [
        `Écrivez à [${company.email}](email) en indiquant votre référence. N’envoyez jamais de numéro de carte. La [Politique de paiement, de contestation et 3-D Secure](chargebackPolicy) explique le fonctionnement des contestations et de 3-D Secure.`,
      ],
    },
  ],
})
