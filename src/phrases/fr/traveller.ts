import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: 'Votre partie de la demande de visa',
  'from.named': '{name} demande des visas pour la Tanzanie et vous invite à remplir votre partie.',
  'from.plain':
    'Une personne avec qui vous voyagez demande des visas pour la Tanzanie et vous invite à remplir votre partie.',
  sees: 'Vous ne voyez que votre propre formulaire et vous ne payez rien. La personne qui vous a envoyé le lien voit vos réponses, les envoie et paie.',
  kept: 'Vos réponses sont chiffrées et enregistrées au fur et à mesure. Fermez la page quand vous voulez et revenez avec le même lien.',
  unknown: 'Vous ne savez pas qui vous l’a envoyé ? Fermez la page, il ne se passera rien.',
  asIn: 'Écrivez tout exactement comme dans votre passeport.',
  'shared.label':
    'Mon adresse, mon arrivée et mon hébergement sont les mêmes que ceux du premier voyageur',
  'shared.hint': 'La personne qui vous a envoyé le lien les indique alors.',
  finish: 'J’ai terminé',
  'done.title': 'Merci, votre partie est complète',
  'done.text':
    'La personne qui vous a envoyé le lien en est informée. Une fois la demande payée, revenez avec le même lien pour ajouter vos documents.',
  change: 'Modifier mes réponses',
  changing: 'Appuyez de nouveau sur « J’ai terminé » quand vous aurez fini.',
  'other.title': 'Rempli aussi sur un autre appareil',
  'other.text': 'Nous avons réuni les deux. Relisez vos réponses une dernière fois.',
  'sent.title': 'Vos réponses ont été envoyées',
  'sent.text':
    'Dès que la demande sera payée, vous pourrez ajouter vos documents ici. Revenez avec le même lien.',
  'sent.late':
    'Vos dernières modifications sont arrivées trop tard. Prévenez la personne qui vous a envoyé le lien : elle peut encore corriger la demande.',
  'documents.title': 'Vos documents',
  'documents.text':
    'La demande est payée. Ajoutez vos documents ; en dehors de vous, seules la personne qui vous a envoyé le lien et notre équipe les voient.',
  'documents.done.title': 'Tous vos documents sont là',
  'documents.done.text':
    'Vous pouvez les remplacer jusqu’à l’envoi de la demande. Vous n’avez rien d’autre à faire.',
  'ended.title': 'Ce lien ne fonctionne plus',
  'ended.text':
    'Il a été retiré ou remplacé, ou la demande a été envoyée. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'missing.title': 'Ouvrez cette page avec votre lien',
  'missing.text': 'Le lien se trouve dans l’e-mail ou le message que vous avez reçu.',
  'failed.title': 'Votre formulaire ne s’est pas chargé',
}
