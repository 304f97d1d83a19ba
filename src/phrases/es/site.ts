import type { Dictionary } from '../index.ts'

export const site: Dictionary['site'] = {
  'toast.region': 'Avisos',
  'toast.close': 'Cerrar este mensaje',
  help: 'Ayuda',
  'broken.title': 'Esta página ha dejado de funcionar',
  'broken.text': 'Lo que se guardó sigue ahí. Cargue la página de nuevo para continuar.',
  'broken.action': 'Cargar de nuevo',
}
