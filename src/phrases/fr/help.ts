import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'Annuler',
  'cancel.lead':
    'Voyez d’abord ce qui vous est remboursé et pourquoi. Rien n’est annulé avant votre confirmation.',
  'cancel.show': 'Annuler la demande',
  'cancel.whom': 'Qui ne part plus ?',
  'cancel.back': '{amount} vous sont remboursés',
  'cancel.none': 'Rien n’est remboursé',
  'cancel.sum': 'Payé pour cela : {paid}. Conservé comme frais : {fee}.',
  'cancel.why.not-paid': 'Rien n’a été payé par carte.',
  'cancel.why.paid-back': 'Le paiement a déjà été remboursé.',
  'cancel.why.too-late': 'Le délai pour demander un remboursement est passé.',
  'cancel.why.nothing-left': 'Ce qui reste du paiement ne dépasse pas nos frais.',
  'cancel.why.express-service': 'Notre service express n’est pas remboursé.',
  'cancel.why.information-wrong': 'Un document ne correspond pas aux réponses.',
  'cancel.why.documents-overdue':
    'Des documents que nous avions demandés ne sont pas arrivés à temps.',
  'cancel.why.submitted':
    'Nous l’avons déjà déposée auprès de l’autorité, et ses droits sont réglés.',
  'cancel.why.government-rejected': 'L’autorité a décidé, et ses droits sont réglés.',
  'cancel.why.not-processed': 'Rien n’a encore été déposé auprès de l’autorité.',
  'cancel.why.cancelled-in-time': 'Vous annulez dans les premières 24 heures.',
  'cancel.why.fee-kept': 'Nos frais administratifs sont conservés, une seule fois.',
  'cancel.reason': 'Pourquoi annulez-vous ? (facultatif)',
  'cancel.ask': 'Demander l’annulation',
  'cancel.ask.text':
    'Une personne examine votre demande et répond par e-mail. D’ici là, rien ne change.',
  'cancel.now': 'Annuler définitivement',
  'cancel.now.text':
    'Rien n’a été payé : elle prend fin aussitôt, sans aucun rappel. Vous pouvez en commencer une nouvelle à tout moment.',
  'cancel.now.whole':
    'Pour retirer un voyageur, annulez cette demande et recommencez avec moins de voyageurs : rien n’est encore payé.',
  'cancel.done.now': 'Votre demande est annulée',
  'cancel.done.asked': 'Nous avons reçu votre demande d’annulation et répondrons par e-mail',
  'cancel.open': '{names} : annulation demandée le {day}. Nous répondrons par e-mail.',
  'cancel.accepted': '{names} : annulé le {day}.',
  'cancel.declined': '{names} : non annulé. Notre réponse : {note}',
  'cancel.left': 'Plus personne ne voyage avec cette demande.',
  'cancel.keep': 'La conserver',
  'delete.action': 'Tout supprimer',
  'delete.title': 'Supprimer cette demande ?',
  'delete.text':
    'Toutes les réponses, les documents et le contrat sont supprimés pour toujours. C’est irréversible.',
  'delete.confirm': 'Supprimer pour toujours',
  'delete.done': 'Votre demande est supprimée',
  'add.title': 'Ajouter un voyageur',
  'add.text':
    'Cette demande est déjà payée : un voyageur de plus a besoin d’une nouvelle demande, à son propre prix. Nous remplissons vos coordonnées et le voyage. Les réponses inachevées de ce navigateur sont remplacées.',
  'add.action': 'Commencer avec le même voyage',
  'data.title': 'Mes données',
  'data.text':
    'Demandez une copie de tout ce que nous conservons à votre sujet, ou son effacement. Nous répondons par e-mail.',
  'data.export': 'Demander une copie',
  'data.erasure': 'Demander l’effacement',
  'data.erasure.text': 'Ce qui a été payé doit être conservé pour la comptabilité, sans votre nom.',
  'data.asked': 'Nous avons reçu votre demande et répondrons au plus tard le {day}.',
}
