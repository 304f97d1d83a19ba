import type { Dictionary } from '../index.ts'

export const forget: Dictionary['forget'] = {
  title: '¿Eliminar esta solicitud?',
  lead: 'Eliminaremos todo lo que se introdujo en ella, y esta dirección de correo no recibirá más recordatorios. Esta acción no se puede deshacer.',
  button: 'Eliminar definitivamente',
  'done.title': 'Solicitud eliminada',
  'done.text':
    'Todo lo que se introdujo se ha eliminado, y no volveremos a enviar recordatorios a esta dirección.',
}
