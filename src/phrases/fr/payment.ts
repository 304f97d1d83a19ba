import type { Dictionary } from '../index.ts'

export const payment: Dictionary['payment'] = {
  order: 'Visa pour la Tanzanie {reference}, {count, plural, one {# voyageur} other {# voyageurs}}',
  supplement: 'Visa pour la Tanzanie {reference}, supplément pour une modification',
  'amended.title': 'Votre modification est payée',
  'amended.text':
    'Votre commande est modifiée. Nous avons envoyé une confirmation à l’adresse e-mail de votre demande.',
  'change.value': '{is} (avant : {was})',
  'change.added': 'Ajouté',
  'change.removed': 'Retiré',
  'lapsed.title': 'La modification n’a pas pu être faite',
  'lapsed.text':
    'Votre commande reste telle quelle. Si votre carte a été débitée pour la modification, nous rembourserons la totalité et vous écrirons.',
  'supplement.unpaid':
    'Rien n’a changé : votre commande reste telle quelle. Vous pouvez réessayer sur la page de suivi.',
  'verifying.title': 'Vérification du paiement…',
  'verifying.text': 'Nous interrogeons le prestataire de paiement. Cela prend quelques secondes.',
  'checking.title': 'Vérification toujours en cours',
  'checking.text':
    'Le prestataire de paiement n’a pas encore répondu. Rien n’est perdu, et nous continuons à l’interroger. Ne payez pas de nouveau : dès que nous le saurons, le résultat s’affichera ici et vous recevrez un e-mail.',
  'checking.again': 'Vérifier de nouveau',
  'success.title': 'Paiement réussi !',
  'success.text': 'Nous avons reçu votre paiement. Nous envoyons le reçu à {email}.',
  'success.confirmed': 'Paiement confirmé',
  'success.continue': 'Passer aux documents',
  'success.next': 'Prochaines étapes',
  'success.next.1.title': 'Envoyez vos documents',
  'success.next.1.text':
    'Photo d’identité, page du passeport et billets de chaque voyageur. Des photos prises avec un téléphone conviennent.',
  'success.next.2.title': 'Attendez notre vérification',
  'success.next.2.text': 'Nous vérifierons tout et vous écrirons s’il faut corriger quelque chose.',
  'success.next.3.title': 'Recevez la décision',
  'success.next.3.text':
    'Les services d’immigration décideront. Nous vous enverrons la décision par e-mail.',
  'success.next.3.text.by':
    'Les services d’immigration décideront. Leur décision est attendue vers le {day}, si vos documents nous parviennent aujourd’hui. Nous vous l’enverrons par e-mail.',
  'failed.title': 'Échec du paiement',
  'failed.text':
    'Le paiement n’a pas abouti. Vos réponses sont enregistrées, et vous pouvez réessayer.',
  'failed.unconfirmed':
    'Le prestataire de paiement n’a pas confirmé ce paiement. Vos réponses sont enregistrées, et vous pouvez réessayer.',
  'failed.help':
    'Votre banque indique un débit ? Dans ce cas, ne payez pas de nouveau. Écrivez à notre assistance, {email}, en indiquant la référence {reference}.',
  'failed.tips.title': 'Ce qui aide le plus souvent',
  'failed.tips.1': 'Essayez une autre carte.',
  'failed.tips.2':
    'Ouvrez l’application de votre banque : elle attend peut-être que vous validiez le paiement.',
  'failed.tips.3':
    'Demandez à votre banque si elle autorise les paiements en ligne à l’étranger, en dollars américains.',
  'cancelled.title': 'Paiement annulé',
  'cancelled.text':
    'Vous avez quitté la page de paiement avant de payer. Rien n’a été débité. Vos réponses sont enregistrées.',
  'unpaid.title': 'Pas encore payée',
  'unpaid.text': 'Rien n’a été débité pour cette demande. Vos réponses sont enregistrées.',
  'other.action': 'Faire payer par quelqu’un d’autre',
  'other.copied': 'Le lien est copié. Il montre ce qui est à payer et n’ouvre rien d’autre.',
  'other.refused':
    'Copiez ce lien pour la personne qui paie. Il montre ce qui est à payer et n’ouvre rien d’autre.',
  'link.title': 'Payer un visa',
  'link.text':
    'On vous a demandé de payer cette demande. La personne qui vous a envoyé le lien recevra un e-mail dès que vous aurez payé.',
  'action.pay': 'Payer {amount}',
  'link.changed': 'Le prix a changé. Voici le nouveau.',
  'link.paid.title': 'Déjà payé',
  'link.paid.text': 'Il ne reste rien à payer pour cette demande.',
  'link.ended.title': 'Ce lien ne fonctionne plus',
  'link.ended.text':
    'Il a été supprimé, ou il ne reste rien à payer. Demandez à la personne qui vous l’a envoyé.',
  'link.back':
    'Vous avez payé pour quelqu’un d’autre ? Vous pouvez fermer cette page. Cette personne recevra un e-mail dès que nous aurons reçu le paiement.',
  'review.title': 'Nous examinons votre paiement',
  'review.text':
    'Le prestataire de paiement a signalé un élément qui ne correspond pas à votre commande. Notre équipe le vérifie en ce moment. Ne payez pas de nouveau : nous vous écrirons.',
  'refunded.title': 'Paiement remboursé',
  'refunded.text':
    'Ce paiement a été remboursé sur votre carte. Il peut falloir quelques jours pour que le remboursement apparaisse sur votre relevé.',
  'told.text':
    'La page de paiement a donné cette indication en vous renvoyant ici. Rien n’a été confirmé.',
  'none.title': 'Aucun paiement à afficher',
  'none.text':
    'Ce navigateur n’a aucune demande dont nous pourrions vérifier le paiement. Ouvrez le lien de notre e-mail, ou recherchez votre demande par sa référence.',
  'offline.title': 'Votre paiement ne peut pas être chargé',
  'fact.reference': 'Référence',
  'fact.amount': 'Montant',
  'fact.travellers': 'Pour',
  'fact.paidAt': 'Payé le',
  'action.home': 'Accueil',
  'action.status': 'Suivre ma demande',
  'action.leaving': 'Ouverture de la page de paiement',
  'action.changed':
    'Certaines réponses ont changé ou sont incomplètes. Vérifiez-les avant de payer.',
  'action.answers': 'Voir mes réponses',
}
