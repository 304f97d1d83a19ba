import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: 'Oublier cette demande ?',
  lead: 'Nous effaçons tout ce qui y a été saisi, et cette adresse e-mail ne reçoit plus de rappel. C’est définitif.',
  button: 'Oublier',
  'done.title': 'C’est oublié',
  'done.text': 'Ce qui a été saisi est effacé, et nous n’enverrons plus de rappel à cette adresse.',
}
