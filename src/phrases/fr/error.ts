import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'Nos prix ou nos règles ont changé après votre signature. Relisez le contrat et signez-le de nouveau.',
  'agreement.not-found': 'Aucun contrat ne porte ce numéro.',
  'agreement.signature-blank': 'Signez pour passer au paiement',
  'agreement.signature-unreadable':
    'Votre signature n’a pas pu être lue. Effacez-la et signez de nouveau.',
  'applicant.filed':
    'Nous avons déjà déposé la demande de ce voyageur auprès des services d’immigration : rien ne peut plus y être modifié ici. Écrivez-nous si quelque chose n’est pas correct.',
  'amendment.cheaper':
    'C’est nous qui passons votre commande à un choix moins cher et remboursons la différence, selon notre politique de remboursement. Écrivez-nous.',
  'amendment.extra-late':
    'Les options peuvent être ajoutées jusqu’à la veille de la première arrivée, tant qu’aucune décision n’a été rendue.',
  'amendment.multiple-required':
    'La nationalité d’un des voyageurs exige le visa à entrées multiples.',
  'amendment.nothing': 'Vous avez déjà commandé cela.',
  'amendment.somebody-withdrew':
    'La demande d’un des voyageurs a été annulée : cela ne peut plus être modifié ici. Écrivez-nous.',
  'applicant.not-found': 'Ce voyageur ne fait pas partie de cette demande.',
  'applicant.too-many': 'Cette demande compte déjà tous ses voyageurs.',
  'application.changed':
    'Cette demande vient d’être modifiée. Rechargez-la pour voir le changement.',
  'application.closed': 'Cette demande a été envoyée et ne peut plus être modifiée ici.',
  'application.held': 'Nous travaillons sur cette demande en ce moment. Réessayez dans une minute.',
  'application.incomplete':
    'Il manque des réponses. Ajoutez d’abord les informations de chaque voyageur.',
  'application.not-found': 'Demande introuvable. Vérifiez vos informations et réessayez.',
  'cancellation.before-paying':
    'Avant le paiement, vous ne pouvez pas retirer un seul voyageur. Annulez la demande et recommencez avec moins de voyageurs.',
  'chat.answer-required': 'Vous pourrez envoyer une copie dès que quelqu’un aura répondu.',
  'chat.email-required': 'Indiquez d’abord votre adresse e-mail.',
  'chat.full': 'Cette conversation a atteint sa limite. Commencez-en une nouvelle.',
  'chat.not-found': 'Nous ne trouvons pas cette conversation.',
  'code.wrong': 'Ce code est incorrect ou a expiré. Demandez-en un nouveau.',
  'document.accepted': 'Nous avons vérifié et accepté ce document : il ne peut plus être modifié.',
  'correction.ineligible':
    'Les ressortissants de ce pays n’ont pas besoin de visa pour la Tanzanie. Écrivez-nous : nous verrons cela avec vous, ainsi que ce que vous avez payé.',
  'correction.refused': 'Quelque chose ne va pas encore dans la correction. Rien n’a été modifié.',
  'correction.visa-kind':
    'Les ressortissants de ce pays doivent avoir le visa de tourisme à entrées multiples. Changez d’abord le type de visa, puis la nationalité.',
  'document.ambiguous':
    'Ce PDF n’est pas lu de la même façon par tous les programmes, et une partie pourrait se perdre. Imprimez-le dans un PDF simple et ajoutez celui-ci.',
  'document.blank':
    'Cette image est d’une seule couleur. Choisissez une photo où l’on voit le visage.',
  'document.empty-page':
    'Il n’y a rien sur cette page. Choisissez le fichier qui montre votre document.',
  'document.damaged':
    'Notre copie de ce fichier est endommagée. Le vôtre est intact : nous vous le redemanderons ou le remplacerons nous-mêmes.',
  'document.empty': 'Ce fichier est vide. Choisissez-en un autre.',
  'document.encrypted':
    'Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe et ajoutez-le de nouveau.',
  'document.heic':
    'Cette photo est au format HEIC des iPhone. Ouvrez-la, choisissez Partager, puis enregistrez-la en JPEG. Ou reprenez-la avec Réglages, Appareil photo, Formats, Le plus compatible.',
  'document.infected': 'Notre antivirus a bloqué ce fichier. Choisissez-en un autre.',
  'document.missing': 'Il manque encore des documents.',
  'document.not-found': 'Ce document est introuvable.',
  'document.quota':
    'Vous avez envoyé le nombre maximal de fichiers pour une journée. Vous pourrez en ajouter dans {hours, plural, one {# heure} other {# heures}}. Si c’est urgent, écrivez-nous.',
  'document.scripted':
    'Ce PDF contient des programmes ou d’autres fichiers. Si le document est l’un de ces fichiers, ajoutez celui-ci. Sinon, imprimez ce PDF dans un PDF simple et ajoutez ce dernier.',
  'document.too-complex':
    'Ce fichier est trop volumineux une fois ouvert. Enregistrez-en seulement les pages utiles, ou une version plus légère, et ajoutez-la.',
  'document.too-large': 'Le fichier doit faire moins de {limit} Mo',
  'document.type-unknown': 'Cette demande ne requiert pas ce type de document.',
  'document.unreadable':
    'Nous n’avons pas pu ouvrir ce fichier. Il est peut-être endommagé : enregistrez-le de nouveau et réessayez.',
  'document.wrong-type':
    'Ce type de fichier ne convient pas ici. Enregistrez-le en {allowed}, ou faites-en une capture d’écran.',
  'draft.not-found': 'Aucune réponse n’est enregistrée dans ce navigateur.',
  'draft.changed': 'Ces réponses ont été modifiées dans un autre onglet ou une autre fenêtre.',
  'file.missing': 'Choisissez d’abord un fichier.',
  'idempotency.mismatch': 'Cette requête a déjà été envoyée avec un autre contenu.',
  'link.changed': 'Ceci a été modifié entre-temps sur un autre appareil.',
  'link.sent-in': 'Ces réponses ont déjà été envoyées et ne peuvent plus être modifiées ici.',
  'link.expired': 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  'mail.signature-wrong': 'Ce message n’est pas signé par le service de messagerie.',
  'messenger.not-connected': 'Aucune messagerie n’est associée.',
  'messenger.not-offered': 'Cette messagerie n’est pas proposée ici.',
  'messenger.signature-wrong':
    'Ce message n’est pas signé par le service de messagerie instantanée.',
  'messenger.unavailable':
    'Le service de messagerie instantanée ne répond pas. Réessayez plus tard.',
  'passport-page.gone':
    'Nous n’avons plus l’image d’un passeport. Continuez sans elle : vous pourrez l’ajouter après le paiement.',
  'payment.already-paid': 'Cette demande est déjà payée.',
  'payment.gateway-unavailable':
    'La page de paiement ne répond pas. Rien n’a été débité. Réessayez dans une minute.',
  'payment.not-open': 'Ce paiement ne peut plus être modifié.',
  'payment.required': 'Payez d’abord, puis ajoutez vos documents.',
  'payment.signature-wrong': 'Ce message n’est pas signé par le prestataire de paiement.',
  'payment.still-open':
    'La page de paiement est encore ouverte. Annulez-y le paiement, ou attendez qu’il prenne fin de lui-même dans l’heure.',
  'price.changed': 'Le prix a changé. Vérifiez le nouveau prix avant de continuer.',
  'receipt.not-found': 'Cette demande n’a aucun reçu portant ce numéro.',
  'request.content-type': 'Ce type de contenu n’est pas pris en charge ici.',
  'request.host': 'Ce site n’utilise pas ce nom.',
  'request.invalid': 'Remplissez tous les champs obligatoires',
  'request.not-found': 'Il n’y a rien à cette adresse.',
  'request.origin': 'Cette requête ne vient pas de nos pages. Rechargez la page.',
  'request.too-large': 'C’est plus que ce que nous pouvons recevoir en une fois.',
  'request.too-many':
    'Trop de tentatives. Attendez {seconds, plural, one {# seconde} other {# secondes}} et réessayez.',
  'request.too-slow': 'La connexion était trop lente. Réessayez avec une meilleure connexion.',
  'request.unauthorized':
    'Ouvrez cette page dans le navigateur avec lequel vous avez fait la demande, ou utilisez le lien de notre e-mail.',
  'request.unreadable': 'Nous n’avons pas pu lire cette requête.',
  'rules.changed':
    'Nos prix ou nos règles ont changé. Vérifiez ce qui est nouveau avant de continuer.',
  'rules.not-found': 'Nous n’avons pas de règles portant ce numéro.',
  'server.away':
    'Une partie de notre système ne fonctionne pas en ce moment. Vos réponses sont enregistrées. Réessayez dans quelques minutes.',
  'server.busy':
    'Il y a beaucoup de monde en ce moment. Vos réponses sont enregistrées. Réessayez dans un instant.',
  'server.failed':
    'Un problème est survenu de notre côté. Vos réponses sont enregistrées. Réessayez dans un instant.',
}
