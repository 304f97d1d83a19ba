import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'Cancelar',
  'cancel.lead':
    'Vea primero qué se le devuelve y por qué. No se cancela nada antes de que usted lo diga.',
  'cancel.show': 'Cancelar la solicitud',
  'cancel.whom': '¿Quién no viaja?',
  'cancel.back': 'Se le devuelven {amount}',
  'cancel.none': 'No se devuelve nada',
  'cancel.sum': 'Pagado por esto: {paid}. Nuestra tarifa, que se retiene: {fee}.',
  'cancel.why.not-paid': 'No se pagó nada con tarjeta.',
  'cancel.why.paid-back': 'El pago ya se ha devuelto.',
  'cancel.why.too-late': 'El plazo para pedir un reembolso ha terminado.',
  'cancel.why.nothing-left': 'Lo que queda del pago no supera nuestra tarifa.',
  'cancel.why.express-service': 'Nuestro servicio exprés no se reembolsa.',
  'cancel.why.information-wrong': 'Un documento no coincide con las respuestas.',
  'cancel.why.documents-overdue': 'Los documentos que pedimos no llegaron a tiempo.',
  'cancel.why.submitted': 'Ya la hemos presentado a la autoridad y su tasa está gastada.',
  'cancel.why.government-rejected': 'La autoridad ha decidido y su tasa está gastada.',
  'cancel.why.not-processed': 'Todavía no se ha presentado nada a la autoridad.',
  'cancel.why.cancelled-in-time': 'Cancela dentro de las primeras 24 horas.',
  'cancel.why.fee-kept': 'Nuestra tarifa administrativa se retiene una sola vez.',
  'cancel.reason': '¿Por qué cancela? (opcional)',
  'cancel.ask': 'Pedir la cancelación',
  'cancel.ask.text':
    'Una persona revisa su petición y responde por correo. Hasta entonces no cambia nada.',
  'cancel.now': 'Cancelar definitivamente',
  'cancel.now.text':
    'No se ha pagado nada, así que termina enseguida y no recibirá recordatorios. Puede empezar una nueva solicitud cuando quiera.',
  'cancel.now.whole':
    'Para dejar fuera a un viajero, cancele esta solicitud y empiece otra con menos viajeros: aún no se ha pagado nada.',
  'cancel.done.now': 'Su solicitud está cancelada',
  'cancel.done.asked': 'Hemos recibido su petición y responderemos por correo',
  'cancel.open': '{names}: pidió cancelar el {day}. Responderemos por correo.',
  'cancel.accepted': '{names}: cancelado el {day}.',
  'cancel.declined': '{names}: no cancelado. Nuestra respuesta: {note}',
  'cancel.left': 'Ya nadie viaja con esta solicitud.',
  'cancel.keep': 'Conservarla',
  'delete.action': 'Eliminar todo',
  'delete.title': '¿Eliminar esta solicitud?',
  'delete.text':
    'Todas las respuestas, los documentos y el contrato se eliminan para siempre. No se puede deshacer.',
  'delete.confirm': 'Eliminar para siempre',
  'delete.done': 'Su solicitud está eliminada',
  'add.title': 'Añadir un viajero',
  'add.text':
    'Esta solicitud ya está pagada, así que otro viajero necesita una nueva, con su propio precio. Rellenamos sus datos de contacto y el viaje. Las respuestas sin terminar de este navegador se sustituyen.',
  'add.action': 'Empezar con el mismo viaje',
  'data.title': 'Mis datos',
  'data.text':
    'Pida una copia de todo lo que guardamos sobre usted, o su eliminación. Respondemos por correo.',
  'data.export': 'Pedir una copia',
  'data.erasure': 'Pedir la eliminación',
  'data.erasure.text': 'Lo pagado debe conservarse por contabilidad, sin su nombre.',
  'data.asked': 'Hemos recibido su petición; responderemos antes del {day}.',
}
