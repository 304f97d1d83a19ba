import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'Visa pour la Tanzanie en ligne : demande et suivi · {company}',
  description:
    'Demandez un visa pour la Tanzanie en quatre étapes simples. Une demande de visa de tourisme coûte {price}, frais officiels et tous frais obligatoires compris.',
  headline: 'Votre visa pour la Tanzanie, entre de bonnes mains',
  lead: 'Nous vérifions vos réponses et vos documents, déposons votre demande et vous tenons au courant.',
  'price.words':
    'pour une demande de visa de tourisme, tout compris : {authority} de frais officiels, {service} pour notre service',
  apply: 'Faire une demande',
  'scene.pause': 'Arrêter les images',
  'scene.play': 'Animer les images',

  'reference.label': 'Demande déjà faite ? Votre référence',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Suivre ma demande',
  'reference.blank': 'Saisissez votre référence pour continuer.',

  'notice.short':
    'Nous sommes une société privée, pas le gouvernement ; vous pouvez aussi faire votre demande sur le site officiel {official}.',
  'notice.title': 'Une société privée, pas le gouvernement',
  'notice.text':
    '{company} est un cabinet de conseil privé. Nous n’avons aucun lien avec le gouvernement de la Tanzanie. Vous pouvez aussi faire votre demande sur le site officiel {official}, sans passer par nous et sans nos frais.',

  'steps.title': 'Comment ça marche',
  'steps.1.title': 'Parlez-nous de votre voyage',
  'steps.1.text':
    'Choisissez le visa, saisissez les données de chaque voyageur comme sur son passeport et signez. Vos réponses sont enregistrées au fur et à mesure.',
  'steps.2.title': 'Payez, puis ajoutez les documents',
  'steps.2.text':
    'Payez par carte sur la page sécurisée de notre prestataire de paiement. Ajoutez ensuite vos documents.',
  'steps.3.title': 'Nous vérifions et déposons',
  'steps.3.text':
    'Nous regardons chaque réponse et chaque fichier, vous interrogeons si quelque chose ne convient pas et vous écrivons à chaque changement.',

  'start.title': 'Par où souhaitez-vous commencer ?',
  'start.new.title': 'Nouvelle demande',
  'start.new.text':
    'Pour vous, pour une famille de {family} personnes au plus ou pour un groupe. Vous voyez le prix total avant de payer, et aucune option n’est cochée d’avance.',
  'start.new.action': 'Faire une demande',
  'start.status.title': 'Suivi d’une demande',
  'start.status.text':
    'Saisissez votre référence et votre adresse e-mail pour voir qui doit agir, ce qui vient ensuite et dans quels délais.',

  'blurbs.title': 'Nos engagements',
  'blurbs.fast.title': 'La date prévue, avant de payer',
  'blurbs.fast.text':
    'Il nous faut {apart, plural, =0 {} other {{least} à }}{most, plural, one {# jour ouvré} other {# jours ouvrés}}, ou {hours, plural, one {# heure} other {# heures}} au plus si vous choisissez « Très urgent ». Les services d’immigration prennent ensuite leur propre temps : le délai officiel est d’environ {days, plural, one {# jour} other {# jours}}, et personne ne peut le raccourcir.',
  'blurbs.simple.title': 'Simple',
  'blurbs.simple.text':
    'Quatre étapes en mots simples, avec une aide à côté de chaque champ. Vous pouvez vous arrêter et reprendre plus tard, même sur un autre appareil.',
  'blurbs.secure.title': 'Sûr',
  'blurbs.secure.text':
    'Tout ce que vous envoyez est chiffré, vos documents sont stockés chiffrés, et votre numéro de carte ne nous parvient jamais.',
  'blurbs.support.title': 'Écrivez-nous à toute heure',
  'blurbs.support.text':
    'Notre équipe répond du lundi au vendredi, de {opens} à {closes} (heure de Londres). Votre demande se suit jour et nuit.',

  'costs.title': 'Tarifs',
  'costs.lead': 'Un visa de tourisme, en délai normal. Rien ne s’y ajoute ensuite.',
  'costs.caption': 'Le prix d’une demande de visa de tourisme, ligne par ligne',
  'costs.item': 'Poste',
  'costs.goesTo': 'Destinataire',
  'costs.amount': 'Montant',
  'costs.authority': 'Frais de visa officiels',
  'costs.preparation': 'Préparation et dépôt de votre demande',
  'costs.processing': 'Frais de traitement',
  'costs.document': 'Contrôle des documents et dépôt',
  'costs.to.authority': 'les services d’immigration',
  'costs.to.us': 'nous, pour notre service',
  'costs.total': 'Total',
  'costs.more': 'Autres visas, délais et options',
  'costs.visa': 'Visa, par personne',
  'costs.visa.tourist': 'Tourisme, {days, plural, one {# jour} other {# jours}}',
  'costs.visa.tourist_multiple':
    'Tourisme, entrées multiples, {days, plural, one {# jour} other {# jours}}',
  'costs.visa.business': 'Affaires, {days, plural, one {# jour} other {# jours}}',
  'costs.visa.transit': 'Transit, {days, plural, one {# jour} other {# jours}}',
  'costs.visa.share': 'dont frais officiels',
  'costs.processing.steps':
    'Les frais de traitement se paient une fois par demande et dépendent du nombre de personnes : {one} pour une personne, {last} à partir de {from, plural, one {# personne} other {# personnes}}.',
  'costs.processing.flat': 'Les frais de traitement se paient une fois par demande : {one}.',
  'costs.urgent': 'Le délai « Urgent » ajoute {amount}.',
  'costs.super_urgent': 'Le délai « Très urgent » ajoute {amount}.',
  'costs.insurance':
    'Assurance voyage, en option : {amount} par personne. Elle ne remplace pas l’assurance voyage obligatoire à Zanzibar.',
  'costs.esim': 'eSIM, en option : {amount} par personne.',

  'questions.title': 'Questions fréquentes',
  'questions.long.q': 'Combien de temps faut-il ?',
  'questions.long.a':
    'La décision arrive en général {spread, plural, =0 {} other {{from} à }}{to, plural, one {# jour} other {# jours}} après que nous avons tout reçu. Il nous faut {apart, plural, =0 {} other {{least} à }}{most, plural, one {# jour ouvré} other {# jours ouvrés}} en délai normal, moins si vous choisissez un délai plus court. Les services d’immigration prennent ensuite environ {days, plural, one {# jour} other {# jours}}, ou environ {referral, plural, one {# jour} other {# jours}} si votre passeport est de ceux qu’ils transmettent à un second service. Indiquez votre passeport et votre arrivée en haut de cette page pour voir la date qui vous concerne.',
  'questions.sure.q': 'Le visa est-il garanti ?',
  'questions.sure.a':
    'Non. Seuls les services d’immigration décident. Nous veillons à ce que votre demande soit complète et cohérente, et nous vous prévenons avant le paiement si une règle s’y oppose.',
  'questions.direct.q': 'Puis-je faire la demande sans vous ?',
  'questions.direct.a':
    'Oui, sur le site officiel, en ne payant que les frais officiels. Notre service s’adresse aux personnes qui préfèrent faire vérifier, déposer et suivre leur demande.',
  'questions.need.q': 'Tout le monde a-t-il besoin d’un visa ?',
  'questions.need.a':
    '{count, plural, =0 {Oui.} one {Non. Les ressortissants d’un seul pays peuvent visiter la Tanzanie sans visa.} other {Non. Les ressortissants de # pays peuvent visiter la Tanzanie sans visa.}} Choisissez votre passeport en haut de cette page et nous vous le dirons tout de suite, avant tout paiement.',
  'questions.documents.q': 'Quels documents me faut-il ?',
  'questions.documents.a':
    'Un passeport valable au moins {days, plural, one {# jour} other {# jours}} après votre arrivée et, pour un visa de tourisme, ces documents : {documents}. Les autres types de visa peuvent en demander d’autres.',
  'questions.children.q': 'Faut-il une demande pour chaque enfant ?',
  'questions.children.a':
    'Oui, chaque enfant à partir d’un an a besoin de la sienne, avec son propre passeport. Pour un bébé de moins d’un an, {contact}. Une demande de famille réunit jusqu’à {family} personnes, avec un seul contact et un seul paiement.',
  'questions.children.link': 'écrivez-nous',

  'fee.title': 'Ce que couvrent les {service} de notre service',
  'fee.1': 'Une personne compare chaque réponse avec votre passeport et regarde chaque fichier.',
  'fee.2':
    'Nous saisissons et déposons votre demande sur le site des services d’immigration, en {most, plural, one {# jour ouvré} other {# jours ouvrés}} au plus en délai normal.',
  'fee.3':
    'Nous répondons avec vous aux questions des services d’immigration et vous écrivons à chaque changement.',
  'fee.4':
    'Nous conservons vos réponses et vos fichiers chiffrés, et les supprimons à votre demande.',
  'fee.refused': 'Si le visa est refusé',
  'fee.refused.text':
    'Seuls les services d’immigration décident. En cas de refus, ni leurs frais ni les nôtres ne sont remboursés, car le travail a été fait. Nous vous dirons ce que nous savons et ce que vous pouvez faire ensuite.',
  'fee.refund': 'Remboursement',
}
