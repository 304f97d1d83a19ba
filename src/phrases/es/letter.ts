import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Hola, {name}:',
  'footer.private':
    '{company} es una consultora privada y no forma parte de ningún gobierno. También puede presentar la solicitud en el sitio oficial, {officialSite}.',
  'footer.contact': '¿Tiene preguntas? Responda a este correo o escriba a {email}.',
  'footer.stop': 'No recibir más recordatorios sobre esta solicitud',
  'fact.reference': 'Referencia',
  'fact.paidAt': 'Fecha de pago',
  'fact.payment': 'Referencia del pago',
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
  'status.rejected': 'No aprobada',
  'next.title': 'Qué sucede ahora',
  'payment-confirmed.subject': 'Hemos recibido el pago de {reference}: añada sus documentos',
  'payment-confirmed.subject.ended': 'Hemos recibido el pago de {reference}',
  'payment-confirmed.preview': 'Su recibo y lo único que le queda por hacer.',
  'payment-confirmed.title': 'Hemos recibido su pago',
  'payment-confirmed.text.attached': 'Gracias. Su recibo va adjunto en PDF.',
  'payment-confirmed.text.both': 'Gracias. Su recibo y el contrato que firmó van adjuntos en PDF.',
  'payment-confirmed.text.online': 'Gracias. Encontrará su recibo en la página de estado.',
  'payment-confirmed.agreement': 'Adjuntamos además el contrato que firmó.',
  'payment-confirmed.ended':
    'La solicitud ya había terminado cuando llegó este pago. Lo revisaremos y le escribiremos.',
  'payment-confirmed.action': 'Ir a los documentos',
  'payment-confirmed.next.1':
    '{count, plural, one {Añada los documentos del viajero. Sirven las fotos nítidas tomadas con el teléfono.} other {Añada los documentos de los # viajeros. Sirven las fotos nítidas tomadas con el teléfono.}}',
  'payment-confirmed.next.2.business-days':
    'Cuando tengamos todos los documentos, lo revisaremos todo y presentaremos la solicitud ante la autoridad migratoria en un plazo de {apart, plural, =0 {} other {{least} a }}{most, plural, one {# día hábil} other {# días hábiles}}.',
  'payment-confirmed.next.2.hours':
    'Cuando tengamos todos los documentos, lo revisaremos todo y presentaremos la solicitud ante la autoridad migratoria en un plazo de {most, plural, one {# hora} other {# horas}}.',
  'payment-confirmed.next.3':
    'Después decidirá la autoridad; nadie puede acortar el tiempo que necesita. Le enviaremos la decisión a esta dirección.',
  'payment-confirmed.next.3.by':
    'Después decidirá la autoridad, hacia el {day} si recibimos hoy sus documentos; nadie puede acelerarlo. Le enviaremos la decisión a esta dirección.',
  'payment-confirmed.link': 'El botón abre su solicitud sin contraseña. No reenvíe este correo.',
  'order-amended.subject': '{reference}: su pedido ha cambiado',
  'order-amended.preview': 'En qué consiste ahora su pedido y cuándo presentaremos la solicitud.',
  'order-amended.title': 'Su pedido ha cambiado',
  'order-amended.text.paid':
    'Gracias. Hemos recibido su pago de {amount} y hemos cambiado su pedido. Este correo es su recibo del cambio: consérvelo.',
  'order-amended.text.staff':
    'Según lo acordado, hemos cambiado su pedido. Si le corresponde un reembolso, le enviaremos otro correo.',
  'order-amended.receipt': 'También lo adjuntamos en PDF.',
  'order-amended.documents':
    'Esta visa exige más documentos que antes. Añádalos y pulse de nuevo «Finalizar solicitud».',
  'order-amended.due':
    'Presentaremos la solicitud ante la autoridad migratoria a más tardar el {day}.',
  'order-amended.action.status': 'Consultar el estado',
  'order-amended.action.documents': 'Añadir documentos',
  'regime-changed.subject': '{reference}: la decisión tardará más',
  'regime-changed.preview':
    'La autoridad migratoria ha cambiado sus normas. Esto es lo que significa para usted.',
  'regime-changed.title': 'La decisión tardará más',
  'regime-changed.text':
    'La autoridad migratoria ha cambiado sus normas. Las solicitudes con {count, plural, one {el pasaporte de este viajero} other {los pasaportes de estos viajeros}} pasan ahora antes por una segunda oficina. La autoridad tarda alrededor de {days, plural, one {# día} other {# días}} en decidir.',
  'regime-changed.by':
    'La decisión está prevista ahora hacia el {day}, si la autoridad cumple el plazo que anuncia. Nadie puede acelerarla.',
  'regime-changed.open':
    'Ese plazo empieza el día en que presentemos la solicitud; lo haremos en cuanto tengamos todos los documentos.',
  'regime-changed.late':
    'La llegada prevista es ese día o antes. Si puede viajar más tarde, responda a este correo con una nueva fecha.',
  'regime-changed.kept':
    'El precio que pagó y nuestro propio plazo para presentar la solicitud no cambian.',
  'regime-changed.cancel':
    'Si prefiere cancelar, la misma página le muestra lo que reembolsamos según las condiciones que aceptó.',
  'documents-received.subject': '{reference}: tenemos todo lo que necesitamos',
  'documents-received.preview':
    'No tiene que hacer nada más. Esto es lo que sucederá ahora y en qué plazo.',
  'documents-received.title': 'Tenemos sus documentos',
  'documents-received.text':
    '{count, plural, one {Hemos recibido todos los documentos del viajero.} other {Hemos recibido todos los documentos de los # viajeros.}} Usted no tiene que hacer nada más.',
  'documents-received.action': 'Consultar el estado',
  'documents-received.next.1':
    'Lo revisaremos todo y presentaremos la solicitud ante la autoridad migratoria a más tardar el {day}. Si hay que corregir algo, le escribiremos.',
  'documents-received.next.2':
    'Después decidirá la autoridad. Tarda lo mismo con cualquier modalidad de tramitación.',
  'documents-received.next.2.by':
    'Después decidirá la autoridad, hacia el {day} si cumple el plazo que anuncia. Tarda lo mismo con cualquier modalidad de tramitación.',
  'documents-received.next.3':
    'Le enviaremos la decisión por correo electrónico, con la visa para descargar si se aprueba.',
  'documents-received.hold': 'Hasta que tenga la visa, no reserve nada que no se pueda modificar.',
  'reminder-payment.subject': '{reference}: sus respuestas están guardadas y solo falta el pago',
  'reminder-payment.preview': 'Siga donde lo dejó. No se ha cobrado nada.',
  'reminder-payment.title': 'Su solicitud todavía no está pagada',
  'reminder-payment.text':
    'Sus respuestas de {reference} están guardadas. No se ha cobrado nada, y no se presentará nada antes de que pague.',
  'reminder-payment.text.last':
    'Sus respuestas de {reference} siguen guardadas. Este es nuestro último recordatorio. Si ya no necesita la visa, no tiene que hacer nada.',
  'reminder-payment.action': 'Ir al pago',
  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {queda un último paso} one {todavía falta un documento} other {todavía faltan # documentos}}',
  'reminder-documents.preview': 'Empezaremos en cuanto tengamos los documentos.',
  'reminder-documents.title': 'Todavía faltan documentos',
  'reminder-documents.text':
    'Su solicitud {reference} está pagada. Empezaremos en cuanto tengamos estos documentos:',
  'reminder-documents.text.last':
    'Su solicitud {reference} está pagada y a la espera de estos documentos. Este es nuestro último recordatorio, pero la solicitud sigue abierta.',
  'reminder-documents.more': '{count, plural, one {y un viajero más} other {y # viajeros más}}',
  'reminder-documents.title.complete': 'Queda un último paso',
  'reminder-documents.text.complete':
    'Tenemos todos los documentos de {reference}, pero usted todavía no ha finalizado la solicitud. Mírelos una vez más y pulse «Finalizar solicitud»: entonces empezaremos.',
  'reminder-documents.action': 'Añadir documentos',
  'reminder-documents.action.complete': 'Finalizar la solicitud',
  'reminder-documents.help':
    'Si algo no funciona o le falta un documento, responda a este correo y cuéntenoslo.',
  'own-part-asked.subject.named':
    '{name} le pide que complete su parte de una solicitud de visa para Tanzania',
  'own-part-asked.subject.plain': 'Su parte de una solicitud de visa para Tanzania',
  'own-part-asked.preview': 'Un formulario, solo para usted. Sin cuenta y sin pagar nada.',
  'own-part-asked.title': 'Complete su parte',
  'own-part-asked.text.named':
    '{name} está solicitando visas para Tanzania con {company} y le pide que complete su parte: sus datos tal como figuran en el pasaporte y, más adelante, sus documentos.',
  'own-part-asked.text.plain':
    'Alguien con quien viaja está solicitando visas para Tanzania con {company} y le pide que complete su parte: sus datos tal como figuran en el pasaporte y, más adelante, sus documentos.',
  'own-part-asked.sees':
    'El enlace abre solo su propio formulario, en cualquier dispositivo y sin cuenta. Usted no paga nada. Quien lo envió verá sus respuestas, las enviará y pagará.',
  'own-part-asked.action': 'Abrir mi formulario',
  'own-part-asked.ignore':
    'Si no sabe de quién es este correo, ignórelo. Sin usted no pasa nada. Aquí nunca pedimos dinero ni contraseñas.',
  'own-part-reminder.subject': 'Su parte de una solicitud de visa para Tanzania sigue pendiente',
  'own-part-reminder.title': 'Su parte sigue pendiente',
  'own-part-reminder.answers':
    'La solicitud solo puede seguir adelante cuando su parte esté completa. Lo que ha respondido hasta ahora está guardado; el mismo enlace lo abre.',
  'own-part-reminder.documents':
    'La solicitud está pagada, pero aún faltan sus documentos. El mismo enlace le lleva a ellos.',
  'own-part-finished.subject.all': 'Todos los viajeros han terminado su parte',
  'own-part-finished.subject.some':
    '{count, plural, one {Un viajero ha terminado su parte} other {# viajeros han terminado su parte}}',
  'own-part-finished.text': 'Parte terminada: {names}.',
  'own-part-finished.left':
    '{count, plural, one {Otro viajero tiene un enlace y aún no ha terminado.} other {Otros # viajeros tienen un enlace y aún no han terminado.}}',
  'own-part-finished.next':
    'Abra la solicitud en el navegador en el que la empezó, revise las respuestas y continúe con el pago.',
  'own-part-finished.action': 'Continuar la solicitud',
  'continue-link.subject': 'Su enlace para continuar con la solicitud',
  'continue-link.preview':
    'Funciona una sola vez y caduca {minutes, plural, one {al cabo de # minuto} other {a los # minutos}}.',
  'continue-link.title': 'Continúe en otro navegador',
  'continue-link.text':
    'Abra este correo en el dispositivo en el que quiera continuar y pulse el botón. El enlace funciona una sola vez y caduca {minutes, plural, one {al cabo de # minuto} other {a los # minutos}}.',
  'continue-link.action': 'Continuar la solicitud',
  'continue-link.ignore':
    'Si no pidió este enlace, ignore este correo: si no se usa, no sucede nada.',
  'draft-reminder.subject': 'Su solicitud de visa para Tanzania está sin terminar',
  'draft-reminder.preview': 'Guardaremos sus respuestas hasta el {date}.',
  'draft-reminder.title': 'Continúe donde lo dejó',
  'draft-reminder.text':
    'Empezó con nosotros una solicitud de visa para Tanzania y no la ha terminado. Guardaremos sus respuestas hasta el {date} y después las eliminaremos. No se ha cobrado ni presentado nada.',
  'draft-reminder.action': 'Continuar la solicitud',
  'draft-reminder.once':
    'El botón funciona una sola vez, en cualquier dispositivo. Este es el único recordatorio que enviaremos.',
  'draft-reminder.ignore': '¿No fue usted o ya no la necesita?',
  'draft-reminder.forget': 'Eliminar este borrador',
  'staff-invitation.subject.new': 'Su invitación para trabajar con nosotros',
  'staff-invitation.subject.reset': 'Elija una contraseña nueva',
  'staff-invitation.preview':
    'Funciona una sola vez y caduca al cabo de {days, plural, one {# día} other {# días}}.',
  'staff-invitation.title': 'Le damos la bienvenida, {name}',
  'staff-invitation.new':
    '{inviter} le ha invitado al área de personal de {company}. Pulse el botón y elija una contraseña para empezar.',
  'staff-invitation.reset':
    '{inviter} ha restablecido su acceso al área de personal de {company}. Pulse el botón y elija una contraseña nueva. Su segundo factor se eliminará: configúrelo de nuevo después.',
  'staff-invitation.action': 'Elegir contraseña',
  'staff-invitation.ignore':
    'El botón funciona una sola vez y caduca al cabo de {days, plural, one {# día} other {# días}}. Si no esperaba este correo, ignórelo y avise a la persona responsable de la oficina.',
  'status-changed.subject.pending': 'Su solicitud {reference} está abierta de nuevo',
  'status-changed.subject.paid': '{reference}: su pago está registrado',
  'status-changed.subject.processing':
    'Su solicitud {reference} está en manos de la autoridad migratoria',
  'status-changed.subject.approved': 'Su solicitud {reference} está aprobada',
  'status-changed.subject.rejected': '{reference}: la decisión sobre su solicitud',
  'status-changed.preview': 'El estado de su solicitud ha cambiado. Esto es lo que significa.',
  'status-changed.title.pending': 'Su solicitud está abierta de nuevo',
  'status-changed.title.paid': 'Su pago está registrado',
  'status-changed.title.processing': 'Su solicitud está en trámite',
  'status-changed.title.approved': 'Su solicitud está aprobada',
  'status-changed.title.rejected': 'Su solicitud no se aprobó',
  'status-changed.text.pending':
    'Hemos abierto de nuevo su solicitud. La página de estado indica qué queda por hacer.',
  'status-changed.text.paid':
    'Su solicitud consta ahora como pagada. La página de estado indica si todavía necesitamos algo de usted.',
  'status-changed.text.processing':
    'Hemos revisado sus documentos y presentado la solicitud ante la autoridad migratoria. Ahora le toca decidir a la autoridad; nadie puede acelerarlo. Le escribiremos en cuanto haya una decisión.',
  'status-changed.text.approved':
    'Su solicitud está aprobada. Encontrará el documento en la página de estado.',
  'status-changed.text.rejected':
    'Lamentablemente, su solicitud no se aprobó. Sabemos que no es lo que esperaba.',
  'status-changed.rejected':
    'Si quiere saber más o volver a presentar una solicitud, responda a este correo: lo leerá una persona.',
  'status-changed.action': 'Consultar el estado',
  'staff-message.subject': '{reference}: un mensaje sobre su solicitud',
  'staff-message.preview': 'De la persona que se ocupa de ella.',
  'staff-message.title': 'Un mensaje sobre su solicitud',
  'staff-message.reply': 'Puede responder a este correo: lo leerá una persona.',
  'visa-approved.subject': '{reference}: su visa está aprobada',
  'visa-approved.preview': 'El documento va adjunto. Compruébelo antes de viajar.',
  'visa-approved.title': 'Su visa está aprobada',
  'visa-approved.text':
    'Buenas noticias: su solicitud está aprobada. El documento va adjunto a este correo y también puede descargarlo en la página de estado.',
  'visa-approved.action': 'Descargar la visa',
  'visa-approved.next': 'Antes de viajar',
  'visa-approved.next.1':
    'Compruebe letra por letra el nombre, el número de pasaporte y las fechas. Si hay algún error, responda a este correo de inmediato.',
  'visa-approved.next.2': 'Imprima el documento y guarde una copia en su teléfono.',
  'visa-approved.next.3':
    'Lleve el pasaporte con el que hizo la solicitud. La última palabra sobre la entrada la tiene el control de fronteras.',
  'visa-approved.next.4':
    'Quien dude del documento puede comprobar en {address} que lo enviamos nosotros.',
  'partly.approved':
    '{approved, plural, one {# de {total} visas está aprobada.} other {# de {total} visas están aprobadas.}}',
  'partly.filed':
    '{count, plural, one {La solicitud de {names} sigue en manos de la autoridad migratoria.} other {Las solicitudes de {names} siguen en manos de la autoridad migratoria.}}',
  'partly.open':
    '{count, plural, one {La solicitud de {names} aún no se ha presentado.} other {Las solicitudes de {names} aún no se han presentado.}}',
  'partly.more': '{count, plural, one {# más} other {# más}}',
  'applicant-decided.subject.filed': '{reference}: hemos presentado la solicitud de {names}',
  'applicant-decided.subject.rejected': '{reference}: la decisión sobre la solicitud de {names}',
  'applicant-decided.subject.withdrawn': '{reference}: solicitud cancelada ({names})',
  'applicant-decided.subject.ready': '{reference}: solicitud reabierta ({names})',
  'applicant-decided.preview': 'Qué se ha decidido y qué significa para usted.',
  'applicant-decided.title.filed': 'Hemos presentado la solicitud de {names}',
  'applicant-decided.title.rejected': 'La decisión sobre la solicitud de {names}',
  'applicant-decided.title.withdrawn': 'Solicitud cancelada: {names}',
  'applicant-decided.title.ready': 'Solicitud reabierta: {names}',
  'applicant-decided.text.filed':
    'Hemos revisado los documentos y presentado la solicitud de {names} ante la autoridad migratoria. Ahora le toca decidir a la autoridad; nadie puede acelerarlo. Le escribiremos en cuanto haya una decisión.',
  'applicant-decided.text.rejected':
    'Lamentablemente, la solicitud de {names} no se aprobó. Sabemos que no es lo que esperaba.',
  'applicant-decided.text.withdrawn':
    'La solicitud de {names} se ha cancelado y no seguirá adelante.',
  'applicant-decided.text.ready':
    'Hemos abierto de nuevo la solicitud de {names}. La página de estado indica si necesitamos algo de usted.',
  'applicant-decided.reason': 'El motivo',
  'applicant-decided.rejected.next.1':
    'Si quiere saber más sobre el motivo, responda a este correo: lo leerá una persona.',
  'applicant-decided.rejected.next.2':
    'Puede volver a presentar una solicitud. Antes podemos ver con usted qué conviene corregir.',
  'applicant-decided.refund-policy':
    'Nuestra política de reembolsos explica qué se reembolsa y qué no.',
  'applicant-decided.withdrawn.next': 'Si no lo esperaba, responda enseguida a este correo.',
  'visa-approved.text.some':
    'Buenas noticias: la solicitud de {names} está aprobada. El documento va adjunto a este correo y también puede descargarlo en la página de estado.',
  'documents-asked.subject':
    '{reference}: necesitamos {count, plural, one {una nueva versión de un documento} other {nuevas versiones de # documentos}}',
  'documents-asked.preview':
    '{count, plural, one {Un documento no se puede usar.} other {# documentos no se pueden usar.}} Aquí le explicamos por qué y cómo enviar uno mejor.',
  'documents-asked.title':
    '{count, plural, one {Necesitamos una nueva versión de un documento} other {Necesitamos nuevas versiones de # documentos}}',
  'documents-asked.text':
    'Hemos revisado los documentos de {reference}. {count, plural, one {Este no se puede presentar tal como está:} other {Estos no se pueden presentar tal como están:}}',
  'documents-asked.action':
    '{count, plural, one {Enviar la nueva versión} other {Enviar las nuevas versiones}}',
  'documents-asked.reply':
    'Lo necesitamos a más tardar el {day}, para que podamos cumplir el plazo. Todo lo demás que nos envió queda como está.',
  'questions-asked.subject':
    '{reference}: {count, plural, one {falta una respuesta} other {faltan # respuestas}}',
  'questions-asked.preview': 'El formulario de la autoridad migratoria pide estos datos.',
  'questions-asked.title': '{count, plural, one {Falta una respuesta} other {Faltan # respuestas}}',
  'questions-asked.text':
    'Para {reference}, todavía necesitamos de usted estos datos para el formulario de la autoridad migratoria:',
  'questions-asked.end':
    'Podremos presentar la solicitud en cuanto tengamos estos datos. Puede enviar ahora una parte y el resto más tarde.',
  'questions-asked.action': 'Responder ahora',
  'refund-made.subject': '{reference}: su reembolso está en camino',
  'refund-made.preview': 'El dinero vuelve a la tarjeta con la que pagó.',
  'refund-made.title': 'Su reembolso está en camino',
  'refund-made.text.refund':
    'Según lo acordado, no seguiremos adelante con esta solicitud. Le reembolsamos lo que prevé nuestra política de reembolsos.',
  'refund-made.text.cancellation':
    'Su solicitud está cancelada, como usted pidió. Le reembolsamos lo que prevé nuestra política de reembolsos.',
  'refund-made.text.duplicate':
    'Su pago nos llegó dos veces. Le reembolsamos íntegramente el segundo.',
  'refund-made.text.service-failed':
    'Hubo un fallo por nuestra parte. Le pedimos disculpas y le reembolsamos el dinero.',
  'refund-made.text.late':
    'No presentamos su solicitud en el plazo prometido. Usted pagó por una tramitación más rápida, así que le reembolsamos ese recargo. Su solicitud sigue su curso.',
  'refund-made.text.amended':
    'Su pedido cuesta ahora menos, según lo acordado. Le reembolsamos la diferencia, como prevé nuestra política de reembolsos.',
  'refund-made.text.lapsed':
    'Su pago por un cambio llegó cuando el cambio ya no era posible. Su pedido sigue como estaba y le reembolsamos ese pago íntegramente.',
  'refund-made.text.part':
    'Según lo acordado, le reembolsamos una parte de lo pagado por esta solicitud.',
  'refund-made.withdrawn': '{name} ya no forma parte de la solicitud, que continúa para los demás.',
  'refund-made.before': 'Reembolsado anteriormente',
  'refund-made.open': 'Importe que sigue pagado por la solicitud',
  'refund-made.paid': 'Usted pagó',
  'refund-made.kept': 'Importe retenido',
  'refund-made.amount': 'Este reembolso',
  'refund-made.note': 'La nota de crédito va adjunta en PDF.',
  'refund-made.arrives':
    'El dinero vuelve a la tarjeta con la que pagó. Llegará a más tardar el {day}; la rapidez depende de su banco.',
  'refund-made.action': 'Consultar el estado',
  'refund-made.help': 'Si el dinero no ha llegado para entonces, responda a este correo.',
  'answers-corrected.subject': '{reference}: se ha corregido su solicitud',
  'answers-corrected.preview': 'Qué se corrigió y si necesitamos algo de usted.',
  'answers-corrected.title': 'Se ha corregido su solicitud',
  'answers-corrected.text.staff': 'Hemos corregido estas respuestas de su solicitud {reference}:',
  'answers-corrected.text.traveller':
    'Estas respuestas de su solicitud {reference} se corrigieron en línea:',
  'answers-corrected.contact': 'Contacto',
  'answers-corrected.asks':
    '{count, plural, one {Un documento muestra una respuesta anterior. Envíenos una nueva versión, por favor:} other {# documentos muestran una respuesta anterior. Envíenos nuevas versiones, por favor:}}',
  'answers-corrected.values':
    'Por su seguridad, este correo no repite las respuestas. Pulse el botón para verlas.',
  'answers-corrected.action': 'Ver las correcciones',
  'answers-corrected.wrong':
    'Si no reconoce este cambio o hay algo mal, responda a este correo de inmediato.',
  'contact-code.subject': '{code} es su código para la nueva dirección',
  'contact-code.text':
    'Alguien nos pidió que escribiéramos a esta dirección sobre la solicitud de visa {reference}. Si fue usted, escriba este código donde lo pidió. Funciona una sola vez y caduca {minutes, plural, one {al cabo de # minuto} other {a los # minutos}}.',
  'contact-code.ignore':
    'Si no fue usted, alguien se equivocó al escribir una dirección. Ignore este correo: sin el código no cambia nada.',
  'contact-changed.subject.old': '{reference}: la dirección de contacto ha cambiado',
  'contact-changed.subject.new': '{reference}: ahora escribimos a esta dirección',
  'contact-changed.preview.old': '¿No fue usted? Escríbanos de inmediato.',
  'contact-changed.preview.new': 'A partir de ahora recibirá aquí todo lo relativo a su solicitud.',
  'contact-changed.title.old': 'La dirección de contacto ha cambiado',
  'contact-changed.title.new': 'Ahora escribimos a esta dirección',
  'contact-changed.text.old':
    'La dirección de contacto de la solicitud {reference} es ahora {email}. Ya no escribiremos a esta dirección, y los códigos que enviamos aquí han dejado de funcionar.',
  'contact-changed.text.new':
    'Esta es ahora la dirección de contacto de su solicitud {reference}. Aquí le enviaremos la decisión y la visa.',
  'contact-changed.wrong.old':
    'Si no fue usted, responda a este correo de inmediato para que una persona pueda detenerlo.',
  'contact-changed.wrong.new':
    'Si no reconoce esta solicitud, responda a este correo para que podamos corregir la dirección.',
  'contact-changed.action.old': 'Cómo comunicarse con nosotros',
  'chat-answer.subject': 'Nuestra respuesta a su mensaje',
  'chat-answer.preview': 'Llegó cuando usted ya había salido del chat.',
  'chat-answer.title': 'Le hemos respondido',
  'chat-answer.text':
    '{count, plural, one {Nos escribió por el chat. Esta respuesta llegó cuando ya había salido:} other {Nos escribió por el chat. Estas # respuestas llegaron cuando ya había salido:}}',
  'chat-answer.action': 'Continuar la conversación',
  'chat-answer.link':
    'El botón abre su conversación sin contraseña durante {days, plural, one {# día} other {# días}}. No reenvíe este correo.',
  'chat-transcript.subject': 'Su conversación con {company}',
  'chat-transcript.preview': 'La copia que pidió.',
  'chat-transcript.title': 'Su conversación',
  'chat-transcript.text': 'Esta es la copia que pidió. Todas las horas son de Londres.',
  'chat-transcript.you': 'Usted',
  'chat-transcript.ignore':
    'Si no pidió ninguna copia, alguien escribió mal una dirección: borre este correo.',
  'email-test.subject': 'Prueba del sistema de correo electrónico',
  'email-test.preview': 'Funciona: los correos llegan a este buzón.',
  'email-test.title': 'El sistema de correo electrónico funciona',
  'email-test.text':
    'Este correo ha llegado por la misma vía que los correos a los viajeros. Si este se lee bien, los de ellos también.',
  'email-test.sent': 'Enviado',
  'email-test.by': 'Prueba hecha por',
  'email-test.action': 'Volver a la prueba',
  'email-test.ignore': 'Si no sabe nada de una prueba, ignore este correo.',
  'download-code.subject': '{code} es su código para {reference}',
  'download-code.preview':
    'Funciona una sola vez y caduca {minutes, plural, one {al cabo de # minuto} other {a los # minutos}}.',
  'download-code.title': 'Su código',
  'download-code.text':
    'Escriba este código donde lo pidió. Abre {reference} o descarga su visa. Funciona una sola vez y caduca {minutes, plural, one {al cabo de # minuto} other {a los # minutos}}.',
  'download-code.action': 'Abrir la página de estado',
  'download-code.ignore':
    'Si no pidió un código, lo pidió otra persona. Sin el código no puede ver nada de su solicitud: no lo comparta con nadie.',
  'application-received.subject':
    '{reference}: su solicitud está guardada y puede pagarla en cualquier dispositivo',
  'application-received.preview': 'El enlace a su solicitud y cómo pagar en otro dispositivo.',
  'application-received.title': 'Tenemos su solicitud',
  'application-received.text':
    'Sus respuestas están guardadas. Puede pagar en este dispositivo o en cualquier otro: abra allí este correo y pulse el botón.',
  'application-received.action': 'Continuar con el pago',
  'application-received.otherwise':
    'No se ha cobrado nada. No se presentará nada antes de que pague, y una solicitud sin pagar simplemente queda sin efecto. Se lo recordaremos dos veces como máximo.',
  'application-link.subject': '{reference}: el enlace a su solicitud',
  'application-link.preview': 'Lo abre todo: estado, respuestas y documentos.',
  'application-link.title': 'Su enlace',
  'application-link.text':
    'Abra este correo en el dispositivo en el que quiera continuar y pulse el botón.',
  'application-link.action': 'Abrir mi solicitud',
  'application-link.ignore':
    'Si no lo pidió usted, ignore este correo: quien lo pidió no ha visto nada. El botón abre su solicitud sin contraseña. No reenvíe este correo.',
  'applications-found.subject': 'Sus solicitudes',
  'applications-found.preview': 'Las pidió en nuestro sitio.',
  'applications-found.title': 'Sus solicitudes con nosotros',
  'applications-found.text':
    '{count, plural, one {Esta solicitud se creó con su correo electrónico. Su referencia es el enlace que la abre:} other {Estas # solicitudes se crearon con su correo electrónico. Cada referencia es el enlace a una de ellas:}}',
  'applications-found.action':
    '{count, plural, one {Abrir mi solicitud} other {Abrir la más reciente}}',
  'cancelled.subject': 'Su solicitud {reference} está cancelada',
  'cancelled.preview': 'No se cobró nada. Esto es lo que significa.',
  'cancelled.title': 'Su solicitud está cancelada',
  'cancelled.text':
    'Ha cancelado {reference}. No se ha cobrado nada, no se presentará nada y no le enviaremos recordatorios. Puede empezar una nueva solicitud cuando quiera.',
  'cancelled.ignore':
    'Si no la canceló usted, lo hizo alguien que tiene su enlace: responda a este correo.',
  'cancellation-received.subject': '{reference}: tenemos su petición de cancelación',
  'cancellation-received.preview':
    'Una persona le responderá por correo electrónico. Hasta entonces no cambia nada.',
  'cancellation-received.title': 'Tenemos su petición de cancelación',
  'cancellation-received.text': 'Revisaremos su petición y le responderemos a más tardar el {day}.',
  'cancellation-received.refund': 'Reembolso según nuestra política',
  'cancellation-received.until': 'Hasta que respondamos, su solicitud sigue como antes.',
  'cancellation-answered.subject.accepted': '{reference}: hemos aceptado su cancelación',
  'cancellation-answered.subject.declined':
    '{reference}: nuestra respuesta a su petición de cancelación',
  'cancellation-answered.preview': 'Esta es nuestra respuesta.',
  'cancellation-answered.title.accepted': 'Hemos aceptado su cancelación',
  'cancellation-answered.title.declined': 'No hemos podido cancelarla',
  'cancellation-answered.text.accepted':
    'Hemos detenido la solicitud de los viajeros indicados abajo.',
  'cancellation-answered.refund.all':
    'Le reembolsaremos el importe indicado abajo y le escribiremos cuando esté hecho.',
  'cancellation-answered.refund.some':
    'Si queda algo por reembolsarle, le escribiremos para indicarle el importe.',
  'cancellation-answered.text.declined':
    'No podemos cancelar la solicitud de los viajeros indicados abajo. Sigue como antes.',
  'data-request-received.subject.export': 'Tenemos su petición de una copia de sus datos',
  'data-request-received.subject.erasure': 'Tenemos su petición de eliminar sus datos',
  'data-request-received.preview': 'Esto es lo que sucederá ahora y en qué plazo.',
  'data-request-received.title.export': 'Tenemos su petición de una copia',
  'data-request-received.title.erasure': 'Tenemos su petición de eliminación',
  'data-request-received.text.export':
    'Pidió una copia de todo lo que guardamos sobre usted. Una persona de nuestro equipo la revisará y se la enviará.',
  'data-request-received.text.erasure':
    'Pidió que eliminemos lo que guardamos sobre usted. Una persona de nuestro equipo revisará su petición y le escribirá cuando esté hecho. Los pagos se conservan por contabilidad, sin su nombre.',
  'data-request-received.due': 'Respuesta a más tardar el',
  'data-request-received.ignore':
    'Si no lo pidió usted, lo hizo alguien que tiene su enlace: responda a este correo.',
  'document.passportPhoto': 'Foto de pasaporte',
  'document.passportDocument': 'Página del pasaporte con la foto',
  'document.flightTicket': 'Billete de avión',
  'document.transitTicket': 'Billete de continuación del viaje',
  'document.transitVisa': 'Visa del país al que viaja después',
  'document.invitationLetter': 'Carta de invitación',
  'document.companyRegistration': 'Certificado de registro de la empresa',
  'list.application-received': 'Tenemos su solicitud',
  'list.application-link': 'El enlace a su solicitud',
  'list.cancelled': 'Su solicitud está cancelada',
  'list.cancellation-received': 'Tenemos su petición de cancelación',
  'list.cancellation-answered': 'Nuestra respuesta a su petición de cancelación',
  'list.data-request-received': 'Tenemos su petición sobre sus datos',
  'list.payment-confirmed': 'Su recibo: hemos recibido su pago',
  'list.order-amended': 'Su pedido ha cambiado',
  'list.regime-changed': 'La decisión tardará más',
  'list.documents-received': 'Tenemos sus documentos',
  'list.reminder-payment': 'Recordatorio: falta el pago',
  'list.reminder-documents': 'Recordatorio: faltan documentos',
  'list.staff-message': 'Un mensaje nuestro',
  'list.status-changed': 'Novedades de su solicitud',
  'list.applicant-decided': 'La decisión sobre un viajero',
  'list.answers-corrected': 'Se han corregido sus respuestas',
  'list.contact-changed': 'Se han cambiado sus datos de contacto',
  'list.visa-approved': 'Su visa',
  'list.questions-asked': 'Necesitamos respuestas suyas',
  'list.documents-asked': 'Necesitamos una nueva versión de un documento',
  'list.refund-made': 'Su reembolso',
}
