import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  words: 'Associer ma demande de visa : {code}',
  'news.status':
    'Du nouveau pour votre demande de visa {reference} : son statut a changé. Lisez-le ici : {link} Répondez STOP pour ne plus recevoir ces messages.',
  'news.decision':
    'Une décision a été rendue pour votre demande de visa {reference}. Lisez-la ici : {link} Répondez STOP pour ne plus recevoir ces messages.',
  'news.documents':
    'Il nous manque quelque chose pour votre demande de visa {reference}. Voyez ce qui manque : {link} Répondez STOP pour ne plus recevoir ces messages.',
  'news.refund':
    'Nous vous remboursons une somme pour votre demande de visa {reference}. Montant et date ici : {link} Répondez STOP pour ne plus recevoir ces messages.',
  'news.cancellation':
    'Nous avons répondu à votre demande d’annulation pour la demande de visa {reference}. Lisez la réponse ici : {link} Répondez STOP pour ne plus recevoir ces messages.',
  'news.answer':
    'Nous vous avons écrit au sujet de votre demande de visa {reference}. Lisez et répondez ici : {link} Répondez STOP pour ne plus recevoir ces messages.',
  'news.reminder':
    'Il manque encore quelque chose dans votre demande de visa {reference}. Continuez ici : {link} Répondez STOP pour ne plus recevoir ces messages.',
  'news.reopen':
    'Bonjour de la part de {company} : nous avons une réponse pour vous. Répondez à ce message et nous vous l’enverrons. Répondez STOP pour ne plus recevoir ces messages.',
  'reply.connected':
    'Messagerie associée à votre demande de visa {reference}. Vous recevrez ici ce que nous vous envoyons aussi par e-mail et pourrez nous écrire. Répondez STOP pour arrêter.',
  'reply.code-wrong':
    'Ce code n’est plus valable. Ouvrez « Ma demande » sur notre site et choisissez de nouveau « Associer » : {link}',
  'reply.code-paused':
    'Plusieurs codes ne correspondaient pas : pendant une heure, aucun code envoyé d’ici ne sera essayé. Ensuite, ouvrez « Ma demande » sur notre site et choisissez de nouveau « Associer » : {link}',
  'reply.stopped':
    'Vous ne recevrez plus de messages de notre part ici. Nous vous écrirons par e-mail. Envoyez START pour en recevoir à nouveau.',
  'reply.started':
    'Vous recevrez à nouveau nos messages ici. Envoyez STOP pour ne plus les recevoir.',
  'reply.away':
    'Merci, votre message est bien arrivé. Notre bureau est fermé et rouvre le {opening}. {status}',
  'file.refused': '{company} : 📎 {name} n’est pas arrivé. {reason}',
  'file.gone':
    'Nous n’avons pas pu récupérer le fichier depuis la messagerie. Envoyez-le de nouveau.',
  'reply.away.status': 'Statut de votre demande de visa {reference} : {status}.',
  'letter.offer': 'Les nouvelles peuvent aussi arriver par {messengers}.',
  'letter.action': 'L’associer sur la page « Ma demande »',
  'step.tick': 'M’envoyer aussi les nouvelles par WhatsApp',
  'step.consent':
    '{company} enverra alors de courts messages à ce numéro : la référence de votre demande et un lien, rien de plus. Répondez STOP pour arrêter à tout moment. Nous vous enverrons un e-mail dans tous les cas.',
  'step.telegram':
    'Les nouvelles peuvent aussi arriver par Telegram : une fois la demande envoyée, associez-le sur la page « Ma demande ».',
  'step.none':
    'Les nouvelles arrivent par e-mail. Nous n’en envoyons pas par {channel}, mais notre équipe peut vous y écrire.',
  'own.title': 'Les nouvelles dans votre messagerie',
  'own.offer': 'Recevoir aussi les nouvelles dans votre messagerie',
  'own.connect': 'Associer {messenger}',
  'own.again': 'Associer de nouveau {messenger}',
  'own.claimed':
    'Les nouvelles n’y arrivent qu’avec un lien. Associez-la pour y lire davantage et nous y répondre.',
  'own.news.on': 'Associé. Les nouvelles y arrivent aussi, et vous pouvez nous y écrire.',
  'own.news.off':
    'Associé. Les nouvelles arrivent par e-mail seulement ; nous répondons là-bas à ce que vous nous y écrivez.',
  'own.turn.on': 'Y envoyer aussi les nouvelles',
  'own.turn.off': 'Par e-mail seulement',
  'own.end': 'Dissocier',
  'own.ended.stop':
    'Arrêté le {moment} : vous avez écrit STOP. Les nouvelles arrivent par e-mail seulement.',
  'own.ended.blocked':
    'Arrêté le {moment} : vous nous y avez bloqués. Les nouvelles arrivent par e-mail seulement.',
  'own.ended.unreachable':
    'Arrêté le {moment} : nos messages n’ont pas pu y être remis. Les nouvelles arrivent par e-mail seulement.',
  'own.ended.replaced':
    'Arrêté le {moment} : un autre numéro ou nom l’a remplacé. Les nouvelles arrivent par e-mail seulement.',
  'own.ended.moved':
    'Arrêté le {moment} : l’adresse e-mail de cette demande a changé. Les nouvelles arrivent par e-mail seulement.',
  'own.ended.traveller': 'Dissocié ici le {moment}. Les nouvelles arrivent par e-mail seulement.',
  'own.ended.staff':
    'Dissocié par nos soins le {moment}. Les nouvelles arrivent par e-mail seulement.',
  'own.how.whatsapp':
    'Envoyez-nous le message ci-dessous depuis votre WhatsApp. Il est déjà saisi : touchez seulement Envoyer.',
  'own.how.telegram': 'Telegram ouvre notre conversation. Touchez-y seulement Démarrer.',
  'own.how.sms':
    'Envoyez-nous le message ci-dessous par SMS depuis votre téléphone. Il est déjà saisi : touchez seulement Envoyer.',
  'own.means':
    'Nous vous y enverrons ensuite les nouvelles de cette demande, et vous pourrez nous y écrire. Nous n’y envoyons jamais de numéros de passeport, de dates de naissance ni de documents. Écrivez STOP pour arrêter.',
  'own.sandbox': 'Une messagerie pour essayer : personne ne reçoit réellement de message.',
  'own.scan': 'Scannez-le avec l’appareil photo de votre téléphone',
  'own.scan.label': 'Code QR qui ouvre {messenger} sur votre téléphone',
  'own.open': 'Ouvrir {messenger}',
  'own.until': 'Le message ne vaut qu’une fois, jusqu’à {time}.',
  'own.waiting': 'Nous attendons votre message',
  'own.done': '{messenger} est associé.',
  'own.close': 'Fermer',
  'own.late': 'Ce message n’est plus valable.',
  'own.renew': 'En créer un nouveau',
  'own.hint': 'Nous répondrons ici, par e-mail à {email} et par {messenger}.',
}
