import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'Deje que cada viajero complete su parte',
  text: 'Cada uno recibe un enlace a su propio formulario, en su idioma. No ve otros nombres ni el precio. Usted ve las respuestas, las envía y paga.',
  open: 'Enviar enlaces',
  hint: 'Escriba los correos que tenga. Para los demás, copie el enlace y envíelo usted.',
  email: 'Correo electrónico de {name}',
  language: 'Idioma',
  send: '{count, plural, =0 {Enviar enlaces} one {Enviar el enlace} other {Enviar # enlaces}}',
  sent: '{count, plural, one {Enlace enviado} other {# enlaces enviados}}',
  copy: 'Copiar enlace',
  'copy.for': 'Copiar enlace para {name}',
  copied: 'Enlace copiado',
  address: 'Enlace para {name}',
  'state.unopened': 'Aún sin abrir',
  'state.begun': 'En curso',
  'state.finished': 'Terminado',
  remind: 'Enviar recordatorio',
  'remind.for': 'Enviar un recordatorio a {name}',
  reminded: 'Recordatorio enviado',
  remindFrom: 'Podrá enviar otro recordatorio a partir del {moment}',
  revoke: 'Retirar',
  'revoke.for': 'Retirar el enlace de {name}',
  revoked: 'Enlace retirado. Las respuestas se conservan.',
  'lock.begun':
    '{name} está completando esta parte, y usted la ve aquí según cambia. Para completarla usted, retire el enlace.',
  'lock.finished': '{name} ha terminado esta parte. Para cambiarla usted, retire el enlace.',
  replaced: '{name} ha cambiado: {fields}',
}
