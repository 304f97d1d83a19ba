import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Bonjour {name},',
  'footer.private':
    '{company} est un cabinet de conseil privé et ne fait partie d’aucun gouvernement. Vous pouvez aussi faire votre demande sur le site officiel, {officialSite}.',
  'footer.contact': 'Des questions ? Répondez à cet e-mail ou écrivez à {email}.',
  'footer.stop': 'Ne plus recevoir de rappels sur cette demande',
  'fact.reference': 'Référence',
  'fact.paidAt': 'Payé le',
  'fact.payment': 'Paiement',
  'fact.visa': 'Visa',
  'fact.travellers': 'Voyageurs',
  'fact.total': 'Total',
  'fact.status': 'État',
  'fact.attached': 'Pièce jointe',
  message: 'De la personne qui s’occupe de votre demande',
  'status.pending': 'En attente',
  'status.paid': 'Payée',
  'status.processing': 'En traitement',
  'status.approved': 'Acceptée',
  'status.rejected': 'Refusée',
  'next.title': 'La suite',

  'payment-confirmed.subject': 'Paiement reçu pour {reference} : ajoutez maintenant vos documents',
  'payment-confirmed.preview': 'Votre reçu, et la seule chose qu’il vous reste à faire.',
  'payment-confirmed.title': 'Nous avons reçu votre paiement',
  'payment-confirmed.text.attached': 'Merci. Votre reçu est joint en PDF.',
  'payment-confirmed.text.online': 'Merci. Vous trouverez votre reçu sur la page de suivi.',
  'payment-confirmed.agreement': 'Le contrat que vous avez signé est joint en PDF.',
  'payment-confirmed.action': 'Passer aux documents',
  'payment-confirmed.next.1':
    '{count, plural, one {Ajoutez les documents du voyageur. Des photos nettes prises avec un téléphone suffisent.} other {Ajoutez les documents des # voyageurs. Des photos nettes prises avec un téléphone suffisent.}}',
  'payment-confirmed.next.2.normal':
    'Nous vérifions tout et déposons la demande sous 5 à 7 jours ouvrés.',
  'payment-confirmed.next.2.urgent':
    'Nous vérifions tout et déposons la demande sous 2 à 3 jours ouvrés.',
  'payment-confirmed.next.2.super_urgent':
    'Nous vérifions tout et déposons la demande sous 24 heures.',
  'payment-confirmed.next.3':
    'Les services d’immigration décident. Personne ne peut raccourcir leur délai. La décision arrive à cette adresse.',
  'payment-confirmed.next.3.by':
    'Les services d’immigration décident : vers le {day}, si vos documents nous parviennent aujourd’hui. Personne ne peut raccourcir ce délai. La décision arrive à cette adresse.',
  'payment-confirmed.link':
    'Le bouton ouvre votre commande sans mot de passe. Ne transférez pas cet e-mail.',

  'order-amended.subject': '{reference} : votre commande est modifiée',
  'order-amended.preview': 'Ce que vous avez commandé à présent, et pour quand.',
  'order-amended.title': 'Votre commande est modifiée',
  'order-amended.text.paid':
    'Merci. Nous avons reçu votre paiement de {amount} et la modification est faite. Cet e-mail est votre reçu : conservez-le.',
  'order-amended.text.staff':
    'Comme convenu, nous avons modifié votre commande. Si un remboursement vous est dû, vous recevrez un autre e-mail.',
  'order-amended.receipt': 'Le reçu est joint en PDF.',
  'order-amended.documents':
    'Ce visa exige plus de documents qu’avant. Ajoutez-les, puis terminez de nouveau la demande.',
  'order-amended.due': 'Nous déposerons la demande au plus tard le {day}.',
  'order-amended.action.status': 'Voir le suivi',
  'order-amended.action.documents': 'Ajouter des documents',

  'documents-received.subject': '{reference} : nous avons tout ce qu’il nous faut',
  'documents-received.preview': 'Il ne vous reste rien à faire. Voici la suite, avec les dates.',
  'documents-received.title': 'Nous avons vos documents',
  'documents-received.text':
    '{count, plural, one {Tous les documents du voyageur sont arrivés.} other {Tous les documents des # voyageurs sont arrivés.}} Il ne vous reste rien à faire.',
  'documents-received.action': 'Voir le suivi',
  'documents-received.next.1':
    'Nous vérifierons tout et déposerons la demande au plus tard le {day}. S’il faut corriger quelque chose, nous vous écrirons.',
  'documents-received.next.2':
    'Les services d’immigration décident. Aucune de nos formules ne raccourcit leur délai.',
  'documents-received.next.2.by':
    'Les services d’immigration décident, vers le {day} s’ils tiennent le délai annoncé. Aucune de nos formules ne le raccourcit.',
  'documents-received.next.3': 'Vous recevrez la décision par e-mail, avec le visa à télécharger.',
  'documents-received.hold': 'Ne réservez rien qui ne puisse être modifié avant d’avoir le visa.',

  'reminder-payment.subject': '{reference} : vos réponses sont enregistrées, il manque le paiement',
  'reminder-payment.preview': 'Reprenez où vous en étiez. Rien n’a été débité.',
  'reminder-payment.title': 'Votre demande n’est pas encore payée',
  'reminder-payment.text':
    'Vos réponses pour {reference} sont enregistrées. Rien n’a été débité, et rien n’est déposé avant le paiement.',
  'reminder-payment.text.last':
    'Vos réponses pour {reference} sont toujours enregistrées. C’est notre dernier rappel ; si vous n’avez plus besoin du visa, vous n’avez rien à faire.',
  'reminder-payment.action': 'Passer au paiement',

  'reminder-documents.subject':
    '{reference} : {count, plural, =0 {il reste une dernière étape} one {il manque encore un document} other {il manque encore # documents}}',
  'reminder-documents.preview': 'Nous commencerons dès réception des documents.',
  'reminder-documents.title': 'Il manque encore des documents',
  'reminder-documents.text':
    'Votre demande {reference} est payée. Nous commencerons dès réception de ces documents :',
  'reminder-documents.text.last':
    'Votre demande {reference} est payée et attend ces documents. C’est notre dernier rappel, mais la demande reste ouverte.',
  'reminder-documents.more':
    '{count, plural, one {et un autre voyageur} other {et # autres voyageurs}}',
  'reminder-documents.title.complete': 'Il reste une dernière étape',
  'reminder-documents.text.complete':
    'Tous les documents pour {reference} sont arrivés, mais la demande n’a pas été finalisée. Regardez-les encore une fois et appuyez sur « Finaliser la demande » : nous commencerons alors.',
  'reminder-documents.action': 'Ajouter des documents',
  'reminder-documents.action.complete': 'Finaliser la demande',
  'reminder-documents.help':
    'Quelque chose ne fonctionne pas, ou un document vous manque ? Répondez à cet e-mail pour nous le dire.',

  'own-part-asked.subject.named':
    '{name} vous invite à remplir votre partie pour un visa tanzanien',
  'own-part-asked.subject.plain': 'Votre partie d’une demande de visa pour la Tanzanie',
  'own-part-asked.preview': 'Un formulaire, le vôtre. Sans compte, rien à payer.',
  'own-part-asked.title': 'Remplissez votre partie',
  'own-part-asked.text.named':
    '{name} demande des visas pour la Tanzanie avec {company} et vous invite à remplir votre partie : vos informations telles qu’elles figurent dans votre passeport, puis vos documents.',
  'own-part-asked.text.plain':
    'Une personne avec qui vous voyagez demande des visas pour la Tanzanie avec {company} et vous invite à remplir votre partie : vos informations telles qu’elles figurent dans votre passeport, puis vos documents.',
  'own-part-asked.sees':
    'Le lien n’ouvre que votre propre formulaire, sur tout appareil et sans compte. Vous ne payez rien. La personne qui l’a envoyé voit vos réponses, les envoie et paie.',
  'own-part-asked.action': 'Ouvrir mon formulaire',
  'own-part-asked.ignore':
    'Vous ne savez pas de qui cela vient ? Ignorez cet e-mail : rien ne se passe sans vous. Nous ne demandons jamais ici d’argent ni de mot de passe.',
  'own-part-reminder.subject':
    'Votre partie d’une demande de visa pour la Tanzanie reste à remplir',
  'own-part-reminder.title': 'Votre partie reste à remplir',
  'own-part-reminder.answers':
    'La demande ne peut avancer que lorsque votre partie est complète. Ce que vous avez déjà saisi est enregistré ; le même lien l’ouvre.',
  'own-part-reminder.documents':
    'La demande est payée, il manque encore vos documents. Le même lien y mène.',
  'own-part-finished.subject.all': 'Tous les voyageurs ont terminé leur partie',
  'own-part-finished.subject.some':
    '{count, plural, one {Un voyageur a terminé sa partie} other {# voyageurs ont terminé leur partie}}',
  'own-part-finished.text': 'Terminé : {names}.',
  'own-part-finished.left':
    '{count, plural, one {Un autre voyageur a un lien et n’a pas encore terminé.} other {# autres voyageurs ont un lien et n’ont pas encore terminé.}}',
  'own-part-finished.next':
    'Ouvrez la demande dans le navigateur où vous l’avez commencée, vérifiez les réponses et passez au paiement.',
  'own-part-finished.action': 'Continuer la demande',

  'continue-link.subject': 'Votre lien pour continuer la demande',
  'continue-link.preview': 'Il ne fonctionne qu’une fois et expire au bout de {minutes} minutes.',
  'continue-link.title': 'Continuer dans un autre navigateur',
  'continue-link.text':
    'Ouvrez cet e-mail sur l’appareil où vous voulez continuer et appuyez sur le bouton. Le lien ne fonctionne qu’une fois et expire au bout de {minutes} minutes.',
  'continue-link.action': 'Continuer la demande',
  'continue-link.ignore':
    'Vous n’avez pas demandé ce lien ? Ignorez cet e-mail : il ne se passe rien tant que le lien n’est pas utilisé.',

  'draft-reminder.subject': 'Votre demande de visa pour la Tanzanie n’est pas terminée',
  'draft-reminder.preview': 'Vos réponses sont conservées jusqu’au {date}.',
  'draft-reminder.title': 'Reprenez là où vous vous êtes arrêté',
  'draft-reminder.text':
    'Vous avez commencé chez nous une demande de visa pour la Tanzanie sans la terminer. Vos réponses sont conservées jusqu’au {date}, puis effacées. Rien n’a été débité ni déposé.',
  'draft-reminder.action': 'Continuer la demande',
  'draft-reminder.once':
    'Le bouton ne fonctionne qu’une fois, sur n’importe quel appareil. Nous n’envoyons pas d’autre rappel.',
  'draft-reminder.ignore': 'Ce n’était pas vous, ou vous n’en avez plus besoin ?',
  'draft-reminder.forget': 'Oublier la demande',

  'staff-invitation.subject.new': 'Votre invitation à travailler avec nous',
  'staff-invitation.subject.reset': 'Choisissez un nouveau mot de passe',
  'staff-invitation.preview':
    'Le bouton ne fonctionne qu’une fois et expire au bout de {days, plural, one {# jour} other {# jours}}.',
  'staff-invitation.title': 'Bienvenue, {name}',
  'staff-invitation.new':
    '{inviter} vous invite dans l’espace équipe de {company}. Appuyez sur le bouton, choisissez un mot de passe, et l’accès est ouvert.',
  'staff-invitation.reset':
    '{inviter} vous permet de recommencer dans l’espace équipe de {company}. Appuyez sur le bouton et choisissez un nouveau mot de passe. Le second facteur que vous aviez est supprimé : configurez-en un nouveau ensuite.',
  'staff-invitation.action': 'Choisir un mot de passe',
  'staff-invitation.ignore':
    'Le bouton ne fonctionne qu’une fois et expire au bout de {days, plural, one {# jour} other {# jours}}. Vous n’attendiez pas cet e-mail ? Ignorez-le, et prévenez la personne responsable du bureau.',

  'status-changed.subject.pending': 'Votre demande {reference} est de nouveau ouverte',
  'status-changed.subject.paid': '{reference} : votre paiement est enregistré',
  'status-changed.subject.processing':
    '{reference} : demande déposée auprès des services d’immigration',
  'status-changed.subject.approved': 'Votre demande {reference} est acceptée',
  'status-changed.subject.rejected': '{reference} : la décision sur votre demande',
  'status-changed.preview': 'Votre demande a changé d’état. Voici ce que cela signifie.',
  'status-changed.title.pending': 'Votre demande est de nouveau ouverte',
  'status-changed.title.paid': 'Votre paiement est enregistré',
  'status-changed.title.processing': 'Votre demande est en cours de traitement',
  'status-changed.title.approved': 'Votre demande est acceptée',
  'status-changed.title.rejected': 'Votre demande a été refusée',
  'status-changed.text.pending':
    'Nous avons rouvert votre demande. La page de suivi indique ce qu’il reste à faire.',
  'status-changed.text.paid':
    'Votre demande est désormais considérée comme payée. La page de suivi indique s’il nous faut encore quelque chose de votre part.',
  'status-changed.text.processing':
    'Nous avons vérifié vos documents et déposé la demande. Les services d’immigration décident maintenant ; personne ne peut raccourcir ce délai. Nous vous écrirons dès que la décision sera rendue.',
  'status-changed.text.approved':
    'Votre demande est acceptée. Vous trouverez le document sur la page de suivi.',
  'status-changed.text.rejected':
    'La décision sur votre demande est négative. Nous savons que ce n’est pas ce que vous espériez.',
  'status-changed.rejected':
    'Vous voulez en savoir plus, ou refaire une demande ? Répondez à cet e-mail : une personne vous lira.',
  'status-changed.action': 'Voir le suivi',

  'staff-message.subject': '{reference} : un message au sujet de votre demande',
  'staff-message.preview': 'De la personne qui s’en occupe.',
  'staff-message.title': 'Un message au sujet de votre demande',
  'staff-message.reply': 'Vous pouvez répondre à cet e-mail : une personne vous lira.',
  'visa-approved.subject': '{reference} : votre visa est arrivé',
  'visa-approved.preview': 'Le document est joint. Vérifiez-le avant de voyager.',
  'visa-approved.title': 'Votre visa est accordé',
  'visa-approved.text':
    'Bonne nouvelle : votre demande est acceptée. Le document est joint à cet e-mail, et vous pouvez aussi le télécharger depuis la page de suivi.',
  'visa-approved.action': 'Télécharger le visa',
  'visa-approved.next': 'Avant de voyager',
  'visa-approved.next.1':
    'Vérifiez lettre par lettre le nom, le numéro de passeport et les dates. Une erreur ? Répondez aussitôt à cet e-mail.',
  'visa-approved.next.2': 'Imprimez le document et gardez-en une copie sur votre téléphone.',
  'visa-approved.next.3':
    'Emportez le passeport avec lequel vous avez fait la demande. L’agent à la frontière a le dernier mot sur l’entrée.',
  'visa-approved.next.4':
    'Quiconque doute du document peut vérifier sur {address} qu’il vient de nous.',

  'partly.approved': '{approved} sur {total} sont acceptées.',
  'partly.filed':
    '{count, plural, one {La demande de {names} est encore auprès des services d’immigration.} other {Les demandes de {names} sont encore auprès des services d’immigration.}}',
  'partly.open':
    '{count, plural, one {La demande de {names} n’est pas encore déposée.} other {Les demandes de {names} ne sont pas encore déposées.}}',
  'partly.more': '{count} de plus',
  'applicant-decided.subject.filed': '{reference} : demande déposée pour {names}',
  'applicant-decided.subject.rejected': '{reference} : la décision concernant {names}',
  'applicant-decided.subject.withdrawn': '{reference} : demande retirée pour {names}',
  'applicant-decided.subject.ready': '{reference} : demande rouverte pour {names}',
  'applicant-decided.preview': 'Ce qui a été décidé, et ce que cela change pour vous.',
  'applicant-decided.title.filed': 'Demande déposée pour {names}',
  'applicant-decided.title.rejected': 'La décision concernant {names}',
  'applicant-decided.title.withdrawn': 'Demande retirée pour {names}',
  'applicant-decided.title.ready': 'Demande rouverte pour {names}',
  'applicant-decided.text.filed':
    'Nous avons vérifié les documents et déposé la demande de {names}. Les services d’immigration décident maintenant ; personne ne peut raccourcir ce délai. Nous vous écrirons dès que la décision sera rendue.',
  'applicant-decided.text.rejected':
    'La décision sur la demande de {names} est négative. Nous savons que ce n’est pas ce que vous espériez.',
  'applicant-decided.text.withdrawn': 'La demande de {names} est terminée : elle a été retirée.',
  'applicant-decided.text.ready':
    'Nous avons rouvert la demande de {names}. La page de suivi indique s’il nous faut quelque chose de votre part.',
  'applicant-decided.reason': 'Le motif',
  'applicant-decided.rejected.next.1':
    'Vous voulez en savoir plus sur le motif ? Répondez à cet e-mail : une personne vous lira.',
  'applicant-decided.rejected.next.2':
    'Ce qui est remboursé ou non figure dans notre politique de remboursement : {address}',
  'applicant-decided.rejected.next.3':
    'Vous pouvez refaire une demande. Avant cela, nous voyons avec vous ce qui peut être corrigé.',
  'applicant-decided.withdrawn.next':
    'Vous ne vous y attendiez pas ? Répondez tout de suite à cet e-mail. Ce qui est remboursé figure dans notre politique de remboursement : {address}',
  'visa-approved.text.some':
    'Bonne nouvelle : la demande de {names} est acceptée. Le document est joint à cet e-mail, et vous pouvez aussi le télécharger depuis la page de suivi.',

  'documents-asked.subject':
    '{reference} : il nous faut {count, plural, one {un nouveau document} other {# nouveaux documents}}',
  'documents-asked.preview':
    '{count, plural, one {Un document ne convient pas.} other {# documents ne conviennent pas.}} Voici pourquoi, et comment en envoyer un meilleur.',
  'documents-asked.title':
    '{count, plural, one {Il nous faut un nouveau document} other {Il nous faut # nouveaux documents}}',
  'documents-asked.text':
    'Nous avons examiné les documents de {reference}. {count, plural, one {Celui-ci ne peut pas être déposé tel quel} other {Ceux-ci ne peuvent pas être déposés tels quels}} :',
  'documents-asked.action':
    '{count, plural, one {Envoyer un nouveau document} other {Envoyer de nouveaux documents}}',
  'documents-asked.reply':
    'Votre envoi est attendu au plus tard le {day}, pour que nous puissions tenir notre délai. Tout le reste demeure inchangé.',

  'refund-made.subject': '{reference} : votre remboursement est en route',
  'refund-made.preview': 'Il est versé sur la carte avec laquelle vous avez payé.',
  'refund-made.title': 'Nous vous avons remboursé',
  'refund-made.text.refund':
    'Comme convenu, nous ne poursuivons pas cette demande et vous remboursons ce que prévoit notre politique de remboursement.',
  'refund-made.text.cancellation':
    'Votre demande est annulée, comme vous l’avez souhaité. Nous vous remboursons ce que prévoit notre politique de remboursement.',
  'refund-made.text.duplicate':
    'Votre paiement nous est parvenu deux fois. Nous vous remboursons le second en totalité.',
  'refund-made.text.service-failed':
    'Un problème est survenu de notre côté. Nous le regrettons et vous remboursons.',
  'refund-made.text.late':
    'Nous n’avons pas déposé votre demande à la date promise. Vous aviez payé un traitement plus rapide : nous vous remboursons ce supplément. Votre demande suit son cours.',
  'refund-made.text.amended':
    'Votre commande coûte désormais moins cher, comme convenu. Nous vous remboursons la différence prévue par notre politique de remboursement.',
  'refund-made.text.lapsed':
    'Votre paiement pour une modification est arrivé alors qu’elle n’était plus possible. Votre commande reste telle quelle et nous vous remboursons ce paiement en totalité.',
  'refund-made.text.part':
    'Comme convenu, nous vous remboursons une partie de ce qui a été payé pour cette demande.',
  'refund-made.withdrawn':
    '{name} ne fait plus partie de la demande. Elle continue pour les autres.',
  'refund-made.before': 'Déjà remboursé',
  'refund-made.open': 'Reste payé pour la demande',
  'refund-made.paid': 'Vous avez payé',
  'refund-made.kept': 'Retenu par nous',
  'refund-made.amount': 'Remboursé',
  'refund-made.note': 'L’avoir est joint en PDF.',
  'refund-made.arrives':
    'L’argent est versé sur la carte avec laquelle vous avez payé et arrivera au plus tard le {day} ; le délai exact dépend de votre banque.',
  'refund-made.action': 'Voir le suivi',
  'refund-made.help': 'L’argent n’est pas arrivé à cette date ? Répondez à cet e-mail.',

  'answers-corrected.subject': '{reference} : votre demande a été corrigée',
  'answers-corrected.preview': 'Ce qui a été corrigé, et ce qu’il nous faut éventuellement.',
  'answers-corrected.title': 'Votre demande a été corrigée',
  'answers-corrected.text.staff':
    'Nous avons corrigé ces réponses dans votre demande {reference} :',
  'answers-corrected.text.traveller':
    'Ces réponses de votre demande {reference} ont été corrigées en ligne :',
  'answers-corrected.contact': 'Contact',
  'answers-corrected.asks':
    '{count, plural, one {Un document montre l’ancienne réponse. Merci d’en envoyer un nouveau :} other {# documents montrent l’ancienne réponse. Merci d’en envoyer de nouveaux :}}',
  'answers-corrected.values':
    'Pour votre sécurité, cet e-mail ne répète pas les réponses. Le bouton permet de les voir.',
  'answers-corrected.action': 'Voir les corrections',
  'answers-corrected.wrong':
    'Vous n’étiez pas au courant, ou quelque chose est faux ? Répondez tout de suite à cet e-mail.',

  'contact-code.subject': '{code} est votre code pour la nouvelle adresse',
  'contact-code.text':
    'Quelqu’un nous a demandé d’écrire à cette adresse au sujet de la demande de visa {reference}. Si c’est vous, saisissez ce code là où vous l’avez demandé. Il ne fonctionne qu’une fois et expire au bout de {minutes} minutes.',
  'contact-code.ignore':
    'Ce n’était pas vous ? Quelqu’un s’est alors trompé d’adresse. Ignorez cet e-mail : sans le code, rien ne change.',

  'contact-changed.subject.old': '{reference} : l’adresse de contact a été changée',
  'contact-changed.subject.new': '{reference} : nous écrivons désormais à cette adresse',
  'contact-changed.preview.old': 'Ce n’était pas vous ? Écrivez-nous tout de suite.',
  'contact-changed.preview.new': 'Tout ce qui concerne votre demande arrive désormais ici.',
  'contact-changed.title.old': 'L’adresse de contact a été changée',
  'contact-changed.title.new': 'Nous écrivons désormais à cette adresse',
  'contact-changed.text.old':
    'L’adresse de contact de la demande {reference} est désormais {email}. Nous n’écrivons plus à cette adresse-ci, et les codes envoyés ici ne fonctionnent plus.',
  'contact-changed.text.new':
    'Ceci est désormais l’adresse de contact de votre demande {reference}. La décision et le visa arriveront ici.',
  'contact-changed.wrong.old':
    'Ce n’était pas vous ? Répondez tout de suite à cet e-mail, pour que quelqu’un puisse l’empêcher.',
  'contact-changed.wrong.new':
    'Vous ne connaissez pas cette demande ? Répondez à cet e-mail, pour que nous puissions rectifier l’adresse.',
  'contact-changed.action.old': 'Comment nous joindre',

  'chat-answer.subject': 'Notre réponse à votre message',
  'chat-answer.preview': 'Vous aviez quitté le chat quand elle est arrivée.',
  'chat-answer.title': 'Nous vous avons répondu',
  'chat-answer.text':
    '{count, plural, one {Vous nous avez écrit dans le chat. Cette réponse est arrivée après votre départ :} other {Vous nous avez écrit dans le chat. Ces # réponses sont arrivées après votre départ :}}',
  'chat-answer.action': 'Reprendre la conversation',
  'chat-answer.link':
    'Le bouton ouvre votre conversation sans mot de passe pendant {days} jours. Ne transférez pas cet e-mail.',

  'chat-transcript.subject': 'Votre conversation avec {company}',
  'chat-transcript.preview': 'La copie que vous avez demandée.',
  'chat-transcript.title': 'Votre conversation',
  'chat-transcript.text':
    'Voici la copie que vous avez demandée. Les heures sont celles de Londres.',
  'chat-transcript.you': 'Vous',
  'chat-transcript.ignore':
    'Vous n’avez pas demandé de copie ? Quelqu’un a alors mal saisi une adresse : supprimez cet e-mail.',

  'email-test.subject': 'Test du système d’e-mail',
  'email-test.preview': 'Il fonctionne : les e-mails arrivent dans cette boîte.',
  'email-test.title': 'Le système d’e-mail fonctionne',
  'email-test.text':
    'Cet e-mail a suivi le même chemin que les e-mails aux voyageurs. S’il se lit bien ici, les leurs aussi.',
  'email-test.sent': 'Envoyé',
  'email-test.by': 'Testé par',
  'email-test.action': 'Retour au test',
  'email-test.ignore': 'Ce test ne vous dit rien ? Ignorez cet e-mail.',

  'download-code.subject': '{code} est votre code pour télécharger le visa',
  'download-code.preview': 'Il ne fonctionne qu’une fois et expire au bout de {minutes} minutes.',
  'download-code.title': 'Votre code',
  'download-code.text':
    'Saisissez ce code sur la page de suivi pour télécharger le visa de {reference}. Il ne fonctionne qu’une fois et expire au bout de {minutes} minutes.',
  'download-code.action': 'Ouvrir la page de suivi',
  'download-code.ignore':
    'Vous n’avez pas demandé de code ? Quelqu’un connaît alors votre référence et votre adresse e-mail. Sans le code, cette personne ne voit aucun document : ne le communiquez à personne.',

  'application-received.subject': '{reference} : demande enregistrée, à payer où vous voulez',
  'application-received.preview':
    'Le lien vers votre demande, et comment payer sur un autre appareil.',
  'application-received.title': 'Nous avons votre demande',
  'application-received.text':
    'Vos réponses sont enregistrées. Vous pouvez payer sur cet appareil ou sur un autre : ouvrez-y cet e-mail et appuyez sur le bouton.',
  'application-received.action': 'Continuer vers le paiement',
  'application-received.otherwise':
    'Rien n’a été débité. Rien n’est déposé avant le paiement, et une demande non payée prend simplement fin. Nous vous le rappelons deux fois au plus.',

  'application-link.subject': '{reference} : le lien vers votre demande',
  'application-link.preview': 'Il ouvre tout : suivi, réponses et documents.',
  'application-link.title': 'Votre lien',
  'application-link.text':
    'Ouvrez cet e-mail sur l’appareil où vous voulez continuer et appuyez sur le bouton.',
  'application-link.action': 'Ouvrir ma demande',
  'application-link.ignore':
    'Ce n’était pas vous ? Ignorez cet e-mail : la personne qui l’a demandé n’a rien vu. Le bouton ouvre votre demande sans mot de passe. Ne transférez pas cet e-mail.',

  'applications-found.subject': 'Vos demandes',
  'applications-found.preview': 'Vous les avez demandées sur notre site.',
  'applications-found.title': 'Vos demandes chez nous',
  'applications-found.text':
    '{count, plural, one {Cette demande a été faite avec votre adresse e-mail. Sa référence l’ouvre :} other {Ces # demandes ont été faites avec votre adresse e-mail. Chaque référence en ouvre une :}}',
  'applications-found.action':
    '{count, plural, one {Ouvrir ma demande} other {Ouvrir la plus récente}}',

  'cancelled.subject': '{reference} est annulée',
  'cancelled.preview': 'Rien n’a été débité. Voici ce que cela signifie.',
  'cancelled.title': 'Votre demande est annulée',
  'cancelled.text':
    'Vous avez annulé {reference}. Rien n’a été débité, rien n’est déposé et aucun rappel ne suit. Vous pouvez commencer une nouvelle demande à tout moment.',
  'cancelled.ignore':
    'Vous ne l’avez pas annulée vous-même ? Alors quelqu’un qui a votre lien l’a fait : répondez à cet e-mail.',

  'cancellation-received.subject': '{reference} : nous avons votre demande d’annulation',
  'cancellation-received.preview': 'Une personne répond par e-mail. D’ici là, rien ne change.',
  'cancellation-received.title': 'Nous avons votre demande d’annulation',
  'cancellation-received.text': 'Nous l’examinons et répondons au plus tard le {day}.',
  'cancellation-received.refund': 'Remboursé selon notre politique',
  'cancellation-received.until': 'Jusqu’à notre réponse, votre demande suit son cours.',

  'cancellation-answered.subject.accepted': '{reference} : votre annulation est acceptée',
  'cancellation-answered.subject.declined':
    '{reference} : notre réponse à votre demande d’annulation',
  'cancellation-answered.preview': 'Voici notre réponse.',
  'cancellation-answered.title.accepted': 'Votre annulation est acceptée',
  'cancellation-answered.title.declined': 'Nous ne pouvons pas annuler',
  'cancellation-answered.text.accepted':
    'Nous ne poursuivons pas pour les voyageurs nommés ci-dessous. Si de l’argent vous revient, un autre e-mail dira combien et quand.',
  'cancellation-answered.text.declined':
    'Nous ne pouvons pas annuler pour les voyageurs nommés ci-dessous. Leur demande suit son cours.',
  'cancellation-answered.help': 'Des questions ? Répondez à cet e-mail : une personne le lit.',

  'data-request-received.subject.export': 'Nous avons votre demande de copie de vos données',
  'data-request-received.subject.erasure': 'Nous avons votre demande d’effacement de vos données',
  'data-request-received.preview': 'Ce qui se passe, et quand.',
  'data-request-received.title.export': 'Nous avons votre demande de copie',
  'data-request-received.title.erasure': 'Nous avons votre demande d’effacement',
  'data-request-received.text.export':
    'Vous avez demandé une copie de tout ce que nous conservons à votre sujet. Un collègue la vérifie et vous l’envoie.',
  'data-request-received.text.erasure':
    'Vous nous avez demandé d’effacer ce que nous conservons à votre sujet. Un collègue vérifie et vous écrit quand c’est fait. Ce qui a été payé est conservé pour la comptabilité, sans votre nom.',
  'data-request-received.due': 'Réponse avant le',
  'data-request-received.ignore':
    'Ce n’était pas vous ? Alors quelqu’un qui a votre lien l’a demandé : répondez à cet e-mail.',

  'document.passportPhoto': 'Photo d’identité',
  'document.passportDocument': 'Page du passeport avec la photo',
  'document.flightTicket': 'Billet d’avion',
  'document.transitTicket': 'Billet de continuation',
  'document.transitVisa': 'Visa du pays suivant',
  'document.invitationLetter': 'Lettre d’invitation',
  'document.companyRegistration': 'Extrait d’immatriculation de la société',
  'list.application-received': 'Nous avons votre demande',
  'list.application-link': 'Le lien vers votre demande',
  'list.cancelled': 'Votre demande est annulée',
  'list.cancellation-received': 'Nous avons votre demande d’annulation',
  'list.cancellation-answered': 'Notre réponse à votre demande d’annulation',
  'list.data-request-received': 'Nous avons votre demande sur vos données',

  'list.payment-confirmed': 'Votre reçu : le paiement est arrivé',
  'list.order-amended': 'Votre commande est modifiée',
  'list.documents-received': 'Nous avons vos documents',
  'list.reminder-payment': 'Rappel : le paiement reste à faire',
  'list.reminder-documents': 'Rappel : il manque des documents',
  'list.staff-message': 'Un message de notre part',
  'list.status-changed': 'Des nouvelles de votre demande',
  'list.applicant-decided': 'La décision pour un voyageur',
  'list.answers-corrected': 'Vos réponses ont été corrigées',
  'list.contact-changed': 'Vos coordonnées ont été modifiées',
  'list.visa-approved': 'Votre visa',
  'list.documents-asked': 'Il nous faut un nouveau document',
  'list.refund-made': 'Votre remboursement',
}
