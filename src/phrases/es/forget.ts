import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: '¿Olvidar esta solicitud?',
  lead: 'Borramos todo lo que se introdujo en ella y esta dirección de correo no recibe más recordatorios. No se puede deshacer.',
  button: 'Olvidarla',
  'done.title': 'Olvidada',
  'done.text':
    'Los datos se han borrado y no volveremos a escribir recordatorios a esta dirección.',
}
