import type { Dictionary } from '../index.ts'

export const payment: Dictionary['payment'] = {
  order: 'Visa para Tanzania {reference}, {count, plural, one {# viajero} other {# viajeros}}',
  supplement: 'Visa para Tanzania {reference}, suplemento por un cambio',
  'amended.title': 'Su cambio está pagado',
  'amended.text':
    'Su pedido ha cambiado. Hemos enviado una confirmación al correo de su solicitud.',
  'change.value': '{is} (antes: {was})',
  'change.added': 'Añadido',
  'change.removed': 'Eliminado',
  'lapsed.title': 'El cambio no se pudo hacer',
  'lapsed.text':
    'Su pedido sigue como estaba. Si se cobró el cambio en su tarjeta, se lo reembolsaremos íntegramente y le escribiremos.',
  'supplement.unpaid':
    'No ha cambiado nada: su pedido sigue como estaba. Puede intentarlo de nuevo en la página de estado.',
  'verifying.title': 'Comprobando el pago…',
  'verifying.text': 'Estamos consultando a la pasarela de pago. Tarda unos segundos.',
  'checking.title': 'Seguimos comprobando su pago',
  'checking.text':
    'La pasarela de pago todavía no ha respondido. No se ha perdido nada y seguiremos consultando. No pague de nuevo: en cuanto lo sepamos, lo verá aquí y recibirá un correo electrónico.',
  'checking.again': 'Comprobar de nuevo',
  'success.title': '¡Pago realizado!',
  'success.text': 'Hemos recibido su pago. Le enviamos el recibo a {email}.',
  'success.confirmed': 'Pago confirmado',
  'success.continue': 'Ir a los documentos',
  'success.next': 'Qué sucede ahora',
  'success.next.1.title': 'Suba sus documentos',
  'success.next.1.text':
    'La foto de pasaporte, la página del pasaporte y los billetes de cada viajero. Sirven las fotos tomadas con el teléfono.',
  'success.next.2.title': 'Espere nuestra revisión',
  'success.next.2.text': 'Lo revisaremos todo y le escribiremos si hay que corregir algo.',
  'success.next.3.title': 'Reciba la decisión sobre la visa',
  'success.next.3.text':
    'Decidirá la autoridad migratoria. Le enviaremos la decisión por correo electrónico.',
  'success.next.3.text.by':
    'Decidirá la autoridad migratoria, hacia el {day} si recibimos hoy sus documentos. Le enviaremos la decisión por correo electrónico.',
  'failed.title': 'El pago no se realizó',
  'failed.text':
    'El pago no se completó. Sus respuestas están guardadas y puede intentarlo de nuevo.',
  'failed.unconfirmed':
    'La pasarela de pago no ha confirmado este pago. Sus respuestas están guardadas y puede intentarlo de nuevo.',
  'failed.help':
    '¿Su banco muestra un cargo? En ese caso, no pague de nuevo. Escriba a {email} e indique la referencia {reference}.',
  'failed.tips.title': 'Lo que suele ayudar',
  'failed.tips.1': 'Pruebe con otra tarjeta.',
  'failed.tips.2': 'Abra la aplicación de su banco: puede que espere su aprobación del pago.',
  'failed.tips.3':
    'Pregunte a su banco si permite pagos en línea al extranjero en dólares estadounidenses.',
  'cancelled.title': 'Pago cancelado',
  'cancelled.text':
    'Salió de la página de pago antes de pagar. No se ha cobrado nada. Sus respuestas están guardadas.',
  'unpaid.title': 'Todavía sin pagar',
  'unpaid.text': 'No se ha cobrado nada por esta solicitud. Sus respuestas están guardadas.',
  'other.action': 'Que pague otra persona',
  'other.copied': 'El enlace está copiado. Muestra lo que hay que pagar y no abre nada más.',
  'other.refused':
    'Copie este enlace para quien vaya a pagar. Muestra lo que hay que pagar y no abre nada más.',
  'link.title': 'Pagar una visa',
  'link.text':
    'Le han pedido que pague esta solicitud. Quien le envió el enlace recibirá un correo en cuanto haya pagado.',
  'action.pay': 'Pagar {amount}',
  'link.changed': 'El precio ha cambiado. Este es el nuevo.',
  'link.paid.title': 'Ya está pagada',
  'link.paid.text': 'No queda nada por pagar en esta solicitud.',
  'link.ended.title': 'Este enlace ya no funciona',
  'link.ended.text': 'Se ha anulado, o no queda nada por pagar. Pregunte a quien se lo envió.',
  'link.back':
    '¿Ha pagado por otra persona? Puede cerrar esta página. Esa persona recibirá un correo en cuanto recibamos el pago.',
  'review.title': 'Estamos revisando su pago',
  'review.text':
    'La pasarela de pago ha comunicado algo que no concuerda con su pedido. Nuestro equipo lo está revisando. No pague de nuevo: le escribiremos.',
  'refunded.title': 'Pago reembolsado',
  'refunded.text':
    'Este pago se ha reembolsado en su tarjeta. Su banco puede tardar unos días en mostrarlo.',
  'told.text':
    'La página de pago comunicó esto al devolverle a nuestro sitio. No se ha confirmado nada.',
  'none.title': 'Ningún pago que mostrar',
  'none.text':
    'En este navegador no hay ninguna solicitud cuyo pago podamos comprobar. Abra el enlace de nuestro correo o busque su solicitud con la referencia.',
  'offline.title': 'No podemos cargar su pago',
  'fact.reference': 'Referencia',
  'fact.amount': 'Importe',
  'fact.travellers': 'Para',
  'fact.paidAt': 'Fecha de pago',
  'action.home': 'Ir al inicio',
  'action.status': 'Consultar el estado',
  'action.leaving': 'Abriendo la página de pago',
  'action.changed':
    'Algunas respuestas han cambiado o están incompletas. Revíselas antes de pagar.',
  'action.answers': 'Ir a sus respuestas',
}
