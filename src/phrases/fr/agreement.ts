import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Contrat de prestation de services',
  subtitle: 'Conseil en visas pour la Tanzanie',
  'preview.mark': 'Aperçu, non signé',
  'preview.note':
    'Lisez-le à votre rythme. Vous le signerez à l’étape du paiement, avant de payer.',
  'preview.signature': 'Votre signature figurera ici.',
  'party.company': 'Cabinet de conseil',
  'party.client': 'Client',
  'order.title': 'Votre commande',
  'order.reference': 'Demande',
  'order.visa': 'Visa',
  'order.speed': 'Délai de traitement',
  'order.travellers': 'Voyageurs',
  'order.extras': 'Options',
  'order.noExtras': 'Aucune',
  'order.open': 'Votre commande et son prix s’ajouteront ici dès que vous aurez fait votre choix.',
  'visaType.tourist': 'Tourisme, entrée unique',
  'visaType.tourist_multiple': 'Tourisme, entrées multiples',
  'visaType.business': 'Affaires',
  'visaType.transit': 'Transit',
  'processingType.normal':
    'Normal, {apart, plural, =0 {} other {{least} à }}{most, plural, one {# jour ouvré} other {# jours ouvrés}}',
  'processingType.urgent':
    'Urgent, {apart, plural, =0 {} other {{least} à }}{most, plural, one {# jour ouvré} other {# jours ouvrés}}',
  'processingType.super_urgent': 'Très urgent, {most, plural, one {# heure} other {# heures}}',
  'price.title': 'Prix',
  'price.item': 'Poste',
  'price.quantity': 'Quantité',
  'price.unit': 'Prix unitaire',
  'price.amount': 'Montant',
  'price.total': 'Total en dollars américains',
  'price.note': 'Tout est compris. Vous n’avez rien d’autre à nous payer.',
  'price.frozen': 'Prix en vigueur au moment où la demande {reference} a été créée.',
  'line.base': 'Frais de visa et préparation',
  'line.processing': 'Frais de traitement',
  'line.discount': 'Remise de groupe',
  'line.speed.normal': 'Traitement accéléré',
  'line.speed.urgent':
    'Traitement urgent, {apart, plural, =0 {} other {{least} à }}{most, plural, one {# jour ouvré} other {# jours ouvrés}}',
  'line.speed.super_urgent':
    'Traitement très urgent, {most, plural, one {# heure} other {# heures}}',
  'line.insurance': 'Assurance voyage',
  'line.esim': 'eSIM',
  'line.document': 'Contrôle des documents et dépôt',
  'clause.title': 'Ce dont nous convenons',
  'clause.who-we-are.title': 'Qui nous sommes',
  'clause.who-we-are.text':
    '{company} est un cabinet de conseil privé immatriculé au Royaume-Uni. Nous ne faisons pas partie du gouvernement de la Tanzanie et n’agissons pas en son nom. Vous pouvez aussi déposer votre demande vous-même sur le site officiel, {official}, en ne payant que les frais officiels.',
  'clause.service.title': 'Ce que nous faisons pour vous',
  'clause.service.text': 'Pour chaque voyageur de cette commande :',
  'clause.service.1':
    'nous vérifions les réponses et les documents et vous indiquons ce qu’il faut corriger ;',
  'clause.service.2':
    'nous préparons la demande de visa et la déposons auprès des services d’immigration de Tanzanie (« les services d’immigration ») ;',
  'clause.service.3':
    'nous réglons les frais de visa officiels, compris dans le prix du présent contrat ;',
  'clause.service.4': 'nous vous tenons au courant par e-mail et vous transmettons la décision.',
  'clause.no-guarantee.title': 'Ce que nous ne pouvons pas promettre',
  'clause.no-guarantee.text':
    'Les services d’immigration décident seuls, et le temps qu’ils prennent est le même quel que soit le délai de traitement choisi. Nous ne garantissons pas que le visa sera accordé. Un visa autorise à se présenter à la frontière ; c’est là que se décide l’entrée sur le territoire.',
  'clause.your-part.title': 'Vos engagements',
  'clause.your-part.text': 'Vous vous engagez à :',
  'clause.your-part.1': 'donner des réponses exactes et complètes, conformes à chaque passeport ;',
  'clause.your-part.2':
    'voyager avec un passeport valable au moins {passportDays, plural, one {# jour} other {# jours}} après l’arrivée, et au moins {passportMonths, plural, one {# mois} other {# mois}} à compter du jour de la demande ;',
  'clause.your-part.3':
    'répondre dans un délai de {days, plural, one {# jour ouvré} other {# jours ouvrés}} lorsque nous demandons un document ou une correction ;',
  'clause.your-part.4':
    'ne présenter de demande pour une personne de moins de {adultAge} ans que si vous êtes l’un de ses parents ou son représentant légal, ou avec l’accord de l’un d’eux.',
  'clause.price.title': 'Prix et paiement',
  'clause.price.text':
    'Le prix indiqué au présent contrat est le prix total en dollars américains, frais de visa officiels compris. Vous le payez une seule fois, par carte de crédit ou de débit, par l’intermédiaire de notre prestataire de paiement. Nous ne voyons ni ne conservons jamais votre numéro de carte.',
  'clause.cancel.title': 'Annulation',
  'clause.cancel.text':
    'Si vous annulez par e-mail dans un délai de {hours, plural, one {# heure} other {# heures}} après la commande, nous vous remboursons la somme payée{adminFee, plural, =0 {} other {, déduction faite des frais administratifs}}, à condition que :',
  'clause.cancel.1': 'nous n’ayons commencé ni à examiner ni à déposer votre demande ;',
  'clause.cancel.2': 'aucun document n’ait été envoyé ;',
  'clause.cancel.3': 'rien n’ait été payé aux services d’immigration ;',
  'clause.cancel.4': 'vous n’ayez pas commandé le traitement très urgent.',
  'clause.refund.title': 'Remboursements que vous pouvez demander',
  'clause.refund.text':
    'Demandez-les dans un délai de {days, plural, one {# jour} other {# jours}} après le paiement. Nous examinons chaque cas dans lequel :',
  'clause.refund.1': 'vous avez payé et nous n’avons pas encore commencé à traiter la demande ;',
  'clause.refund.2': 'vous avez payé deux fois la même commande ;',
  'clause.refund.3': 'un problème technique de notre fait nous a empêchés de fournir le service.',
  'clause.no-refund.title': 'Ce qui n’est pas remboursé',
  'clause.no-refund.text':
    'Un paiement prélevé deux fois est toujours remboursé, de même qu’un supplément pour traitement accéléré que nous avons promis de rembourser en cas de retard. Hormis ces cas, aucun remboursement n’est dû :',
  'clause.no-refund.1':
    'pour le traitement très urgent ({hours, plural, one {# heure} other {# heures}}), sauf si un problème technique de notre fait nous a empêchés de le fournir ;',
  'clause.no-refund.2':
    'une fois que nous avons déposé la demande auprès des services d’immigration ;',
  'clause.no-refund.3':
    'lorsque des réponses ou des documents étaient inexacts, falsifiés ou incomplets ;',
  'clause.no-refund.4': 'lorsque les services d’immigration refusent le visa ;',
  'clause.no-refund.5': 'lorsque vous annulez après que nous avons commencé à traiter la demande.',
  'clause.refund-course.title': 'Déroulement d’un remboursement',
  'clause.refund-course.text':
    'Écrivez-nous par e-mail en indiquant votre nom complet, votre numéro de passeport, la référence du paiement et le motif. Ensuite :',
  'clause.refund-course.1':
    'nous répondons sous {replyDays, plural, one {# jour ouvré} other {# jours ouvrés}} et terminons notre examen sous {reviewDays, plural, one {# jour ouvré} other {# jours ouvrés}} ;',
  'clause.refund-course.2':
    'si nous vous demandons des documents, envoyez-les sous {answerDays, plural, one {# jour ouvré} other {# jours ouvrés}}, sans quoi le droit au remboursement est perdu ;',
  'clause.refund-course.3':
    'un remboursement accepté est versé sur la carte avec laquelle vous avez payé, sous {apart, plural, =0 {} other {{leastDays} à }}{mostDays, plural, one {# jour ouvré} other {# jours ouvrés}} ;',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {nous ne retenons pas de frais administratifs.} other {nous retenons, une seule fois par commande, des frais administratifs d’au moins {adminFee, plural, one {# dollar américain} other {# dollars américains}}, pour les frais de paiement, le temps de travail et le change. Nous ne retenons rien si un paiement a été prélevé deux fois, si la faute est la nôtre ou si nous avons pris du retard.}}',
  'clause.chargeback.title': 'Contestation de paiement',
  'clause.chargeback.text':
    'Si un paiement pose problème, écrivez-nous d’abord. Si un paiement est contesté auprès de la banque sans motif valable, nous répondrons en produisant le présent contrat et l’historique de la commande.',
  'clause.data.title': 'Données personnelles',
  'clause.data.text':
    'Nous utilisons vos données pour cette commande uniquement. Nous conservons les données de la demande pendant {applicationYears, plural, one {# an} other {# ans}} au plus, celles du paiement pendant {paymentYears, plural, one {# an} other {# ans}} au plus et la correspondance pendant {correspondenceYears, plural, one {# an} other {# ans}} au plus. Si vous nous le demandez, nous supprimons ou anonymisons sous {erasureDays, plural, one {# jour} other {# jours}} tout ce que la loi ne nous oblige pas à conserver. Si vos données venaient à être exposées, nous vous en informerions sous {breachHours, plural, one {# heure} other {# heures}}.',
  'clause.force-majeure.title': 'Force majeure',
  'clause.force-majeure.text':
    'Nous ne sommes pas responsables des retards ou défaillances dus à une panne des systèmes gouvernementaux, à une catastrophe naturelle, à une perturbation d’Internet ou à des troubles civils.',
  'clause.liability.title': 'Responsabilité et réclamations',
  'clause.liability.text':
    'Notre responsabilité est limitée aux sommes que vous nous avez versées au cours {months, plural, one {du mois} other {des # mois}} précédant la réclamation. Toute action se prescrit par {claimYears, plural, one {# an} other {# ans}} à compter du jour où vous avez eu connaissance de son motif et, en tout état de cause, par {actYears, plural, one {# an} other {# ans}} à compter du fait lui-même. Rien dans le présent contrat ne limite un droit que la loi interdit de limiter.',
  'clause.law.title': 'Droit applicable et juridiction',
  'clause.law.text':
    'Les litiges commerciaux sont régis par {law}, et les questions d’immigration par le droit tanzanien. Les tribunaux siégeant {place} ou à Dar es Salaam sont compétents.',
  'clause.signature.title': 'Signature électronique',
  'clause.signature.text':
    'La signature que vous tracez, sa date et son heure ainsi que l’adresse IP dont elle provient sont conservées avec le présent contrat. Le code de contrôle ci-dessous est calculé à partir de l’ensemble : si une seule lettre changeait, le code serait différent.',
  'signature.title': 'Signature',
  'signature.signedBy': 'Signé par',
  'signature.signedAt': 'Date et heure',
  'signature.networkAddress': 'Adresse IP',
  'signature.agreement': 'Numéro du contrat',
  'signature.accepted': 'Textes acceptés',
  'signature.acceptedTexts':
    'Conditions générales et Politique de confidentialité, version du {date}',
  'signature.rules': 'Version des prix et des conditions',
  'signature.alt': 'Signature : {name}',
  'check.title': 'Code de contrôle (SHA-256)',
  'check.text': 'Chacun peut le vérifier à l’adresse',
  'footer.page': 'Page {page} sur {pages}',
  'footer.company':
    '{company} est un cabinet de conseil privé et ne fait partie d’aucun gouvernement.',
  'mark.alt': '{company}',
}
