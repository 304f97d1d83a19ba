import { cookieLife } from '#domain/cookie.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { policy, termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy
const span = spanIn('fr')

export const privacyPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Politique de confidentialité',
  description:
    'Quelles données nous recueillons pour une demande de visa pour la Tanzanie, pourquoi, qui les voit, combien de temps nous les conservons et comment les faire supprimer.',
  dated: `Dernière mise à jour : ${formatDay(termsVersion, 'fr')}`,
  intro: [
    `Vous nous confiez les données de votre passeport, votre adresse et vos projets. Cette page dit en termes simples ce que ${company.legalName} en fait et ce que vous pouvez nous demander.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Qui est responsable',
      body: [
        `${postalOf(company)}, est le responsable du traitement de vos données personnelles au sens du RGPD britannique (UK GDPR) et de la loi britannique de 2018 sur la protection des données (Data Protection Act 2018). Nous sommes un cabinet de conseil privé et ne faisons pas partie du gouvernement de la Tanzanie.`,
        'Pour toute question sur vos données, écrivez à [notre adresse e-mail](email) ou utilisez la [page de contact](contact).',
      ],
    },
    {
      id: 'what',
      title: 'Ce que nous recueillons',
      body: [
        'Uniquement ce qu’exigent une demande de visa et sa sécurité :',
        {
          list: [
            'Contact : nom, adresse e-mail, numéro de téléphone et, si vous en choisissez une, une messagerie et votre identifiant sur celle-ci.',
            'Pour chaque voyageur : nom et prénoms, date et lieu de naissance, nationalité, sexe, profession, numéro, dates et pays de délivrance du passeport, domicile, dates du voyage, point d’entrée, lieu de séjour, personne qui l’accompagne.',
            'Documents : photo d’identité, page du passeport avec la photo, billets et, pour les visas de transit et d’affaires, d’autres documents.',
            'Contrat : votre signature, la date et l’heure, l’adresse IP dont elle provient et un code de contrôle du document.',
            'Paiement : montant, heure, résultat et référence du prestataire de paiement. Votre numéro de carte n’est transmis qu’au prestataire de paiement ; nous ne le voyons jamais.',
            'Correspondance : ce que vous nous écrivez dans le chat, sur la page de votre demande ou par e-mail, les fichiers que vous y joignez et nos réponses. Nous conservons nos e-mails tels qu’ils vous ont été envoyés, sans les secrets de leurs liens.',
            'Chat : le site et la page depuis lesquels vous écrivez, et votre avis sur nos réponses si vous en donnez un.',
            'Acheminement : si nos e-mails vous parviennent et, sinon, la raison qu’indique le serveur de messagerie. Nous ne cherchons pas à savoir si vous les ouvrez.',
            'Notifications, si vous les activez : l’adresse et les clés que le service de notifications de votre navigateur nous donne pour ce navigateur, et sa langue.',
            'Messagerie, si vous y demandez des nouvelles ou nous y écrivez : votre numéro ou compte, le nom que vous y utilisez, ce que vous écrivez et envoyez, et si nos messages arrivent et sont lus.',
            'Données techniques : l’adresse IP et le type de navigateur de chaque requête, conservés peu de temps pour prévenir les abus.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Autres personnes et mineurs',
      body: [
        'Si vous faites la demande pour d’autres personnes, vous confirmez qu’elles le savent et y consentent.',
        `Les données des personnes de moins de ${span(policy.adultAge, 'year')} sont saisies par l’un de leurs parents ou leur représentant légal, ou avec leur accord. Nous ne demandons rien directement à un mineur.`,
      ],
    },
    {
      id: 'why',
      title: 'Pourquoi nous les utilisons, et sur quelle base juridique',
      body: [
        {
          head: ['Finalité', 'Base juridique'],
          rows: [
            [
              'Préparer, vérifier et déposer votre demande ; vous dire où elle en est',
              'Notre contrat avec vous',
            ],
            [
              'Répondre à ce que vous écrivez et ajouter à votre demande les fichiers que vous envoyez',
              'Contrat ; avant sa conclusion, les mesures que vous nous demandez de prendre',
            ],
            [
              'Encaisser les paiements, effectuer les remboursements, tenir la comptabilité',
              'Contrat ; obligation légale',
            ],
            [
              'Protéger le service et les voyageurs contre la fraude et les abus ; nous défendre en cas de réclamation',
              'Notre intérêt légitime à un service sûr',
            ],
            ['Rappels d’une demande inachevée, que vous pouvez arrêter', 'Intérêt légitime'],
            [
              'Savoir si nos e-mails vous parviennent',
              'Notre intérêt légitime à pouvoir vous joindre',
            ],
            ['Notifications sur votre appareil, si vous les activez', 'Votre consentement'],
            [
              'Nouvelles et réponses sur votre messagerie, si vous les demandez',
              'Votre consentement ; pour le retirer, répondez-y STOP ou déconnectez-la sur la page Ma demande',
            ],
            [
              'Cookies de mesure d’audience et de marketing, si vous les activez',
              'Votre consentement',
            ],
          ],
        },
        'Aucune décision vous concernant n’est prise par des moyens exclusivement automatisés. Nous ne vendons aucune donnée, et n’utilisons ni vos réponses ni vos documents pour entraîner des logiciels.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Qui les reçoit',
      body: [
        {
          list: [
            'Les services d’immigration de Tanzanie, auprès desquels nous déposons votre demande.',
            'Le prestataire de paiement qui encaisse votre paiement par carte.',
            'Les prestataires qui exploitent pour nous serveurs, stockage et messagerie, tenus par contrat d’agir sur nos instructions.',
            'Le service de notifications de l’éditeur de votre navigateur, si vous activez les notifications. Ce qu’il transmet est chiffré.',
            'Le service de messagerie que vous demandez : WhatsApp (Meta), Telegram ou le prestataire qui envoie les SMS pour nous. Il reçoit votre numéro ou compte, nos brèves nouvelles avec votre référence et un lien, nos réponses ainsi que les messages et fichiers que vous y envoyez, et les traite aussi selon ses propres conditions. Nous n’y envoyons ni numéro de passeport, ni date de naissance, ni document.',
            'Les membres de notre équipe dont le rôle l’exige, chacun avec son propre compte.',
            'Les tribunaux, la police ou les autorités de contrôle, lorsque la loi nous y oblige.',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: 'Transferts à l’étranger',
      body: [
        'Une demande de visa doit parvenir en Tanzanie. Ce transfert est nécessaire à l’exécution de notre contrat avec vous (article 49, paragraphe 1, point b, du RGPD britannique). Nous n’avons recours à d’autres prestataires hors du Royaume-Uni que sur la base d’une décision d’adéquation ou des clauses types de l’Information Commissioner. Un service de messagerie peut traiter les messages hors du Royaume-Uni sans ces garanties ; nous n’y avons recours qu’avec votre consentement explicite (article 49, paragraphe 1, point a, du RGPD britannique).',
      ],
    },
    {
      id: 'how-long',
      title: 'Combien de temps nous les conservons',
      body: [
        {
          head: ['Données', 'Durée maximale de conservation'],
          rows: [
            ['Données de la demande de visa, documents compris', span(years.application, 'year')],
            ['Données de paiement', span(years.payment, 'year')],
            [
              'Correspondance : e-mails dans les deux sens, chat, messagerie et fichiers joints',
              span(years.correspondence, 'year'),
            ],
            [
              'E-mails ne se rattachant à aucune demande ni conversation',
              span(unknownEmailDays, 'day'),
            ],
            ['Fichiers choisis dans le chat mais non envoyés', span(1, 'day')],
            [
              'Adresse de votre navigateur pour les notifications',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Réponses d’une demande que vous n’avez pas terminée', span(policy.draftDays, 'day')],
          ],
        },
        `Si vous nous le demandez, nous supprimerons ou anonymiserons vos données sous ${span(policy.erasureDays, 'day')}, hormis ce que la loi nous oblige à conserver.`,
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      body: [
        'Vous pouvez demander une copie de vos données, les faire rectifier ou effacer, faire limiter leur utilisation, vous opposer à celle-ci, les recevoir sous une forme que d’autres services peuvent lire et retirer votre consentement à tout moment.',
        `Nous répondons sous ${span(reply.usual, 'month')}. Pour les demandes complexes, la loi nous accorde jusqu’à ${span(reply.extended, 'month')} ; dans ce cas, nous vous en informerons dans le délai habituel. C’est gratuit.`,
        'Nous pouvons vous demander de prouver votre identité, afin que personne d’autre n’obtienne vos données.',
      ],
    },
    {
      id: 'security',
      title: 'Comment nous les protégeons',
      body: [
        `Les connexions sont chiffrées, les documents sont stockés chiffrés, et les membres de notre équipe ne voient que ce que leur rôle exige. Si une violation vous expose à un risque, nous vous en informerons, ainsi que l’autorité de contrôle, sous ${span(policy.breachNoticeHours, 'hour')} après en avoir eu connaissance. La [page sur la sécurité](securityPolicy) en dit davantage.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Un cookie permet au même navigateur de retrouver sa demande. La [Politique relative aux cookies](cookiePolicy) décrit tout le reste.',
      ],
    },
    {
      id: 'complaints',
      title: 'Réclamations',
      body: [
        'Adressez-vous d’abord à nous : la plupart des problèmes se règlent rapidement. Vous pouvez aussi saisir l’autorité britannique de protection des données (Information Commissioner’s Office, ico.org.uk) ou celle du pays où vous résidez.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications de cette page',
      body: [
        'Lorsque nous modifions cette politique, la date indiquée en haut change. Pour une demande en cours, la version que vous avez acceptée reste applicable, sauf si la loi en dispose autrement.',
      ],
    },
  ],
})
