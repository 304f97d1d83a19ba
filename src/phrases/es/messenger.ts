import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
  words: 'Conectar mi solicitud de visa: {code}',
  'news.status':
    'Novedades de su solicitud de visa {reference}: ha cambiado su estado. Léalo aquí: {link} Responda STOP para dejar de recibir estos mensajes.',
  'news.decision':
    'Hay una decisión sobre su solicitud de visa {reference}. Léala aquí: {link} Responda STOP para dejar de recibir estos mensajes.',
  'news.documents':
    'Necesitamos algo de usted para su solicitud de visa {reference}. Vea qué falta: {link} Responda STOP para dejar de recibir estos mensajes.',
  'news.refund':
    'Le reembolsamos dinero de su solicitud de visa {reference}. Lea cuánto y cuándo: {link} Responda STOP para dejar de recibir estos mensajes.',
  'news.cancellation':
    'Hemos respondido a su petición de cancelar en la solicitud de visa {reference}. Léalo aquí: {link} Responda STOP para dejar de recibir estos mensajes.',
  'news.answer':
    'Le hemos escrito sobre su solicitud de visa {reference}. Lea y responda aquí: {link} Responda STOP para dejar de recibir estos mensajes.',
  'news.reminder':
    'Aún falta algo en su solicitud de visa {reference}. Continúe aquí: {link} Responda STOP para dejar de recibir estos mensajes.',
  'news.reopen':
    'Le saluda {company}: tenemos una respuesta para usted. Responda a este mensaje y se la enviaremos. Responda STOP para dejar de recibir estos mensajes.',
  'reply.connected':
    'Conectado con su solicitud de visa {reference}. Aquí recibirá lo que también le enviamos por correo electrónico y podrá escribirnos. Responda STOP para terminar.',
  'reply.code-wrong':
    'Este código ya no es válido. Abra «Mi solicitud» en nuestro sitio y elija «Conectar» de nuevo: {link}',
  'reply.code-paused':
    'Varios códigos no coincidían, así que durante una hora no probaremos ninguno más de aquí. Después abra «Mi solicitud» en nuestro sitio y elija «Conectar» de nuevo: {link}',
  'reply.stopped':
    'Ya no recibirá más mensajes nuestros aquí. Le escribiremos por correo electrónico. Envíe START para recibirlos de nuevo.',
  'reply.started': 'Volverá a recibir mensajes nuestros aquí. Envíe STOP para dejar de recibirlos.',
  'reply.away':
    'Gracias, su mensaje ha llegado. Nuestra oficina está cerrada y abre de nuevo el {opening}. {status}',
  'file.refused': '{company}: 📎 {name} no ha llegado. {reason}',
  'file.gone':
    'No hemos podido obtener el archivo de la aplicación de mensajería. Envíelo de nuevo.',
  'reply.away.status': 'Estado de su solicitud de visa {reference}: {status}.',
  'letter.offer': 'Las novedades también pueden llegarle por {messengers}.',
  'letter.action': 'Conéctela en la página «Mi solicitud»',
  'step.tick': 'Enviarme novedades también por WhatsApp',
  'step.consent':
    '{company} enviará entonces mensajes breves a este número: la referencia de su solicitud y un enlace, nada más. Responda STOP para terminar en cualquier momento. En todo caso le escribiremos por correo electrónico.',
  'step.telegram':
    'Las novedades también pueden llegarle por Telegram: cuando haya enviado la solicitud, conéctelo en la página «Mi solicitud».',
  'step.none':
    'Las novedades llegan por correo electrónico. No las enviamos por {channel}, pero es posible que alguien de nuestro equipo le escriba allí.',
  'own.title': 'Novedades en su aplicación de mensajería',
  'own.offer': 'Recibir novedades también en su aplicación de mensajería',
  'own.connect': 'Conectar {messenger}',
  'own.again': 'Conectar {messenger} de nuevo',
  'own.claimed':
    'Las novedades llegan allí solo con un enlace. Conéctela para leer más allí y respondernos.',
  'own.news.on': 'Conectado. Las novedades también llegan allí, y puede escribirnos.',
  'own.news.off':
    'Conectado. Las novedades llegan solo por correo electrónico; allí respondemos a lo que nos escriba.',
  'own.turn.on': 'Enviar novedades también allí',
  'own.turn.off': 'Solo por correo electrónico',
  'own.end': 'Desconectar',
  'own.ended.stop':
    'Terminado el {moment}: usted escribió STOP. Las novedades llegan solo por correo electrónico.',
  'own.ended.blocked':
    'Terminado el {moment}: usted nos bloqueó allí. Las novedades llegan solo por correo electrónico.',
  'own.ended.unreachable':
    'Terminado el {moment}: nuestros mensajes no se pudieron entregar allí. Las novedades llegan solo por correo electrónico.',
  'own.ended.replaced':
    'Terminado el {moment}: lo sustituye otro número o nombre. Las novedades llegan solo por correo electrónico.',
  'own.ended.moved':
    'Terminado el {moment}: cambió el correo electrónico de esta solicitud. Las novedades llegan solo por correo electrónico.',
  'own.ended.traveller':
    'Desconectado aquí el {moment}. Las novedades llegan solo por correo electrónico.',
  'own.ended.staff':
    'Lo desconectamos el {moment}. Las novedades llegan solo por correo electrónico.',
  'own.how.whatsapp':
    'Envíenos el mensaje de abajo desde su WhatsApp. Ya está escrito: solo pulse Enviar.',
  'own.how.telegram': 'Telegram abre nuestra conversación. Allí solo pulse Iniciar.',
  'own.how.sms':
    'Envíenos el mensaje de abajo por SMS desde su teléfono. Ya está escrito: solo pulse Enviar.',
  'own.means':
    'Después le enviaremos allí las novedades de esta solicitud y podrá escribirnos. Nunca enviamos allí números de pasaporte, fechas de nacimiento ni documentos. Escriba STOP para terminar.',
  'own.sandbox': 'Una mensajería de prueba: nadie recibe un mensaje de verdad.',
  'own.scan': 'Escanéelo con la cámara de su teléfono',
  'own.scan.label': 'Código QR que abre {messenger} en su teléfono',
  'own.open': 'Abrir {messenger}',
  'own.until': 'El mensaje vale una sola vez, hasta las {time}.',
  'own.waiting': 'Esperamos su mensaje',
  'own.done': '{messenger} está conectado.',
  'own.close': 'Cerrar',
  'own.late': 'Ese mensaje ya no vale.',
  'own.renew': 'Crear uno nuevo',
  'own.hint': 'Le responderemos aquí, por correo a {email} y por {messenger}.',
}
