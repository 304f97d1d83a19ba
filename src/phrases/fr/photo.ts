import type { Dictionary } from '../index.ts'

export const photo: Dictionary['photo'] = {
  title: 'Placez votre photo',
  close: 'Fermer sans utiliser cette photo',
  looking: 'Recherche du visage',
  slow: 'Cet appareil a besoin d’un peu plus de temps.',
  stop: 'La placer sans la vérification',
  stage:
    'Votre photo. Faites-la glisser à sa place. Les flèches la déplacent, plus et moins changent sa taille.',
  smaller: 'Réduire',
  larger: 'Agrandir',
  turn: 'Tourner',
  use: 'Utiliser cette photo',
  another: 'En choisir une autre',
  failed:
    'Nous n’avons pas pu enregistrer la photo ici. Choisissez-en une autre, ou rechargez la page et réessayez.',
  good: 'Cette photo convient',
  'good.text':
    'Nous l’avons seulement recadrée, redressée et redimensionnée, et vérifiée sur votre propre appareil.',
  warned:
    '{count, plural, one {Un point peut être amélioré} other {# points peuvent être améliorés}}',
  'warned.text':
    'Une meilleure photo vous évite un e-mail de notre part plus tard. Vous pouvez tout de même envoyer celle-ci : notre équipe regarde elle-même chaque photo.',
  unchecked:
    'Nous n’avons pas pu vérifier cette photo sur votre appareil. Placez le visage dans le contour ; notre équipe la regardera.',
  ask: 'À vérifier par vous-même',
  'ask.text':
    'Les deux yeux ouverts, la bouche fermée, rien devant le visage, si possible sans lunettes. Et la photo vous ressemble-t-elle aujourd’hui ?',
  right: 'Bien',
  wrong: 'À éviter',
  example: 'Exemples',
  'example.right': 'De face, mur blanc uni, lumière régulière',
  'example.wrong': 'De loin, avec des objets derrière vous, ou à moitié dans l’ombre',

  'complaint.noFace': 'Nous n’avons trouvé aucun visage',
  'complaint.noFace.do':
    'Regardez l’appareil, la tête entière dans l’image et rien devant le visage.',
  'complaint.severalFaces': 'Il y a plus d’un visage',
  'complaint.severalFaces.do':
    'Une seule personne peut figurer sur la photo. Demandez aux autres de s’écarter.',
  'complaint.tooSmall': 'La photo manque de détails',
  'complaint.tooSmall.do':
    'Rapprochez-vous, ou prenez une nouvelle photo plutôt que de photographier une image.',
  'complaint.blurred': 'Le visage n’est pas net',
  'complaint.blurred.do':
    'Tenez le téléphone immobile, essuyez l’objectif et touchez le visage à l’écran avant de déclencher.',
  'complaint.tooDark': 'La photo est trop sombre',
  'complaint.tooDark.do': 'Tournez-vous vers une fenêtre ou sortez, la lumière face à vous.',
  'complaint.tooBright': 'La photo est trop claire',
  'complaint.tooBright.do':
    'Une partie du visage se perd dans la lumière. Quittez le plein soleil, ou coupez le flash.',
  'complaint.shadow': 'Un côté du visage est dans l’ombre',
  'complaint.shadow.do': 'Tournez-vous pour que la lumière vienne de face.',
  'complaint.tooNear': 'La tête est trop grande ou coupée',
  'complaint.tooNear.do':
    'Réduisez la photo, ou reprenez-la de plus loin, avec de l’espace au-dessus de la tête.',
  'complaint.tooFar': 'La tête est trop petite',
  'complaint.tooFar.do': 'Agrandissez la photo jusqu’à ce que la tête remplisse le contour.',
  'complaint.offCentre': 'Le visage n’est pas au milieu',
  'complaint.offCentre.do':
    'Faites glisser la photo jusqu’à ce que le visage soit sur la ligne centrale.',
  'complaint.tilted': 'La tête est penchée',
  'complaint.tilted.do': 'Tenez la tête droite, les deux yeux à la même hauteur.',
  'complaint.background': 'Le fond n’est pas uni et clair',
  'complaint.background.do': 'Placez-vous devant un mur blanc, à une longueur de bras du mur.',
}
