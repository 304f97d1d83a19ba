import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'Le prix a changé après votre signature. Relisez le contrat et signez-le de nouveau.',
  'agreement.not-found': 'Aucun contrat ne porte ce numéro.',
  'agreement.signature-blank': 'Signez pour passer au paiement',
  'agreement.signature-unreadable':
    'Votre signature n’a pas pu être lue. Effacez-la et signez de nouveau.',
  'applicant.filed':
    'Nous avons déjà déposé la demande de ce voyageur auprès des services d’immigration : rien ne peut plus y être modifié ici. Écrivez-nous si quelque chose n’est pas correct.',
  'amendment.cheaper':
    'C’est nous qui passons votre commande à un choix moins cher et remboursons la différence, selon notre politique de remboursement. Écrivez-nous.',
  'amendment.dearer': 'Cela coûte plus cher : le voyageur doit le payer sur sa propre page.',
  'amendment.multiple-required':
    'La nationalité d’un des voyageurs exige le visa à entrées multiples.',
  'amendment.nothing': 'Vous avez déjà commandé cela.',
  'amendment.somebody-withdrew':
    'Un des voyageurs s’est retiré : le visa ne peut plus être modifié ici. Écrivez-nous.',
  'applicant.not-found': 'Ce voyageur ne fait pas partie de cette demande.',
  'applicant.too-many': 'Cette demande compte déjà tous ses voyageurs.',
  'application.changed':
    'Cette demande vient d’être modifiée. Rechargez-la pour voir le changement.',
  'application.closed': 'Cette demande a été envoyée et ne peut plus être modifiée ici.',
  'application.nobody-in':
    'Personne n’est disponible pour s’en charger, ou les demandes ne sont pas attribuées par des règles.',
  'application.ended':
    'Il n’y a plus rien à faire pour cette demande : la décision a été rendue, ou elle a été annulée.',
  'application.erased': 'Les données personnelles de cette demande ont été effacées.',
  'application.incomplete':
    'Il manque des réponses. Ajoutez d’abord les informations de chaque voyageur.',
  'application.not-found': 'Demande introuvable. Vérifiez vos informations et réessayez.',
  'cancellation.answered': 'Cette demande d’annulation a déjà reçu une autre réponse.',
  'cancellation.before-paying':
    'Avant le paiement, vous ne pouvez pas retirer un seul voyageur. Annulez la demande et recommencez avec moins de voyageurs.',
  'cancellation.not-found': 'Cette demande d’annulation n’existe pas.',
  'cancellation.note-required': 'Indiquez le motif, pour que le voyageur comprenne.',
  'chat.answer-required': 'Vous pourrez envoyer une copie dès que quelqu’un aura répondu.',
  'chat.email-required': 'Indiquez d’abord votre adresse e-mail.',
  'chat.full': 'Cette conversation a atteint sa limite. Commencez-en une nouvelle.',
  'chat.not-found': 'Nous ne trouvons pas cette conversation.',
  'chat.proven':
    'Le navigateur du voyageur a montré sur quelle demande porte cette conversation : cela ne peut pas être modifié.',
  'code.wrong': 'Ce code est incorrect ou a expiré. Demandez-en un nouveau.',
  'dispute.no-evidence':
    'Il n’y a aucune preuve à envoyer : la contestation ne concerne aucun de nos paiements, ou sa demande a été effacée.',
  'dispute.not-found': 'Cette contestation est introuvable.',
  'document.accepted': 'Nous avons vérifié et accepté ce document : il ne peut plus être modifié.',
  'decision.reason-required':
    'Indiquez le motif : il en faut un pour tout refus, tout retrait et tout retour en arrière.',
  'correction.ineligible':
    'Les ressortissants de ce pays n’ont pas besoin de visa pour la Tanzanie. Écrivez-nous : nous verrons cela avec vous, ainsi que ce que vous avez payé.',
  'correction.reason-required': 'Indiquez pourquoi vous corrigez. Le voyageur lira aussi ce motif.',
  'correction.refused': 'Quelque chose ne va pas encore dans la correction. Rien n’a été modifié.',
  'correction.visa-kind':
    'Les ressortissants de ce pays doivent avoir le visa de tourisme à entrées multiples. Changez d’abord le type de visa, puis la nationalité.',
  'document.ambiguous':
    'Ce PDF n’est pas lu de la même façon par tous les programmes, et une partie pourrait se perdre. Imprimez-le dans un PDF simple et ajoutez celui-ci.',
  'document.blank':
    'Cette image est d’une seule couleur. Choisissez une photo où l’on voit le visage.',
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
  'document.portal-too-large':
    'Ce fichier est trop volumineux pour le portail des services d’immigration et ne peut pas être allégé ici sans perte. Demandez au voyageur une version plus légère.',
  'document.quota':
    'Vous avez envoyé le nombre maximal de fichiers pour une journée. Vous pourrez en ajouter dans {hours, plural, one {# heure} other {# heures}}. Si c’est urgent, écrivez-nous.',
  'document.scripted':
    'Ce PDF contient des programmes ou d’autres fichiers. Imprimez-le dans un PDF simple et ajoutez celui-ci.',
  'document.too-complex':
    'Ce fichier est trop volumineux une fois ouvert. Enregistrez-en une version plus légère et ajoutez-la.',
  'document.too-large': 'Le fichier doit faire moins de {limit} Mo',
  'document.type-unknown': 'Cette demande ne requiert pas ce type de document.',
  'document.unreadable':
    'Nous n’avons pas pu ouvrir ce fichier. Il est peut-être endommagé : enregistrez-le de nouveau et réessayez.',
  'document.wrong-type': 'Ce type de fichier ne convient pas ici. Utilisez {allowed}.',
  'draft.not-found': 'Aucune réponse n’est enregistrée dans ce navigateur.',
  'draft.changed': 'Ces réponses ont été modifiées dans un autre onglet ou une autre fenêtre.',
  'filing-form.changed': 'Quelqu’un a modifié entre-temps le formulaire du portail.',
  'file.missing': 'Choisissez d’abord un fichier.',
  'idempotency.mismatch': 'Cette requête a déjà été envoyée avec un autre contenu.',
  'link.changed': 'Ceci a été modifié entre-temps sur un autre appareil.',
  'link.sent-in': 'Ces réponses ont déjà été envoyées et ne peuvent plus être modifiées ici.',
  'link.expired': 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  'email.attached': 'Cet e-mail est déjà rattaché à une demande ou à une conversation.',
  'email.file-used': 'Ce fichier a déjà été repris comme document.',
  'email.not-found': 'Cet e-mail n’existe pas.',
  'mail.signature-wrong': 'Ce message n’est pas signé par le service de messagerie.',
  'passport-page.gone':
    'Nous n’avons plus l’image d’un passeport. Continuez sans elle : vous pourrez l’ajouter après le paiement.',
  'payment.already-paid': 'Cette demande est déjà payée.',
  'payment.by-hand':
    'Aucun paiement n’est arrivé. Seul un propriétaire ou un responsable peut la marquer comme payée à la main, avec un motif.',
  'payment.gateway-unavailable':
    'La page de paiement ne répond pas. Rien n’a été débité. Réessayez dans une minute.',
  'payment.not-found': 'Ce paiement est introuvable.',
  'payment.not-open': 'Ce paiement ne peut plus être modifié.',
  'payment.required': 'Payez d’abord, puis ajoutez vos documents.',
  'payment.signature-wrong': 'Ce message n’est pas signé par le prestataire de paiement.',
  'payment.still-open':
    'La page de paiement est encore ouverte. Annulez-y le paiement, ou attendez qu’il prenne fin de lui-même dans l’heure.',
  'price.changed': 'Le prix a changé. Vérifiez le nouveau prix avant de continuer.',
  'receipt.not-found': 'Cette demande n’a aucun reçu portant ce numéro.',
  'reminder.not-needed': 'Il ne manque rien ici, il n’y a donc rien à rappeler.',
  'reminder.stopped': 'Ce voyageur a demandé à ne plus recevoir de rappels.',
  'reminder.too-soon': 'Un rappel est déjà parti dans les dernières 24 heures. Attendez demain.',
  'reminder.unreachable': 'Les e-mails envoyés à cette adresse reviennent. Corrigez-la d’abord.',
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
  'role.in-use': 'Ce rôle est encore attribué. Indiquez celui qui le remplacera.',
  'role.name-taken': 'Un rôle portant ce nom existe déjà.',
  'role.not-found': 'Ce rôle n’existe pas.',
  'server.busy':
    'Il y a beaucoup de monde en ce moment. Vos réponses sont enregistrées. Réessayez dans un instant.',
  'server.failed':
    'Un problème est survenu de notre côté. Vos réponses sont enregistrées. Réessayez dans un instant.',
  'visa-document.not-found':
    'Ce document de visa n’est plus en attente : il a été utilisé, retiré ou date de plus d’un jour. Ajoutez-le de nouveau.',
  'approval.document-required': 'Sélectionnez le document d’approbation',
  'approval.names-missing':
    'Le document n’indique pas le numéro de passeport et le nom de chaque voyageur concerné. Une deuxième personne doit le comparer.',
  'approval.not-pdf': 'Sélectionnez un fichier PDF',
  'approval.unpaid':
    'Cette demande n’est pas payée. D’ici là, aucune demande ne peut être déposée ni acceptée.',
  'approval.unreviewed':
    'Certains documents n’ont pas encore été acceptés. Examinez d’abord chaque document actuel du voyageur.',
  'template.changed': 'Quelqu’un a modifié ce modèle entre-temps. Relisez-le avant d’enregistrer.',
  'template.name-taken': 'Un autre modèle partagé porte déjà ce nom. Choisissez-en un autre.',
  'template.no-language': 'Le modèle n’a pas de texte dans la langue de ce voyageur.',
  'template.not-found': 'Ce modèle n’existe plus.',
  'template.too-long': 'Une fois les variables remplies, le message dépasse 4 000 caractères.',
  'template.too-many': 'Vous avez atteint le nombre maximal de modèles. Supprimez-en un d’abord.',
  'template.unfilled': 'Une variable de ce message n’est pas encore remplie.',
  'template.unknown-variable':
    'Le texte contient entre accolades quelque chose qui n’est pas une variable.',
  'view.not-found': 'Cette vue n’existe plus.',
  'view.too-many': 'Vous avez atteint le nombre maximal de vues. Supprimez-en une d’abord.',
  'approval.second-person':
    'Il faut deux personnes : l’une examine les documents, l’autre approuve.',
  'data-request.not-found': 'Cette demande n’existe pas.',
  'data-request.open-application':
    'Une demande de visa de cette personne est encore en cours. Rendez une décision ou remboursez-la d’abord.',
  'invitation.expired':
    'Cette invitation a été utilisée ou retirée, ou elle a expiré. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
  'letter.not-found': 'Cet e-mail n’existe pas.',
  'letter.not-repeatable':
    'Cet e-mail contenait un lien ou un code à usage unique. Le voyageur peut en demander un nouveau.',
  'payout.line-wrong': 'La ligne {line} du fichier est illisible. Rien n’a été importé.',
  'payout.too-long': 'Le fichier contient trop de lignes. Exportez moins de jours à la fois.',
  'payout.unreadable':
    'Nous ne reconnaissons pas ce fichier de virements. Exportez-le de nouveau au format CSV depuis le prestataire de paiement.',
  'person.not-found': 'Nous ne conservons rien sur cette adresse.',
  'refund.already-made': 'Ce paiement a déjà été remboursé, ou est sur le point de l’être.',
  'refund.amount-wrong': 'Le montant doit être supérieur à zéro et ne pas dépasser la somme payée.',
  'refund.beyond-limit':
    'Votre rôle permet de rembourser jusqu’à {limit} par demande ; il reste {left}. Demandez à un collègue dont le rôle permet davantage.',
  'refund.disputed':
    'Le payeur conteste ce paiement auprès de sa banque. Il ne peut pas être remboursé avant la décision, sinon l’argent serait perdu deux fois.',
  'refund.not-found': 'Ce remboursement n’existe pas.',
  'refund.note-required': 'Indiquez pourquoi le montant s’écarte de la politique de remboursement.',
  'review.reason-required':
    'Indiquez pourquoi le document est refusé, afin que le voyageur puisse en envoyer un meilleur.',
  'staff.code-required':
    'Saisissez le code de votre application d’authentification, ou un code de secours.',
  'staff.code-wrong': 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  'staff.confirm-required': 'Confirmez d’abord votre identité.',
  'staff.email-taken': 'Quelqu’un utilise déjà cette adresse e-mail.',
  'staff.forbidden': 'Votre rôle ne le permet pas. Adressez-vous au propriétaire.',
  'staff.invalid-password': 'Mot de passe incorrect',
  'staff.last-owner':
    'Il faut au moins un propriétaire. Donnez d’abord ce rôle à une autre personne.',
  'staff.not-found': 'Ce membre de l’équipe n’existe pas ou est parti.',
  'staff.passkey-refused':
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous avec votre mot de passe.',
  'staff.passkey-required': 'Connectez-vous avec votre clé d’accès.',
  'staff.password-weak':
    '{reason, select, short {Utilisez au moins 12 caractères.} long {Utilisez au plus 128 caractères.} personal {Utilisez un mot de passe sans votre nom, votre adresse e-mail ni le nom de la société.} other {Ce mot de passe est facile à deviner. Utilisez trois ou quatre mots sans rapport entre eux.}}',
  'staff.second-factor-required':
    'Configurez d’abord un second facteur : le propriétaire l’exige de tous.',
}
