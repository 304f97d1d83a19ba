import type { Dictionary } from '../index.ts'

export const reply: Dictionary['reply'] = {
  'greeting.text': 'Hola, gracias por escribirnos. Lo estoy revisando y le respondo en un momento.',
  'reference.text':
    '¿Podría enviarme la referencia de su solicitud? Empieza por TZ- y figura en el correo que confirmó su pago.',
  'status.text':
    'Puede ver en qué punto está su solicitud y qué viene después en nuestra página «Ver estado», con la referencia y su correo electrónico.',
  'documents.text':
    'Puede añadir sus documentos con el enlace del correo que confirmó su pago. Sirve una foto hecha con el teléfono si se ven las cuatro esquinas y se lee cada línea.',
  'payment.text':
    'Su banco rechazó el pago y no se ha cobrado nada. Sus respuestas están guardadas: puede intentarlo de nuevo o usar otra tarjeta.',
  'waiting.text':
    'Su solicitud está en manos de la autoridad migratoria, que decide en su propio plazo; no podemos acelerarlo. Le escribiremos en cuanto haya una decisión.',
  'email.text':
    'Tengo que consultarlo y le responderé por correo electrónico. Su conversación sigue aquí.',
  'closing.text': '¿Puedo ayudarle en algo más? Si no, le deseo un buen viaje.',
  'help.greeting':
    '¡Hola! ¿Tiene alguna pregunta sobre su visado para Tanzania? Hágala aquí: le responde una persona.',
  'documents.greeting': '¿No sabe qué documento necesita o si su foto sirve? Pregúntenos aquí.',
  'price.greeting':
    '¿Tiene alguna duda sobre el precio o el pago? Pregúntenos aquí antes de pagar.',
}
