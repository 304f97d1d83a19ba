import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'El precio cambió después de que usted firmara. Lea de nuevo el contrato y fírmelo otra vez.',
  'agreement.not-found': 'No tenemos ningún contrato con este número.',
  'agreement.signature-blank': 'Para continuar con el pago, firme electrónicamente',
  'agreement.signature-unreadable': 'No pudimos leer su firma. Bórrela y firme de nuevo.',
  'applicant.filed':
    'La autoridad migratoria ya tiene la solicitud de este viajero, así que aquí no se puede cambiar nada. Escríbanos si algo no es correcto.',
  'amendment.cheaper':
    'Los cambios a algo más barato los hacemos nosotros, con el reembolso que prevé nuestra política. Escríbanos.',
  'amendment.dearer': 'Esto cuesta más: el viajero debe pagarlo en su propia página.',
  'amendment.multiple-required': 'La nacionalidad de uno de los viajeros exige entrada múltiple.',
  'amendment.nothing': 'Es lo que ya ha pedido.',
  'amendment.somebody-withdrew':
    'Uno de los viajeros se ha retirado, por lo que la visa ya no se puede cambiar aquí. Escríbanos.',
  'applicant.not-found': 'Este viajero no pertenece a esta solicitud.',
  'applicant.too-many': 'Esta solicitud ya tiene a todos sus viajeros.',
  'application.changed':
    'Alguien acaba de cambiar esta solicitud. Cárguela de nuevo para ver el cambio.',
  'application.closed': 'Esta solicitud ya se ha enviado y no se puede cambiar aquí.',
  'application.nobody-in':
    'No hay nadie presente que pueda encargarse, o el trabajo no se reparte por reglas.',
  'application.ended': 'No queda nada por hacer en esta solicitud: está resuelta o cancelada.',
  'application.erased': 'Los datos personales de esta solicitud se han borrado.',
  'application.incomplete': 'Faltan algunas respuestas. Añada primero los datos de cada viajero.',
  'application.not-found': 'Solicitud no encontrada. Revise los datos e inténtelo de nuevo.',
  'cancellation.answered': 'Esta petición ya se respondió de otra manera.',
  'cancellation.before-paying':
    'Antes del pago no puede salir un solo viajero. Cancele la solicitud y empiece otra con menos viajeros.',
  'cancellation.not-found': 'Esta petición no existe.',
  'cancellation.note-required': 'Diga por qué, para que el viajero lo entienda.',
  'chat.answer-required': 'Podremos enviarle una copia cuando alguien haya respondido.',
  'chat.email-required': 'Indique primero su correo electrónico.',
  'chat.full': 'Esta conversación está llena. Empiece una nueva.',
  'chat.not-found': 'No encontramos esta conversación.',
  'chat.proven':
    'El navegador del viajero demostró de qué solicitud trata esta conversación. Queda asociada a ella.',
  'code.wrong': 'Este código no es correcto o ha caducado. Pida uno nuevo.',
  'dispute.no-evidence':
    'No hay nada con que probarlo: la disputa no corresponde a ningún pago nuestro o su solicitud fue borrada.',
  'dispute.not-found': 'No encontramos esta disputa.',
  'document.accepted': 'Hemos revisado y aceptado este documento, así que se queda como está.',
  'decision.reason-required':
    'Indique el motivo: hace falta para un rechazo, una retirada y cada paso atrás.',
  'correction.ineligible':
    'Los nacionales de este país no necesitan visa para Tanzania. Escríbanos: lo vemos con usted, también lo que pagó.',
  'correction.reason-required': 'Diga por qué lo corrige. El viajero también lee el motivo.',
  'correction.refused': 'Algo en la corrección todavía no es correcto. No se ha cambiado nada.',
  'correction.visa-kind':
    'Los nacionales de este país necesitan la visa de turismo de entradas múltiples. Cambie primero el tipo de visa y después la nacionalidad.',
  'document.ambiguous':
    'Los programas no leen este PDF de la misma manera y podría perderse algo. Imprímalo como PDF simple y añada ese.',
  'document.blank':
    'Esta imagen no muestra más que un solo color. Elija una foto en la que se vea el rostro.',
  'document.damaged':
    'Nuestra copia de este archivo está dañada. El suyo está bien: se lo pediremos de nuevo o lo repondremos nosotros.',
  'document.empty': 'Este archivo está vacío. Elija otro.',
  'document.encrypted':
    'Este PDF está protegido con contraseña. Guárdelo sin contraseña y añádalo de nuevo.',
  'document.heic':
    'Esta foto está en el formato HEIC de los iPhone. Ábrala y guárdela como JPEG, o vuelva a tomarla tras elegir Ajustes o Configuración, Cámara, Formatos, Más compatible.',
  'document.infected': 'Nuestro antivirus ha bloqueado este archivo. Elija otro.',
  'document.missing': 'Todavía faltan documentos.',
  'document.not-found': 'No encontramos este documento.',
  'document.portal-too-large':
    'Este archivo es demasiado grande para el portal de la autoridad y aquí no se puede reducir sin perder algo. Pida uno más pequeño.',
  'document.quota':
    'Se han enviado muchísimos archivos en un día. Podrá añadir más dentro de {hours, plural, one {# hora} other {# horas}}. Si no puede esperar, escríbanos.',
  'document.scripted':
    'Este PDF contiene programas u otros archivos. Imprímalo como PDF simple y añada ese.',
  'document.too-complex':
    'Este archivo es demasiado grande una vez abierto. Guárdelo en un tamaño menor y añádalo de nuevo.',
  'document.too-large': 'El archivo debe ocupar menos de {limit} MB',
  'document.type-unknown': 'En esta solicitud no se pide este tipo de documento.',
  'document.unreadable':
    'No pudimos abrir este archivo. Puede que esté dañado: guárdelo de nuevo y vuelva a intentarlo.',
  'document.wrong-type': 'Este tipo de archivo no sirve aquí. Use {allowed}.',
  'draft.not-found': 'No hay respuestas guardadas en este navegador.',
  'draft.changed': 'Estas respuestas se cambiaron en otra pestaña o ventana.',
  'filing-form.changed': 'Mientras tanto alguien cambió el formulario del portal.',
  'file.missing': 'Elija primero un archivo.',
  'idempotency.mismatch':
    'Esta petición ya se envió antes con otro contenido. Cargue la página de nuevo.',
  'link.changed': 'Mientras tanto se cambió en otro dispositivo.',
  'link.sent-in': 'Estas respuestas ya se enviaron y no se pueden cambiar aquí.',
  'link.expired': 'Este enlace ya se ha usado o ha caducado. Pida uno nuevo.',
  'email.attached': 'Este correo ya pertenece a una solicitud o a una conversación.',
  'email.file-used': 'Este archivo ya se ha tomado como documento.',
  'email.not-found': 'Este correo no existe.',
  'mail.signature-wrong': 'Este mensaje no está firmado por el servicio de correo.',
  'passport-page.gone':
    'La imagen de un pasaporte ya no está guardada aquí. Envíe la solicitud sin ella: podrá añadirla después del pago.',
  'payment.already-paid': 'Esta solicitud ya está pagada.',
  'payment.by-hand':
    'No ha llegado ningún pago. Solo un propietario o responsable puede marcarla como pagada a mano, con un motivo.',
  'payment.gateway-unavailable':
    'La página de pago no responde en este momento. No se ha cobrado nada. Inténtelo de nuevo en un minuto.',
  'payment.not-found': 'No encontramos este pago.',
  'payment.not-open': 'Este pago ya no se puede cambiar.',
  'payment.required': 'Pague primero y luego añada sus documentos.',
  'payment.signature-wrong': 'Este mensaje no está firmado por la pasarela de pago.',
  'payment.still-open':
    'La página de pago sigue abierta. Cancele allí el pago o espere a que termine solo en menos de una hora.',
  'price.changed': 'El precio ha cambiado. Revise el precio nuevo antes de continuar.',
  'receipt.not-found': 'No tenemos ningún recibo con este número para esta solicitud.',
  'reminder.not-needed': 'Aquí no falta nada, así que no hay nada que recordar.',
  'reminder.stopped': 'Este viajero pidió no recibir más recordatorios.',
  'reminder.too-soon': 'Ya se envió un recordatorio en las últimas 24 horas. Espere hasta mañana.',
  'reminder.unreachable': 'Los correos a esta dirección se devuelven. Corríjala primero.',
  'request.content-type': 'Aquí no se admite este tipo de contenido.',
  'request.host': 'Este sitio no responde a este nombre.',
  'request.invalid': 'Complete todos los campos obligatorios',
  'request.not-found': 'No hay nada en esta dirección.',
  'request.origin': 'Esta petición no viene de nuestras páginas. Cargue la página de nuevo.',
  'request.too-large': 'Es más de lo que podemos recibir de una vez. Envíe menos.',
  'request.too-many':
    'Demasiados intentos. Espere {seconds, plural, one {# segundo} other {# segundos}} e inténtelo de nuevo.',
  'request.too-slow': 'La conexión era demasiado lenta. Inténtelo de nuevo donde la red sea mejor.',
  'request.unauthorized':
    'Abra esta página en el navegador con el que hizo la solicitud o use el enlace de nuestro correo.',
  'request.unreadable': 'No pudimos leer esta petición. Inténtelo de nuevo.',
  'role.in-use': 'Alguien tiene todavía esta función. Indique cuál recibirá en su lugar.',
  'role.name-taken': 'Ya existe una función con este nombre.',
  'role.not-found': 'Esta función no existe.',
  'server.busy':
    'Hay muchas personas conectadas en este momento. Sus respuestas están a salvo. Inténtelo de nuevo en unos instantes.',
  'server.failed':
    'Algo ha fallado por nuestra parte. Sus respuestas están a salvo. Inténtelo de nuevo en unos instantes.',
  'visa-document.not-found':
    'Este documento del visado ya no está en espera: se ha usado, se ha quitado o tiene más de un día. Añádalo de nuevo.',
  'approval.document-required': 'Seleccione un documento de aprobación',
  'approval.names-missing':
    'El documento no identifica a todos los viajeros a los que corresponde por número de pasaporte y nombre. Debe compararlo una segunda persona.',
  'approval.not-pdf': 'Seleccione un archivo PDF',
  'approval.unpaid':
    'La solicitud no está pagada. Hasta entonces no se puede presentar ni aprobar a nadie.',
  'approval.unreviewed':
    'Quedan documentos por aceptar. Revise primero todos los documentos actuales del viajero.',
  'template.changed':
    'Alguien ha cambiado esta plantilla mientras tanto. Revísela de nuevo antes de guardar.',
  'template.name-taken': 'Otra plantilla compartida ya tiene este nombre. Elija otro.',
  'template.no-language': 'La plantilla no tiene texto en el idioma de este viajero.',
  'template.not-found': 'Esta plantilla ya no existe.',
  'template.too-long': 'Con las variables completadas, el mensaje supera los 4000 caracteres.',
  'template.too-many': 'Ya tiene el máximo de plantillas. Elimine una primero.',
  'template.unfilled': 'Falta completar una variable de este mensaje.',
  'template.unknown-variable': 'El texto tiene entre llaves algo que no es una variable.',
  'view.not-found': 'Esta vista ya no existe.',
  'view.too-many': 'Ya tiene el máximo de vistas. Elimine una primero.',
  'approval.second-person':
    'Hacen falta dos personas: una revisa los documentos y otra los aprueba.',
  'data-request.not-found': 'Esta petición no existe.',
  'data-request.open-application':
    'Una solicitud de esta persona todavía está en curso. Resuélvala o reembólsela primero.',
  'invitation.expired':
    'Esta invitación ya se ha usado, se ha retirado o ha caducado. Pida una nueva a quien se la envió.',
  'letter.not-found': 'Este correo no existe.',
  'letter.not-repeatable':
    'Este correo contenía un enlace o un código de un solo uso. El viajero puede pedir uno nuevo.',
  'payout.line-wrong': 'No se puede leer la línea {line} del archivo. No se ha importado nada.',
  'payout.too-long': 'El archivo tiene demasiadas líneas. Exporte menos días cada vez.',
  'payout.unreadable':
    'No es un archivo de abonos que conozcamos. Vuelva a exportarlo desde la pasarela como CSV.',
  'person.not-found': 'No se guarda nada sobre esta dirección.',
  'refund.already-made': 'Este pago ya se ha reembolsado o está a punto de reembolsarse.',
  'refund.amount-wrong': 'El importe debe ser mayor que cero y, como máximo, lo que se pagó.',
  'refund.beyond-limit':
    'Su función permite reembolsar hasta {limit} por solicitud; quedan {left}. Pídaselo a un colega cuya función permita más.',
  'refund.disputed':
    'El pagador ha disputado este pago ante su banco. No se puede reembolsar hasta que se resuelva; de lo contrario, el dinero se perdería dos veces.',
  'refund.not-found': 'Este reembolso no existe.',
  'refund.note-required': 'Indique por qué el importe difiere de la política.',
  'review.reason-required':
    'Indique por qué se rechaza el documento, para que el viajero pueda enviar uno mejor.',
  'staff.code-required':
    'Escriba el código de su aplicación de autenticación o un código de recuperación.',
  'staff.code-wrong': 'Este código no es correcto o ya se ha usado. Espere al siguiente.',
  'staff.confirm-required': 'Confirme primero que es usted.',
  'staff.email-taken': 'Ya hay alguien con esta dirección de correo electrónico.',
  'staff.forbidden': 'Su función no permite esta acción. Consulte al propietario.',
  'staff.invalid-password': 'Contraseña incorrecta',
  'staff.last-owner': 'Tiene que haber un propietario. Nombre primero a otra persona propietaria.',
  'staff.not-found': 'Este colega no existe o ya no está.',
  'staff.passkey-refused':
    'No se aceptó esta llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.',
  'staff.passkey-required': 'Inicie sesión con su llave de acceso.',
  'staff.password-weak':
    '{reason, select, short {Use al menos 12 caracteres.} long {Use como máximo 128 caracteres.} personal {Use una contraseña sin su nombre, su correo electrónico ni el nombre de la empresa.} other {Esta contraseña es fácil de adivinar. Use tres o cuatro palabras que no tengan relación entre sí.}}',
  'staff.second-factor-required':
    'Configure primero un segundo factor: el propietario se lo pide a todos.',
}
