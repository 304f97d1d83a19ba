import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Hola, {name}:',
  'footer.private':
    '{company} es una consultora privada y no forma parte de ningún gobierno. También puede presentar la solicitud en el sitio oficial, {officialSite}.',
  'footer.contact': '¿Tiene preguntas? Responda a este correo o escriba a {email}.',
  'footer.stop': 'No recibir más recordatorios sobre esta solicitud',
  'fact.reference': 'Referencia',
  'fact.paidAt': 'Fecha de pago',
  'fact.payment': 'Pago',
  'fact.visa': 'Visa',
  'fact.travellers': 'Viajeros',
  'fact.total': 'Total',
  'fact.status': 'Estado',
  'fact.attached': 'Adjunto',
  message: 'De la persona que se ocupa de su solicitud',
  'status.pending': 'Pendiente',
  'status.paid': 'Pagada',
  'status.processing': 'En trámite',
  'status.approved': 'Aprobada',
  'status.rejected': 'Rechazada',
  'next.title': 'Qué sucede ahora',

  'payment-confirmed.subject': 'Hemos recibido el pago de {reference}: añada sus documentos',
  'payment-confirmed.preview': 'Su recibo y lo único que le queda por hacer.',
  'payment-confirmed.title': 'Hemos recibido su pago',
  'payment-confirmed.text.attached': 'Gracias. Su recibo va adjunto en PDF.',
  'payment-confirmed.text.online': 'Gracias. Encontrará su recibo en la página de estado.',
  'payment-confirmed.agreement': 'El contrato que firmó va adjunto en PDF.',
  'payment-confirmed.action': 'Ir a los documentos',
  'payment-confirmed.next.1':
    '{count, plural, one {Añada los documentos del viajero. Sirven las fotos nítidas hechas con el teléfono.} other {Añada los documentos de los # viajeros. Sirven las fotos nítidas hechas con el teléfono.}}',
  'payment-confirmed.next.2.normal':
    'Revisamos todo y lo presentamos en un plazo de 5 a 7 días hábiles.',
  'payment-confirmed.next.2.urgent':
    'Revisamos todo y lo presentamos en un plazo de 2 a 3 días hábiles.',
  'payment-confirmed.next.2.super_urgent':
    'Revisamos todo y lo presentamos en un plazo de 24 horas.',
  'payment-confirmed.next.3':
    'Decide la autoridad migratoria. Nadie puede acortar su plazo. La decisión llega a esta dirección.',
  'payment-confirmed.next.3.by':
    'Decide la autoridad migratoria: hacia el {day}, si recibimos hoy sus documentos. Nadie puede acortarlo. La decisión llega a esta dirección.',
  'payment-confirmed.link': 'El botón abre su pedido sin contraseña. No reenvíe este correo.',

  'order-amended.subject': '{reference}: su pedido ha cambiado',
  'order-amended.preview': 'Lo que ha pedido ahora y para cuándo estará listo.',
  'order-amended.title': 'Su pedido ha cambiado',
  'order-amended.text.paid':
    'Gracias. Hemos recibido su pago de {amount} y el cambio está hecho. Este correo es su recibo: consérvelo.',
  'order-amended.text.staff':
    'Según lo acordado, hemos cambiado su pedido. Si le corresponde un reembolso, recibirá otro correo.',
  'order-amended.receipt': 'El recibo va adjunto en PDF.',
  'order-amended.documents':
    'Esta visa exige más documentos que antes. Añádalos y vuelva a completar la solicitud.',
  'order-amended.due': 'Presentaremos la solicitud a más tardar el {day}.',
  'order-amended.action.status': 'Ver el estado',
  'order-amended.action.documents': 'Añadir documentos',

  'documents-received.subject': '{reference}: tenemos todo lo que necesitamos',
  'documents-received.preview':
    'No tiene que hacer nada más. Esto es lo que sucede ahora y en qué plazo.',
  'documents-received.title': 'Tenemos sus documentos',
  'documents-received.text':
    '{count, plural, one {Han llegado todos los documentos del viajero.} other {Han llegado todos los documentos de los # viajeros.}} Usted no tiene que hacer nada más.',
  'documents-received.action': 'Ver el estado',
  'documents-received.next.1':
    'Revisamos todo y lo presentamos a más tardar el {day}. Si hay que corregir algo, le escribiremos.',
  'documents-received.next.2':
    'Decide la autoridad migratoria. Ninguna rapidez nuestra acorta su plazo.',
  'documents-received.next.2.by':
    'Decide la autoridad migratoria, hacia el {day} si cumple el plazo que anuncia. Ninguna rapidez nuestra lo acorta.',
  'documents-received.next.3':
    'Recibirá la decisión por correo electrónico, con la visa para descargar.',
  'documents-received.hold': 'No reserve nada que no se pueda cambiar antes de tener la visa.',

  'reminder-payment.subject': '{reference}: sus respuestas están guardadas, falta el pago',
  'reminder-payment.preview': 'Siga donde lo dejó. No se ha cobrado nada.',
  'reminder-payment.title': 'Su solicitud todavía no está pagada',
  'reminder-payment.text':
    'Sus respuestas de {reference} están guardadas. No se ha cobrado nada y no se presenta nada antes del pago.',
  'reminder-payment.text.last':
    'Sus respuestas de {reference} siguen guardadas. Este es nuestro último recordatorio; si ya no necesita la visa, no tiene que hacer nada.',
  'reminder-payment.action': 'Ir al pago',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {queda un último paso} one {todavía falta un documento} other {todavía faltan # documentos}}',
  'reminder-documents.preview': 'Empezamos en cuanto tengamos los documentos.',
  'reminder-documents.title': 'Todavía faltan documentos',
  'reminder-documents.text':
    'Su solicitud {reference} está pagada. Empezamos en cuanto tengamos estos documentos:',
  'reminder-documents.text.last':
    'Su solicitud {reference} está pagada y a la espera de estos documentos. Este es nuestro último recordatorio, pero la solicitud sigue abierta.',
  'reminder-documents.more': '{count, plural, one {y un viajero más} other {y # viajeros más}}',
  'reminder-documents.title.complete': 'Queda un último paso',
  'reminder-documents.text.complete':
    'Tenemos todos los documentos de {reference}, pero la solicitud no se ha finalizado. Mírelos una vez más y pulse «Finalizar solicitud»: entonces empezaremos.',
  'reminder-documents.action': 'Añadir documentos',
  'reminder-documents.action.complete': 'Finalizar la solicitud',
  'reminder-documents.help':
    '¿Algo no funciona o le falta un documento? Responda a este correo y cuéntenoslo.',

  'own-part-asked.subject.named': '{name} le pide que rellene su parte para un visado de Tanzania',
  'own-part-asked.subject.plain': 'Su parte de una solicitud de visado para Tanzania',
  'own-part-asked.preview': 'Un formulario, solo el suyo. Sin cuenta y sin pagar nada.',
  'own-part-asked.title': 'Rellene su parte',
  'own-part-asked.text.named':
    '{name} está solicitando visados para Tanzania con {company} y le pide que rellene su parte: sus datos tal como figuran en el pasaporte y, más adelante, sus documentos.',
  'own-part-asked.text.plain':
    'Alguien con quien viaja está solicitando visados para Tanzania con {company} y le pide que rellene su parte: sus datos tal como figuran en el pasaporte y, más adelante, sus documentos.',
  'own-part-asked.sees':
    'El enlace abre solo su propio formulario, en cualquier dispositivo y sin cuenta. No paga nada. Quien lo envió ve sus respuestas, las envía y paga.',
  'own-part-asked.action': 'Abrir mi formulario',
  'own-part-asked.ignore':
    '¿No sabe de quién es? Ignore este correo: sin usted no pasa nada. Aquí nunca pedimos dinero ni contraseñas.',
  'own-part-reminder.subject': 'Su parte de una solicitud de visado para Tanzania sigue pendiente',
  'own-part-reminder.title': 'Su parte sigue pendiente',
  'own-part-reminder.answers':
    'La solicitud solo puede avanzar cuando su parte esté completa. Lo que ya escribió está guardado; el mismo enlace lo abre.',
  'own-part-reminder.documents':
    'La solicitud está pagada y aún faltan sus documentos. El mismo enlace lleva a ellos.',
  'own-part-finished.subject.all': 'Todos los viajeros han terminado su parte',
  'own-part-finished.subject.some':
    '{count, plural, one {Un viajero ha terminado su parte} other {# viajeros han terminado su parte}}',
  'own-part-finished.text': 'Terminado: {names}.',
  'own-part-finished.left':
    '{count, plural, one {Otro viajero tiene un enlace y aún no ha terminado.} other {Otros # viajeros tienen un enlace y aún no han terminado.}}',
  'own-part-finished.next':
    'Abra la solicitud en el navegador en el que la empezó, revise las respuestas y pase al pago.',
  'own-part-finished.action': 'Continuar la solicitud',

  'continue-link.subject': 'Su enlace para continuar con la solicitud',
  'continue-link.preview': 'Funciona una sola vez y caduca a los {minutes} minutos.',
  'continue-link.title': 'Continúe en otro navegador',
  'continue-link.text':
    'Abra este correo en el dispositivo en el que quiera continuar y pulse el botón. El enlace funciona una sola vez y caduca a los {minutes} minutos.',
  'continue-link.action': 'Continuar la solicitud',
  'continue-link.ignore':
    '¿No pidió este enlace? Entonces ignore este correo: si no lo usa, no sucede nada.',

  'draft-reminder.subject': 'Su solicitud de visado para Tanzania está sin terminar',
  'draft-reminder.preview': 'Los datos se guardan hasta el {date}.',
  'draft-reminder.title': 'Continúe donde lo dejó',
  'draft-reminder.text':
    'Empezó con nosotros una solicitud de visado para Tanzania y no la ha terminado. Sus datos se guardan hasta el {date} y después se borran. No se ha cobrado ni presentado nada.',
  'draft-reminder.action': 'Continuar la solicitud',
  'draft-reminder.once':
    'El botón funciona una sola vez, en cualquier dispositivo. Este es el único recordatorio que enviamos.',
  'draft-reminder.ignore': '¿No fue usted o ya no la necesita?',
  'draft-reminder.forget': 'Olvidarla',

  'staff-invitation.subject.new': 'Su invitación para trabajar con nosotros',
  'staff-invitation.subject.reset': 'Elija una contraseña nueva',
  'staff-invitation.preview':
    'Funciona una sola vez y caduca al cabo de {days, plural, one {# día} other {# días}}.',
  'staff-invitation.title': 'Le damos la bienvenida, {name}',
  'staff-invitation.new':
    '{inviter} le envía una invitación al área de personal de {company}. Pulse el botón, elija una contraseña y ya podrá entrar.',
  'staff-invitation.reset':
    '{inviter} le permite volver a empezar en el área de personal de {company}. Pulse el botón y elija una contraseña nueva. El segundo factor que tenía se ha eliminado: configúrelo de nuevo después.',
  'staff-invitation.action': 'Elegir contraseña',
  'staff-invitation.ignore':
    'El botón funciona una sola vez y caduca al cabo de {days, plural, one {# día} other {# días}}. ¿No esperaba este correo? Entonces ignórelo y avise a la persona responsable de la oficina.',

  'status-changed.subject.pending': '{reference} está abierta de nuevo',
  'status-changed.subject.paid': '{reference}: su pago está registrado',
  'status-changed.subject.processing': '{reference} está en manos de la autoridad migratoria',
  'status-changed.subject.approved': '{reference} está aprobada',
  'status-changed.subject.rejected': '{reference}: la decisión sobre su solicitud',
  'status-changed.preview': 'Su solicitud ha cambiado de estado. Esto es lo que significa.',
  'status-changed.title.pending': 'Su solicitud está abierta de nuevo',
  'status-changed.title.paid': 'Su pago está registrado',
  'status-changed.title.processing': 'Su solicitud está en trámite',
  'status-changed.title.approved': 'Su solicitud está aprobada',
  'status-changed.title.rejected': 'Su solicitud fue rechazada',
  'status-changed.text.pending':
    'Hemos abierto de nuevo su solicitud. La página de estado indica qué queda por hacer.',
  'status-changed.text.paid':
    'Su solicitud consta ahora como pagada. La página de estado indica si todavía necesitamos algo de usted.',
  'status-changed.text.processing':
    'Hemos revisado sus documentos y presentado la solicitud. Ahora decide la autoridad migratoria; nadie puede acortar ese plazo. Le escribiremos en cuanto haya una decisión.',
  'status-changed.text.approved':
    'Su solicitud está aprobada. Encontrará el documento en la página de estado.',
  'status-changed.text.rejected':
    'La decisión sobre su solicitud es negativa. Sabemos que no es lo que esperaba.',
  'status-changed.rejected':
    '¿Quiere saber más o volver a presentar una solicitud? Responda a este correo: lo lee una persona.',
  'status-changed.action': 'Ver el estado',

  'staff-message.subject': '{reference}: un mensaje sobre su solicitud',
  'staff-message.preview': 'De la persona que se ocupa de ella.',
  'staff-message.title': 'Un mensaje sobre su solicitud',
  'staff-message.reply': 'Puede responder a este correo: lo lee una persona.',
  'visa-approved.subject': '{reference}: su visa está lista',
  'visa-approved.preview': 'El documento va adjunto. Compruébelo antes de viajar.',
  'visa-approved.title': 'Su visa está aprobada',
  'visa-approved.text':
    'Buenas noticias: su solicitud está aprobada. El documento va adjunto a este correo y también puede descargarlo en la página de estado.',
  'visa-approved.action': 'Descargar visa',
  'visa-approved.next': 'Antes de viajar',
  'visa-approved.next.1':
    'Compruebe letra por letra el nombre, el número de pasaporte y las fechas. ¿Hay algún error? Responda a este correo de inmediato.',
  'visa-approved.next.2': 'Imprima el documento y guarde una copia en su teléfono.',
  'visa-approved.next.3':
    'Lleve el pasaporte con el que hizo la solicitud. El agente de la frontera tiene la última palabra sobre la entrada.',
  'visa-approved.next.4':
    'Quien dude del documento puede comprobar en {address} que lo enviamos nosotros.',

  'partly.approved': '{approved} de {total} están aprobadas.',
  'partly.filed':
    '{count, plural, one {La solicitud de {names} sigue en manos de la autoridad migratoria.} other {Las solicitudes de {names} siguen en manos de la autoridad migratoria.}}',
  'partly.open':
    '{count, plural, one {La solicitud de {names} aún no se ha presentado.} other {Las solicitudes de {names} aún no se han presentado.}}',
  'partly.more': '{count} más',
  'applicant-decided.subject.filed': '{reference}: presentada para {names}',
  'applicant-decided.subject.rejected': '{reference}: la decisión sobre {names}',
  'applicant-decided.subject.withdrawn': '{reference}: retirada para {names}',
  'applicant-decided.subject.ready': '{reference}: abierta de nuevo para {names}',
  'applicant-decided.preview': 'Qué se ha decidido y qué significa para usted.',
  'applicant-decided.title.filed': 'Presentada para {names}',
  'applicant-decided.title.rejected': 'La decisión sobre {names}',
  'applicant-decided.title.withdrawn': 'Retirada para {names}',
  'applicant-decided.title.ready': 'Abierta de nuevo para {names}',
  'applicant-decided.text.filed':
    'Hemos revisado los documentos y presentado la solicitud de {names}. Ahora decide la autoridad migratoria; nadie puede acortar ese plazo. Le escribiremos en cuanto haya una decisión.',
  'applicant-decided.text.rejected':
    'La decisión sobre la solicitud de {names} es negativa. Sabemos que no es lo que esperaba.',
  'applicant-decided.text.withdrawn': 'La solicitud de {names} ha terminado: ha sido retirada.',
  'applicant-decided.text.ready':
    'Hemos abierto de nuevo la solicitud de {names}. La página de estado indica si necesitamos algo de usted.',
  'applicant-decided.reason': 'El motivo',
  'applicant-decided.rejected.next.1':
    '¿Quiere saber más sobre el motivo? Responda a este correo: lo lee una persona.',
  'applicant-decided.rejected.next.2':
    'Qué se reembolsa y qué no figura en nuestra política de reembolso: {address}',
  'applicant-decided.rejected.next.3':
    'Puede volver a presentar una solicitud. Antes veremos con usted qué se puede corregir.',
  'applicant-decided.withdrawn.next':
    '¿No lo esperaba? Responda enseguida a este correo. Qué se reembolsa figura en nuestra política de reembolso: {address}',
  'visa-approved.text.some':
    'Buenas noticias: la solicitud de {names} está aprobada. El documento va adjunto a este correo y también puede descargarlo en la página de estado.',

  'documents-asked.subject':
    '{reference}: necesitamos {count, plural, one {un documento nuevo} other {# documentos nuevos}}',
  'documents-asked.preview':
    '{count, plural, one {Un documento no sirve.} other {# documentos no sirven.}} Aquí le explicamos por qué y cómo enviar uno mejor.',
  'documents-asked.title':
    '{count, plural, one {Necesitamos que envíe un documento nuevo} other {Necesitamos que envíe # documentos nuevos}}',
  'documents-asked.text':
    'Hemos revisado los documentos de {reference}. {count, plural, one {Este} other {Estos}} no se {count, plural, one {puede presentar tal como está} other {pueden presentar tal como están}}:',
  'documents-asked.action':
    '{count, plural, one {Enviar documento nuevo} other {Enviar documentos nuevos}}',
  'documents-asked.reply':
    'Lo necesitamos a más tardar el {day} para poder cumplir el plazo. Todo lo demás que nos envió queda como está.',

  'refund-made.subject': '{reference}: su reembolso está en camino',
  'refund-made.preview': 'Se devuelve a la tarjeta con la que pagó.',
  'refund-made.title': 'Le hemos hecho el reembolso',
  'refund-made.text.refund':
    'Según lo acordado, no seguimos adelante con esta solicitud y le devolvemos lo que prevé nuestra política de reembolsos.',
  'refund-made.text.cancellation':
    'Su solicitud está cancelada, como usted pidió. Le devolvemos lo que prevé nuestra política de reembolsos.',
  'refund-made.text.duplicate':
    'Su pago nos llegó dos veces. Le devolvemos el segundo íntegramente.',
  'refund-made.text.service-failed':
    'Algo falló por nuestra parte. Lo sentimos y le devolvemos el dinero.',
  'refund-made.text.late':
    'No presentamos su solicitud en la fecha prometida. Usted pagó por una tramitación más rápida, así que le devolvemos ese recargo. Su solicitud sigue su curso.',
  'refund-made.text.amended':
    'Su pedido cuesta ahora menos, según lo acordado. Le reembolsamos la diferencia que prevé nuestra política de reembolsos.',
  'refund-made.text.lapsed':
    'Su pago por un cambio llegó cuando el cambio ya no era posible. Su pedido sigue como estaba y le reembolsamos ese pago íntegramente.',
  'refund-made.text.part':
    'Según lo acordado, le reembolsamos una parte de lo pagado por esta solicitud.',
  'refund-made.withdrawn': '{name} ya no forma parte de la solicitud. Para los demás continúa.',
  'refund-made.before': 'Reembolsado antes',
  'refund-made.open': 'Sigue pagado por la solicitud',
  'refund-made.paid': 'Usted pagó',
  'refund-made.kept': 'Retenido por nosotros',
  'refund-made.amount': 'Reembolsado',
  'refund-made.note': 'La nota de crédito va adjunta en PDF.',
  'refund-made.arrives':
    'El dinero se devuelve a la tarjeta con la que pagó y llegará a más tardar el {day}; la rapidez depende de su banco.',
  'refund-made.action': 'Ver el estado',
  'refund-made.help': '¿El dinero no ha llegado para entonces? Responda a este correo.',

  'answers-corrected.subject': '{reference}: se corrigió su solicitud',
  'answers-corrected.preview': 'Qué se corrigió y si necesitamos algo de usted.',
  'answers-corrected.title': 'Se corrigió su solicitud',
  'answers-corrected.text.staff': 'Hemos corregido estas respuestas de su solicitud {reference}:',
  'answers-corrected.text.traveller':
    'Estas respuestas de su solicitud {reference} se corrigieron en línea:',
  'answers-corrected.contact': 'Contacto',
  'answers-corrected.asks':
    '{count, plural, one {Un documento muestra la respuesta anterior. Envíe uno nuevo, por favor:} other {# documentos muestran la respuesta anterior. Envíe otros nuevos, por favor:}}',
  'answers-corrected.values':
    'Por su seguridad, este correo no repite las respuestas. Puede verlas con el botón.',
  'answers-corrected.action': 'Ver las correcciones',
  'answers-corrected.wrong':
    '¿No sabía nada de esto o hay algo mal? Responda a este correo de inmediato.',

  'contact-code.subject': '{code} es su código para la nueva dirección',
  'contact-code.text':
    'Alguien nos pidió que escribamos a esta dirección sobre la solicitud de visa {reference}. Si fue usted, escriba este código donde lo pidió. Funciona una sola vez y caduca a los {minutes} minutos.',
  'contact-code.ignore':
    '¿No fue usted? Entonces alguien se equivocó al escribir una dirección. Ignore este correo: sin el código no cambia nada.',

  'contact-changed.subject.old': '{reference}: se cambió la dirección de contacto',
  'contact-changed.subject.new': '{reference}: ahora escribimos a esta dirección',
  'contact-changed.preview.old': '¿No fue usted? Escríbanos de inmediato.',
  'contact-changed.preview.new': 'A partir de ahora, todo sobre su solicitud llega aquí.',
  'contact-changed.title.old': 'Se cambió la dirección de contacto',
  'contact-changed.title.new': 'Ahora escribimos a esta dirección',
  'contact-changed.text.old':
    'La dirección de contacto de la solicitud {reference} es ahora {email}. Ya no escribimos a esta dirección, y los códigos que enviamos aquí han dejado de funcionar.',
  'contact-changed.text.new':
    'Esta es ahora la dirección de contacto de su solicitud {reference}. La decisión y la visa llegarán aquí.',
  'contact-changed.wrong.old':
    '¿No fue usted? Responda a este correo de inmediato para que una persona pueda detenerlo.',
  'contact-changed.wrong.new':
    '¿No sabe nada de esta solicitud? Responda a este correo para que podamos corregir la dirección.',
  'contact-changed.action.old': 'Cómo contactarnos',

  'chat-answer.subject': 'Nuestra respuesta a su mensaje',
  'chat-answer.preview': 'Llegó cuando usted ya había salido del chat.',
  'chat-answer.title': 'Le hemos respondido',
  'chat-answer.text':
    '{count, plural, one {Nos escribió por el chat. Esta respuesta llegó cuando ya había salido:} other {Nos escribió por el chat. Estas # respuestas llegaron cuando ya había salido:}}',
  'chat-answer.action': 'Continuar la conversación',
  'chat-answer.link':
    'El botón abre su conversación sin contraseña durante {days} días. No reenvíe este correo.',

  'chat-transcript.subject': 'Su conversación con {company}',
  'chat-transcript.preview': 'La copia que pidió.',
  'chat-transcript.title': 'Su conversación',
  'chat-transcript.text': 'Esta es la copia que pidió. Las horas son las de Londres.',
  'chat-transcript.you': 'Usted',
  'chat-transcript.ignore':
    '¿No pidió ninguna copia? Entonces alguien escribió mal una dirección: borre este correo.',

  'email-test.subject': 'Prueba del sistema de correo electrónico',
  'email-test.preview': 'Funciona: los correos llegan a este buzón.',
  'email-test.title': 'El sistema de correo electrónico funciona',
  'email-test.text':
    'Este correo ha llegado por la misma vía que los correos a los viajeros. Si este se lee bien, los de ellos también.',
  'email-test.sent': 'Enviado',
  'email-test.by': 'Prueba hecha por',
  'email-test.action': 'Volver a la prueba',
  'email-test.ignore': '¿No sabe nada de una prueba? Entonces ignore este correo.',

  'download-code.subject': '{code} es su código para descargar la visa',
  'download-code.preview': 'Funciona una sola vez y caduca a los {minutes} minutos.',
  'download-code.title': 'Su código',
  'download-code.text':
    'Escriba este código en la página de estado para descargar la visa de {reference}. Funciona una sola vez y caduca a los {minutes} minutos.',
  'download-code.action': 'Abrir la página de estado',
  'download-code.ignore':
    '¿No pidió un código? Entonces alguien conoce su referencia y su correo electrónico. Sin el código no puede ver ningún documento: no lo comparta con nadie.',

  'application-received.subject':
    '{reference}: su solicitud está guardada y puede pagarla donde quiera',
  'application-received.preview': 'El enlace a su solicitud y cómo pagar en otro dispositivo.',
  'application-received.title': 'Tenemos su solicitud',
  'application-received.text':
    'Sus respuestas están guardadas. Puede pagar en este dispositivo o en cualquier otro: abra allí este correo y pulse el botón.',
  'application-received.action': 'Continuar con el pago',
  'application-received.otherwise':
    'No se ha cobrado nada. No se presenta nada antes del pago, y una solicitud sin pagar simplemente termina. Le recordamos dos veces como máximo.',

  'application-link.subject': '{reference}: el enlace a su solicitud',
  'application-link.preview': 'Lo abre todo: estado, respuestas y documentos.',
  'application-link.title': 'Su enlace',
  'application-link.text':
    'Abra este correo en el dispositivo en el que quiera continuar y pulse el botón.',
  'application-link.action': 'Abrir mi solicitud',
  'application-link.ignore':
    '¿No lo pidió usted? Entonces ignore este correo: quien lo pidió no ha visto nada. El botón abre su solicitud sin contraseña. No reenvíe este correo.',

  'applications-found.subject': 'Sus solicitudes',
  'applications-found.preview': 'Las pidió en nuestro sitio.',
  'applications-found.title': 'Sus solicitudes con nosotros',
  'applications-found.text':
    '{count, plural, one {Esta solicitud se hizo con su correo electrónico. Su referencia la abre:} other {Estas # solicitudes se hicieron con su correo electrónico. Cada referencia abre una:}}',
  'applications-found.action':
    '{count, plural, one {Abrir mi solicitud} other {Abrir la más reciente}}',

  'cancelled.subject': '{reference} está cancelada',
  'cancelled.preview': 'No se cobró nada. Esto es lo que significa.',
  'cancelled.title': 'Su solicitud está cancelada',
  'cancelled.text':
    'Ha cancelado {reference}. No se cobró nada, no se presenta nada y no recibirá recordatorios. Puede empezar una nueva solicitud cuando quiera.',
  'cancelled.ignore':
    '¿No la canceló usted? Entonces lo hizo alguien que tiene su enlace: responda a este correo.',

  'cancellation-received.subject': '{reference}: tenemos su petición de cancelación',
  'cancellation-received.preview':
    'Una persona responde por correo. Hasta entonces no cambia nada.',
  'cancellation-received.title': 'Tenemos su petición de cancelación',
  'cancellation-received.text': 'Revisamos su petición y respondemos antes del {day}.',
  'cancellation-received.refund': 'Se devuelve según nuestra política',
  'cancellation-received.until': 'Hasta que respondamos, su solicitud sigue como antes.',

  'cancellation-answered.subject.accepted': '{reference}: su cancelación está aceptada',
  'cancellation-answered.subject.declined':
    '{reference}: nuestra respuesta a su petición de cancelación',
  'cancellation-answered.preview': 'Esta es nuestra respuesta.',
  'cancellation-answered.title.accepted': 'Su cancelación está aceptada',
  'cancellation-answered.title.declined': 'No podemos cancelarla',
  'cancellation-answered.text.accepted':
    'No seguimos con los viajeros indicados abajo. Si se le devuelve dinero, otro correo le dirá cuánto y cuándo.',
  'cancellation-answered.text.declined':
    'No podemos cancelar para los viajeros indicados abajo. Su solicitud sigue como antes.',
  'cancellation-answered.help': '¿Preguntas? Responda a este correo: lo lee una persona.',

  'data-request-received.subject.export': 'Tenemos su petición de una copia de sus datos',
  'data-request-received.subject.erasure': 'Tenemos su petición de eliminar sus datos',
  'data-request-received.preview': 'Qué sucede y cuándo.',
  'data-request-received.title.export': 'Tenemos su petición de una copia',
  'data-request-received.title.erasure': 'Tenemos su petición de eliminación',
  'data-request-received.text.export':
    'Pidió una copia de todo lo que guardamos sobre usted. Un compañero la revisa y se la envía.',
  'data-request-received.text.erasure':
    'Pidió que eliminemos lo que guardamos sobre usted. Un compañero lo revisa y le escribe cuando esté hecho. Lo pagado se conserva por contabilidad, sin su nombre.',
  'data-request-received.due': 'Respuesta antes del',
  'data-request-received.ignore':
    '¿No lo pidió usted? Entonces lo hizo alguien que tiene su enlace: responda a este correo.',

  'document.passportPhoto': 'Foto de pasaporte',
  'document.passportDocument': 'Página del pasaporte con la foto',
  'document.flightTicket': 'Pasaje de avión',
  'document.transitTicket': 'Pasaje de continuación',
  'document.transitVisa': 'Visa del país siguiente',
  'document.invitationLetter': 'Carta de invitación',
  'document.companyRegistration': 'Registro de la empresa',
  'list.application-received': 'Tenemos su solicitud',
  'list.application-link': 'El enlace a su solicitud',
  'list.cancelled': 'Su solicitud está cancelada',
  'list.cancellation-received': 'Tenemos su petición de cancelación',
  'list.cancellation-answered': 'Nuestra respuesta a su petición de cancelación',
  'list.data-request-received': 'Tenemos su petición sobre sus datos',

  'list.payment-confirmed': 'Su recibo: el pago ha llegado',
  'list.order-amended': 'Su pedido ha cambiado',
  'list.documents-received': 'Tenemos sus documentos',
  'list.reminder-payment': 'Recordatorio: falta el pago',
  'list.reminder-documents': 'Recordatorio: faltan documentos',
  'list.staff-message': 'Un mensaje nuestro',
  'list.status-changed': 'Novedades de su solicitud',
  'list.applicant-decided': 'La decisión sobre un viajero',
  'list.answers-corrected': 'Se han corregido sus datos',
  'list.contact-changed': 'Se han cambiado sus datos de contacto',
  'list.visa-approved': 'Su visa',
  'list.documents-asked': 'Necesitamos un documento nuevo',
  'list.refund-made': 'Su reembolso',
}
