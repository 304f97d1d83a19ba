import { ifStated } from '#domain/placeholder.ts'
import { policy } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn, opening, spanIn, weekdaysIn } from '../../span.ts'

const { claimYears } = policy
const weekdays = weekdaysIn('fr')
const span = spanIn('fr')
const count = countIn('fr')
const businessDays = (days: number) => count(days, { one: '# jour ouvré', other: '# jours ouvrés' })

export function termsOfService(company: LegalFacts, rules: Rules): LegalPage {
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: 'Conditions générales',
    description:
      'Le contrat conclu entre vous et nous lorsque nous préparons et déposons votre demande.',
    dated: `Entrée en vigueur : ${formatDay(company.effective, 'fr')}`,
    intro: [
      `Les présentes conditions régissent le service de ${company.legalName} (« nous »), cabinet privé de conseil en visas immatriculé au Royaume-Uni. En les acceptant, vous concluez un contrat avec nous.`,
      'Nous ne sommes pas le gouvernement de la Tanzanie et n’avons aucun lien avec lui. Les services d’immigration de Tanzanie (« les services d’immigration ») décident seuls des visas, et nous ne garantissons pas que le visa sera accordé. Vous pouvez faire votre demande sans nous sur le [site officiel](official).',
    ],
    sections: [
      {
        id: 'requirements',
        title: '1. Conditions à remplir',
        body: [
          {
            list: [
              `Votre passeport est valable au moins ${span(rules.passport.daysAfterArrival, 'day')} après votre arrivée et au moins ${span(rules.passport.monthsFromToday, 'month')} à compter du jour de la demande, et comporte une page vierge.`,
              'Tout ce que vous saisissez correspond au passeport, et est exact et complet.',
              'Vos documents sont authentiques et lisibles, et ils vous appartiennent.',
              `Vous avez au moins ${span(policy.adultAge, 'year')}, ou l’un de vos parents ou votre représentant légal fait la demande pour vous.`,
              'Si vous faites la demande pour d’autres personnes, elles ont donné leur accord.',
              `Vous répondez sous ${businessDays(rules.refund.documentReplyBusinessDays)} lorsque nous demandons un document ou une correction.`,
            ],
          },
        ],
      },
      {
        id: 'prohibitions',
        title: '2. Interdictions',
        body: [
          'Il est interdit d’utiliser le service pour :',
          {
            list: [
              'présenter des documents falsifiés, modifiés ou appartenant à autrui, ou de fausses déclarations ;',
              'faire une demande pour une personne à son insu ;',
              'payer avec une carte que vous n’avez pas le droit d’utiliser ;',
              'sonder, surcharger ou copier le site, en extraire le contenu ou accéder aux données d’autres personnes ;',
              'revendre le service sans notre accord écrit.',
            ],
          },
        ],
      },
      {
        id: 'links',
        title: '3. Liens vers d’autres sites',
        body: [
          'Nos pages renvoient à des sites que nous n’exploitons pas, dont le site officiel des visas. Leurs exploitants sont responsables de leur contenu et de leurs actes.',
        ],
      },
      {
        id: 'ai',
        title: '4. Intelligence artificielle',
        body: [
          'Nos contrôles de dates, de formats et de fichiers sont effectués par des logiciels ordinaires. Ce sont des personnes qui examinent les demandes ; aucune intelligence artificielle ne décide de la vôtre, et vos réponses et vos documents ne servent à en entraîner aucune.',
          'Nous n’acceptons comme documents ni images ni pièces produites ou modifiées par une intelligence artificielle : une photo d’identité générée ou retouchée conduit à un refus. Il est interdit de collecter nos contenus pour entraîner des logiciels.',
        ],
      },
      {
        id: 'commercial',
        title: '5. Conditions commerciales',
        body: [
          'Le prix est indiqué en dollars américains, au total et poste par poste, avant que vous ne signiez et ne payiez. Il comprend les frais de visa officiels et nos frais de service ; rien ne s’y ajoute ensuite. Votre banque peut facturer la conversion de devises.',
          `Nous commençons dès que votre paiement est confirmé et que vos documents sont complets. Nos délais de traitement courent à compter de ce moment, en jours ouvrés (${weekdays(rules.calendar.workingDays)}). Le délai des services d’immigration s’y ajoute, et nous n’avons aucune influence sur lui.`,
          'Vous nous demandez de commencer immédiatement. Le droit de rétractation du consommateur prend fin lorsque le service a été pleinement exécuté ; jusque-là, la [Politique de remboursement](refundPolicy) explique ce qui est remboursé.',
        ],
      },
      {
        id: 'suspension',
        title: '6. Suspension',
        body: [
          'Nous pouvons suspendre ou clore une demande lorsque la loi nous y oblige, lorsque des déclarations ou des documents sont faux, lorsqu’un paiement est contesté ou effectué avec une carte volée, ou lorsque des membres de notre équipe sont menacés. Nous vous en indiquerons le motif, sauf si la loi l’interdit.',
        ],
      },
      {
        id: 'disclaimers',
        title: '7. Absence de garantie',
        body: [
          'Nous nous engageons à travailler avec le soin et la compétence que l’on peut raisonnablement attendre. Nous ne promettons ni que le visa sera accordé, ni la date à laquelle les services d’immigration décideront, ni que le titulaire d’un visa sera admis à la frontière.',
          'Vous réservez vos voyages à vos propres risques : tant que vous n’avez pas le visa, ne réservez que ce qui peut être modifié.',
        ],
      },
      {
        id: 'liability',
        title: '8. Limitation de responsabilité',
        body: [
          `Notre responsabilité est limitée aux sommes que vous nous avez versées au cours ${count(policy.liabilityMonths, { one: 'du mois', other: 'des # mois' })} précédant la réclamation. Nous ne sommes pas responsables des dommages indirects, tels que la perte de réservations ou le manque à gagner.`,
          'Rien dans les présentes conditions ne limite la responsabilité en cas de décès ou de dommage corporel causé par une négligence, en cas de fraude, ni dans tout autre cas où la loi interdit de la limiter. Vos droits de consommateur demeurent.',
        ],
      },
      {
        id: 'indemnification',
        title: '9. Indemnisation',
        body: [
          'Si une personne nous adresse une réclamation parce que vous avez fourni de fausses informations, utilisé des documents falsifiés ou enfreint les présentes conditions, vous en supportez les frais raisonnables.',
        ],
      },
      {
        id: 'notices',
        title: '10. Notifications',
        body: [
          `Nous écrivons à l’adresse e-mail indiquée dans votre demande. Vous pouvez écrire à ${company.email}${ifStated(company.address, ` ou à ${postalOf(company)}`)}. Une notification par e-mail est réputée reçue le jour ouvré suivant.`,
          `Si une violation de données personnelles vous expose à un risque, nous vous en informerons sous ${span(policy.breachNoticeHours, 'hour')}.`,
        ],
      },
      {
        id: 'entire',
        title: '11. Intégralité du contrat',
        body: [
          'Les présentes conditions, le contrat signé avec son prix, ainsi que les politiques de [confidentialité](privacyPolicy), de [remboursement](refundPolicy) et de [paiement](paymentPolicy) forment l’intégralité du contrat. La date de la version que vous avez acceptée est conservée avec votre demande et imprimée sur votre contrat ; nous vous enverrons le texte de cette version si vous le demandez. Si une clause n’est pas valable, les autres le restent.',
          `Les litiges commerciaux sont régis par ${law}, et les questions d’immigration par le droit tanzanien. Les tribunaux siégeant ${place} ou à Dar es Salaam sont compétents. Si vous êtes consommateur, vous bénéficiez aussi de la protection des règles impératives du pays où vous résidez.`,
        ],
      },
      {
        id: 'time',
        title: '12. Prescription',
        body: [
          `Dans la mesure où la loi le permet, toute action contre nous se prescrit par ${span(claimYears.fromKnowledge, 'year')} à compter du jour où vous avez eu connaissance de son motif et, en tout état de cause, par ${span(claimYears.fromAct, 'year')} à compter du fait lui-même.`,
        ],
      },
      {
        id: 'referrals',
        title: '13. Recommandations et renvois',
        body: [
          'Il peut nous arriver de recommander d’autres prestataires, par exemple pour une assurance ou des données mobiles. Rien ne vous oblige à faire appel à eux ; si vous le faites, le contrat est conclu entre vous et eux. Si quelqu’un vous a recommandé notre service, le prix est le même.',
          `Pour certaines nationalités, les services d’immigration transmettent les demandes à leur siège, ce qui prend environ ${span(rules.authority.referralDays, 'day')}. Nous vous en informerons avant le paiement.`,
        ],
      },
      {
        id: 'refunds',
        title: '14. Remboursements',
        body: [
          `Vous pouvez demander un remboursement par e-mail dans un délai de ${span(rules.refund.requestDays, 'day')} après le paiement. L’examen prend ${businessDays(rules.refund.reviewBusinessDays)} au plus, et un remboursement accepté est versé ${opening(payment, (least) => `${least} à `)}${businessDays(payment.most)} plus tard sur la carte avec laquelle vous avez payé. La [Politique de remboursement](refundPolicy) explique ce qui peut être remboursé.`,
        ],
      },
    ],
  }
}
