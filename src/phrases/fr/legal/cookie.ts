import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const span = spanIn('fr')

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: 'Politique relative aux cookies',
  description:
    'Quels cookies ce site dépose, pourquoi, pour combien de temps, et comment les gérer.',
  dated: `Dernière mise à jour : ${formatDay(termsVersion, 'fr')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: 'Ce que sont les cookies',
      body: [
        'Les cookies sont de petits textes qu’un site dépose dans votre navigateur et relit plus tard. Ils ne peuvent ni exécuter de programmes ni lire vos fichiers.',
      ],
    },
    {
      id: 'types',
      title: 'Les trois types',
      body: [
        {
          list: [
            'Essentiels : ils permettent de revenir à une demande dans le navigateur avec lequel elle a été faite, de payer et d’envoyer des documents. Le site ne fonctionne pas sans eux ; ils sont donc toujours actifs.',
            'Mesure d’audience : ils nous indiquent quelles pages sont consultées. Ils ne sont déposés que si vous les acceptez.',
            'Fonctionnels : ils retiennent un choix, comme la langue. Ils sont déposés quand vous faites ce choix ; si vous avez désactivé ce type, ils ne durent que jusqu’à la fermeture du navigateur.',
          ],
        },
        'Les paramètres proposent une quatrième option, « Marketing ». Elle s’appliquera si nous faisons un jour de la publicité : là non plus, aucun cookie n’est déposé sans votre consentement.',
        'Nous ne gardons aucune donnée personnelle dans le stockage de votre navigateur : les réponses inachevées sont conservées chiffrées sur notre serveur. Seul un message du chat qui attend la connexion reste dans son onglet jusqu’à son envoi.',
      ],
    },
    {
      id: 'retention',
      title: 'Combien de temps ils restent',
      body: [
        {
          head: ['Cookie', 'Type', 'Durée de conservation'],
          rows: [
            ['Session', 'Essentiels', 'jusqu’à la fermeture du navigateur'],
            [
              'Clé de votre propre demande',
              'Essentiels',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Préférence de langue', 'Fonctionnels', span(cookieLife.languageYears, 'year')],
            [
              'Mesure d’audience, si vous l’acceptez',
              'Mesure d’audience',
              span(cookieLife.analyticsYears, 'year'),
            ],
          ],
        },
        'La clé de votre propre demande vous permet de revenir pour payer, ajouter des documents et télécharger le visa.',
        `Votre choix concernant les cookies n’est pas un cookie : le navigateur le garde sous les noms ${consentKeys.given} et ${consentKeys.preferences} jusqu’à ce que vous supprimiez les données de ce site. Il ne quitte jamais votre appareil.`,
        `Si vous nous écrivez dans le chat, le navigateur garde la clé de cette conversation sous le nom ${chatStorageKey} ; elle est valable ${span(chatLimits.keyDays, 'day')}. La conversation elle-même est conservée par nos soins.`,
      ],
    },
    {
      id: 'control',
      title: 'Comment les gérer',
      body: [
        'Modifiez votre choix à tout moment sous « Paramètres des cookies », en bas de chaque page. Ce que vous désactivez est supprimé aussitôt.',
        'Chaque navigateur permet aussi d’afficher, de bloquer et de supprimer les cookies :',
        {
          list: [
            'Chrome : Paramètres, Confidentialité et sécurité, Cookies tiers et Données des sites.',
            'Firefox : Paramètres, Vie privée et sécurité, Cookies et données de sites.',
            'Safari : Réglages, Confidentialité, Gérer les données du site web.',
            'Edge : Paramètres, Cookies et autorisations de site.',
          ],
        },
        'Si vous supprimez le cookie essentiel, le lien de nos e-mails vous ramène à votre demande.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`${postalOf(company)}. [${company.email}](email).`],
    },
  ],
})
