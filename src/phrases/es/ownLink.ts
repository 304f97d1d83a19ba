import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'Deje que cada viajero complete su parte',
  text: 'Cada uno recibe un enlace a su propio formulario, en su idioma. No ve otros nombres ni el precio. Usted ve las respuestas, las envía y paga.',
  open: 'Enviar enlaces',
  hint: 'Escriba los correos que tenga. Para los demás, copie el enlace y envíelo usted.',
  email: 'Correo electrónico de {name}',
  language: 'Idioma',
  'language.all': 'Idioma de los enlaces',
  'language.same': 'El mismo que para todos',
  addresses: 'Correos electrónicos',
  'addresses.hint':
    'Pegue uno por línea, con o sin nombre. Se asignan a los viajeros de abajo por el nombre o, si no, por orden. A quien no tenga correo, envíele usted el enlace.',
  'addresses.found':
    '{count, plural, one {Hay # correo en la lista de abajo. Revíselo y envíe el enlace.} many {Hay # de correos en la lista de abajo. Revíselos y envíe los enlaces.} other {Hay # correos en la lista de abajo. Revíselos y envíe los enlaces.}}',
  'addresses.left':
    '{count, plural, one {Queda # línea en el cuadro: no tiene un correo válido o no corresponde a ningún viajero que aún necesite un enlace.} many {Quedan # de líneas en el cuadro: no tienen un correo válido o no corresponden a ningún viajero que aún necesite un enlace.} other {Quedan # líneas en el cuadro: no tienen un correo válido o no corresponden a ningún viajero que aún necesite un enlace.}}',
  'addresses.use': 'Añadir a la lista',
  noEmail: 'Sin correo electrónico',
  edit: 'Correo electrónico e idioma de {name}',
  more: 'Más opciones para {name}',
  done: '{count, plural, one {# viajero ha terminado} many {# de viajeros han terminado} other {# viajeros han terminado}}',
  send: '{count, plural, =0 {Enviar enlaces} one {Enviar el enlace} other {Enviar # enlaces}}',
  sent: '{count, plural, one {Enlace enviado} other {# enlaces enviados}}',
  copy: 'Copiar enlace',
  'copy.for': 'Copiar enlace para {name}',
  share: 'Compartir enlace',
  'share.for': 'Compartir enlace para {name}',
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
