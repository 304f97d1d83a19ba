import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: 'Suivez votre demande',
  tab: 'Suivez votre demande · {company}',
  lead: 'Voyez où en est votre demande, qui doit agir et ce qui vient ensuite.',
  'form.reference': 'Référence de la demande',
  'form.reference.hint': 'Elle figure dans nos e-mails et se présente ainsi : TZ-000123.',
  'form.reference.required': 'Saisissez la référence de votre demande, par exemple TZ-000123',
  'form.email': 'Adresse e-mail',
  'form.email.hint': 'L’adresse que vous avez indiquée dans la demande.',
  'form.email.required': 'Saisissez l’adresse e-mail que vous avez indiquée dans la demande',
  'form.action': 'Suivre ma demande',
  'form.another': 'Suivre une autre demande',
  'form.lost':
    'Vous ne trouvez aucun e-mail de notre part ? Écrivez à {email} en indiquant votre nom et la date de votre voyage.',
  'own.title': 'Depuis ce navigateur',
  'own.text':
    'Vous avez fait ces demandes avec ce navigateur : elles s’ouvrent sans adresse e-mail.',
  'own.line': 'créée le {day}',
  loading: 'Recherche de votre demande',
  'offline.title': 'Recherche impossible pour le moment',
  checked: 'Vérifié à {time}, puis chaque minute tant que cette page est ouverte.',

  'state.pending': 'En attente de paiement',
  'state.paid': 'Payée',
  'state.processing': 'En cours de traitement',
  'state.approved': 'Acceptée',
  'state.rejected': 'Refusée',

  'now.payment.title': 'L’étape suivante est votre paiement',
  'now.payment.text':
    'Vos réponses sont enregistrées et rien n’a été débité. Nous commencerons dès que nous aurons le paiement et les documents.',
  'now.payment.elsewhere':
    'Pour payer, ouvrez cette page dans le navigateur avec lequel vous avez fait la demande, ou utilisez le lien de notre e-mail.',
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
  'now.asked.title': 'Il nous faut une nouvelle version d’un document',
  'now.asked.named': '{documents} : à renvoyer au plus tard le {day}',
  'now.asked.text':
    'Un élément que vous avez fourni ne peut pas être déposé tel quel. La page des documents indique lequel, et pourquoi.',
  'now.asked.text.by':
    'Un élément que vous avez fourni ne peut pas être déposé tel quel. La page des documents indique lequel, et pourquoi. Envoyez-en une nouvelle version au plus tard le {day}, pour que nous puissions tenir notre délai.',
  'now.asked.action': 'Envoyer une nouvelle version',
  'now.questions.title': 'Il nous faut des réponses de votre part',
  'now.questions.text':
    'Il manque des réponses pour le formulaire des services d’immigration. Nous pourrons déposer la demande dès que nous les aurons.',
  'now.questions.elsewhere':
    'Pour répondre, ouvrez cette page dans le navigateur avec lequel vous avez fait la demande, ou utilisez le lien de notre e-mail.',
  'now.questions.action': 'Répondre maintenant',
  'now.review.title': 'Nous examinons votre paiement',
  'now.review.text':
    'Le prestataire de paiement a signalé un élément qui ne correspond pas à votre commande. Notre équipe le vérifie. Ne payez pas de nouveau : nous vous écrirons.',
  'now.leaving.title': 'Vous avez demandé l’annulation',
  'now.leaving.text':
    'Vous l’avez demandée le {day}. Nous répondrons au plus tard le {by} ; d’ici là, rien ne change.',
  'now.checking.title': 'Nous vérifions votre demande',
  'now.checking.text':
    'Vous n’avez rien d’autre à faire. Nous la déposerons auprès des services d’immigration.',
  'now.checking.text.by':
    'Vous n’avez rien d’autre à faire. Nous la déposerons auprès des services d’immigration au plus tard le {day}.',
  'now.deciding.title': 'Décision en attente auprès des services d’immigration',
  'now.deciding.text':
    'Nous avons déposé votre demande. Personne ne peut raccourcir le délai des services d’immigration. Nous vous enverrons la décision par e-mail.',
  'now.deciding.text.by':
    'Nous avons déposé votre demande. La décision est attendue vers le {day}, si les services d’immigration tiennent le délai annoncé ; personne ne peut le raccourcir. Nous vous l’enverrons par e-mail.',
  'now.partly.title':
    '{count, plural, one {# visa sur {total} est accordé} other {# visas sur {total} sont accordés}}',
  'now.partly.first': 'Une première décision a été rendue',
  'now.partly.filed': 'Encore auprès des services d’immigration : {names}.',
  'now.partly.ahead': 'Demandes pas encore déposées : {names}.',
  'now.partly.rejected': 'Demandes refusées : {names}. Nous vous avons écrit à ce sujet.',
  'now.partly.more': '{count, plural, one {# autre} other {# autres}}',
  'now.approved.title':
    '{count, plural, one {Votre visa est accordé} other {Vos visas sont accordés}}',
  'now.approved.text':
    'Après le téléchargement, vérifiez chaque nom, chaque numéro et chaque date, et emportez une copie imprimée.',
  'now.rejected.title': 'Votre demande n’a pas été acceptée',
  'now.rejected.text':
    'Elle n’a pas été acceptée, soit par les services d’immigration, soit lors de notre vérification. Pour toute question, écrivez à {email} en indiquant {reference}.',
  'now.rejected.authority.text':
    'Les services d’immigration ne l’ont pas acceptée. Pour toute question, écrivez à {email} en indiquant {reference}.',
  'now.rejected.again': 'Refaire une demande',
  'now.rejected.refund': 'Ce qui est remboursé',
  'now.withdrawn.title': 'Cette demande a été annulée',
  'now.withdrawn.text': 'Elle n’aura pas de suite.',
  'now.refunded.title': 'Cette demande a été remboursée',
  'now.refunded.text':
    'Le paiement a été remboursé, et cette demande est close. Il peut falloir quelques jours pour que le remboursement apparaisse sur votre relevé.',

  'change.title': 'Modifier votre commande',
  'change.lead':
    'Tant que nous n’avons pas déposé votre demande, vous pouvez choisir un autre visa ou un délai plus court. Vous ne payez que la différence.',
  'change.visa': 'Visa',
  'change.speed': 'Délai de traitement',
  'change.speed.time': '{speed} ({time})',
  'change.extras.lead':
    'Vous pouvez les ajouter pour tous les voyageurs jusqu’à la veille de l’arrivée, tant qu’aucune décision n’a été rendue. Pour en retirer une de votre commande, écrivez-nous.',
  'change.expected': 'Prête à être déposée au plus tard le',
  'change.expected.documents':
    'Compté à partir d’aujourd’hui. La date dépend du moment où vos documents seront complets.',
  'change.difference': 'Différence',
  'change.total': 'Nouveau total',
  'change.documents':
    'Ce visa exige plus de documents. Après le paiement, ajoutez-les et appuyez de nouveau sur « Finaliser la demande ».',
  'change.pay': 'Payer {amount} de plus',
  'change.help': 'Écrivez à {email} en indiquant {reference}.',
  'change.leaving': 'Ouverture de la page de paiement',

  'travellers.title': 'Voyageurs',
  'travellers.all': '{count, plural, one {Afficher # voyageur} other {Afficher les # voyageurs}}',
  'travellers.fallback': 'Voyageur {number}',
  'applicant.collecting': 'Documents attendus',
  'applicant.ready': 'Prête à être déposée',
  'applicant.filed': 'Aux services d’immigration',
  'applicant.approved': 'Acceptée',
  'applicant.rejected': 'Refusée',
  'applicant.withdrawn': 'Annulée',
  'applicant.filed.on': 'Déposée le {day}',
  'applicant.decided.on': 'Décision du {day}',
  'applicant.withdrawn.on': 'Annulée le {day}',
  'applicant.reason': 'Motif',
  'travellers.decided':
    '{total, plural, one {Décisions rendues : {decided} sur #} other {Décisions rendues : {decided} sur #}}',
  'download.of': 'Télécharger le visa pour {name}',
  'download.all': 'Télécharger les visas',
  'timeline.moved.filed': 'Demande déposée pour {names}',
  'timeline.moved.approved': 'Demande acceptée pour {names}',
  'timeline.moved.rejected': 'Demande refusée pour {names}',
  'timeline.moved.withdrawn': 'Demande annulée pour {names}',
  'timeline.moved.open': 'Demande rouverte pour {names}',
  'timeline.moved.more': '{count, plural, one {# autre} other {# autres}}',
  'turn.traveller': 'À vous d’agir',
  'turn.us': 'À nous d’agir',
  'turn.authority': 'Aux services d’immigration',
  'turn.nobody': 'Terminé',
  'action.pay': 'Payer la demande',
  'action.upload': 'Ajouter les documents manquants',
  'action.replace': 'Envoyer une nouvelle version',
  'action.answer': 'Répondre aux questions des services d’immigration',
  'action.leaving': 'Annulation demandée',
  'action.complete': 'Appuyer sur « Finaliser la demande »',
  'action.wait': 'Vous n’avez rien à faire',
  'action.wait.by': 'Vous n’avez rien à faire. Nous déposerons la demande au plus tard le {day}',
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
  'timeline.rejected': 'Refusée',
  'timeline.withdrawn': 'Annulée',
  'timeline.message-sent': 'Message de notre part',
  'timeline.pending': 'Rouverte',
  'timeline.now.payment': 'En attente de votre paiement',
  'timeline.now.documents': 'En attente de vos documents',
  'timeline.now.asked': 'En attente d’une nouvelle version de votre part',
  'timeline.now.questions': 'En attente de vos réponses',
  'timeline.now.review': 'Notre équipe vérifie le paiement',
  'timeline.now.leaving': 'Nous examinons votre demande d’annulation',
  'timeline.now.checking': 'Nous vérifions les réponses et les documents',
  'timeline.now.deciding': 'En attente de la décision des services d’immigration',
  'timeline.now.partly': 'En attente de la décision des services d’immigration pour les autres',
  'timeline.next.paid': 'Paiement',
  'timeline.next.completed': 'Vos documents',
  'timeline.next.processing': 'Dépôt auprès des services d’immigration',
  'timeline.next.decision': 'Décision des services d’immigration',
  'timeline.by': 'Au plus tard le {day}',
  'timeline.about': 'Vers le {day}',

  'details.title': 'Détails de la demande',
  'details.visa': 'Visa',
  'details.speed': 'Délai de traitement',
  'details.status': 'État',
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
  'speed.normal': 'Normal',
  'speed.urgent': 'Urgent',
  'speed.super_urgent': 'Très urgent',

  'download.action': 'Télécharger le visa',
  'download.done': 'Votre visa a été téléchargé.',
  'download.check': 'Chacun peut vérifier que ce fichier vient de nous : {link}',
  'download.why':
    'Le visa contient des données de passeport. Pour nous assurer que c’est bien vous, nous enverrons un code à six chiffres à {email}.',
  'download.sent':
    'Nous avons envoyé un code à {email}. Il expire au bout de {minutes, plural, one {# minute} other {# minutes}}.',
  'download.failed': 'Le visa n’a pas pu être téléchargé',

  'reminders.title': 'Arrêter les rappels ?',
  'reminders.text':
    'Nous envoyons au plus deux rappels pour une demande non payée et deux pour des documents manquants. Vous recevrez toujours les e-mails sur la décision.',
  'reminders.action': 'Arrêter les rappels',
  'reminders.done': 'Vous ne recevrez plus de rappels sur cette demande.',

  'check.tab': 'Vérifier un visa ou un contrat · {company}',
  'check.title': 'Vérifier un visa ou un contrat',
  'check.lead':
    'Ce fichier vient-il vraiment de {company} ? Vérifiez-le ici, qu’il s’agisse d’un visa que nous avons envoyé ou d’un contrat signé avec nous.',
  'check.file.title': 'Avec le fichier',
  'check.file.text': 'Le fichier reste sur votre appareil. Seul son code de contrôle est comparé.',
  'check.file.original':
    'Choisissez le fichier tel que vous l’avez reçu, et non un scan ou une photo.',
  'check.file.drop': 'Déposez le fichier ici',
  'check.file.choose': 'Choisir le fichier',
  'check.file.reading': 'Calcul du code de contrôle',
  'check.file.unreadable': 'Ce fichier ne peut pas être lu. Choisissez-le de nouveau.',
  'check.file.insecure':
    'Ce navigateur ne calcule les codes de contrôle que sur des pages sécurisées (https). Saisissez plutôt le code de contrôle.',
  'check.hash.title': 'Avec le code de contrôle',
  'check.hash.label': 'Code de contrôle (SHA-256)',
  'check.hash.hint':
    '64 lettres et chiffres, imprimés à la fin du contrat. Les espaces sont sans importance.',
  'check.hash.required': 'Saisissez le code de contrôle',
  'check.hash.malformed':
    'Un code de contrôle compte 64 caractères : des chiffres et les lettres a à f',
  'check.action': 'Vérifier le code',
  'check.found.title': 'Ce contrat a été signé ici',
  'check.found.text': 'Signé le {moment}. Pas un caractère n’a changé depuis.',
  'check.found.undated': 'Pas un caractère n’a changé depuis.',
  'check.visa.sent.title': 'Nous avons bien envoyé ce visa',
  'check.visa.sent.text':
    'Envoyé le {day}. Rien n’a changé dans le fichier depuis. Seuls les services d’immigration peuvent dire si le visa permet encore de voyager.',
  'check.visa.replaced.title': 'Nous avons envoyé ce visa, puis un plus récent',
  'check.visa.replaced.text':
    'Envoyé le {day}, remplacé par un plus récent le {replaced}. Demandez le fichier le plus récent.',
  'check.visa.withdrawn.title': 'Nous avons envoyé ce visa, puis nous l’avons retiré',
  'check.visa.withdrawn.text':
    'Envoyé le {day}, puis retiré. Ne vous y fiez pas. En cas de doute, écrivez-nous à {email}.',
  'check.none.title': 'Nous ne reconnaissons pas ce fichier',
  'check.none.text':
    '{years, plural, one {Au cours de la dernière année} other {Au cours des # dernières années}}, nous n’avons envoyé aucun visa ni signé aucun contrat portant ce code de contrôle. Le fichier a peut-être été modifié, imprimé puis numérisé, ou réenregistré par un autre programme. Dans ce cas, demandez le fichier d’origine. En cas de doute, écrivez-nous à {email}.',
  'check.compared': 'Code comparé : {hash}',
}
