import type { Dictionary } from '../index.ts'

export const sheet: Dictionary['sheet'] = {
  open: 'Importer une liste',
  title: 'Importer une liste de demandeurs',
  lead: 'Copiez les lignes de votre tableur et collez-les ici, ou choisissez un fichier. Il est lu dans ce navigateur et n’est envoyé nulle part.',
  'paste.label': 'Collez les lignes ici',
  read: 'Lire ces lignes',
  reading: 'Lecture de la liste',
  file: 'Choisir un fichier',
  'file.hint': 'Excel (.xlsx) ou CSV, 5 Mo au plus. Vous pouvez aussi le déposer ici.',
  template: 'Pas encore de liste ? Remplissez un modèle :',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'demandeurs',
  'fault.title': 'Cette liste n’a pas pu être lue',
  'fault.tooLarge':
    'Elle dépasse 5 Mo ou contient bien plus qu’une liste de personnes. Copiez plutôt les lignes et collez-les.',
  'fault.wrongKind':
    'Seuls les fichiers .xlsx et .csv peuvent être lus. Enregistrez votre liste dans l’un de ces formats, ou copiez les lignes et collez-les.',
  'fault.oldKind':
    'C’est un ancien fichier Excel, ou un fichier protégé par un mot de passe. Enregistrez-le en .xlsx, sans mot de passe.',
  'fault.unreadable':
    'Le fichier est endommagé. Enregistrez-le de nouveau en .xlsx, ou copiez les lignes et collez-les.',
  'fault.empty': 'Le fichier est vide.',
  'fault.changed':
    'Ce fichier a été modifié, déplacé ou supprimé sur votre appareil. Choisissez-le de nouveau.',
  'fault.nobody':
    'Aucun demandeur n’a été trouvé. Mettez un titre au-dessus de chaque colonne, comme Prénom ou Numéro de passeport, ou utilisez le modèle.',
  found: '{count, plural, one {# demandeur trouvé} other {# demandeurs trouvés}}',
  'found.faults':
    '{count, plural, one {# réponse est à revoir. Corrigez-la ici, ou plus tard dans le formulaire.} other {# réponses sont à revoir. Corrigez-les ici, ou plus tard dans le formulaire.}}',
  'found.fine': 'Nous avons tout pu lire.',
  unknown: 'Colonnes non utilisées : {names}',
  'column.none': 'Non utilisée',
  'column.middleName': 'Autres prénoms',
  'column.otherSurname': 'Autres noms de famille',
  'column.fullName': 'Nom complet',
  'column.all': 'Colonnes attribuées à la main',
  sheet: 'Feuille',
  order:
    'Certaines dates se lisent de deux façons, comme 3/4/1990. Qu’est-ce qui vient en premier ?',
  'order.day-first': 'Le jour : 3 avril',
  'order.month-first': 'Le mois : 4 mars',
  onlyFaulty: 'Seulement les lignes à revoir',
  use: 'Utiliser la ligne {number} : {who}',
  ready: 'Prêt',
  cells: 'Toutes les réponses pour {who}',
  ambiguous: 'Choisissez plus haut si le jour ou le mois vient en premier.',
  'unread.date': 'Écrivez la date ainsi : 27.3.1990 ou 1990-03-27.',
  'unread.country': 'Écrivez le nom du pays ou son code.',
  'unread.gender':
    'Écrivez masculin ou féminin. Pour X, écrivez l’un des deux et dites-le-nous dans le chat.',
  tooMany:
    'Une demande peut compter {max, plural, one {# personne} other {# personnes}}. Décochez {count, plural, one {# ligne} other {# lignes}}.',
  back: 'Utiliser une autre liste',
  take: '{count, plural, one {Reprendre ce demandeur} other {Reprendre ces # demandeurs}}',
  replace:
    '{count, plural, one {Ce que vous avez rempli pour # demandeur sera remplacé.} other {Ce que vous avez rempli pour # demandeurs sera remplacé.}}',
  'replace.confirm':
    '{count, plural, one {Remplacer par ce demandeur} other {Remplacer par ces # demandeurs}}',
  done: '{count, plural, one {# demandeur importé} other {# demandeurs importés}}',
}
