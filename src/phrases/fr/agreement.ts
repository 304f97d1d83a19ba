import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Contrat de prestation de services',
  subtitle: 'Conseil en visas pour la Tanzanie',
  'preview.mark': 'Aperçu, non signé',
  'preview.note': 'Lisez-le à votre rythme. Il se signe à l’étape du paiement, avant le paiement.',
  'preview.signature': 'Votre signature figurera ici.',
  'party.company': 'Cabinet de conseil',
  'party.client': 'Client',
  'order.title': 'Votre commande',
  'order.reference': 'Demande',
  'order.visa': 'Visa',
  'order.speed': 'Notre délai',
  'order.travellers': 'Voyageurs',
  'order.extras': 'Options',
  'order.noExtras': 'Aucune',
  'order.open': 'La commande et son prix s’ajoutent ici dès que vous avez fait votre choix.',
  'visaType.tourist': 'Tourisme, entrée unique',
  'visaType.tourist_multiple': 'Tourisme, entrées multiples',
  'visaType.business': 'Affaires',
  'visaType.transit': 'Transit',
  'processingType.normal': '5 à 7 jours ouvrés',
  'processingType.urgent': '2 à 3 jours ouvrés',
  'processingType.super_urgent': '24 heures',
  'price.title': 'Prix',
  'price.item': 'Poste',
  'price.quantity': 'Quantité',
  'price.unit': 'Prix unitaire',
  'price.amount': 'Montant',
  'price.total': 'Total en dollars américains',
  'price.note': 'Tout est compris. Vous n’avez rien d’autre à nous payer.',
  'price.frozen': 'Prix en vigueur au moment où la demande {reference} a été créée.',
  'line.base': 'Visa et préparation de la demande',
  'line.processing': 'Traitement',
  'line.speed.normal': 'Traitement accéléré',
  'line.speed.urgent': 'Traitement accéléré, 2 à 3 jours ouvrés',
  'line.speed.super_urgent': 'Traitement accéléré, 24 heures',
  'line.insurance': 'Assurance voyage',
  'line.esim': 'e-SIM',
  'line.document': 'Contrôle des documents et dépôt',
  'clause.title': 'Ce dont nous convenons',
  'clause.who-we-are.title': 'Qui nous sommes',
  'clause.who-we-are.text':
    '{company} est un cabinet de conseil privé immatriculé au Royaume-Uni. Nous ne faisons pas partie du gouvernement de la Tanzanie et n’agissons pas en son nom. Vous pouvez aussi déposer votre demande vous-même sur le site officiel, visa.immigration.go.tz, en ne payant que les frais officiels.',
  'clause.service.title': 'Ce que nous faisons pour vous',
  'clause.service.text': 'Pour chaque voyageur de cette commande :',
  'clause.service.1':
    'nous vérifions les réponses et les documents et vous indiquons ce qu’il faut corriger ;',
  'clause.service.2':
    'nous préparons la demande de visa et la déposons auprès des services d’immigration ;',
  'clause.service.3':
    'nous payons les frais de visa officiels sur le prix prévu au présent contrat ;',
  'clause.service.4': 'nous vous tenons au courant par e-mail et vous transmettons la décision.',
  'clause.no-guarantee.title': 'Ce que nous ne pouvons pas promettre',
  'clause.no-guarantee.text':
    'Les services d’immigration décident seuls, et aucun de nos délais ne raccourcit le leur. Nous ne garantissons pas l’acceptation de la demande. Un visa autorise à se présenter à la frontière ; c’est là que se décide l’entrée sur le territoire.',
  'clause.your-part.title': 'Vos engagements',
  'clause.your-part.text': 'Vous vous engagez à :',
  'clause.your-part.1': 'donner des réponses exactes et complètes, conformes à chaque passeport ;',
  'clause.your-part.2':
    'voyager avec un passeport valable au moins {passportMonths} mois après le début du voyage ;',
  'clause.your-part.3':
    'répondre dans un délai de {days} jours ouvrés lorsque nous demandons un document ou une correction ;',
  'clause.your-part.4':
    'ne présenter de demande pour une personne de moins de {adultAge} ans que si vous êtes son parent ou son tuteur, ou avec l’accord de l’un d’eux.',
  'clause.price.title': 'Prix et paiement',
  'clause.price.text':
    'Le prix indiqué au présent contrat est le prix total en dollars américains, frais de visa officiels compris. Vous le payez une seule fois, par carte, par l’intermédiaire de notre prestataire de paiement. Nous ne voyons ni ne conservons jamais votre numéro de carte.',
  'clause.cancel.title': 'Annulation',
  'clause.cancel.text':
    'Vous pouvez annuler par e-mail dans les {hours} heures suivant la commande, tant que :',
  'clause.cancel.1': 'nous n’avons commencé ni à examiner ni à déposer votre demande ;',
  'clause.cancel.2': 'aucun document n’a été envoyé ;',
  'clause.cancel.3': 'rien n’a été payé aux services d’immigration.',
  'clause.refund.title': 'Remboursements que vous pouvez demander',
  'clause.refund.text':
    'Faites la demande dans les {days} jours suivant le paiement. Nous examinons chaque cas dans lequel :',
  'clause.refund.1': 'vous avez payé et nous n’avons pas encore traité la demande ;',
  'clause.refund.2': 'vous avez payé deux fois la même commande ;',
  'clause.refund.3': 'un problème technique nous a empêchés de fournir le service.',
  'clause.no-refund.title': 'Ce qui n’est pas remboursé',
  'clause.no-refund.text': 'Aucun remboursement n’est dû :',
  'clause.no-refund.1':
    'pour les services express en {firstHours} heure, {secondHours}, {thirdHours} ou {lastHours} heures ;',
  'clause.no-refund.2': 'une fois la demande déposée ;',
  'clause.no-refund.3':
    'lorsque des réponses ou des documents étaient inexacts, falsifiés ou incomplets ;',
  'clause.no-refund.4': 'lorsque les services d’immigration refusent le visa ;',
  'clause.no-refund.5': 'lorsque vous annulez après le début du traitement.',
  'clause.refund-course.title': 'Déroulement d’un remboursement',
  'clause.refund-course.text':
    'Écrivez-nous en indiquant votre nom complet, votre numéro de passeport, la référence du paiement et le motif. Ensuite :',
  'clause.refund-course.1':
    'nous répondons sous {replyDays} jours ouvrés et terminons notre examen sous {reviewDays} jours ouvrés ;',
  'clause.refund-course.2':
    'si nous vous demandons des documents, envoyez-les sous {answerDays} jours ouvrés, sans quoi le droit au remboursement est perdu ;',
  'clause.refund-course.3':
    'un remboursement accepté est versé sous {leastDays} à {mostDays} jours ouvrés, par le moyen que vous avez utilisé pour payer ;',
  'clause.refund-course.4':
    'nous retenons sur tout remboursement accepté des frais administratifs d’au moins {adminFee} dollars américains, pour les frais du prestataire de paiement, le temps de travail et le change.',
  'clause.chargeback.title': 'Contestation de paiement',
  'clause.chargeback.text':
    'Si un paiement pose problème, écrivez-nous d’abord. Lorsqu’un paiement est contesté sans motif auprès de la banque, nous répondons en produisant le présent contrat et l’historique de la commande.',
  'clause.data.title': 'Données personnelles',
  'clause.data.text':
    'Nous utilisons vos données pour cette commande uniquement. Nous conservons les données de la demande jusqu’à {applicationYears} ans, celles du paiement jusqu’à {paymentYears} ans et la correspondance jusqu’à {correspondenceYears} ans. Si vous nous le demandez, nous supprimons ou anonymisons sous {erasureDays} jours ce que la loi ne nous oblige pas à conserver. Si vos données venaient à être exposées, nous vous en informerions sous {breachHours} heures.',
  'clause.force-majeure.title': 'Force majeure',
  'clause.force-majeure.text':
    'Nous ne répondons pas des retards ou défaillances dus à une panne des systèmes gouvernementaux, à une catastrophe naturelle, à une perturbation d’Internet ou à des troubles.',
  'clause.liability.title': 'Responsabilité et réclamations',
  'clause.liability.text':
    'Notre responsabilité est limitée aux sommes que vous nous avez versées au cours des {months} mois précédant la réclamation. Toute action se prescrit {claimYears, plural, one {# an} other {# ans}} après que vous avez eu connaissance de son motif, et au plus tard {actYears} ans après le fait lui-même. Les droits que la loi interdit de limiter restent entiers.',
  'clause.law.title': 'Droit applicable et juridiction',
  'clause.law.text':
    'Les litiges commerciaux relèvent du droit du Royaume-Uni, les questions d’immigration du droit de la Tanzanie. Les litiges sont portés devant les tribunaux de Londres ou de Dar es Salaam.',
  'clause.signature.title': 'Signature électronique',
  'clause.signature.text':
    'La signature que vous tracez, sa date et son heure et l’adresse réseau dont elle provient sont conservées avec le présent contrat. L’empreinte ci-dessous est calculée à partir de l’ensemble : si une seule lettre changeait, l’empreinte serait différente.',
  'signature.title': 'Signature',
  'signature.signedBy': 'Signé par',
  'signature.signedAt': 'Date et heure',
  'signature.networkAddress': 'Adresse réseau',
  'signature.agreement': 'Contrat',
  'signature.accepted': 'Textes acceptés',
  'signature.acceptedTexts':
    'Conditions générales et Politique de confidentialité, version du {date}',
  'signature.alt': 'Signature : {name}',
  'check.title': 'Empreinte (SHA-256)',
  'check.text': 'Chacun peut la vérifier à l’adresse',
  'footer.page': 'Page {page} sur {pages}',
  'footer.company':
    '{company} est un cabinet de conseil privé et ne fait partie d’aucun gouvernement.',
  'mark.alt': '{company}',
}
