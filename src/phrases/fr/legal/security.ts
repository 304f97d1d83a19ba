import { policy, termsVersion } from '#domain/policy.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const securityPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Politique de sécurité et de protection juridique',
  description:
    'Comment votre passeport, vos documents et votre paiement sont protégés, qui peut les voir et ce qui se passe en cas de problème.',
  dated: `Entrée en vigueur : ${formatDay(termsVersion, 'fr')}`,
  intro: [
    'Entre de mauvaises mains, un passeport peut causer du tort pendant des années. Voici les mesures auxquelles nous nous tenons.',
  ],
  sections: [
    {
      id: 'transport',
      title: 'Pendant l’envoi',
      body: [
        'Chaque connexion à ce site est chiffrée par TLS (SSL, 256 bits). Les pages appliquent une politique de sécurité du contenu stricte, qui empêche l’exécution de scripts venus d’ailleurs, et celles qui portent votre référence ne transmettent aucune adresse de provenance à d’autres sites.',
      ],
    },
    {
      id: 'storage',
      title: 'Pendant la conservation',
      body: [
        {
          list: [
            'Les documents sont stockés chiffrés, sous des noms qui ne révèlent rien, et ne sont jamais publics.',
            'Les réponses inachevées sont stockées chiffrées sur le serveur, et non dans votre navigateur.',
            'Chaque fichier est ouvert et contrôlé avant d’être accepté ; les données cachées, comme le lieu où une photo a été prise, en sont retirées.',
            'Les numéros de passeport, les dates de naissance et les adresses e-mail n’apparaissent pas dans nos journaux techniques.',
          ],
        },
      ],
    },
    {
      id: 'access',
      title: 'Qui peut voir quoi',
      body: [
        'Dans notre équipe, l’accès dépend du rôle : chacun voit ce que sa tâche exige, et rien d’autre. L’accès à l’espace d’administration est protégé par une authentification à plusieurs facteurs, et ce qu’y fait l’équipe est consigné.',
        'Vous accédez à votre propre demande depuis le navigateur dans lequel vous l’avez créée, ou avec un lien secret. Une référence seule n’ouvre rien.',
      ],
    },
    {
      id: 'payment',
      title: 'Paiements',
      body: [
        'Vous payez par carte sur la page d’un prestataire de paiement certifié PCI DSS, avec 3-D Secure lorsque votre banque le propose. Les numéros de carte n’arrivent jamais sur nos serveurs. Nous confirmons chaque paiement auprès du prestataire lui-même, quoi qu’en dise un navigateur. Voir la [Politique de paiement](paymentPolicy).',
      ],
    },
    {
      id: 'agreement',
      title: 'Le contrat signé',
      body: [
        'Votre contrat est un PDF qui porte votre signature, l’heure et un code de contrôle (SHA-256). Quiconque le possède peut [vérifier qu’il n’a pas été modifié](agreementCheck). Il protège les deux parties : ce qui a été convenu, et à quel prix, peut être prouvé par la suite.',
        'La même page [reconnaît chaque visa que nous avons envoyé](agreementCheck), afin qu’un faux puisse être repéré. Le fichier ne quitte jamais l’appareil de la personne qui le vérifie.',
      ],
    },
    {
      id: 'incidents',
      title: 'En cas d’incident',
      body: [
        `Si une violation de données personnelles vous expose à un risque, nous vous en informerons, ainsi que l’Information Commissioner’s Office, sous ${spanIn('fr')(policy.breachNoticeHours, 'hour')} après en avoir eu connaissance, et nous dirons ce qui s’est passé, ce que cela signifie pour vous et ce qu’il faut faire.`,
      ],
    },
    {
      id: 'fraud',
      title: 'Fraude et faux sites',
      body: [
        'Nous ne demandons jamais de numéro de carte, de mot de passe ni de code par e-mail, par téléphone ou par messagerie. Les liens de nos e-mails ne mènent qu’à ce site. Le [site officiel](official) des services d’immigration en est un autre ; nous sommes une société privée et indépendante.',
        'Nous signalons à la police les documents falsifiés et les cartes volées.',
      ],
    },
    {
      id: 'your-part',
      title: 'De votre côté',
      body: [
        {
          list: [
            'Gardez pour vous les liens de nos e-mails ; quiconque en possède un peut agir à votre place.',
            'Sur un ordinateur partagé, fermez le navigateur quand vous avez terminé.',
            'Protégez votre boîte e-mail : c’est là que votre visa arrivera.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Signaler une faille',
      body: [
        `Si vous découvrez une faille, écrivez à [${company.email}](email). Ne consultez que vos propres données et laissez-nous le temps de la corriger : nous vous remercierons, sans engager de poursuites.`,
      ],
    },
    {
      id: 'law',
      title: 'Protection juridique',
      body: [
        'Nous agissons dans le cadre du RGPD britannique (UK GDPR), de la loi britannique de 2018 sur la protection des données (Data Protection Act 2018) et de la loi tanzanienne sur la protection des données personnelles. La [Politique de confidentialité](privacyPolicy) énumère vos droits ; les [Conditions générales](termsOfService) constituent le contrat qui nous lie.',
      ],
    },
  ],
})
