import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'D’abord deux questions. Vous saurez tout de suite s’il vous faut un visa, ce qu’il coûte et quand attendre la décision.',
  'passport.label': 'Pays du passeport',
  'passport.empty': 'Choisir un pays',
  'passport.other': 'Un autre passeport',
  'arrival.label': 'Arrivée en Tanzanie',
  'arrival.hint': 'Laissez vide si vous ne connaissez pas encore la date.',
  'arrival.unknown': 'Pas encore connue',
  ask: 'Voir ce qu’il me faut',
  change: 'Modifier',
  again: 'L’une des réponses n’a pas pu être lue. Choisissez-la de nouveau.',
  first: 'Il s’agit du premier voyageur. Les autres suivent à l’étape 2.',
  'asked.title': 'Passeport et arrivée',
  'answer.title': 'Passeport : {country}',
  'visa.label': 'Il vous faut un visa',
  'visa.multiple':
    'Avec ce passeport, les touristes reçoivent uniquement le visa à entrées multiples.',
  'none.title': 'Il ne vous faut pas de visa',
  'none.text':
    'Avec ce passeport, une visite en Tanzanie ne demande pas de visa : rien à demander, rien à payer. Renseignez-vous auprès des autorités si vous comptez travailler, étudier ou rester plus longtemps.',
  'none.anyway': 'Je sais qu’il me faut tout de même un visa',
  'price.label': 'Prix total',
  'price.text':
    'par personne, tout compris : {authority} de droits officiels et {service} pour notre service',
  'decision.label': 'Décision attendue d’ici le',
  'decision.text':
    'Si nous avons tout aujourd’hui, nous déposons la demande d’ici le {filed} ; les autorités annoncent ensuite environ {days} jours.',
  'time.ok': 'À temps pour votre arrivée le {arrival}.',
  'time.faster':
    'Trop tard pour votre arrivée le {arrival}. « {speed} » y parvient, pour {price} de plus : décision attendue d’ici le {day}.',
  'time.late':
    'Trop tard pour votre arrivée le {arrival}, et aucun délai n’y suffit : la décision est à attendre au plus tôt le {day}. Voyagez plus tard si vous le pouvez.',
  referral:
    'Les demandes avec ce passeport passent d’abord par un second service, ce qui prend environ {days} jours. Attendez l’accord avant de payer vos billets.',
  'validity.label': 'Votre passeport',
  'validity.text': 'doit être valable jusqu’au {day} au moins.',
  'zanzibar.label': 'Zanzibar',
  'zanzibar.text':
    'exige de chaque visiteur sa propre assurance d’entrée, vendue uniquement par la Zanzibar Insurance Corporation.',
  'official.label': 'Sans nous',
  'official.text':
    'Vous pouvez aussi faire la demande sur {official}, pour les seuls droits officiels.',
  begin: 'Commencer votre demande',
  'draft.text': 'Vous avez une demande en cours, et vos réponses sont enregistrées.',
  'draft.go': 'La reprendre',
  baby: 'Pour un bébé de moins d’un an, écrivez-nous',
  'noscript.title': 'Ce qu’il faut avec votre passeport',
  'noscript.none': 'Pas de visa pour une visite :',
  'noscript.referral': 'Environ {days} jours, car un second service décide aussi :',
  'noscript.multiple':
    'Les touristes reçoivent uniquement le visa à entrées multiples, {price} au total :',
  'noscript.others':
    'Tous les autres : le visa touristique à entrée simple, {price} au total ; les autorités annoncent environ {days} jours après le dépôt.',
}
