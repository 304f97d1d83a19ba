import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn, opening, spanIn } from '../../span.ts'

const span = spanIn('fr')
const count = countIn('fr')
const businessDays = (days: number) => count(days, { one: '# jour ouvré', other: '# jours ouvrés' })

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const adminFee = `${toDollars(rules.refund.adminFeeCents)} USD`
  const { law, place } = company
  return {
    title: 'Politique de remboursement',
    description:
      'Dans quels cas un paiement peut être remboursé, dans quels cas il ne le peut pas, comment le demander et combien de temps cela prend.',
    dated: `Entrée en vigueur : ${formatDay(company.effective, 'fr')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: 'Vue d’ensemble',
        body: [
          'Un cabinet de conseil en visas fait l’essentiel de son travail avant que les services d’immigration ne décident. Cette page dit clairement quels paiements nous remboursons, afin que vous le sachiez avant de payer. Vos droits de consommateur demeurent entiers.',
          `Vous pouvez demander un remboursement dans un délai de ${span(rules.refund.requestDays, 'day')} après le paiement.`,
        ],
      },
      {
        id: 'non-refundable',
        title: 'Cas sans remboursement',
        body: [
          'Un paiement prélevé deux fois est toujours remboursé, de même qu’un supplément pour traitement accéléré que nous avons promis de rembourser en cas de retard. Hormis ces cas, ne donnent lieu à aucun remboursement :',
          {
            list: [
              `Le traitement très urgent (${span(rules.speeds.super_urgent.most, 'hour')}), sauf si un problème technique de notre fait nous a empêchés de le fournir.`,
              'Une demande que nous avons déposée auprès des services d’immigration.',
              'Des informations ou des documents inexacts, falsifiés ou incomplets.',
              'Un visa refusé par les services d’immigration.',
              'Une annulation après que nous avons commencé à traiter la demande.',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: 'Cas où un remboursement est possible',
        body: [
          'Nous examinons un remboursement si :',
          {
            list: [
              'vous avez payé et nous n’avons pas encore commencé à traiter la demande ;',
              'vous avez payé deux fois la même demande (le second paiement est remboursé en totalité) ;',
              'un problème technique de notre fait nous a empêchés de fournir le service.',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: 'Comment demander un remboursement',
        body: [
          `Écrivez à [${company.email}](email) en indiquant :`,
          {
            list: [
              'votre nom complet,',
              'votre numéro de passeport,',
              'la référence du paiement,',
              'le motif du remboursement.',
            ],
          },
          `Nous répondons sous ${businessDays(rules.refund.replyBusinessDays)} et examinons la demande de remboursement sous ${businessDays(rules.refund.reviewBusinessDays)}. Si nous demandons des documents, envoyez-les sous ${businessDays(rules.refund.documentReplyBusinessDays)}, sans quoi le droit au remboursement est perdu.`,
          `Un remboursement accepté est versé sur la carte avec laquelle vous avez payé, sous ${opening(payment, (least) => `${least} à `)}${businessDays(payment.most)}.`,
        ],
      },
      {
        id: 'cancel',
        title: 'Annulation',
        body: [
          `Si vous annulez une commande, nous vous remboursons la somme payée${keepsFee ? ', déduction faite des frais administratifs' : ''}, à condition que :`,
          {
            list: [
              'nous n’ayons commencé ni à examiner ni à déposer votre demande,',
              'aucun document n’ait été envoyé,',
              'rien n’ait été payé aux services d’immigration,',
              'vous n’ayez pas commandé le traitement très urgent,',
              `votre e-mail nous parvienne dans un délai de ${span(rules.refund.cancellationHours, 'hour')} après la commande.`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: 'Contestations frauduleuses',
        body: [
          'Si un paiement est contesté auprès de la banque alors que le service a été fourni comme convenu, nous nous y opposons en produisant le contrat signé, l’historique de la demande et ses documents. Écrivez-nous d’abord par e-mail : la plupart des malentendus se dissipent en une seule réponse. La [Politique de paiement, de contestation et 3-D Secure](chargebackPolicy) en dit davantage.',
        ],
      },
      {
        id: 'fee',
        title: 'Frais administratifs',
        body: [
          keepsFee
            ? `Nous retenons au moins ${adminFee} sur un remboursement accepté, une seule fois par commande. Cette somme couvre les frais de paiement, le temps de travail et les pertes de change. Nous ne retenons rien si un paiement a été prélevé deux fois, si la faute est la nôtre ou si nous avons pris du retard.`
            : 'Nous ne retenons pas de frais administratifs sur un remboursement accepté.',
        ],
      },
      {
        id: 'force-majeure',
        title: 'Force majeure',
        body: [
          'Nous ne sommes pas responsables des retards dus à une panne des systèmes gouvernementaux, à une catastrophe naturelle, à une perturbation d’Internet ou à des troubles civils. Nous reprenons dès que possible.',
        ],
      },
      {
        id: 'law',
        title: 'Droit applicable',
        body: [
          `Les litiges commerciaux sont régis par ${law}, et les questions d’immigration par le droit tanzanien. Les tribunaux siégeant ${place} ou à Dar es Salaam sont compétents. Les consommateurs conservent la protection du droit du pays où ils résident.`,
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        body: [
          `${postalOf(company)}. [${company.email}](email)${ifStated(company.phone, ', [téléphone](phone)')}.`,
        ],
      },
    ],
  }
}
