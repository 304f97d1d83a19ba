import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'Chatear con nosotros',
  'button.unread': 'Chatear con nosotros, mensajes nuevos: {count}',
  title: 'Chat con {company}',
  close: 'Cerrar el chat',
  menu: 'Opciones del chat',

  'attendance.here': 'Hay alguien aquí para atenderle',
  'attendance.soon': 'Nuestra oficina está abierta. Le responderemos aquí hoy.',
  'attendance.away':
    'Nuestra oficina está cerrada. Respondemos por correo electrónico. Abre el {day}, de {opens} a {closes}, hora de Londres.',

  'greeting.title': '¿En qué podemos ayudarle?',
  'greeting.text':
    'Pregunte por su visa, sus documentos o una solicitud. Una persona le lee y le responde.',
  notice: 'Somos una consultora privada, no el Gobierno.',
  privacy: 'No escriba números de pasaporte ni de tarjeta en el chat.',

  'contact.title': 'Cómo comunicarnos con usted',
  'contact.text':
    'Si se va antes de que respondamos, la respuesta le llegará por correo electrónico.',
  'contact.name': 'Nombre (opcional)',
  'contact.email': 'Correo electrónico (opcional)',
  'contact.email.wrong': 'Escriba un correo electrónico como name@example.com',
  'contact.save': 'Guardar',
  'contact.skip': 'Ahora no',
  'contact.edit': 'Cambiar su nombre o correo',
  'contact.device': '¿Ya tiene una solicitud? Reciba nuestras respuestas en este dispositivo',
  'contact.saved': 'Si no ve una respuesta aquí, le escribiremos a {email}.',
  'contact.leave.action': 'Dejar un correo',

  'application.about': 'Sobre la solicitud {reference}',
  'application.remove': 'No mencionar la solicitud {reference}',
  'application.ask': '¿Es sobre una solicitud?',
  'application.text':
    'Con su número y su correo la encontramos antes. Aquí no mostramos nada de ella.',
  'application.number': 'Número de solicitud',
  'application.email': 'Correo electrónico de la solicitud',
  'application.number.wrong': 'Escriba un número como TZ-000123',
  'application.thanks': 'Gracias, lo miraremos.',

  'message.label': 'Su mensaje',
  'message.hint': 'Enter envía; Mayús y Enter, línea nueva',
  'message.send': 'Enviar',
  'message.left': 'Caracteres restantes: {count}',
  'message.long': 'Caracteres de más: {count}. Envíelo en dos mensajes.',

  log: 'Conversación',
  loading: 'Abriendo la conversación',
  'log.you': 'Usted',
  'log.staff': 'Nuestro equipo',
  'log.from': '{name}:',
  'log.today': 'Hoy',
  'log.yesterday': 'Ayer',
  'log.new': 'Mensajes nuevos: {count}',
  'log.link': 'se abre en otra pestaña',
  'log.typing': '{name} está escribiendo',

  'state.sending': 'Enviando',
  'state.waiting': 'Se enviará cuando vuelva la conexión',
  'state.sent': 'Enviado',
  'state.seen': 'Visto',
  'state.failed': 'No enviado',
  'state.retry': 'Reintentar',
  'state.discard': 'Quitar',

  'files.add': 'Añadir archivos',
  'files.wait': 'Envíe el mensaje cuando sus archivos hayan llegado.',
  'files.missing':
    'Un archivo no ha llegado. Quítelo o inténtelo de nuevo y, después, envíe el mensaje.',
  'files.remove': 'Quitar {name}',
  'files.most': 'Un mensaje admite hasta cinco archivos.',
  'files.quota': 'Esta conversación no admite más archivos hoy.',
  'files.failed': 'El archivo no llegó.',
  'files.save': 'Guardar {name}',

  'connection.lost': 'Sin conexión. Seguimos intentándolo.',

  'transcript.send': 'Enviarme esta conversación por correo',
  'transcript.sent': 'En camino a {email}.',
  'transcript.answer': 'Podremos enviarla en cuanto alguien le haya respondido.',
  'transcript.email': 'Indique primero su correo electrónico y le enviaremos ahí la conversación.',
  'transcript.failed': 'No se pudo enviar. Inténtelo de nuevo en un momento.',

  'rating.title': '¿Le hemos ayudado?',
  'rating.good': 'Sí',
  'rating.bad': 'No',
  'rating.thanks': 'Gracias por su respuesta.',
  'greeting.close': 'Cerrar este mensaje',

  'closed.text': 'Esta conversación está cerrada. Escriba de nuevo y continuará.',
  'full.text': 'Esta conversación está llena. Empiece otra para continuar.',
  'gone.text': 'Esta conversación ya no se conserva aquí. Su próximo mensaje empezará otra.',
  'new.action': 'Empezar otra conversación',
}
