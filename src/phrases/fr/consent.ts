import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'Les cookies sur ce site',
  text: 'Les cookies essentiels vous permettent de retrouver votre demande. Nous n’en déposons d’autres qu’avec votre accord. En savoir plus : {policy}.',
  policy: 'Politique relative aux cookies',
  settings: 'Paramétrer',
  reject: 'Tout refuser',
  accept: 'Tout accepter',
  'settings.title': 'Paramètres des cookies',
  essential: 'Essentiels',
  'essential.text':
    'Vous permettent de retrouver votre demande dans ce navigateur. Toujours actifs.',
  analytics: 'Mesure d’audience',
  'analytics.text':
    'Nous indiquent quelles pages sont consultées et où des difficultés surviennent.',
  marketing: 'Marketing',
  'marketing.text': 'Nous indiquent si nos publicités amènent des visiteurs.',
  functional: 'Fonctionnels',
  'functional.text': 'Retiennent un choix que vous avez fait, comme la langue.',
  cancel: 'Annuler',
  save: 'Enregistrer mes choix',
  saved:
    'Votre choix est enregistré. Vous pouvez le modifier à tout moment sous « Paramètres des cookies », en bas de la page.',
}
