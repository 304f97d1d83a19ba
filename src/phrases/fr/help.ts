import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'Annulation et remboursement',
  'cancel.lead':
    'Voyez d’abord ce qui vous sera remboursé et pourquoi. Rien n’est annulé avant votre confirmation.',
  'cancel.show': 'Annuler la demande',
  'cancel.whom': 'Qui ne part plus ?',
  'cancel.back': 'Montant remboursé : {amount}',
  'cancel.back.more': 'Encore à rembourser : {amount}',
  'cancel.refunded': 'Nous vous avons remboursé {amount}',
  'cancel.coming': 'Remboursement en cours : {amount}',
  'cancel.none': 'Aucun remboursement',
  'cancel.none.more': 'Aucun autre remboursement',
  'cancel.otherwise': 'Écrivez-nous au sujet du remboursement',
  'cancel.otherwise.text':
    'Aucun paiement par carte ne peut être remboursé ici. Si vous avez payé autrement, écrivez-nous.',
  'cancel.sum':
    'Payé pour cela : {paid}.{kept, plural, =0 {} other { Nous retenons nos frais administratifs de {fee}.}}',
  'cancel.why.not-paid': 'Rien n’a été payé par carte.',
  'cancel.why.paid-back': 'Ce paiement a déjà été remboursé.',
  'cancel.why.disputed':
    'Le paiement est contesté auprès de la banque. Ce que la banque reprend, nous ne pouvons pas le rembourser en plus.',
  'cancel.why.too-late': 'Le délai pour demander un remboursement est passé.',
  'cancel.why.nothing-left': 'Ce qui reste du paiement ne dépasse pas nos frais administratifs.',
  'cancel.why.express-service': 'Le traitement très urgent n’est pas remboursé.',
  'cancel.why.information-wrong': 'Un document ne correspond pas aux réponses.',
  'cancel.why.documents-overdue': 'Nous n’avons pas reçu à temps les documents demandés.',
  'cancel.why.submitted':
    'Nous avons déjà déposé la demande auprès des services d’immigration, et leurs frais sont réglés.',
  'cancel.why.government-rejected':
    'Les services d’immigration ont décidé, et leurs frais sont réglés.',
  'cancel.why.not-processed': 'Rien n’a encore été déposé auprès des services d’immigration.',
  'cancel.why.cancelled-in-time':
    'Vous annulez dans un délai de {hours, plural, one {# heure} other {# heures}} après la commande.',
  'cancel.reason': 'Pourquoi annulez-vous ? (facultatif)',
  'cancel.ask': 'Demander l’annulation',
  'cancel.ask.text':
    'Notre équipe examinera votre demande d’annulation et répondra par e-mail. D’ici là, rien ne change.',
  'cancel.now': 'Annuler définitivement',
  'cancel.now.text':
    'Vous n’avez pas payé : la demande prend fin aussitôt et vous ne recevrez aucun rappel. Vous pouvez commencer une nouvelle demande à tout moment.',
  'cancel.now.whole':
    'Pour retirer un voyageur, annulez cette demande et recommencez avec moins de voyageurs. Vous n’avez encore rien payé.',
  'cancel.done.now': 'Votre demande est annulée',
  'cancel.open':
    '{names} : annulation demandée le {day}. Nous répondrons par e-mail au plus tard le {by}.',
  'cancel.accepted': '{names} : demande annulée le {day}.',
  'cancel.declined': '{names} : demande non annulée. Notre réponse : {note}',
  'cancel.left': 'Il n’y a plus rien à annuler.',
  'cancel.keep': 'La conserver',
  'refund.ask': 'Demander le remboursement',
  'refund.open': 'Remboursement demandé le {day}. Nous répondrons par e-mail au plus tard le {by}.',
  'refund.declined': 'Notre réponse à votre demande de remboursement : {note}',
  'delete.action': 'Tout supprimer',
  'delete.title': 'Supprimer cette demande ?',
  'delete.text':
    'Toutes les réponses, les documents et le contrat seront supprimés. Cette action est définitive.',
  'delete.confirm': 'Supprimer définitivement',
  'delete.done': 'Votre demande est supprimée',
  'add.title': 'Ajouter un voyageur',
  'add.text':
    'Cette demande est déjà payée : pour un voyageur de plus, il faut une nouvelle demande, à son propre prix. Nous y reporterons vos coordonnées et le voyage. Elle remplacera les réponses inachevées de ce navigateur.',
  'add.action': 'Commencer avec le même voyage',
  'data.title': 'Mes données',
  'data.text':
    'Demandez une copie de tout ce que nous conservons à votre sujet, ou son effacement. Nous répondrons par e-mail.',
  'data.export': 'Demander une copie',
  'data.erasure': 'Demander l’effacement',
  'data.erasure.text': 'Nous devons conserver les paiements pour la comptabilité, sans votre nom.',
  'data.asked': 'Nous avons reçu votre demande et répondrons au plus tard le {day}.',
}
