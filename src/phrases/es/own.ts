import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: 'Mi solicitud',
  documents: 'Documentos',
  'order.title': 'Pedido y precio',
  'contact.title': 'Contacto',
  'corrections.title': 'Qué se ha corregido',
  'agreement.text': 'Tal como lo firmó. Después ya no cambia nada.',
  'letters.title': 'Correos que le enviamos',
  'letters.none': 'Todavía no se ha escrito ningún correo.',
  'letters.sent': 'Enviado el {moment} a {to}',
  'letters.queued': 'En camino a {to}',
  'letters.failed': 'No enviado',
  'letters.delivered': 'Entregado a {to}, enviado el {moment}',
  'letters.delayed': 'Retrasado en camino a {to}',
  'letters.bounced': 'Devuelto por {to}',
  'letters.complained': 'Marcado como spam en {to}',
}
