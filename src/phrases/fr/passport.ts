import type { Dictionary } from '../index.ts'

export const passport: Dictionary['passport'] = {
  title: 'Remplir à partir du passeport',
  lead: 'Photographiez la page avec votre photo, ou choisissez une image ou un PDF. Cet appareil la lit et remplit le nom, le numéro, les dates et la nationalité.',
  'start.title': 'Commencez par votre passeport',
  'start.first': 'Commencez par le passeport du voyageur 1',
  'start.lead':
    'Photographiez la page avec votre photo, ou choisissez une image ou un PDF. Cet appareil la lit et vous avez moins à saisir. Si vous n’avez pas le passeport sous la main, continuez plus bas.',
  'start.read':
    'Vous pourrez tout vérifier et corriger à l’étape suivante. Si ce n’est pas le bon passeport, lisez une autre image.',
  camera: 'Prendre une photo',
  choose: 'Choisir une image ou un PDF',
  for: '{action} : passeport du voyageur {number}',
  reading: 'Lecture du passeport',
  stop: 'Arrêter',
  slow: 'Cet appareil a besoin d’un peu plus de temps.',
  'found.title': 'Cela correspond-il au passeport ?',
  'found.lead': 'Comparez chaque ligne avec votre passeport et corrigez ce qui ne va pas.',
  'partly.lead':
    'Nous n’avons pas pu tout lire avec certitude. Comparez avec votre passeport et saisissez ce qui manque.',
  strip: 'Les deux lignes au bas de la page, telles que sur votre image',
  unread: 'Nous n’avons pas pu lire ceci avec certitude. Saisissez-le comme imprimé.',
  'names.cut':
    'Les deux lignes sont trop courtes pour le nom entier. Complétez-le comme il est imprimé au-dessus.',
  'names.spelling':
    'Les deux lignes n’ont pas d’accents : Ü y devient UE, Ø devient OE, Ñ devient N. Vous pouvez laisser le nom ainsi ou l’écrire comme imprimé ; les deux conviennent.',
  which: '{field} : vous avez saisi autre chose',
  'which.required': 'Choisissez ce qui est exact',
  mine: 'Ma saisie : {value}',
  passports: 'Le passeport : {value}',
  confirm: 'Tout est exact',
  discard: 'Saisir moi-même',
  done: 'Rempli à partir du passeport',
  'read.lead':
    'Si quelque chose est inexact, corrigez-le dans les champs ci-dessous ou lisez une autre image.',
  'notFound.title': 'Nous n’avons pas pu lire le passeport',
  'notFound.1': 'Posez-le à plat, sous une lumière régulière, sans reflet.',
  'notFound.2':
    'Les deux lignes au bas de la page doivent figurer sur l’image, d’un bout à l’autre.',
  'notFound.3': 'Rapprochez-vous jusqu’à ce que la page remplisse l’image.',
  'notFound.else': 'Vous pouvez aussi tout saisir ci-dessous.',
  'other.title': 'Ce n’est pas la page du passeport avec la photo',
  'other.text':
    'On dirait une carte d’identité ou un visa. Prenez la page du passeport avec votre photo, celle qui porte deux longues lignes en bas.',
  'failed.title': 'Nous n’avons pas pu ouvrir ce fichier',
  'failed.text': 'Choisissez une autre image ou saisissez tout ci-dessous.',
  'undone.title': 'Cet appareil n’a pas terminé la lecture',
  'undone.text': 'Cela ne dit rien de votre image. Réessayez, ou saisissez tout ci-dessous.',
  retry: 'Réessayer',
  'changed.title': 'Ce fichier a changé sur votre appareil',
  'changed.text':
    'Il a été modifié, déplacé ou supprimé après que vous l’avez choisi. Choisissez-le de nouveau.',
  again: 'Lire une autre image',
  'kept.saving': 'Enregistrement de l’image comme page de passeport',
  'kept.title': 'Page du passeport enregistrée',
  'kept.text':
    'Elle est chiffrée et conservée avec vos réponses. Nous ne la redemanderons pas après le paiement.',
  'kept.remove': 'Retirer l’image',
  'kept.removed': 'L’image a été retirée.',
  'kept.failed':
    'Nous n’avons pas pu enregistrer l’image. Vous pourrez l’ajouter après le paiement.',
}
