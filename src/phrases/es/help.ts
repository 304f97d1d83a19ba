import type { Dictionary } from '../index.ts'

export const help: Dictionary['help'] = {
  'cancel.title': 'Cancelación y reembolso',
  'cancel.lead':
    'Vea primero cuánto se le reembolsará y por qué. No se cancela nada hasta que usted lo confirme.',
  'cancel.show': 'Cancelar la solicitud',
  'cancel.whom': '¿Quién no viaja?',
  'cancel.back': 'Le reembolsaremos {amount}',
  'cancel.back.more': 'Le reembolsaremos otros {amount}',
  'cancel.refunded': 'Le hemos reembolsado {amount}',
  'cancel.coming': 'Le estamos reembolsando {amount}',
  'cancel.none': 'No recibirá ningún reembolso',
  'cancel.none.more': 'No recibirá ningún otro reembolso',
  'cancel.otherwise': 'Consúltenos sobre el reembolso',
  'cancel.otherwise.text':
    'No hay ningún pago con tarjeta que se pueda reembolsar aquí. Si pagó de otra forma, escríbanos.',
  'cancel.sum':
    'Pagado por esto: {paid}.{kept, plural, =0 {} other { Retenemos gastos administrativos de {fee}.}}',
  'cancel.why.not-paid': 'No se pagó nada con tarjeta.',
  'cancel.why.paid-back': 'Este pago ya se ha reembolsado.',
  'cancel.why.disputed':
    'El pago se ha impugnado ante el banco. Lo que el banco recupera no podemos reembolsarlo también nosotros.',
  'cancel.why.too-late': 'Ya ha pasado el plazo para pedir un reembolso.',
  'cancel.why.nothing-left': 'Lo que queda del pago no supera nuestros gastos administrativos.',
  'cancel.why.express-service': 'La tramitación superurgente no se reembolsa.',
  'cancel.why.information-wrong': 'Un documento no coincide con las respuestas.',
  'cancel.why.documents-overdue': 'No recibimos a tiempo los documentos que pedimos.',
  'cancel.why.submitted':
    'Ya la hemos presentado ante la autoridad migratoria, y la tarifa oficial está gastada.',
  'cancel.why.government-rejected':
    'La autoridad migratoria ha decidido, y la tarifa oficial está gastada.',
  'cancel.why.not-processed': 'Todavía no se ha presentado nada ante la autoridad migratoria.',
  'cancel.why.cancelled-in-time':
    'Cancela en un plazo de {hours, plural, one {# hora} other {# horas}} desde el pedido.',
  'cancel.reason': '¿Por qué cancela? (opcional)',
  'cancel.ask': 'Pedir la cancelación',
  'cancel.ask.text':
    'Una persona revisará su petición y le responderá por correo electrónico. Hasta entonces no cambia nada.',
  'cancel.now': 'Cancelar definitivamente',
  'cancel.now.text':
    'No ha pagado, así que la solicitud termina enseguida y no le enviaremos recordatorios. Puede empezar otra cuando quiera.',
  'cancel.now.whole':
    'Para dejar fuera a un viajero, cancele esta solicitud y empiece otra con menos viajeros. Todavía no ha pagado.',
  'cancel.done.now': 'Su solicitud se ha cancelado',
  'cancel.open':
    '{names}: cancelación pedida el {day}. Le responderemos por correo electrónico a más tardar el {by}.',
  'cancel.accepted': '{names}: cancelación hecha el {day}.',
  'cancel.declined': '{names}: solicitud no cancelada. Nuestra respuesta: {note}',
  'cancel.left': 'Ya no queda nada que cancelar.',
  'cancel.keep': 'Conservarla',
  'refund.ask': 'Pedir el reembolso',
  'refund.open':
    'Reembolso pedido el {day}. Le responderemos por correo electrónico a más tardar el {by}.',
  'refund.declined': 'Nuestra respuesta a su petición de reembolso: {note}',
  'delete.action': 'Eliminar todo',
  'delete.title': '¿Eliminar esta solicitud?',
  'delete.text':
    'Todas las respuestas, los documentos y el contrato se eliminarán definitivamente. Esta acción no se puede deshacer.',
  'delete.confirm': 'Eliminar definitivamente',
  'delete.done': 'Su solicitud se ha eliminado',
  'add.title': 'Añadir un viajero',
  'add.text':
    'Esta solicitud ya está pagada, así que otro viajero necesita una nueva, con su propio precio. Añadiremos sus datos de contacto y el viaje. Se sustituirán las respuestas sin terminar de este navegador.',
  'add.action': 'Empezar con el mismo viaje',
  'data.title': 'Mis datos',
  'data.text':
    'Pida una copia de todo lo que guardamos sobre usted, o que lo eliminemos. Le responderemos por correo electrónico.',
  'data.export': 'Pedir una copia',
  'data.erasure': 'Pedir la eliminación',
  'data.erasure.text': 'Debemos conservar los registros de pago por contabilidad, sin su nombre.',
  'data.asked': 'Hemos recibido su petición y le responderemos a más tardar el {day}.',
}
