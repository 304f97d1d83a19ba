import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: 'Votre partie de la demande de visa',
  'from.named': '{name} demande des visas pour la Tanzanie et vous invite à remplir votre partie.',
  'from.plain':
    'Une personne avec qui vous voyagez demande des visas pour la Tanzanie et vous invite à remplir votre partie.',
  sees: 'Vous ne voyez que votre propre formulaire, et vous ne payez rien. La personne qui vous a envoyé le lien voit vos réponses, les envoie et paie.',
  kept: 'Ce que vous saisissez est chiffré et enregistré au fur et à mesure. Vous pouvez fermer la page à tout moment et revenir avec le même lien.',
  unknown: 'Si vous ne savez pas qui vous a envoyé ce lien, fermez la page. Il ne se passera rien.',
  'kept.page':
    'Elle est chiffrée et conservée avec vos réponses. La personne qui vous a envoyé le lien peut aussi la voir. Nous ne vous la redemanderons pas après le paiement.',
  asIn: 'Saisissez tout exactement comme dans votre passeport.',
  'shared.label':
    'Mon adresse, mon arrivée et mon hébergement sont les mêmes que ceux du premier voyageur',
  'shared.hint': 'La personne qui vous a envoyé le lien les indiquera.',
  finish: 'J’ai terminé',
  'done.title': 'Merci, votre partie est complète',
  'done.text':
    'Nous en informerons la personne qui vous a envoyé le lien. Une fois la demande payée, revenez avec le même lien pour ajouter vos documents.',
  change: 'Modifier mes réponses',
  changing: 'Appuyez de nouveau sur « J’ai terminé » quand vous aurez fini.',
  'other.title': 'Rempli aussi sur un autre appareil',
  'other.text': 'Nous avons réuni les deux. Vérifiez vos réponses une dernière fois.',
  'sent.title': 'Vos réponses ont été envoyées',
  'sent.text':
    'Dès que la demande sera payée, vous pourrez ajouter vos documents ici. Revenez avec le même lien.',
  'sent.late':
    'Vos dernières modifications sont arrivées trop tard pour être prises en compte. Prévenez la personne qui vous a envoyé le lien : elle peut encore corriger la demande.',
  'documents.title': 'Vos documents',
  'documents.text':
    'La demande est payée. Ajoutez vos documents ici. En dehors de vous, seules la personne qui vous a envoyé le lien et notre équipe les verront.',
  'documents.done.title': 'Nous avons tous vos documents',
  'documents.done.text':
    'Vous pouvez les remplacer jusqu’à ce que nous déposions la demande. Vous n’avez rien d’autre à faire.',
  'ended.title': 'Ce lien ne fonctionne plus',
  'ended.text':
    'Il a été désactivé ou remplacé, ou la demande a été déposée. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'missing.title': 'Ouvrez cette page avec votre lien',
  'missing.text': 'Le lien se trouve dans l’e-mail ou le message que vous avez reçu.',
  'failed.title': 'Nous n’avons pas pu charger votre formulaire',
}
