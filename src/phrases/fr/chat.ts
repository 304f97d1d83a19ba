import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'Discuter avec nous',
  'button.unread': 'Discuter avec nous, nouveaux messages : {count}',
  title: 'Chat avec {company}',
  close: 'Fermer le chat',
  menu: 'Options du chat',

  'attendance.here': 'Notre équipe est là pour vous répondre',
  'attendance.soon': 'Notre bureau est ouvert. Vous recevrez une réponse ici aujourd’hui.',
  'attendance.away':
    'Notre bureau est fermé. Nous répondrons par e-mail. Réouverture : {day}, de {opens} à {closes}, heure de Londres.',

  'greeting.title': 'Comment pouvons-nous vous aider ?',
  'greeting.text':
    'Posez vos questions sur votre visa, vos documents ou une demande. Notre équipe vous répondra.',
  notice: 'Nous sommes un cabinet de conseil privé, pas le gouvernement.',
  privacy: 'N’écrivez aucun numéro de passeport ou de carte dans le chat.',

  'contact.title': 'Comment vous joindre',
  'contact.text': 'Si vous partez avant notre réponse, nous vous l’enverrons par e-mail.',
  'contact.name': 'Nom (facultatif)',
  'contact.email': 'Adresse e-mail (facultative)',
  'contact.email.wrong': 'Saisissez une adresse e-mail comme nom@example.com',
  'contact.save': 'Enregistrer',
  'contact.skip': 'Pas maintenant',
  'contact.edit': 'Modifier mon nom ou mon adresse e-mail',
  'contact.device': 'Vous avez déjà une demande ? Recevez nos réponses sur cet appareil',
  'contact.saved': 'Si vous n’êtes plus là quand nous répondons, nous vous écrirons à {email}.',
  'contact.leave.action': 'Laisser une adresse e-mail',

  'application.about': 'Au sujet de la demande {reference}',
  'application.remove': 'Ne pas mentionner la demande {reference}',
  'application.ask': 'Au sujet d’une demande ?',
  'application.text':
    'Avec sa référence et son adresse e-mail, nous la trouvons plus vite. Rien n’en est affiché ici.',
  'application.number': 'Référence de la demande',
  'application.email': 'Adresse e-mail de la demande',
  'application.number.wrong': 'Saisissez une référence comme TZ-000123',
  'application.thanks': 'Merci, nous allons la rechercher.',

  'message.label': 'Votre message',
  'message.hint': 'Entrée pour envoyer, Maj + Entrée pour aller à la ligne',
  'message.send': 'Envoyer',
  'message.left': 'Caractères restants : {count}',
  'message.long': 'Caractères en trop : {count}. Envoyez votre texte en deux messages.',

  log: 'Conversation',
  loading: 'Ouverture de la conversation',
  'log.you': 'Vous',
  'log.staff': 'Notre équipe',
  'log.from': '{name} :',
  'log.today': 'Aujourd’hui',
  'log.yesterday': 'Hier',
  'log.new': 'Nouveaux messages : {count}',
  'log.link': 'nouvel onglet',
  'log.typing': '{name} est en train d’écrire',

  'state.sending': 'Envoi en cours',
  'state.waiting': 'Sera envoyé au retour de la connexion',
  'state.sent': 'Envoyé',
  'state.seen': 'Vu',
  'state.failed': 'Non envoyé',
  'state.retry': 'Réessayer',
  'state.discard': 'Supprimer',

  'files.add': 'Ajouter des fichiers',
  'files.wait': 'Envoyez votre message une fois les fichiers chargés.',
  'files.missing':
    'Un fichier n’est pas arrivé. Retirez-le ou réessayez, puis envoyez votre message.',
  'files.remove': 'Retirer {name}',
  'files.most': 'Un message peut contenir jusqu’à cinq fichiers.',
  'files.quota': 'Vous ne pouvez plus ajouter de fichiers ici aujourd’hui.',
  'files.failed': 'Le fichier n’a pas pu être envoyé.',
  'files.changed':
    'Ce fichier a été modifié, déplacé ou supprimé sur votre appareil. Choisissez-le de nouveau.',
  'files.save': 'Enregistrer {name}',

  'connection.lost': 'Pas de connexion. Nous continuons d’essayer.',

  'transcript.send': 'M’envoyer cette conversation par e-mail',
  'transcript.sent': 'Envoi en cours à {email}.',
  'transcript.answer': 'Nous pourrons l’envoyer dès que notre équipe vous aura répondu.',
  'transcript.email':
    'Indiquez d’abord votre adresse e-mail. Nous pourrons alors y envoyer la conversation.',
  'transcript.failed': 'L’envoi a échoué. Réessayez dans un instant.',

  'rating.title': 'Avons-nous pu vous aider ?',
  'rating.good': 'Oui',
  'rating.bad': 'Non',
  'rating.thanks': 'Merci de votre réponse.',
  'greeting.close': 'Fermer ce message',

  'closed.text': 'Cette conversation est close. Écrivez-nous pour la rouvrir.',
  'full.text': 'Cette conversation a atteint sa limite. Commencez-en une nouvelle.',
  'gone.text':
    'Cette conversation ne peut plus être ouverte ici. Votre prochain message en commencera une nouvelle.',
  'anew.text': 'La conversation précédente ne peut plus être ouverte ici. Celle-ci est nouvelle.',
  'new.action': 'Commencer une nouvelle conversation',
}
