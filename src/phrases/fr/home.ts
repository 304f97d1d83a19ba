import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'Visa Tanzanie en ligne : demande et suivi · {company}',
  description:
    'Demandez un visa pour la Tanzanie en quatre étapes simples. Une demande de visa de tourisme coûte {price}, frais officiels et tous frais obligatoires compris.',
  headline: 'Votre visa pour la Tanzanie, entre de bonnes mains',
  lead: 'Nous vérifions vos réponses et vos documents, déposons votre demande et vous disons où elle en est.',
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
  'steps.lead':
    'Gardez votre passeport à portée de main. Vous pouvez vous arrêter à tout moment et reprendre plus tard.',
  'steps.1.title': 'Parlez-nous de votre voyage',
  'steps.1.text':
    'Choisissez le visa, saisissez les données de chaque voyageur comme sur son passeport et signez. Vos réponses sont enregistrées au fur et à mesure.',
  'steps.2.title': 'Payez, puis ajoutez les documents',
  'steps.2.text':
    'Payez par carte sur la page sécurisée de notre prestataire de paiement. Ajoutez ensuite une photo, la page du passeport et votre billet.',
  'steps.3.title': 'Nous vérifions et déposons',
  'steps.3.text':
    'Nous regardons chaque champ et chaque fichier, vous demandons des précisions si quelque chose ne va pas et vous écrivons à chaque changement.',

  'start.title': 'Par où commencer ?',
  'start.new.title': 'Nouvelle demande',
  'start.new.text':
    'Pour vous, pour une famille de {family} personnes au plus ou pour un groupe. Vous voyez le prix total avant de payer, et rien n’est coché d’avance.',
  'start.new.action': 'Faire une demande',
  'start.status.title': 'Suivi d’une demande',
  'start.status.text':
    'Avec votre référence et votre adresse e-mail, vous voyez qui doit agir, ce qui vient ensuite et dans quels délais.',

  'blurbs.title': 'Ce sur quoi vous pouvez compter',
  'blurbs.fast.title': 'Rapide',
  'blurbs.fast.text':
    'Notre traitement prend de {least} à {most} jours ouvrés, et {hours} heures au plus si vous choisissez « Très urgent » ; notre délai le plus court est d’une heure. Les services d’immigration prennent ensuite leur propre temps, officiellement environ {days} jours, que personne ne peut raccourcir.',
  'blurbs.simple.title': 'Simple',
  'blurbs.simple.text':
    'Quatre étapes en mots simples, avec une aide à côté de chaque champ. Vous pouvez vous arrêter et reprendre plus tard, même sur un autre appareil.',
  'blurbs.secure.title': 'Sûr',
  'blurbs.secure.text':
    'Tous les échanges sont chiffrés, les documents sont stockés chiffrés, et votre numéro de carte ne nous parvient jamais.',
  'blurbs.support.title': 'Écrivez-nous 24 h/24, 7 j/7',
  'blurbs.support.text':
    'Écrivez-nous et suivez votre demande à toute heure. Notre équipe répond du lundi au vendredi, de {opens} à {closes}.',

  'costs.title': 'Ce que cela coûte',
  'costs.lead':
    'Une demande de visa de tourisme pour une personne, en délai normal. C’est le prix total : rien ne s’ajoute ensuite.',
  'costs.caption': 'Le prix d’une demande de visa de tourisme, ligne par ligne',
  'costs.item': 'Poste',
  'costs.goesTo': 'Destinataire',
  'costs.amount': 'Montant',
  'costs.authority': 'Frais de visa officiels',
  'costs.preparation': 'Préparation et dépôt de votre demande',
  'costs.processing': 'Traitement',
  'costs.document': 'Contrôle des documents et dépôt',
  'costs.to.authority': 'les services d’immigration',
  'costs.to.us': 'nous, pour notre service',
  'costs.total': 'Total',
  'costs.more': 'Autres visas, délais et options',
  'costs.visa': 'Visa, par personne',
  'costs.visa.tourist': 'Tourisme, {days} jours',
  'costs.visa.tourist_multiple': 'Tourisme, entrées multiples, {days} jours',
  'costs.visa.business': 'Affaires, {days} jours',
  'costs.visa.transit': 'Transit, {days} jours',
  'costs.visa.share': 'dont frais officiels',
  'costs.extras':
    'Le traitement se paie une fois par demande : {one} pour une personne, moins par demande pour les groupes et {ten} à partir de dix personnes. Le délai « Urgent » ajoute {urgent}, « Très urgent » {super}. Si vous les choisissez : assurance voyage {insurance} et e-SIM {esim} par personne. Notre assurance ne remplace pas l’assurance d’entrée obligatoire à Zanzibar.',

  'questions.title': 'Questions',
  'questions.long.q': 'Combien de temps faut-il ?',
  'questions.long.a':
    'La décision arrive en général {from} à {to} jours après que tout nous est parvenu. Deux délais s’ajoutent : le nôtre, {least} à {most} jours ouvrés à vitesse normale et moins si vous le choisissez, et celui des autorités, environ {days} jours, ou environ deux mois pour les passeports qu’elles soumettent à un second service. Indiquez votre passeport et votre arrivée en haut de cette page pour voir la date qui vous concerne.',
  'questions.sure.q': 'Le visa est-il certain ?',
  'questions.sure.a':
    'Non. La décision appartient aux seuls services d’immigration. Nous veillons à ce que votre demande soit complète et cohérente, et nous vous disons avant le paiement si une règle s’y oppose.',
  'questions.direct.q': 'Puis-je faire la demande sans vous ?',
  'questions.direct.a':
    'Oui, sur le site officiel, en ne payant que les frais officiels. Nous sommes là pour ceux qui veulent que quelqu’un vérifie, dépose et suive leur demande.',
  'questions.need.q': 'Tout le monde a-t-il besoin d’un visa ?',
  'questions.need.a':
    'Non. Les ressortissants d’une cinquantaine de pays voyagent sans visa. Choisissez votre passeport en haut de cette page et vous le saurez tout de suite, avant de saisir ou de payer quoi que ce soit.',
  'questions.documents.q': 'Quels documents me faut-il ?',
  'questions.documents.a':
    'Un passeport valable au moins {months} mois après votre arrivée, une photo sur fond blanc, une image de la page du passeport et votre billet d’avion. Les visas de transit et d’affaires demandent deux documents de plus.',
  'questions.children.q': 'Les enfants ont-ils besoin de leur propre demande ?',
  'questions.children.a':
    'Oui, toute personne ayant un passeport, à partir d’un an. Pour un bébé de moins d’un an, {contact}. Une demande familiale réunit jusqu’à {family} personnes, avec un seul contact et un seul paiement.',
  'questions.children.link': 'écrivez-nous',

  'fee.title': 'Ce que paient nos {service}',
  'fee.1':
    'Chaque réponse comparée à votre passeport, chaque fichier ouvert et regardé par une personne.',
  'fee.2':
    'Votre demande saisie et déposée sur le site des autorités, en {most} jours ouvrés au plus à vitesse normale.',
  'fee.3': 'Les questions des autorités traitées avec vous, et un message à chaque changement.',
  'fee.4': 'Réponses et fichiers conservés chiffrés, et effacés à votre demande.',
  'fee.refused': 'Si le visa est refusé',
  'fee.refused.text':
    'Les autorités décident seules. Après un refus, ni leurs droits ni nos frais ne sont remboursés, car le travail a été fait ; nous vous disons ce que nous savons et ce que vous pouvez faire ensuite.',
  'fee.refund': 'Remboursement',
  'fee.refund.text':
    'Tant que nous n’avons pas commencé, dans les {days} jours suivant le paiement, moins {fee} pour nos frais. Ce qui a été payé deux fois est rendu en entier.',
}
