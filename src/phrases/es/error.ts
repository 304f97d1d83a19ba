import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'El precio cambió después de que usted firmara. Lea de nuevo el contrato y fírmelo otra vez.',
  'agreement.not-found': 'No tenemos ningún contrato con este número.',
  'agreement.signature-blank': 'Para continuar con el pago, firme electrónicamente',
  'agreement.signature-unreadable': 'No hemos podido leer su firma. Bórrela y firme de nuevo.',
  'applicant.filed':
    'Ya hemos presentado la solicitud de este viajero ante la autoridad migratoria, así que aquí no se puede cambiar nada más. Escríbanos si algo no es correcto.',
  'amendment.cheaper':
    'Los cambios a algo más barato los hacemos nosotros, y le reembolsamos la diferencia según nuestra Política de reembolsos. Escríbanos.',
  'amendment.dearer': 'Esto cuesta más: el viajero debe pagarlo en su propia página.',
  'amendment.multiple-required':
    'Uno de los viajeros tiene una nacionalidad que exige la visa de entradas múltiples.',
  'amendment.nothing': 'Esto ya lo ha pedido.',
  'amendment.somebody-withdrew':
    'Uno de los viajeros se ha retirado, por lo que la visa ya no se puede cambiar aquí. Escríbanos.',
  'applicant.not-found': 'Este viajero no pertenece a esta solicitud.',
  'applicant.too-many': 'Esta solicitud ya tiene a todos sus viajeros.',
  'application.changed':
    'Alguien acaba de cambiar esta solicitud. Cárguela de nuevo para ver el cambio.',
  'application.closed': 'Esta solicitud ya se ha enviado y no se puede cambiar aquí.',
  'application.nobody-in':
    'No hay nadie disponible que pueda encargarse, o las solicitudes no se asignan por reglas.',
  'application.ended': 'No queda nada por hacer en esta solicitud: está resuelta o cancelada.',
  'application.erased': 'Los datos personales de esta solicitud se han borrado.',
  'application.incomplete': 'Faltan algunas respuestas. Añada primero los datos de cada viajero.',
  'application.not-found': 'Solicitud no encontrada. Revise los datos e inténtelo de nuevo.',
  'cancellation.answered': 'Esta petición ya se respondió de otra manera.',
  'cancellation.before-paying':
    'Antes de pagar no se puede quitar a un solo viajero. Cancele la solicitud y empiece otra con menos viajeros.',
  'cancellation.not-found': 'Esta petición no existe.',
  'cancellation.note-required': 'Indique el motivo, para que el viajero lo entienda.',
  'chat.answer-required': 'Podrá enviar una copia cuando alguien haya respondido.',
  'chat.email-required': 'Indique primero su correo electrónico.',
  'chat.full': 'Esta conversación ha llegado a su límite. Empiece otra.',
  'chat.not-found': 'No encontramos esta conversación.',
  'chat.proven':
    'El navegador del viajero demostró de qué solicitud trata esta conversación, así que esto no se puede cambiar.',
  'code.wrong': 'Este código no es correcto o ha caducado. Pida uno nuevo.',
  'dispute.no-evidence':
    'No hay pruebas que enviar: la disputa no corresponde a ningún pago nuestro o su solicitud se ha borrado.',
  'dispute.not-found': 'No encontramos esta disputa.',
  'document.accepted': 'Hemos revisado y aceptado este documento, así que no se puede cambiar.',
  'decision.reason-required':
    'Indique el motivo: hace falta para cada denegación, retirada o paso atrás.',
  'correction.ineligible':
    'Los nacionales de este país no necesitan visa para Tanzania. Escríbanos y lo veremos con usted, también lo que ha pagado.',
  'correction.reason-required': 'Diga por qué lo corrige. El viajero también leerá el motivo.',
  'correction.refused': 'Algo en la corrección todavía no es correcto. No se ha cambiado nada.',
  'correction.visa-kind':
    'Los nacionales de este país necesitan la visa de turismo de entradas múltiples. Cambie primero el tipo de visa y después la nacionalidad.',
  'document.ambiguous':
    'Cada programa lee este PDF de una manera, y podría perderse una parte. Imprímalo como PDF simple y añada ese.',
  'document.blank': 'Esta imagen es de un solo color. Elija una foto en la que se vea el rostro.',
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
    'Este archivo es demasiado grande para el portal de la autoridad migratoria y aquí no se puede reducir sin perder algo. Pida al viajero uno más pequeño.',
  'document.quota':
    'Ha enviado el máximo de archivos permitido en un día. Podrá añadir más dentro de {hours, plural, one {# hora} other {# horas}}. Si no puede esperar, escríbanos.',
  'document.scripted':
    'Este PDF contiene programas u otros archivos. Imprímalo como PDF simple y añada ese.',
  'document.too-complex':
    'Este archivo es demasiado grande una vez abierto. Guarde una versión más pequeña y añádala de nuevo.',
  'document.too-large': 'El archivo debe ocupar menos de {limit} MB',
  'document.type-unknown': 'En esta solicitud no se pide este tipo de documento.',
  'document.unreadable':
    'No hemos podido abrir este archivo. Puede que esté dañado: guárdelo de nuevo y vuelva a intentarlo.',
  'document.wrong-type': 'Este tipo de archivo no se puede usar aquí. Use {allowed}.',
  'draft.not-found': 'No hay respuestas guardadas en este navegador.',
  'draft.changed': 'Estas respuestas se cambiaron en otra pestaña o ventana.',
  'filing-form.changed': 'Mientras tanto, alguien ha cambiado el formulario del portal.',
  'file.missing': 'Elija primero un archivo.',
  'idempotency.mismatch': 'Esta petición ya se envió con otro contenido.',
  'link.changed': 'Mientras tanto, esto se cambió en otro dispositivo.',
  'link.sent-in': 'Estas respuestas ya se enviaron y no se pueden cambiar aquí.',
  'link.expired': 'Este enlace ya se ha usado o ha caducado. Pida uno nuevo.',
  'email.attached': 'Este correo ya pertenece a una solicitud o a una conversación.',
  'email.file-used': 'Este archivo ya se ha añadido como documento.',
  'email.not-found': 'Este correo no existe.',
  'mail.signature-wrong': 'Este mensaje no lleva la firma del servicio de correo.',
  'passport-page.gone':
    'Ya no tenemos la imagen de un pasaporte. Continúe sin ella: podrá añadirla después de pagar.',
  'payment.already-paid': 'Esta solicitud ya está pagada.',
  'payment.by-hand':
    'No ha llegado ningún pago. Solo un propietario o responsable puede marcarla como pagada a mano, con un motivo.',
  'payment.gateway-unavailable':
    'La página de pago no responde. No se le ha cobrado nada. Inténtelo de nuevo en un minuto.',
  'payment.not-found': 'No encontramos este pago.',
  'payment.not-open': 'Este pago ya no se puede cambiar.',
  'payment.required': 'Pague primero y luego añada sus documentos.',
  'payment.signature-wrong': 'Este mensaje no lleva la firma de la pasarela de pago.',
  'payment.still-open':
    'La página de pago sigue abierta. Cancele allí el pago o espere a que se cierre sola en menos de una hora.',
  'price.changed': 'El precio ha cambiado. Revise el precio nuevo antes de continuar.',
  'receipt.not-found': 'Esta solicitud no tiene ningún recibo con este número.',
  'reminder.not-needed': 'Aquí no falta nada, así que no hay nada que recordar.',
  'reminder.stopped': 'Este viajero pidió no recibir más recordatorios.',
  'reminder.too-soon': 'Ya se envió un recordatorio en las últimas 24 horas. Espere hasta mañana.',
  'reminder.unreachable':
    'Los correos a esta dirección se devuelven. Corrija primero la dirección.',
  'request.content-type': 'Aquí no se admite este tipo de contenido.',
  'request.host': 'Este sitio no usa este nombre.',
  'request.invalid': 'Complete todos los campos obligatorios',
  'request.not-found': 'No hay nada en esta dirección.',
  'request.origin': 'Esta petición no viene de nuestras páginas. Cargue la página de nuevo.',
  'request.too-large': 'Es más de lo que podemos recibir de una vez.',
  'request.too-many':
    'Demasiados intentos. Espere {seconds, plural, one {# segundo} other {# segundos}} e inténtelo de nuevo.',
  'request.too-slow': 'La conexión era demasiado lenta. Inténtelo de nuevo con una conexión mejor.',
  'request.unauthorized':
    'Abra esto en el navegador con el que hizo la solicitud o use el enlace de nuestro correo.',
  'request.unreadable': 'No hemos podido leer esta petición.',
  'role.in-use': 'Alguien tiene todavía esta función. Indique cuál recibirá en su lugar.',
  'role.name-taken': 'Ya existe una función con este nombre.',
  'role.not-found': 'Esta función no existe.',
  'server.busy':
    'Hay muchas personas conectadas en este momento. Sus respuestas están guardadas. Inténtelo de nuevo en unos instantes.',
  'server.failed':
    'Algo ha fallado por nuestra parte. Sus respuestas están guardadas. Inténtelo de nuevo en unos instantes.',
  'visa-document.not-found':
    'Este documento de la visa ya no está en espera: se ha usado, se ha quitado o tiene más de un día. Añádalo de nuevo.',
  'approval.document-required': 'Seleccione un documento de aprobación',
  'approval.names-missing':
    'El documento no muestra el número de pasaporte y el nombre de todos los viajeros a los que corresponde. Debe compararlo una segunda persona.',
  'approval.not-pdf': 'Seleccione un archivo PDF',
  'approval.unpaid':
    'Esta solicitud no está pagada. Hasta que lo esté, no se puede presentar ni aprobar a nadie.',
  'approval.unreviewed':
    'Todavía quedan documentos sin aceptar. Revise primero todos los documentos actuales del viajero.',
  'template.changed':
    'Alguien ha cambiado esta plantilla mientras tanto. Revísela de nuevo antes de guardar.',
  'template.name-taken': 'Otra plantilla compartida ya tiene este nombre. Elija otro.',
  'template.no-language': 'La plantilla no tiene texto en el idioma de este viajero.',
  'template.not-found': 'Esta plantilla ya no existe.',
  'template.too-long': 'Con las variables completadas, el mensaje supera los 4000 caracteres.',
  'template.too-many': 'Ya tiene el máximo de plantillas permitido. Elimine una primero.',
  'template.unfilled': 'Falta completar una variable de este mensaje.',
  'template.unknown-variable': 'El texto tiene entre llaves algo que no es una variable.',
  'view.not-found': 'Esta vista ya no existe.',
  'view.too-many': 'Ya tiene el máximo de vistas permitido. Elimine una primero.',
  'approval.second-person': 'Hacen falta dos personas: una revisa los documentos y otra aprueba.',
  'data-request.not-found': 'Esta petición no existe.',
  'data-request.open-application':
    'Una solicitud de esta persona sigue en curso. Resuélvala o reembólsela primero.',
  'invitation.expired':
    'Esta invitación se ha usado, se ha retirado o ha caducado. Pida una nueva a quien le invitó.',
  'letter.not-found': 'Este correo no existe.',
  'letter.not-repeatable':
    'Este correo contenía un enlace o un código de un solo uso. El viajero puede pedir uno nuevo.',
  'payout.line-wrong': 'No se puede leer la línea {line} del archivo. No se ha importado nada.',
  'payout.too-long': 'El archivo tiene demasiadas líneas. Exporte menos días cada vez.',
  'payout.unreadable':
    'No reconocemos este archivo de abonos. Vuelva a exportarlo desde la pasarela como CSV.',
  'person.not-found': 'No guardamos nada sobre esta dirección.',
  'refund.already-made': 'Este pago ya se ha reembolsado o está a punto de reembolsarse.',
  'refund.amount-wrong': 'El importe debe ser mayor que cero y, como máximo, lo que se pagó.',
  'refund.beyond-limit':
    'Su función permite reembolsar hasta {limit} por solicitud, y de esa cantidad quedan {left}. Pídaselo a un colega cuya función permita más.',
  'refund.disputed':
    'La persona que pagó ha impugnado este pago ante su banco. No se puede reembolsar hasta que se resuelva; de lo contrario, el dinero se perdería dos veces.',
  'refund.not-found': 'Este reembolso no existe.',
  'refund.note-required': 'Indique por qué el importe difiere de la política.',
  'review.reason-required':
    'Indique por qué se rechaza el documento, para que el viajero pueda enviar uno mejor.',
  'staff.code-required':
    'Escriba el código de su aplicación de autenticación o un código de recuperación.',
  'staff.code-wrong': 'Este código no es correcto o ya se ha usado. Espere al siguiente.',
  'staff.confirm-required': 'Confirme primero que es usted.',
  'staff.email-taken': 'Ya hay alguien con este correo electrónico.',
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
    'Configure primero un segundo factor. El propietario lo exige a todos.',
}
