import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'Nuestros precios o condiciones cambiaron después de que usted firmara. Lea de nuevo el contrato y fírmelo otra vez.',
  'agreement.not-found': 'No tenemos ningún contrato con este número.',
  'agreement.signature-blank': 'Para continuar con el pago, firme electrónicamente',
  'agreement.signature-unreadable': 'No hemos podido leer su firma. Bórrela y firme de nuevo.',
  'applicant.filed':
    'Ya hemos presentado la solicitud de este viajero ante la autoridad migratoria, así que aquí no se puede cambiar nada más. Escríbanos si algo no es correcto.',
  'amendment.cheaper':
    'Los cambios a algo más barato los hacemos nosotros, y le reembolsamos la diferencia según nuestra Política de reembolsos. Escríbanos.',
  'amendment.extra-late':
    'Los servicios opcionales se pueden añadir hasta el día anterior a la primera llegada, mientras no haya una decisión.',
  'amendment.multiple-required':
    'Uno de los viajeros tiene una nacionalidad que exige la visa de entradas múltiples.',
  'amendment.nothing': 'Esto ya lo ha pedido.',
  'amendment.somebody-withdrew':
    'La solicitud de uno de los viajeros se ha cancelado, por lo que esto ya no se puede cambiar aquí. Escríbanos.',
  'applicant.not-found': 'Este viajero no pertenece a esta solicitud.',
  'applicant.too-many': 'Esta solicitud ya tiene a todos sus viajeros.',
  'application.changed':
    'Alguien acaba de cambiar esta solicitud. Cárguela de nuevo para ver el cambio.',
  'application.closed': 'Esta solicitud ya se ha enviado y no se puede cambiar aquí.',
  'application.held':
    'Estamos trabajando en esta solicitud en este momento. Inténtelo de nuevo en un minuto.',
  'application.incomplete': 'Faltan algunas respuestas. Añada primero los datos de cada viajero.',
  'application.not-found': 'Solicitud no encontrada. Revise los datos e inténtelo de nuevo.',
  'cancellation.before-paying':
    'Antes de pagar no se puede quitar a un solo viajero. Cancele la solicitud y empiece otra con menos viajeros.',
  'chat.answer-required': 'Podrá enviar una copia cuando alguien haya respondido.',
  'chat.email-required': 'Indique primero su correo electrónico.',
  'chat.full': 'Esta conversación ha llegado a su límite. Empiece otra.',
  'chat.not-found': 'No encontramos esta conversación.',
  'code.wrong': 'Este código no es correcto o ha caducado. Pida uno nuevo.',
  'document.accepted': 'Hemos revisado y aceptado este documento, así que no se puede cambiar.',
  'correction.ineligible':
    'Los nacionales de este país no necesitan visa para Tanzania. Escríbanos y lo veremos con usted, también lo que ha pagado.',
  'correction.refused': 'Algo en la corrección todavía no es correcto. No se ha cambiado nada.',
  'correction.visa-kind':
    'Los nacionales de este país necesitan la visa de turismo de entradas múltiples. Cambie primero el tipo de visa y después la nacionalidad.',
  'document.ambiguous':
    'Cada programa lee este PDF de una manera, y podría perderse una parte. Imprímalo como PDF simple y añada ese.',
  'document.blank': 'Esta imagen es de un solo color. Elija una foto en la que se vea el rostro.',
  'document.empty-page': 'En esta página no hay nada. Elija el archivo que muestra su documento.',
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
  'document.quota':
    'Ha enviado el máximo de archivos permitido en un día. Podrá añadir más dentro de {hours, plural, one {# hora} other {# horas}}. Si no puede esperar, escríbanos.',
  'document.scripted':
    'Este PDF contiene programas u otros archivos. Si el documento es uno de esos archivos, añádalo. Si no, imprima este PDF como PDF simple y añada el nuevo.',
  'document.too-complex':
    'Este archivo es demasiado grande una vez abierto. Guarde solo las páginas necesarias o una versión más pequeña y añádala.',
  'document.too-large': 'El archivo debe ocupar menos de {limit} MB',
  'document.type-unknown': 'En esta solicitud no se pide este tipo de documento.',
  'document.unreadable':
    'No hemos podido abrir este archivo. Puede que esté dañado: guárdelo de nuevo y vuelva a intentarlo.',
  'document.wrong-type':
    'Este tipo de archivo no se puede usar aquí. Guárdelo como {allowed} o haga una captura de pantalla.',
  'draft.not-found': 'No hay respuestas guardadas en este navegador.',
  'draft.changed': 'Estas respuestas se cambiaron en otra pestaña o ventana.',
  'file.missing': 'Elija primero un archivo.',
  'idempotency.mismatch': 'Esta petición ya se envió con otro contenido.',
  'link.changed': 'Mientras tanto, esto se cambió en otro dispositivo.',
  'link.sent-in': 'Estas respuestas ya se enviaron y no se pueden cambiar aquí.',
  'link.expired': 'Este enlace ya se ha usado o ha caducado. Pida uno nuevo.',
  'mail.signature-wrong': 'Este mensaje no lleva la firma del servicio de correo.',
  'messenger.not-connected': 'No hay ninguna aplicación de mensajería conectada.',
  'messenger.not-offered': 'Esta aplicación de mensajería no está disponible aquí.',
  'messenger.signature-wrong': 'Este mensaje no lleva la firma del servicio de mensajería.',
  'messenger.unavailable': 'El servicio de mensajería no responde. Inténtelo de nuevo más tarde.',
  'passport-page.gone':
    'Ya no tenemos la imagen de un pasaporte. Continúe sin ella: podrá añadirla después de pagar.',
  'payment.already-paid': 'Esta solicitud ya está pagada.',
  'payment.gateway-unavailable':
    'La página de pago no responde. No se le ha cobrado nada. Inténtelo de nuevo en un minuto.',
  'payment.not-open': 'Este pago ya no se puede cambiar.',
  'payment.required': 'Pague primero y luego añada sus documentos.',
  'payment.signature-wrong': 'Este mensaje no lleva la firma de la pasarela de pago.',
  'payment.still-open':
    'La página de pago sigue abierta. Cancele allí el pago o espere a que se cierre sola en menos de una hora.',
  'price.changed': 'El precio ha cambiado. Revise el precio nuevo antes de continuar.',
  'receipt.not-found': 'Esta solicitud no tiene ningún recibo con este número.',
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
  'rules.changed':
    'Nuestros precios o condiciones han cambiado. Revise las novedades antes de continuar.',
  'rules.not-found': 'No tenemos condiciones con este número.',
  'server.away':
    'Una parte de nuestro sistema no funciona en este momento. Sus respuestas están guardadas. Inténtelo de nuevo en unos minutos.',
  'server.busy':
    'Hay muchas personas conectadas en este momento. Sus respuestas están guardadas. Inténtelo de nuevo en unos instantes.',
  'server.failed':
    'Algo ha fallado por nuestra parte. Sus respuestas están guardadas. Inténtelo de nuevo en unos instantes.',
}
