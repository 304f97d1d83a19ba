import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Bonjour {name},',
  'footer.private':
    '{company} est un cabinet de conseil privé et ne fait partie d’aucun gouvernement. Vous pouvez aussi faire votre demande sur le site officiel, {officialSite}.',
  'footer.contact': 'Des questions ? Répondez à cet e-mail ou écrivez à {email}.',
  'footer.stop': 'Ne plus recevoir de rappels sur cette demande',
  'fact.reference': 'Référence',
  'fact.paidAt': 'Payé le',
  'fact.payment': 'Référence du paiement',
  'fact.visa': 'Visa',
  'fact.travellers': 'Voyageurs',
  'fact.total': 'Total',
  'fact.status': 'État',
  'fact.attached': 'Pièce jointe',
  message: 'De la personne qui s’occupe de votre demande',
  'status.pending': 'En attente de paiement',
  'status.paid': 'Payée',
  'status.processing': 'En cours de traitement',
  'status.approved': 'Acceptée',
  'status.rejected': 'Refusée',
  'next.title': 'Prochaines étapes',

  'payment-confirmed.subject': 'Paiement reçu pour {reference} : ajoutez maintenant vos documents',
  'payment-confirmed.subject.ended': 'Paiement reçu pour {reference}',
  'payment-confirmed.preview': 'Votre reçu, et la seule chose qu’il vous reste à faire.',
  'payment-confirmed.title': 'Nous avons reçu votre paiement',
  'payment-confirmed.text.attached': 'Merci. Votre reçu est joint en PDF.',
  'payment-confirmed.text.both':
    'Merci. Votre reçu et le contrat que vous avez signé sont joints en PDF.',
  'payment-confirmed.text.online': 'Merci. Vous trouverez votre reçu sur la page de suivi.',
  'payment-confirmed.agreement': 'Nous joignons aussi à cet e-mail le contrat que vous avez signé.',
  'payment-confirmed.ended':
    'La demande était déjà terminée quand ce paiement est arrivé. Nous allons examiner la situation et nous vous écrirons.',
  'payment-confirmed.action': 'Passer aux documents',
  'payment-confirmed.next.1':
    '{count, plural, one {Ajoutez les documents du voyageur. Des photos nettes prises avec un téléphone conviennent.} other {Ajoutez les documents des # voyageurs. Des photos nettes prises avec un téléphone conviennent.}}',
  'payment-confirmed.next.2.business-days':
    'Une fois tous les documents reçus, nous vérifierons tout et déposerons la demande auprès des services d’immigration sous {apart, plural, =0 {} other {{least} à }}{most, plural, one {# jour ouvré} other {# jours ouvrés}}.',
  'payment-confirmed.next.2.hours':
    'Une fois tous les documents reçus, nous vérifierons tout et déposerons la demande auprès des services d’immigration sous {most, plural, one {# heure} other {# heures}}.',
  'payment-confirmed.next.3':
    'Les services d’immigration décideront ensuite. Personne ne peut raccourcir leur délai. Nous enverrons la décision à cette adresse e-mail.',
  'payment-confirmed.next.3.by':
    'Les services d’immigration décideront ensuite. Leur décision est attendue vers le {day}, si vos documents nous parviennent aujourd’hui ; personne ne peut raccourcir ce délai. Nous enverrons la décision à cette adresse e-mail.',
  'payment-confirmed.link':
    'Le bouton ouvre votre demande sans mot de passe. Ne transférez pas cet e-mail.',

  'order-amended.subject': '{reference} : votre commande est modifiée',
  'order-amended.preview':
    'Votre commande telle qu’elle est à présent, et la date de dépôt de la demande.',
  'order-amended.title': 'Votre commande est modifiée',
  'order-amended.text.paid':
    'Merci. Nous avons reçu votre paiement de {amount} et modifié votre commande. Cet e-mail est votre reçu pour la modification : conservez-le.',
  'order-amended.text.staff':
    'Comme convenu, nous avons modifié votre commande. Si un remboursement vous est dû, nous vous enverrons un autre e-mail à ce sujet.',
  'order-amended.receipt': 'Nous le joignons aussi en PDF.',
  'order-amended.documents':
    'Ce visa exige plus de documents qu’avant. Ajoutez-les, puis appuyez de nouveau sur « Finaliser la demande ».',
  'order-amended.due':
    'Nous déposerons la demande auprès des services d’immigration au plus tard le {day}.',
  'order-amended.action.status': 'Voir le suivi',
  'order-amended.action.documents': 'Ajouter des documents',

  'regime-changed.subject': '{reference} : la décision prendra plus de temps',
  'regime-changed.preview':
    'Les services d’immigration ont changé leurs règles. Voici ce que cela signifie pour vous.',
  'regime-changed.title': 'La décision prendra plus de temps',
  'regime-changed.text':
    'Les services d’immigration ont changé leurs règles. Les demandes faites avec {count, plural, one {le passeport de cette personne} other {les passeports de ces personnes}} passent désormais d’abord par un second service. Il faut environ {days, plural, one {# jour} other {# jours}} pour obtenir la décision.',
  'regime-changed.by':
    'La décision est désormais attendue vers le {day}, si les services d’immigration tiennent le délai annoncé. Personne ne peut raccourcir ce délai.',
  'regime-changed.open':
    'Ce délai court à partir du jour où nous déposerons la demande, ce que nous ferons dès que nous aurons tous les documents.',
  'regime-changed.late':
    'L’arrivée prévue tombe ce jour-là ou avant. Si vous pouvez voyager plus tard, répondez à cet e-mail en indiquant une nouvelle date.',
  'regime-changed.kept':
    'Le prix que vous avez payé et notre propre délai pour déposer la demande ne changent pas.',
  'regime-changed.cancel':
    'Si vous préférez annuler, la même page vous indique ce que nous remboursons selon les conditions que vous avez acceptées.',

  'documents-received.subject': '{reference} : nous avons tout ce qu’il nous faut',
  'documents-received.preview': 'Vous n’avez rien d’autre à faire. Voici la suite, avec les dates.',
  'documents-received.title': 'Nous avons vos documents',
  'documents-received.text':
    '{count, plural, one {Nous avons reçu tous les documents du voyageur.} other {Nous avons reçu tous les documents des # voyageurs.}} Vous n’avez rien d’autre à faire.',
  'documents-received.action': 'Voir le suivi',
  'documents-received.next.1':
    'Nous vérifierons tout et déposerons la demande auprès des services d’immigration au plus tard le {day}. S’il faut corriger quelque chose, nous vous écrirons.',
  'documents-received.next.2':
    'Les services d’immigration décideront ensuite. Leur délai est le même quel que soit le délai de traitement choisi.',
  'documents-received.next.2.by':
    'Les services d’immigration décideront ensuite, vers le {day} s’ils tiennent le délai annoncé. Leur délai est le même quel que soit le délai de traitement choisi.',
  'documents-received.next.3':
    'Nous vous enverrons la décision par e-mail, avec le visa à télécharger s’il est accordé.',
  'documents-received.hold':
    'Tant que vous n’avez pas le visa, ne réservez rien qui ne puisse être modifié.',

  'reminder-payment.subject': '{reference} : vos réponses sont enregistrées, il reste le paiement',
  'reminder-payment.preview': 'Reprenez là où vous en étiez. Rien n’a été débité.',
  'reminder-payment.title': 'Votre demande n’est pas encore payée',
  'reminder-payment.text':
    'Vos réponses pour {reference} sont enregistrées. Rien n’a été débité, et rien ne sera déposé avant le paiement.',
  'reminder-payment.text.last':
    'Vos réponses pour {reference} sont toujours enregistrées. C’est notre dernier rappel. Si vous n’avez plus besoin du visa, vous n’avez rien à faire.',
  'reminder-payment.action': 'Passer au paiement',

  'reminder-documents.subject':
    '{reference} : {count, plural, =0 {il reste une dernière étape} one {il manque encore un document} other {il manque encore # documents}}',
  'reminder-documents.preview': 'Nous commencerons dès que nous aurons les documents.',
  'reminder-documents.title': 'Il manque encore des documents',
  'reminder-documents.text':
    'Votre demande {reference} est payée. Nous commencerons dès que nous aurons ces documents :',
  'reminder-documents.text.last':
    'Votre demande {reference} est payée et attend ces documents. C’est notre dernier rappel, mais la demande reste ouverte.',
  'reminder-documents.more':
    '{count, plural, one {et un autre voyageur} other {et # autres voyageurs}}',
  'reminder-documents.title.complete': 'Il reste une dernière étape',
  'reminder-documents.text.complete':
    'Nous avons tous les documents pour {reference}, mais vous n’avez pas encore finalisé la demande. Regardez-les encore une fois et appuyez sur « Finaliser la demande ». Nous commencerons alors.',
  'reminder-documents.action': 'Ajouter des documents',
  'reminder-documents.action.complete': 'Finaliser la demande',
  'reminder-documents.help':
    'Si quelque chose ne fonctionne pas, ou si un document vous manque, répondez à cet e-mail pour nous le dire.',

  'own-part-asked.subject.named':
    '{name} vous invite à remplir votre partie d’une demande de visa pour la Tanzanie',
  'own-part-asked.subject.plain': 'Votre partie d’une demande de visa pour la Tanzanie',
  'own-part-asked.preview': 'Un formulaire rien que pour vous. Pas de compte, rien à payer.',
  'own-part-asked.title': 'Remplissez votre partie',
  'own-part-asked.text.named':
    '{name} demande des visas pour la Tanzanie avec {company} et vous invite à remplir votre partie : vos informations telles qu’elles figurent dans votre passeport, puis vos documents.',
  'own-part-asked.text.plain':
    'Une personne avec qui vous voyagez demande des visas pour la Tanzanie avec {company} et vous invite à remplir votre partie : vos informations telles qu’elles figurent dans votre passeport, puis vos documents.',
  'own-part-asked.sees':
    'Le lien n’ouvre que votre propre formulaire, sur tout appareil et sans compte. Vous ne payez rien. La personne qui l’a envoyé verra vos réponses, les enverra et paiera.',
  'own-part-asked.action': 'Ouvrir mon formulaire',
  'own-part-asked.ignore':
    'Si vous ne savez pas de qui vient cet e-mail, ignorez-le. Rien ne se passe sans vous. Nous ne demandons jamais ici d’argent ni de mot de passe.',
  'own-part-reminder.subject':
    'Votre partie d’une demande de visa pour la Tanzanie reste à remplir',
  'own-part-reminder.title': 'Votre partie reste à remplir',
  'own-part-reminder.answers':
    'La demande ne peut avancer que lorsque votre partie est complète. Vos réponses sont enregistrées, et le même lien les ouvre.',
  'own-part-reminder.documents':
    'La demande est payée, mais il manque encore vos documents. Le même lien vous y mène.',
  'own-part-finished.subject.all': 'Tous les voyageurs ont terminé leur partie',
  'own-part-finished.subject.some':
    '{count, plural, one {Un voyageur a terminé sa partie} other {# voyageurs ont terminé leur partie}}',
  'own-part-finished.text': 'Partie terminée : {names}.',
  'own-part-finished.left':
    '{count, plural, one {Un autre voyageur a un lien et n’a pas encore terminé.} other {# autres voyageurs ont un lien et n’ont pas encore terminé.}}',
  'own-part-finished.next':
    'Ouvrez la demande dans le navigateur où vous l’avez commencée, vérifiez les réponses et passez au paiement.',
  'own-part-finished.action': 'Reprendre la demande',

  'continue-link.subject': 'Votre lien pour reprendre la demande',
  'continue-link.preview':
    'Il ne fonctionne qu’une fois et expire au bout de {minutes, plural, one {# minute} other {# minutes}}.',
  'continue-link.title': 'Reprendre dans un autre navigateur',
  'continue-link.text':
    'Ouvrez cet e-mail sur l’appareil où vous voulez continuer et appuyez sur le bouton. Le lien ne fonctionne qu’une fois et expire au bout de {minutes, plural, one {# minute} other {# minutes}}.',
  'continue-link.action': 'Reprendre la demande',
  'continue-link.ignore':
    'Si vous n’avez pas demandé ce lien, ignorez cet e-mail. Il ne se passera rien tant que le lien n’est pas utilisé.',

  'draft-reminder.subject': 'Votre demande de visa pour la Tanzanie n’est pas terminée',
  'draft-reminder.preview': 'Nous conserverons vos réponses jusqu’au {date}.',
  'draft-reminder.title': 'Reprenez là où vous en étiez',
  'draft-reminder.text':
    'Vous avez commencé chez nous une demande de visa pour la Tanzanie sans la terminer. Nous conserverons vos réponses jusqu’au {date}, puis nous les supprimerons. Rien n’a été débité ni déposé.',
  'draft-reminder.action': 'Reprendre la demande',
  'draft-reminder.once':
    'Le bouton ne fonctionne qu’une fois, sur n’importe quel appareil. C’est le seul rappel que nous enverrons.',
  'draft-reminder.ignore': 'Ce n’était pas vous, ou vous n’en avez plus besoin ?',
  'draft-reminder.forget': 'Supprimer ce brouillon',

  'staff-invitation.subject.new': 'Votre invitation à travailler avec nous',
  'staff-invitation.subject.reset': 'Choisissez un nouveau mot de passe',
  'staff-invitation.preview':
    'Le bouton ne fonctionne qu’une fois et expire au bout de {days, plural, one {# jour} other {# jours}}.',
  'staff-invitation.title': 'Bienvenue, {name}',
  'staff-invitation.new':
    '{inviter} vous invite dans l’espace équipe de {company}. Appuyez sur le bouton et choisissez un mot de passe pour commencer.',
  'staff-invitation.reset':
    '{inviter} a réinitialisé votre accès à l’espace équipe de {company}. Appuyez sur le bouton et choisissez un nouveau mot de passe. Votre second facteur sera supprimé : configurez-en un nouveau ensuite.',
  'staff-invitation.action': 'Choisir un mot de passe',
  'staff-invitation.ignore':
    'Le bouton ne fonctionne qu’une fois et expire au bout de {days, plural, one {# jour} other {# jours}}. Si vous n’attendiez pas cet e-mail, ignorez-le et prévenez la personne responsable du bureau.',

  'status-changed.subject.pending': '{reference} : votre demande est de nouveau ouverte',
  'status-changed.subject.paid': '{reference} : votre paiement est enregistré',
  'status-changed.subject.processing':
    '{reference} : demande déposée auprès des services d’immigration',
  'status-changed.subject.approved': '{reference} : votre demande est acceptée',
  'status-changed.subject.rejected': '{reference} : la décision sur votre demande',
  'status-changed.preview': 'L’état de votre demande a changé. Voici ce que cela signifie.',
  'status-changed.title.pending': 'Votre demande est de nouveau ouverte',
  'status-changed.title.paid': 'Votre paiement est enregistré',
  'status-changed.title.processing': 'Votre demande est en cours de traitement',
  'status-changed.title.approved': 'Votre demande est acceptée',
  'status-changed.title.rejected': 'Votre demande n’a pas été acceptée',
  'status-changed.text.pending':
    'Nous avons rouvert votre demande. La page de suivi indique ce qu’il reste à faire.',
  'status-changed.text.paid':
    'Votre demande est désormais marquée comme payée. La page de suivi indique s’il nous faut encore quelque chose de votre part.',
  'status-changed.text.processing':
    'Nous avons vérifié vos documents et déposé la demande auprès des services d’immigration. Ils vont maintenant décider ; personne ne peut raccourcir leur délai. Nous vous écrirons dès que la décision sera rendue.',
  'status-changed.text.approved':
    'Votre demande est acceptée. Vous trouverez le document sur la page de suivi.',
  'status-changed.text.rejected':
    'Votre demande n’a malheureusement pas été acceptée. Nous savons que ce n’est pas ce que vous espériez.',
  'status-changed.rejected':
    'Pour en savoir plus ou refaire une demande, répondez à cet e-mail : notre équipe vous répondra.',
  'status-changed.action': 'Voir le suivi',

  'staff-message.subject': '{reference} : un message au sujet de votre demande',
  'staff-message.preview': 'De la personne qui s’en occupe.',
  'staff-message.title': 'Un message au sujet de votre demande',
  'staff-message.reply': 'Vous pouvez répondre à cet e-mail : notre équipe vous lira.',
  'visa-approved.subject': '{reference} : votre visa est accordé',
  'visa-approved.preview': 'Le document est joint. Vérifiez-le avant de voyager.',
  'visa-approved.title': 'Votre visa est accordé',
  'visa-approved.text':
    'Bonne nouvelle : votre demande est acceptée. Le document est joint à cet e-mail, et vous pouvez aussi le télécharger depuis la page de suivi.',
  'visa-approved.action': 'Télécharger le visa',
  'visa-approved.next': 'Avant de voyager',
  'visa-approved.next.1':
    'Vérifiez lettre par lettre le nom, le numéro de passeport et les dates. En cas d’erreur, répondez aussitôt à cet e-mail.',
  'visa-approved.next.2': 'Imprimez le document et gardez-en une copie sur votre téléphone.',
  'visa-approved.next.3':
    'Emportez le passeport avec lequel vous avez fait la demande. L’agent à la frontière a le dernier mot sur l’entrée.',
  'visa-approved.next.4':
    'Quiconque doute du document peut vérifier sur {address} qu’il vient de nous.',

  'partly.approved':
    '{approved, plural, one {# visa sur {total} est accordé.} other {# visas sur {total} sont accordés.}}',
  'partly.filed':
    '{count, plural, one {La demande pour {names} est encore auprès des services d’immigration.} other {Les demandes pour {names} sont encore auprès des services d’immigration.}}',
  'partly.open':
    '{count, plural, one {La demande pour {names} n’a pas encore été déposée.} other {Les demandes pour {names} n’ont pas encore été déposées.}}',
  'partly.more': '{count, plural, one {# autre} other {# autres}}',
  'applicant-decided.subject.filed': '{reference} : demande déposée pour {names}',
  'applicant-decided.subject.rejected': '{reference} : la décision concernant {names}',
  'applicant-decided.subject.withdrawn': '{reference} : demande annulée pour {names}',
  'applicant-decided.subject.ready': '{reference} : demande rouverte pour {names}',
  'applicant-decided.preview': 'Ce qui a été décidé, et ce que cela change pour vous.',
  'applicant-decided.title.filed': 'Demande déposée pour {names}',
  'applicant-decided.title.rejected': 'La décision concernant {names}',
  'applicant-decided.title.withdrawn': 'Demande annulée pour {names}',
  'applicant-decided.title.ready': 'Demande rouverte pour {names}',
  'applicant-decided.text.filed':
    'Nous avons vérifié les documents et déposé la demande pour {names} auprès des services d’immigration. Ils vont maintenant décider ; personne ne peut raccourcir leur délai. Nous vous écrirons dès que la décision sera rendue.',
  'applicant-decided.text.rejected':
    'La demande pour {names} n’a malheureusement pas été acceptée. Nous savons que ce n’est pas ce que vous espériez.',
  'applicant-decided.text.withdrawn':
    'La demande pour {names} a été annulée et n’ira pas plus loin.',
  'applicant-decided.text.ready':
    'Nous avons rouvert la demande pour {names}. La page de suivi indique s’il nous faut quelque chose de votre part.',
  'applicant-decided.reason': 'Le motif',
  'applicant-decided.rejected.next.1':
    'Pour en savoir plus sur le motif, répondez à cet e-mail : notre équipe vous répondra.',
  'applicant-decided.rejected.next.2':
    'Vous pouvez refaire une demande. Auparavant, nous pouvons voir avec vous ce qu’il faut corriger.',
  'applicant-decided.refund-policy':
    'Notre politique de remboursement explique ce qui est remboursé ou non.',
  'applicant-decided.withdrawn.next':
    'Si vous ne vous y attendiez pas, répondez tout de suite à cet e-mail.',
  'visa-approved.text.some':
    'Bonne nouvelle : la demande pour {names} est acceptée. Le document est joint à cet e-mail, et vous pouvez aussi le télécharger depuis la page de suivi.',

  'documents-asked.subject':
    '{reference} : il nous faut {count, plural, one {une nouvelle version d’un document} other {une nouvelle version de # documents}}',
  'documents-asked.preview':
    '{count, plural, one {Un document ne convient pas.} other {# documents ne conviennent pas.}} Voici pourquoi, et comment en envoyer un meilleur.',
  'documents-asked.title':
    '{count, plural, one {Il nous faut une nouvelle version d’un document} other {Il nous faut une nouvelle version de # documents}}',
  'documents-asked.text':
    'Nous avons examiné les documents de {reference}. {count, plural, one {Celui-ci ne peut pas être déposé tel quel :} other {Ceux-ci ne peuvent pas être déposés tels quels :}}',
  'documents-asked.action':
    '{count, plural, one {Envoyer la nouvelle version} other {Envoyer les nouvelles versions}}',
  'documents-asked.reply':
    'Nous en avons besoin au plus tard le {day}, pour pouvoir tenir notre délai. Tout le reste demeure inchangé.',

  'questions-asked.subject':
    '{reference} : {count, plural, one {il manque encore une réponse} other {il manque encore # réponses}}',
  'questions-asked.preview': 'Le formulaire des services d’immigration demande ces informations.',
  'questions-asked.title':
    '{count, plural, one {Il manque encore une réponse} other {Il manque encore # réponses}}',
  'questions-asked.text':
    'Pour {reference}, nous avons encore besoin de ces informations pour le formulaire des services d’immigration :',
  'questions-asked.end':
    'Nous pourrons déposer la demande dès que nous aurons ces réponses. Vous pouvez en envoyer une partie maintenant et le reste plus tard.',
  'questions-asked.action': 'Répondre maintenant',
  'refund-made.subject': '{reference} : votre remboursement est en cours',
  'refund-made.preview': 'Il est versé sur la carte avec laquelle vous avez payé.',
  'refund-made.title': 'Votre remboursement est en cours',
  'refund-made.text.refund':
    'Comme convenu, nous ne poursuivons pas cette demande. Nous vous remboursons ce que prévoit notre politique de remboursement.',
  'refund-made.text.cancellation':
    'Votre demande est annulée, comme vous l’avez souhaité. Nous vous remboursons ce que prévoit notre politique de remboursement.',
  'refund-made.text.duplicate':
    'Votre paiement nous est parvenu deux fois. Nous vous remboursons le second en totalité.',
  'refund-made.text.service-failed':
    'Un problème est survenu de notre côté. Nous vous présentons nos excuses et vous remboursons.',
  'refund-made.text.late':
    'Nous n’avons pas déposé votre demande dans le délai promis. Vous aviez payé un traitement accéléré : nous vous remboursons ce supplément. Votre demande suit son cours.',
  'refund-made.text.amended':
    'Votre commande coûte désormais moins cher, comme convenu. Nous vous remboursons la différence, comme le prévoit notre politique de remboursement.',
  'refund-made.text.lapsed':
    'Votre paiement pour une modification est arrivé alors qu’elle n’était plus possible. Votre commande reste telle quelle, et nous vous remboursons ce paiement en totalité.',
  'refund-made.text.part':
    'Comme convenu, nous vous remboursons une partie de ce qui a été payé pour cette demande.',
  'refund-made.withdrawn':
    '{name} ne fait plus partie de la demande. Elle continue pour les autres.',
  'refund-made.before': 'Déjà remboursé',
  'refund-made.open': 'Montant qui reste payé pour la demande',
  'refund-made.paid': 'Vous avez payé',
  'refund-made.kept': 'Montant retenu',
  'refund-made.amount': 'Ce remboursement',
  'refund-made.note': 'L’avoir est joint en PDF.',
  'refund-made.arrives':
    'L’argent est versé sur la carte avec laquelle vous avez payé. Il arrivera au plus tard le {day} ; le délai exact dépend de votre banque.',
  'refund-made.action': 'Voir le suivi',
  'refund-made.help': 'Si l’argent n’est pas arrivé à cette date, répondez à cet e-mail.',

  'answers-corrected.subject': '{reference} : votre demande a été corrigée',
  'answers-corrected.preview':
    'Ce qui a été corrigé, et ce qu’il nous faut éventuellement de votre part.',
  'answers-corrected.title': 'Votre demande a été corrigée',
  'answers-corrected.text.staff':
    'Nous avons corrigé ces réponses dans votre demande {reference} :',
  'answers-corrected.text.traveller':
    'Ces réponses de votre demande {reference} ont été corrigées en ligne :',
  'answers-corrected.contact': 'Contact',
  'answers-corrected.asks':
    '{count, plural, one {Un document montre une ancienne réponse. Merci d’en envoyer une nouvelle version :} other {# documents montrent une ancienne réponse. Merci d’en envoyer de nouvelles versions :}}',
  'answers-corrected.values':
    'Pour votre sécurité, cet e-mail ne répète pas les réponses. Appuyez sur le bouton pour les voir.',
  'answers-corrected.action': 'Voir les corrections',
  'answers-corrected.wrong':
    'Si vous n’étiez pas au courant, ou si quelque chose est faux, répondez tout de suite à cet e-mail.',

  'contact-code.subject': '{code} est votre code pour la nouvelle adresse',
  'contact-code.text':
    'Quelqu’un nous a demandé d’écrire à cette adresse au sujet de la demande de visa {reference}. Si c’est vous, saisissez ce code là où vous l’avez demandé. Il ne fonctionne qu’une fois et expire au bout de {minutes, plural, one {# minute} other {# minutes}}.',
  'contact-code.ignore':
    'Si ce n’était pas vous, quelqu’un s’est trompé d’adresse. Ignorez cet e-mail : sans le code, rien ne change.',

  'contact-changed.subject.old': '{reference} : l’adresse e-mail de contact a été modifiée',
  'contact-changed.subject.new': '{reference} : nous écrivons désormais à cette adresse',
  'contact-changed.preview.old': 'Si ce n’était pas vous, écrivez-nous tout de suite.',
  'contact-changed.preview.new': 'Tout ce qui concerne votre demande arrivera désormais ici.',
  'contact-changed.title.old': 'L’adresse e-mail de contact a été modifiée',
  'contact-changed.title.new': 'Nous écrivons désormais à cette adresse',
  'contact-changed.text.old':
    'L’adresse e-mail de contact de la demande {reference} est désormais {email}. Nous n’écrirons plus à cette adresse-ci, et les codes que nous y avons envoyés ne fonctionnent plus.',
  'contact-changed.text.new':
    'Cette adresse est désormais l’adresse e-mail de contact de votre demande {reference}. Nous y enverrons la décision et le visa.',
  'contact-changed.wrong.old':
    'Si ce n’était pas vous, répondez tout de suite à cet e-mail, pour que notre équipe puisse l’empêcher.',
  'contact-changed.wrong.new':
    'Si vous ne connaissez pas cette demande, répondez à cet e-mail pour que nous puissions rectifier l’adresse.',
  'contact-changed.action.old': 'Comment nous joindre',

  'chat-answer.subject': 'Notre réponse à votre message',
  'chat-answer.preview': 'Elle est arrivée après votre départ du chat.',
  'chat-answer.title': 'Nous vous avons répondu',
  'chat-answer.text':
    '{count, plural, one {Vous nous avez écrit dans le chat. Cette réponse est arrivée après votre départ :} other {Vous nous avez écrit dans le chat. Ces # réponses sont arrivées après votre départ :}}',
  'chat-answer.action': 'Reprendre la conversation',
  'chat-answer.link':
    'Le bouton ouvre votre conversation sans mot de passe pendant {days, plural, one {# jour} other {# jours}}. Ne transférez pas cet e-mail.',

  'chat-transcript.subject': 'Votre conversation avec {company}',
  'chat-transcript.preview': 'La copie que vous avez demandée.',
  'chat-transcript.title': 'Votre conversation',
  'chat-transcript.text':
    'Voici la copie que vous avez demandée. Les heures sont celles de Londres.',
  'chat-transcript.you': 'Vous',
  'chat-transcript.ignore':
    'Si vous n’avez pas demandé de copie, quelqu’un s’est trompé d’adresse : supprimez cet e-mail.',

  'email-test.subject': 'Test de la messagerie',
  'email-test.preview': 'Elle fonctionne : les e-mails arrivent dans cette boîte.',
  'email-test.title': 'La messagerie fonctionne',
  'email-test.text':
    'Cet e-mail a suivi le même chemin que les e-mails aux voyageurs. S’il se lit bien ici, les leurs aussi.',
  'email-test.sent': 'Envoyé',
  'email-test.by': 'Testé par',
  'email-test.action': 'Retour au test',
  'email-test.ignore': 'Si ce test ne vous dit rien, ignorez cet e-mail.',

  'download-code.subject': '{code} est votre code pour {reference}',
  'download-code.preview':
    'Il ne fonctionne qu’une fois et expire au bout de {minutes, plural, one {# minute} other {# minutes}}.',
  'download-code.title': 'Votre code',
  'download-code.text':
    'Saisissez ce code là où vous l’avez demandé. Il ouvre {reference} ou télécharge le visa correspondant. Il ne fonctionne qu’une fois et expire au bout de {minutes, plural, one {# minute} other {# minutes}}.',
  'download-code.action': 'Ouvrir la page de suivi',
  'download-code.ignore':
    'Si vous n’avez pas demandé de code, quelqu’un d’autre l’a fait. Sans ce code, cette personne ne voit rien de votre demande : ne le communiquez donc à personne.',

  'application-received.subject':
    '{reference} : votre demande est enregistrée, vous pouvez payer sur tout appareil',
  'application-received.preview':
    'Le lien vers votre demande, et comment payer sur un autre appareil.',
  'application-received.title': 'Nous avons votre demande',
  'application-received.text':
    'Vos réponses sont enregistrées. Vous pouvez payer sur cet appareil ou sur un autre : ouvrez-y cet e-mail et appuyez sur le bouton.',
  'application-received.action': 'Passer au paiement',
  'application-received.otherwise':
    'Rien n’a été débité. Rien ne sera déposé avant le paiement, et une demande non payée prend simplement fin. Nous vous enverrons au plus deux rappels.',

  'application-link.subject': '{reference} : le lien vers votre demande',
  'application-link.preview': 'Il ouvre tout : suivi, réponses et documents.',
  'application-link.title': 'Votre lien',
  'application-link.text':
    'Ouvrez cet e-mail sur l’appareil où vous voulez continuer et appuyez sur le bouton.',
  'application-link.action': 'Ouvrir ma demande',
  'application-link.ignore':
    'Si ce n’était pas vous, ignorez cet e-mail : la personne qui l’a demandé n’a rien vu. Le bouton ouvre votre demande sans mot de passe. Ne transférez pas cet e-mail.',

  'applications-found.subject': 'Vos demandes',
  'applications-found.preview': 'Vous les avez demandées sur notre site.',
  'applications-found.title': 'Vos demandes chez nous',
  'applications-found.text':
    '{count, plural, one {Cette demande a été faite avec votre adresse e-mail. Sa référence est le lien qui l’ouvre :} other {Ces # demandes ont été faites avec votre adresse e-mail. Chaque référence est le lien qui en ouvre une :}}',
  'applications-found.action':
    '{count, plural, one {Ouvrir ma demande} other {Ouvrir la plus récente}}',

  'cancelled.subject': '{reference} : votre demande est annulée',
  'cancelled.preview': 'Rien n’a été débité. Voici ce que cela signifie.',
  'cancelled.title': 'Votre demande est annulée',
  'cancelled.text':
    'Vous avez annulé {reference}. Rien n’a été débité, rien ne sera déposé, et nous n’enverrons aucun rappel. Vous pouvez commencer une nouvelle demande à tout moment.',
  'cancelled.ignore':
    'Si vous ne l’avez pas annulée vous-même, quelqu’un qui a votre lien l’a fait : répondez à cet e-mail.',

  'cancellation-received.subject': '{reference} : nous avons votre demande d’annulation',
  'cancellation-received.preview': 'Notre équipe répondra par e-mail. D’ici là, rien ne change.',
  'cancellation-received.title': 'Nous avons votre demande d’annulation',
  'cancellation-received.text':
    'Nous examinerons votre demande d’annulation et répondrons au plus tard le {day}.',
  'cancellation-received.refund': 'Remboursement selon notre politique',
  'cancellation-received.until': 'Jusqu’à notre réponse, votre demande de visa suit son cours.',

  'cancellation-answered.subject.accepted': '{reference} : votre annulation est acceptée',
  'cancellation-answered.subject.declined':
    '{reference} : notre réponse à votre demande d’annulation',
  'cancellation-answered.preview': 'Voici notre réponse.',
  'cancellation-answered.title.accepted': 'Votre annulation est acceptée',
  'cancellation-answered.title.declined': 'Nous n’avons pas pu annuler',
  'cancellation-answered.text.accepted':
    'Nous avons mis fin à la demande pour les voyageurs nommés ci-dessous.',
  'cancellation-answered.refund.all':
    'Nous vous rembourserons le montant indiqué ci-dessous et vous enverrons un e-mail dès que ce sera fait.',
  'cancellation-answered.refund.some':
    'S’il reste un remboursement à effectuer, nous vous en indiquerons le montant par e-mail.',
  'cancellation-answered.text.declined':
    'Nous ne pouvons pas annuler la demande pour les voyageurs nommés ci-dessous. Elle suit son cours.',

  'data-request-received.subject.export': 'Nous avons votre demande de copie de vos données',
  'data-request-received.subject.erasure': 'Nous avons votre demande d’effacement de vos données',
  'data-request-received.preview': 'Voici la suite, et les dates.',
  'data-request-received.title.export': 'Nous avons votre demande de copie',
  'data-request-received.title.erasure': 'Nous avons votre demande d’effacement',
  'data-request-received.text.export':
    'Vous avez demandé une copie de tout ce que nous conservons à votre sujet. Notre équipe la vérifiera et vous l’enverra.',
  'data-request-received.text.erasure':
    'Vous nous avez demandé d’effacer ce que nous conservons à votre sujet. Notre équipe vérifiera votre demande d’effacement et vous écrira quand ce sera fait. Nous conservons les paiements pour la comptabilité, sans votre nom.',
  'data-request-received.due': 'Réponse au plus tard le',
  'data-request-received.ignore':
    'Si vous n’avez rien demandé, quelqu’un qui a votre lien l’a fait : répondez à cet e-mail.',

  'document.passportPhoto': 'Photo d’identité',
  'document.passportDocument': 'Page du passeport avec la photo',
  'document.flightTicket': 'Billet d’avion',
  'document.transitTicket': 'Billet de continuation',
  'document.transitVisa': 'Visa du pays de destination',
  'document.invitationLetter': 'Lettre d’invitation',
  'document.companyRegistration': 'Extrait d’immatriculation de la société',
  'list.application-received': 'Nous avons votre demande',
  'list.application-link': 'Le lien vers votre demande',
  'list.cancelled': 'Votre demande est annulée',
  'list.cancellation-received': 'Nous avons votre demande d’annulation',
  'list.cancellation-answered': 'Notre réponse à votre demande d’annulation',
  'list.data-request-received': 'Nous avons votre demande sur vos données',

  'list.payment-confirmed': 'Votre reçu : nous avons reçu votre paiement',
  'list.order-amended': 'Votre commande est modifiée',
  'list.regime-changed': 'La décision prendra plus de temps',
  'list.documents-received': 'Nous avons vos documents',
  'list.reminder-payment': 'Rappel : le paiement reste à faire',
  'list.reminder-documents': 'Rappel : il manque des documents',
  'list.staff-message': 'Un message de notre part',
  'list.status-changed': 'Des nouvelles de votre demande',
  'list.applicant-decided': 'La décision pour un voyageur',
  'list.answers-corrected': 'Vos réponses ont été corrigées',
  'list.contact-changed': 'Vos coordonnées ont été modifiées',
  'list.visa-approved': 'Votre visa',
  'list.questions-asked': 'Il nous faut des réponses de votre part',
  'list.documents-asked': 'Il nous faut une nouvelle version d’un document',
  'list.refund-made': 'Votre remboursement',
}
