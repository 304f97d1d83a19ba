import type { Dictionary } from '../index.ts'

export const status: Dictionary['status'] = {
  title: 'Consulte su solicitud',
  tab: 'Consulte su solicitud · {company}',
  lead: 'Vea en qué punto está, a quién le toca actuar y qué viene después.',
  'form.reference': 'Referencia de la solicitud',
  'form.reference.hint': 'Figura en nuestros correos y tiene la forma TZ-000123.',
  'form.reference.required': 'Escriba la referencia de su solicitud, por ejemplo TZ-000123',
  'form.email': 'Correo electrónico',
  'form.email.hint': 'La dirección que indicó en la solicitud.',
  'form.email.required': 'Escriba el correo electrónico que indicó en la solicitud',
  'form.action': 'Ver estado',
  'form.another': 'Consultar otra solicitud',
  'form.lost':
    '¿No tiene la referencia a mano? Está en el asunto de nuestros correos. También puede escribir a {email} e indicar su nombre y la fecha del viaje.',
  'own.title': 'En este navegador',
  'own.text': 'Hizo la solicitud con este navegador, así que se abren sin correo electrónico.',
  'own.line': 'hecha el {day}',
  loading: 'Buscando su solicitud',
  'offline.title': 'No podemos consultarla',
  checked: 'Consultado: {time}. Se repite cada minuto mientras esta página esté abierta.',

  'state.pending': 'Pendiente',
  'state.paid': 'Pagada',
  'state.processing': 'En trámite',
  'state.approved': 'Aprobada',
  'state.rejected': 'Rechazada',

  'now.payment.title': 'El siguiente paso es el pago',
  'now.payment.text':
    'Sus respuestas están guardadas y no se ha cobrado nada. Empezamos en cuanto recibamos el pago y los documentos.',
  'now.payment.elsewhere':
    'Para pagar, abra esta página en el navegador con el que hizo la solicitud o use el enlace de nuestro correo.',
  'now.payment.action': 'Pagar ahora',
  'now.documents.title': 'Esperamos sus documentos',
  'now.documents.text':
    'Hemos recibido su pago. Añada los documentos que faltan y pulse «Finalizar solicitud».',
  'now.documents.text.by':
    'Hemos recibido su pago. Añada los documentos que faltan y pulse «Finalizar solicitud» a más tardar el {day}.',
  'now.documents.complete':
    'Todos los documentos están subidos. Pulse «Finalizar solicitud» para entregarlos.',
  'now.documents.elsewhere':
    'Para añadir documentos, abra esta página en el navegador con el que hizo la solicitud o use el enlace de nuestro correo.',
  'now.documents.action': 'Añadir documentos',
  'now.documents.finish': 'Finalizar solicitud',
  'now.asked.title': 'Necesitamos que envíe un documento nuevo',
  'now.asked.text':
    'Algo de lo que nos envió no se puede presentar tal como está. La página de documentos indica qué es y por qué.',
  'now.asked.text.by':
    'Algo de lo que nos envió no se puede presentar tal como está. La página de documentos indica qué es y por qué. Envíe otro a más tardar el {day} para que podamos cumplir el plazo.',
  'now.asked.action': 'Enviar documento nuevo',
  'now.review.title': 'Estamos revisando su pago',
  'now.review.text':
    'La pasarela de pago ha comunicado algo que no concuerda con este pedido. Una persona lo está revisando. No pague de nuevo: le escribiremos.',
  'now.checking.title': 'Estamos revisando su solicitud',
  'now.checking.text':
    'Usted no tiene que hacer nada más. La presentaremos ante la autoridad migratoria.',
  'now.checking.text.by':
    'Usted no tiene que hacer nada más. La presentaremos ante la autoridad migratoria a más tardar el {day}.',
  'now.deciding.title': 'La autoridad migratoria decide',
  'now.deciding.text':
    'Hemos presentado su solicitud. La autoridad migratoria tarda oficialmente unos {days} días, y nadie puede acortar ese plazo. Recibirá la decisión por correo electrónico.',
  'now.partly.title': '{count} de {total} visas están aprobadas',
  'now.partly.first': 'Ya hay una primera decisión',
  'now.partly.filed':
    '{count, plural, one {La solicitud de {names} sigue} other {Las solicitudes de {names} siguen}} en manos de la autoridad migratoria.',
  'now.partly.ahead':
    '{count, plural, one {La solicitud de {names} aún no se ha presentado} other {Las solicitudes de {names} aún no se han presentado}}.',
  'now.partly.rejected':
    '{count, plural, one {La solicitud de {names} no fue aprobada} other {Las solicitudes de {names} no fueron aprobadas}}; le hemos escrito.',
  'now.partly.more': '{count, plural, one {# persona más} other {# personas más}}',
  'now.approved.title': 'Su visa está aprobada',
  'now.approved.text':
    'Descárguela, compruebe cada nombre, número y fecha, y lleve consigo una copia impresa.',
  'now.rejected.title': 'Su solicitud no se aprobó',
  'now.rejected.text':
    'Esta solicitud no fue aprobada por la autoridad migratoria o no superó nuestra revisión. Le hemos escrito; si tiene preguntas, escriba a {email} e indique {reference}.',
  'now.withdrawn.title': 'Esta solicitud fue cancelada',
  'now.withdrawn.text':
    'No habrá más trámites. Lo que se le devuelve de su pago está en nuestro correo.',
  'now.refunded.title': 'Esta solicitud se ha reembolsado',
  'now.refunded.text':
    'El pago se ha devuelto y esta solicitud no sigue adelante. Los bancos pueden tardar unos días en mostrarlo.',

  'change.title': 'Cambiar su pedido',
  'change.lead':
    'Hasta que presentemos su solicitud puede elegir otra visa o un servicio más rápido. Solo paga la diferencia.',
  'change.visa': 'Visa',
  'change.speed': 'Plazo de tramitación',
  'change.expected': 'Lista para presentar el',
  'change.expected.documents':
    'Contado desde hoy. La fecha depende de cuándo estén completos sus documentos.',
  'change.difference': 'Diferencia',
  'change.total': 'Nuevo total',
  'change.documents':
    'Esta visa exige más documentos. Después de pagar, añádalos y vuelva a completar la solicitud.',
  'change.pay': 'Pagar {amount} más',
  'change.help': 'Escriba a {email} e indique {reference}.',
  'change.leaving': 'Abriendo la página de pago',

  'travellers.title': 'Viajeros',
  'travellers.all': 'Mostrar los {count}',
  'travellers.fallback': 'Viajero {number}',
  'applicant.collecting': 'Faltan documentos',
  'applicant.ready': 'Lista para presentar',
  'applicant.filed': 'En la autoridad',
  'applicant.approved': 'Aprobada',
  'applicant.rejected': 'No aprobada',
  'applicant.withdrawn': 'Retirada',
  'applicant.filed.on': 'Presentada el {day}',
  'applicant.decided.on': 'Decidida el {day}',
  'applicant.reason': 'Motivo: {reason}',
  'travellers.decided': '{decided} de {total} decididas',
  'download.of': 'Descargar la visa de {name}',
  'download.all': 'Todas las visas en un ZIP',
  'timeline.moved.filed': 'Presentada para {names}',
  'timeline.moved.approved': 'Aprobada para {names}',
  'timeline.moved.rejected': 'No aprobada para {names}',
  'timeline.moved.withdrawn': 'Retirada para {names}',
  'timeline.moved.open': 'Abierta de nuevo para {names}',
  'timeline.moved.more': '{count} más',
  'turn.traveller': 'Le toca a usted',
  'turn.us': 'Nos toca a nosotros',
  'turn.authority': 'Autoridad migratoria',
  'turn.nobody': 'Terminado',
  'action.pay': 'Pagar la solicitud',
  'action.upload': 'Añadir los documentos que faltan',
  'action.replace': 'Enviar un documento nuevo',
  'action.complete': 'Pulsar «Finalizar solicitud»',
  'action.wait': 'No tiene que hacer nada',
  'action.wait.by': 'No tiene que hacer nada. La presentaremos a más tardar el {day}',
  'action.download': 'Descargar la visa',
  'action.by': '{action}, a más tardar el {day}',

  'timeline.title': 'Cronología',
  'timeline.past': 'Hecho',
  'timeline.present': 'Ahora',
  'timeline.expected': 'Previsto',
  'timeline.created': 'Solicitud creada',
  'timeline.paid': 'Pago recibido',
  'timeline.completed': 'Documentos completos',
  'timeline.processing': 'Presentada ante la autoridad migratoria',
  'timeline.approved': 'Aprobada',
  'timeline.rejected': 'No aprobada',
  'timeline.pending': 'Abierta de nuevo',
  'timeline.now.payment': 'A la espera de su pago',
  'timeline.now.documents': 'A la espera de sus documentos',
  'timeline.now.asked': 'A la espera de que envíe un documento nuevo',
  'timeline.now.review': 'Una persona revisa el pago',
  'timeline.now.checking': 'Revisamos las respuestas y los documentos',
  'timeline.now.deciding': 'La autoridad migratoria decide',
  'timeline.now.partly': 'La autoridad migratoria decide sobre los demás',
  'timeline.next.paid': 'Pago',
  'timeline.next.completed': 'Sus documentos',
  'timeline.next.processing': 'La presentamos ante la autoridad migratoria',
  'timeline.next.decision': 'Decisión de la autoridad migratoria',
  'timeline.by': 'A más tardar el {day}',
  'timeline.about': 'Hacia el {day}',

  'details.title': 'Datos de la solicitud',
  'details.visa': 'Visa',
  'details.speed': 'Nuestra gestión',
  'details.status': 'Estado',
  'details.travellers': 'Viajeros',
  'details.made': 'Fecha de creación',
  'details.paid': 'Fecha de pago',
  'details.total': 'Total',
  'details.agreement': 'Contrato firmado',
  'details.agreement.open': 'Descargar el PDF',
  'visa.tourist': 'Turismo, una entrada',
  'visa.tourist_multiple': 'Turismo, entradas múltiples',
  'visa.business': 'Negocios',
  'visa.transit': 'Tránsito',
  'speed.normal': '5-7 días hábiles',
  'speed.urgent': '2-3 días hábiles',
  'speed.super_urgent': '24 horas',

  'download.action': 'Descargar visa',
  'download.done': 'Su visa se ha descargado.',
  'download.check': 'Cualquiera puede comprobar que este archivo es nuestro: {link}',
  'download.why':
    'La visa muestra datos del pasaporte. Para asegurarnos de que es usted, enviamos un código de seis cifras a {email}.',
  'download.send': 'Enviar el código',
  'download.sent': 'Hemos enviado un código a {email}. Caduca a los 15 minutos.',
  'download.code': 'Código de seis cifras',
  'download.code.required': 'Escriba las seis cifras de nuestro correo',
  'download.resend': 'Enviar otro código',
  'download.failed': 'No se pudo descargar la visa',

  'reminders.title': '¿Detener los recordatorios?',
  'reminders.text':
    'Enviamos como máximo dos recordatorios de una solicitud sin pagar y dos de los documentos que faltan. Seguirá recibiendo los correos sobre la decisión.',
  'reminders.action': 'Detener recordatorios',
  'reminders.done': 'No recibirá más recordatorios sobre esta solicitud.',

  'check.tab': 'Comprobar una visa o un contrato · {company}',
  'check.title': 'Comprobar una visa o un contrato',
  'check.lead':
    '¿Este archivo es realmente de {company}? Aquí puede averiguarlo, tanto si es una visa que enviamos como un contrato firmado con nosotros.',
  'check.file.title': 'Con el archivo',
  'check.file.text':
    'El archivo se queda en su dispositivo: solo se compara su código de comprobación.',
  'check.file.original': 'Elija el archivo tal como llegó, no un escaneo ni una foto.',
  'check.file.drop': 'Arrastre aquí el archivo',
  'check.file.choose': 'Elegir el archivo',
  'check.file.reading': 'Calculando el código',
  'check.file.unreadable': 'No se puede leer este archivo. Elíjalo de nuevo.',
  'check.file.insecure':
    'Este navegador solo calcula el código de comprobación en páginas seguras (https). Escriba usted el código.',
  'check.hash.title': 'Con el código de comprobación',
  'check.hash.label': 'Código (SHA-256)',
  'check.hash.hint':
    '64 letras y cifras, impresas al final del contrato. Los espacios no importan.',
  'check.hash.required': 'Escriba el código de comprobación',
  'check.hash.malformed': 'El código tiene 64 caracteres: cifras y letras de la a a la f',
  'check.action': 'Comprobar el código',
  'check.found.title': 'Este contrato se firmó aquí',
  'check.found.text': 'Firmado el {moment}. Desde entonces no se ha cambiado ni una letra.',
  'check.found.undated': 'Desde entonces no se ha cambiado ni una letra.',
  'check.visa.sent.title': 'Esta visa la enviamos nosotros',
  'check.visa.sent.text':
    'Enviada el {day}. Desde entonces no se ha cambiado nada en el archivo. Si es válida lo decide la autoridad migratoria.',
  'check.visa.replaced.title': 'Enviamos esta visa y después una más reciente',
  'check.visa.replaced.text':
    'Enviada el {day} y sustituida por una más reciente el {replaced}. Pida el archivo más reciente.',
  'check.visa.withdrawn.title': 'Enviamos esta visa y después la retiramos',
  'check.visa.withdrawn.text':
    'Enviada el {day} y retirada más tarde. No se fíe de este archivo. En caso de duda, escríbanos a {email}.',
  'check.none.title': 'Nunca enviamos este archivo',
  'check.none.text':
    'En los últimos {years} años no hemos enviado ninguna visa ni firmado ningún contrato con este código de comprobación. Puede que el archivo se haya modificado, impreso y escaneado, o guardado de nuevo con otro programa: en ese caso, pida el original. En caso de duda, escríbanos a {email}.',
  'check.compared': 'Comparado: {hash}',
}
