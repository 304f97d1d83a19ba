import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'Commencez par deux questions. Vous saurez tout de suite s’il vous faut un visa, ce qu’il coûte et quand attendre la décision.',
  'passport.label': 'Pays du passeport',
  'passport.empty': 'Choisir un pays',
  'passport.other': 'Un autre passeport',
  'arrival.label': 'Arrivée en Tanzanie',
  'arrival.unknown': 'Pas encore connue',
  ask: 'Voir ce qu’il me faut',
  change: 'Modifier',
  again: 'Vérifiez la réponse signalée ci-dessous.',
  first: 'Il s’agit du premier voyageur. Vous ajouterez les autres à l’étape 2.',
  'asked.title': 'Passeport et arrivée',
  'answer.title': 'Passeport : {country}',
  'visa.label': 'Visa',
  'visa.multiple': 'Avec ce passeport, seul le visa de tourisme à entrées multiples est possible.',
  'needed.title': 'Il vous faut un visa : {price}, décision attendue vers le {day}',
  'needed.faster':
    'Il vous faut un visa : {price} avec le délai « {speed} », décision attendue vers le {day}',
  'needed.late': 'Il vous faut un visa, mais il arriverait trop tard : au plus tôt le {day}',
  'none.title': 'Il ne vous faut pas de visa',
  'none.text':
    'Avec ce passeport, vous pouvez visiter la Tanzanie sans visa : il n’y a rien à demander et rien à payer. Renseignez-vous auprès des services d’immigration si vous comptez travailler, étudier ou rester plus longtemps.',
  'none.anyway': 'Il me faut tout de même un visa',
  'price.label': 'Prix total',
  'price.text':
    'pour une personne, tout compris : {authority} de frais officiels et {service} pour notre service',
  'decision.label': 'Décision attendue vers le',
  'decision.text':
    'Si nous avons tout aujourd’hui, nous déposerons la demande au plus tard le {filed}. Les services d’immigration prennent ensuite environ {days, plural, one {# jour} other {# jours}}.',
  'time.ok': 'La décision est attendue à temps pour votre arrivée le {arrival}.',
  'time.faster':
    'Avec le délai normal, la décision viendrait trop tard pour votre arrivée le {arrival}. Avec le délai « {speed} », pour {price} de plus, elle est attendue à temps : vers le {day}.',
  'time.late':
    'Quel que soit le délai choisi, la décision viendrait trop tard pour votre arrivée le {arrival} : elle est attendue au plus tôt le {day}. Voyagez plus tard si vous le pouvez.',
  'time.change': 'Modifier la date d’arrivée',
  'time.anyway': 'Faire la demande quand même',
  referral:
    'Les demandes faites avec ce passeport passent d’abord par un second service, ce qui prend environ {days, plural, one {# jour} other {# jours}}. Attendez que le visa soit accordé avant de payer vos billets.',
  unchecked:
    'Nous n’avons pas pu confirmer les règles pour ce passeport. Vérifiez-les aussi auprès d’une ambassade de Tanzanie.',
  'validity.label': 'Votre passeport',
  'validity.text': 'doit être valable au moins jusqu’au {day}.',
  'zanzibar.label': 'Zanzibar',
  'zanzibar.text':
    'impose à chaque visiteur une assurance voyage spécifique, vendue uniquement par la Zanzibar Insurance Corporation.',
  'official.label': 'Demande directe :',
  'official.text':
    'Vous pouvez aussi faire la demande vous-même sur {official}, en ne payant que les frais officiels.',
  begin: 'Commencer votre demande',
  'draft.text': 'Vous avez déjà commencé une demande, et vos réponses sont enregistrées.',
  'draft.go': 'La reprendre',
  baby: 'Pour un bébé de moins d’un an, écrivez-nous',
  'noscript.title': 'Ce qu’il vous faut selon votre passeport',
  'noscript.none': 'Pas de visa nécessaire pour une visite :',
  'noscript.referral':
    'Environ {days, plural, one {# jour} other {# jours}}, car un second service décide aussi :',
  'noscript.multiple': 'Visa de tourisme à entrées multiples uniquement, {price} au total :',
  'noscript.others':
    'Tous les autres : le visa de tourisme à entrée unique, {price} au total. Les services d’immigration prennent environ {days, plural, one {# jour} other {# jours}} après le dépôt.',
}
