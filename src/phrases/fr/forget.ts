import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'Supprimer cette demande ?',
  lead: 'Nous supprimerons tout ce qui y a été saisi, et cette adresse e-mail ne recevra plus de rappels. Cette action est définitive.',
  button: 'Supprimer définitivement',
  'done.title': 'Demande supprimée',
  'done.text':
    'Tout ce qui avait été saisi est supprimé, et nous n’enverrons plus de rappels à cette adresse.',
}
