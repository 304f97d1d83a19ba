import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: 'Suivez votre demande',
  tab: 'Suivez votre demande · {company}',
  lead: 'Voyez où elle en est, qui doit agir et ce qui vient ensuite.',
  'form.reference': 'Référence de la demande',
  'form.reference.hint': 'Elle figure dans nos e-mails, sous la forme TZ-000123.',
  'form.reference.required': 'Saisissez la référence de votre demande, par exemple TZ-000123',
  'form.email': 'Adresse e-mail',
  'form.email.hint': 'L’adresse que vous avez indiquée dans la demande.',
  'form.email.required': 'Saisissez l’adresse e-mail que vous avez indiquée dans la demande',
  'form.action': 'Suivre ma demande',
  'form.another': 'Suivre une autre demande',
  'form.lost':
    'Vous n’avez pas la référence sous la main ? Elle figure dans l’objet de nos e-mails. Ou écrivez à {email} en indiquant votre nom et la date de votre voyage.',
  'own.title': 'Depuis ce navigateur',
  'own.text':
    'Vous avez fait ces demandes avec ce navigateur : elles s’ouvrent sans adresse e-mail.',
  'own.line': 'créée le {day}',
  loading: 'Recherche de votre demande',
  'offline.title': 'La recherche n’est pas possible',
  checked: 'Vérifié à {time}, puis chaque minute tant que cette page est ouverte.',

  'state.pending': 'En attente',
  'state.paid': 'Payée',
  'state.processing': 'En traitement',
  'state.approved': 'Acceptée',
  'state.rejected': 'Refusée',

  'now.payment.title': 'L’étape suivante est votre paiement',
  'now.payment.text':
    'Vos réponses sont enregistrées et rien n’a été débité. Nous commencerons dès réception du paiement et des documents.',
  'now.payment.elsewhere':
    'Pour payer, ouvrez cette page dans le navigateur avec lequel vous avez fait la demande, ou utilisez le lien de notre e-mail.',
  'now.payment.action': 'Payer',
  'now.documents.title': 'Nous attendons vos documents',
  'now.documents.text':
    'Nous avons reçu votre paiement. Ajoutez les documents manquants et appuyez sur « Finaliser la demande ».',
  'now.documents.text.by':
    'Nous avons reçu votre paiement. Ajoutez les documents manquants et appuyez sur « Finaliser la demande » au plus tard le {day}.',
  'now.documents.complete':
    'Tous les documents sont envoyés. Appuyez sur « Finaliser la demande » pour nous les remettre.',
  'now.documents.elsewhere':
    'Pour ajouter des documents, ouvrez cette page dans le navigateur avec lequel vous avez fait la demande, ou utilisez le lien de notre e-mail.',
  'now.documents.action': 'Ajouter des documents',
  'now.documents.finish': 'Finaliser la demande',
  'now.asked.title': 'Il nous faut un nouveau document',
  'now.asked.text':
    'Un élément que vous avez fourni ne peut pas être déposé tel quel. La page des documents indique lequel, et pourquoi.',
  'now.asked.text.by':
    'Un élément que vous avez fourni ne peut pas être déposé tel quel. La page des documents indique lequel, et pourquoi. Envoyez-en un nouveau au plus tard le {day}, pour que nous puissions tenir notre délai.',
  'now.asked.action': 'Envoyer un nouveau document',
  'now.review.title': 'Nous examinons votre paiement',
  'now.review.text':
    'Le prestataire de paiement a signalé un élément qui ne correspond pas à cette commande. Une personne le vérifie. Ne payez pas de nouveau : nous vous écrirons.',
  'now.checking.title': 'Nous vérifions votre demande',
  'now.checking.text':
    'Il ne vous reste rien à faire. Nous la déposerons auprès des services d’immigration.',
  'now.checking.text.by':
    'Il ne vous reste rien à faire. Nous la déposerons auprès des services d’immigration au plus tard le {day}.',
  'now.deciding.title': 'Les services d’immigration décident',
  'now.deciding.text':
    'Nous l’avons déposée. Les services d’immigration prennent officiellement environ {days} jours, et personne ne peut raccourcir ce délai. Vous recevrez la décision par e-mail.',
  'now.partly.title': '{count} visas sur {total} sont acceptés',
  'now.partly.first': 'La première décision est là',
  'now.partly.filed':
    '{count, plural, one {La demande de {names} est} other {Les demandes de {names} sont}} encore entre les mains des services d’immigration.',
  'now.partly.ahead':
    '{count, plural, one {La demande de {names} n’est} other {Les demandes de {names} ne sont}} pas encore déposée{count, plural, one {} other {s}}.',
  'now.partly.rejected':
    '{count, plural, one {La demande de {names} n’a} other {Les demandes de {names} n’ont}} pas été acceptée{count, plural, one {} other {s}} ; nous vous avons écrit.',
  'now.partly.more': '{count, plural, one {# autre personne} other {# autres personnes}}',
  'now.approved.title': 'Votre visa est accordé',
  'now.approved.text':
    'Téléchargez-le, vérifiez chaque nom, chaque numéro et chaque date, et emportez-en une copie imprimée.',
  'now.rejected.title': 'Votre demande n’a pas été acceptée',
  'now.rejected.text':
    'Cette demande n’a pas été acceptée par les services d’immigration ou lors de notre vérification. Nous vous avons écrit ; pour toute question, écrivez à {email} en indiquant {reference}.',
  'now.withdrawn.title': 'Cette demande a été annulée',
  'now.withdrawn.text':
    'Elle n’aura pas de suite. Ce qui vous est remboursé figure dans notre e-mail.',
  'now.refunded.title': 'Cette demande a été remboursée',
  'now.refunded.text':
    'Le paiement a été remboursé, et cette demande est close. Il peut falloir quelques jours pour que le remboursement apparaisse sur votre relevé.',

  'change.title': 'Modifier votre commande',
  'change.lead':
    'Tant que nous n’avons pas déposé votre demande, vous pouvez choisir un autre visa ou un traitement plus rapide. Vous ne payez que la différence.',
  'change.visa': 'Visa',
  'change.speed': 'Délai de traitement',
  'change.expected': 'Prête à être déposée le',
  'change.expected.documents':
    'Compté à partir d’aujourd’hui. La date dépend du moment où vos documents seront complets.',
  'change.difference': 'Différence',
  'change.total': 'Nouveau total',
  'change.documents':
    'Ce visa exige plus de documents. Après le paiement, ajoutez-les et terminez de nouveau la demande.',
  'change.pay': 'Payer {amount} de plus',
  'change.help': 'Écrivez à {email} en indiquant {reference}.',
  'change.leaving': 'Ouverture de la page de paiement',

  'travellers.title': 'Voyageurs',
  'travellers.all': 'Tout afficher ({count})',
  'travellers.fallback': 'Voyageur {number}',
  'applicant.collecting': 'Documents attendus',
  'applicant.ready': 'Prête à déposer',
  'applicant.filed': 'En cours d’examen',
  'applicant.approved': 'Acceptée',
  'applicant.rejected': 'Refusée',
  'applicant.withdrawn': 'Retirée',
  'applicant.filed.on': 'Déposée le {day}',
  'applicant.decided.on': 'Décision du {day}',
  'applicant.reason': 'Motif : {reason}',
  'travellers.decided': '{decided} décisions sur {total}',
  'download.of': 'Télécharger le visa de {name}',
  'download.all': 'Tous les visas en ZIP',
  'timeline.moved.filed': 'Déposée pour {names}',
  'timeline.moved.approved': 'Acceptée pour {names}',
  'timeline.moved.rejected': 'Refusée pour {names}',
  'timeline.moved.withdrawn': 'Retirée pour {names}',
  'timeline.moved.open': 'Rouverte pour {names}',
  'timeline.moved.more': '{count} de plus',
  'turn.traveller': 'À vous d’agir',
  'turn.us': 'À nous d’agir',
  'turn.authority': 'Services d’immigration',
  'turn.nobody': 'Terminé',
  'action.pay': 'Payer la demande',
  'action.upload': 'Ajouter les documents manquants',
  'action.replace': 'Envoyer un nouveau document',
  'action.complete': 'Appuyer sur « Finaliser la demande »',
  'action.wait': 'Vous n’avez rien à faire',
  'action.wait.by': 'Vous n’avez rien à faire. Nous la déposerons au plus tard le {day}',
  'action.download': 'Télécharger le visa',
  'action.by': '{action}, au plus tard le {day}',

  'timeline.title': 'Chronologie',
  'timeline.past': 'Terminé',
  'timeline.present': 'En cours',
  'timeline.expected': 'Prévu',
  'timeline.created': 'Demande créée',
  'timeline.paid': 'Paiement reçu',
  'timeline.completed': 'Documents complets',
  'timeline.processing': 'Déposée auprès des services d’immigration',
  'timeline.approved': 'Acceptée',
  'timeline.rejected': 'Non acceptée',
  'timeline.pending': 'Rouverte',
  'timeline.now.payment': 'En attente de votre paiement',
  'timeline.now.documents': 'En attente de vos documents',
  'timeline.now.asked': 'En attente d’un nouveau document de votre part',
  'timeline.now.review': 'Une personne examine le paiement',
  'timeline.now.checking': 'Nous vérifions les réponses et les documents',
  'timeline.now.deciding': 'Les services d’immigration décident',
  'timeline.now.partly': 'Les services d’immigration décident pour les autres',
  'timeline.next.paid': 'Paiement',
  'timeline.next.completed': 'Vos documents',
  'timeline.next.processing': 'Dépôt auprès des services d’immigration',
  'timeline.next.decision': 'Décision des services d’immigration',
  'timeline.by': 'Au plus tard le {day}',
  'timeline.about': 'Vers le {day}',

  'details.title': 'Détails de la demande',
  'details.visa': 'Visa',
  'details.speed': 'Notre délai',
  'details.status': 'Statut',
  'details.travellers': 'Voyageurs',
  'details.made': 'Créée le',
  'details.paid': 'Payée le',
  'details.total': 'Total',
  'details.agreement': 'Contrat signé',
  'details.agreement.open': 'Télécharger le PDF',
  'visa.tourist': 'Tourisme, entrée unique',
  'visa.tourist_multiple': 'Tourisme, entrées multiples',
  'visa.business': 'Affaires',
  'visa.transit': 'Transit',
  'speed.normal': '5 à 7 jours ouvrés',
  'speed.urgent': '2 à 3 jours ouvrés',
  'speed.super_urgent': '24 heures',

  'download.action': 'Télécharger le visa',
  'download.done': 'Votre visa a été téléchargé.',
  'download.check': 'Chacun peut vérifier que ce fichier vient de nous : {link}',
  'download.why':
    'Le visa contient des données de passeport. Pour nous assurer que c’est bien vous, nous envoyons un code à six chiffres à {email}.',
  'download.send': 'Envoyer le code',
  'download.sent': 'Nous avons envoyé un code à {email}. Il expire au bout de 15 minutes.',
  'download.code': 'Code à six chiffres',
  'download.code.required': 'Saisissez les six chiffres de notre e-mail',
  'download.resend': 'Envoyer un nouveau code',
  'download.failed': 'Le visa n’a pas pu être téléchargé',

  'reminders.title': 'Arrêter les rappels ?',
  'reminders.text':
    'Nous envoyons au plus deux rappels pour une demande non payée et deux pour des documents manquants. Vous recevrez toujours les e-mails sur la décision.',
  'reminders.action': 'Arrêter les rappels',
  'reminders.done': 'Vous ne recevrez plus de rappels sur cette demande.',

  'check.tab': 'Vérifier un visa ou un contrat · {company}',
  'check.title': 'Vérifier un visa ou un contrat',
  'check.lead':
    'Ce fichier vient-il vraiment de {company} ? Vérifiez-le ici, qu’il s’agisse d’un visa que nous avons envoyé ou d’un contrat signé avec nous.',
  'check.file.title': 'Avec le fichier',
  'check.file.text': 'Le fichier reste sur votre appareil : seule son empreinte est comparée.',
  'check.file.original':
    'Choisissez le fichier tel que vous l’avez reçu, et non un scan ou une photo.',
  'check.file.drop': 'Déposez le fichier ici',
  'check.file.choose': 'Choisir le fichier',
  'check.file.reading': 'Calcul de l’empreinte',
  'check.file.unreadable': 'Ce fichier ne peut pas être lu. Choisissez-le de nouveau.',
  'check.file.insecure':
    'Ce navigateur ne calcule les empreintes que sur des pages sécurisées (https). Saisissez plutôt l’empreinte.',
  'check.hash.title': 'Avec l’empreinte',
  'check.hash.label': 'Empreinte (SHA-256)',
  'check.hash.hint':
    '64 lettres et chiffres, imprimés à la fin du contrat. Les espaces sont sans importance.',
  'check.hash.required': 'Saisissez l’empreinte',
  'check.hash.malformed': 'Une empreinte compte 64 caractères : des chiffres et les lettres a à f',
  'check.action': 'Vérifier l’empreinte',
  'check.found.title': 'Ce contrat a été signé ici',
  'check.found.text': 'Signé le {moment}. Pas une lettre n’a changé depuis.',
  'check.found.undated': 'Pas une lettre n’a changé depuis.',
  'check.visa.sent.title': 'Nous avons bien envoyé ce visa',
  'check.visa.sent.text':
    'Envoyé le {day}. Rien n’a changé dans le fichier depuis. Seuls les services d’immigration peuvent dire s’il est valable.',
  'check.visa.replaced.title': 'Nous avons envoyé ce visa, puis un plus récent',
  'check.visa.replaced.text':
    'Envoyé le {day}, remplacé par un plus récent le {replaced}. Demandez le fichier le plus récent.',
  'check.visa.withdrawn.title': 'Nous avons envoyé ce visa, puis nous l’avons retiré',
  'check.visa.withdrawn.text':
    'Envoyé le {day}, puis retiré. Ne vous y fiez pas. En cas de doute, écrivez-nous à {email}.',
  'check.none.title': 'Nous n’avons jamais envoyé ce fichier',
  'check.none.text':
    'Au cours des {years} dernières années, nous n’avons envoyé aucun visa ni signé aucun contrat portant cette empreinte. Le fichier a peut-être été modifié, imprimé puis numérisé, ou réenregistré par un autre programme : demandez alors le fichier d’origine. En cas de doute, écrivez-nous à {email}.',
  'check.compared': 'Empreinte comparée : {hash}',
}
