import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'Discuter avec nous',
  'button.unread': 'Discuter avec nous, nouveaux messages : {count}',
  title: 'Chat avec {company}',
  close: 'Fermer le chat',
  menu: 'Options du chat',

  'attendance.here': 'Quelqu’un est là pour vous répondre',
  'attendance.soon': 'Notre bureau est ouvert. Vous aurez une réponse ici aujourd’hui.',
  'attendance.away':
    'Notre bureau est fermé. Nous répondons par e-mail. Réouverture le {day}, de {opens} à {closes}, heure de Londres.',

  'greeting.title': 'Comment pouvons-nous vous aider ?',
  'greeting.text':
    'Posez vos questions sur votre visa, vos documents ou une demande. Une personne vous lit et vous répond.',
  notice: 'Nous sommes un cabinet de conseil privé, pas le gouvernement.',
  privacy: 'N’écrivez aucun numéro de passeport ou de carte dans le chat.',

  'contact.title': 'Comment vous joindre',
  'contact.text': 'Si vous partez avant notre réponse, elle vous parviendra par e-mail.',
  'contact.name': 'Nom (facultatif)',
  'contact.email': 'Adresse e-mail (facultatif)',
  'contact.email.wrong': 'Saisissez une adresse e-mail comme name@example.com',
  'contact.save': 'Enregistrer',
  'contact.skip': 'Pas maintenant',
  'contact.edit': 'Modifier mon nom ou mon e-mail',
  'contact.device': 'Vous avez déjà une demande ? Recevez nos réponses sur cet appareil',
  'contact.saved': 'Si une réponse vous échappe ici, nous vous écrirons à {email}.',
  'contact.leave.action': 'Laisser une adresse e-mail',

  'application.about': 'Au sujet de la demande {reference}',
  'application.remove': 'Ne pas mentionner la demande {reference}',
  'application.ask': 'Au sujet d’une demande ?',
  'application.text':
    'Avec son numéro et son adresse e-mail, nous la trouvons plus vite. Rien n’en est affiché ici.',
  'application.number': 'Numéro de la demande',
  'application.email': 'Adresse e-mail de la demande',
  'application.number.wrong': 'Saisissez un numéro comme TZ-000123',
  'application.thanks': 'Merci, nous allons regarder.',

  'message.label': 'Votre message',
  'message.hint': 'Entrée pour envoyer, Maj et Entrée pour aller à la ligne',
  'message.send': 'Envoyer',
  'message.left': 'Caractères restants : {count}',
  'message.long': 'Caractères en trop : {count}. Envoyez-le en deux messages.',

  log: 'Conversation',
  loading: 'Ouverture de la conversation',
  'log.you': 'Vous',
  'log.staff': 'Notre équipe',
  'log.from': '{name} :',
  'log.today': 'Aujourd’hui',
  'log.yesterday': 'Hier',
  'log.new': 'Nouveaux messages : {count}',
  'log.link': 'nouvel onglet',
  'log.typing': '{name} écrit',

  'state.sending': 'Envoi en cours',
  'state.waiting': 'Sera envoyé au retour de la connexion',
  'state.sent': 'Envoyé',
  'state.seen': 'Vu',
  'state.failed': 'Non envoyé',
  'state.retry': 'Réessayer',
  'state.discard': 'Supprimer',

  'files.add': 'Ajouter des fichiers',
  'files.wait': 'Envoyez votre message dès que vos fichiers sont arrivés ici.',
  'files.missing':
    'Un fichier n’est pas arrivé. Retirez-le ou réessayez, puis envoyez votre message.',
  'files.remove': 'Retirer {name}',
  'files.most': 'Un message contient au plus cinq fichiers.',
  'files.quota': 'Cette conversation n’accepte plus de fichiers aujourd’hui.',
  'files.failed': 'Le fichier n’est pas arrivé.',
  'files.save': 'Enregistrer {name}',

  'connection.lost': 'Pas de connexion. Nous continuons d’essayer.',

  'transcript.send': 'M’envoyer cette conversation par e-mail',
  'transcript.sent': 'Envoi en cours à {email}.',
  'transcript.answer': 'Nous pourrons l’envoyer dès que quelqu’un vous aura répondu.',
  'transcript.email': 'Indiquez d’abord votre adresse e-mail ; nous y enverrons la conversation.',
  'transcript.failed': 'L’envoi a échoué. Réessayez dans un instant.',

  'rating.title': 'Avons-nous pu vous aider ?',
  'rating.good': 'Oui',
  'rating.bad': 'Non',
  'rating.thanks': 'Merci de votre réponse.',
  'greeting.close': 'Fermer ce message',

  'closed.text': 'Cette conversation est close. Écrivez de nouveau et elle reprend.',
  'full.text': 'Cette conversation est pleine. Commencez-en une autre pour continuer.',
  'gone.text':
    'Cette conversation n’est plus conservée ici. Votre prochain message en commence une autre.',
  'new.action': 'Commencer une autre conversation',
}
