import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'Suba sus documentos',
  lead: '{reference}: {count, plural, one {un viajero} other {# viajeros}}',
  loading: 'Cargando su solicitud',
  'progress.label': 'Documentos de todos los viajeros',
  'progress.text': '{uploaded} de {total} documentos subidos',
  'hint.files':
    'Sirve cualquier foto o PDF de su teléfono u ordenador: antes de enviarlo lo adaptamos al tamaño y al formato que acepta la autoridad migratoria.',
  'hint.one':
    'Sirven las fotos hechas con el teléfono: con las cuatro esquinas visibles, nítidas y sin reflejos. Si un documento tiene varias páginas, elija todas sus fotos a la vez.',

  'type.passportPhoto': 'Foto de pasaporte',
  'type.passportDocument': 'Página del pasaporte con la foto',
  'type.flightTicket': 'Pasaje de avión',
  'type.transitTicket': 'Pasaje de continuación',
  'type.transitVisa': 'Visa del país siguiente',
  'type.invitationLetter': 'Carta de invitación',
  'type.companyRegistration': 'Registro de la empresa',
  'hint.passportPhoto':
    'Hecha con el teléfono delante de una pared blanca lisa, con luz de día y de frente a la cámara. Nosotros la recortamos a la medida.',
  'hint.passportDocument':
    'La página con su foto y sus datos. Al menos 6 meses de validez y una página sin usar.',
  'hint.flightTicket': 'De entrada en Tanzania y de salida.',
  'hint.transitTicket': 'La continuación de su viaje.',
  'hint.transitVisa':
    'Del país al que viaja después; o el permiso de residencia en ese país, o una nota que indique que no necesita ninguno de los dos.',
  'hint.invitationLetter': 'De la empresa que visita, firmada.',
  'hint.companyRegistration': 'De la empresa que hace la invitación.',

  'reason.unreadable': 'No se lee con claridad.',
  'reason.cut-off': 'Una parte está cortada.',
  'reason.wrong-document': 'No es el documento que necesitamos.',
  'reason.expired': 'Ha caducado o caduca demasiado pronto.',
  'reason.does-not-match': 'No coincide con las respuestas que usted dio.',
  'reason.photo-background': 'El fondo de la foto debe ser blanco liso.',
  'reason.photo-face': 'El rostro debe verse entero, de frente y sin sombras.',
  'reason.damaged': 'Nuestra copia se ha dañado, sin culpa suya. Envíelo de nuevo, por favor.',
  'reason.answers-changed':
    'Después se corrigió una respuesta, y este documento muestra la anterior.',
  'reason.other': 'No sirve para este trámite.',

  'traveller.list': 'Viajeros',
  'traveller.fallback': 'Viajero {number}',
  'traveller.position': 'Viajero {number} de {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{uploaded} de {total} documentos',
  'traveller.complete': 'Completo',
  'traveller.choose': 'Elegir otro viajero',
  'traveller.next': 'Viajero siguiente',
  'traveller.onlyMissing': 'Solo viajeros con documentos pendientes',
  'traveller.noneMissing': 'No falta nada.',

  'state.missing': 'Falta',
  'state.added': 'Añadido',
  'state.received': 'Recibido',
  'state.accepted': 'Revisado',
  'state.rejected': 'Envíe otro',
  'file.size': '{size}, añadido el {moment}',
  'file.view': 'Ver',
  'file.view.label': 'Ver: {document}',
  'file.remove': 'Quitar',
  'file.remove.label': 'Quitar: {document}',
  'file.remove.ask': '¿Quitar este archivo?',
  'file.remove.yes': 'Sí, quitarlo',
  'file.remove.no': 'Conservarlo',
  'file.removed': 'Documento quitado',
  'file.download': 'Descargar',
  'file.open': 'Abrir en otra pestaña',
  'file.pdf': 'Es un PDF. Ábralo en otra pestaña o descárguelo.',
  'file.closeView': 'Cerrar',
  'file.loading': 'Cargando el archivo',

  'add.drop': 'Arrastre aquí un archivo',
  'add.dropNow': 'Suelte para añadir el archivo',
  'add.choose': 'Elegir archivo',
  'add.replace': 'Reemplazar',
  'add.new': 'Elegir otro archivo',
  'add.better': 'Añadir uno mejor',
  'add.camera': 'Tomar una foto',
  'add.for': '{action}: {document} de {name}',
  'add.several':
    'Elija solo imágenes y haremos con ellas un único PDF. Los PDF se añaden de uno en uno.',
  'add.onePhoto': 'Elija aquí una sola foto.',
  'pages.title': 'Páginas: {document}',
  'pages.text': 'Estas imágenes formarán un solo PDF, en este orden.',
  'pages.page': 'Página {number}',
  'pages.up': 'Subir la página {number}',
  'pages.down': 'Bajar la página {number}',
  'pages.remove': 'Quitar la página {number}',
  'pages.more': 'Añadir otra imagen',
  'pages.add': '{count, plural, one {Añadir esta imagen} other {Añadir # páginas en un solo PDF}}',
  'pages.moved': 'Ahora es la página {number} de {total}',

  'upload.preparing': 'Preparando su archivo',
  'upload.waiting': 'Esperando a que terminen otras subidas',
  'upload.sending': '{percent} %',
  'upload.checking': 'Enviado. Estamos comprobando el archivo',
  'upload.again': 'Se cortó la conexión. Intentándolo de nuevo',
  'upload.label': 'Subiendo: {document}',
  'upload.cancel': 'Cancelar',
  'upload.cancel.label': 'Cancelar la subida: {document}',
  'upload.retry': 'Reintentar',
  'upload.dismiss': 'Descartar',
  'upload.lost':
    'Se cortó la conexión. El archivo se conserva aquí mientras esta página esté abierta: pulse «Reintentar» o espere a tener conexión.',
  'upload.done': 'Documento subido',
  'upload.done.text': '{document} de {name}',
  'upload.smaller': 'Lo hemos reducido: de {before} a {after}.',
  'upload.failed': 'No se pudo subir',
  'upload.failed.text': 'No se pudo subir el archivo. Inténtelo de nuevo.',
  'upload.tooLarge': 'Archivo demasiado grande',
  'upload.tooLarge.text':
    'Sigue siendo demasiado grande incluso después de reducirlo. Haga una foto de cada página y elíjalas todas a la vez.',
  'upload.tooMany': 'Caben hasta {most} páginas. Quite las que no se piden y añádalo de nuevo.',
  'upload.signed':
    'Este PDF lleva una firma que dejaría de ser válida si lo reducimos. Pida una copia más pequeña o añada fotos de sus páginas.',
  'upload.heic':
    'Esta foto está en un formato de Apple (HEIC) que este navegador no puede abrir. En un iPhone, elija Ajustes o Configuración, Cámara, Formatos, Más compatible y vuelva a tomarla; o abra la foto y guárdela como JPG.',
  'upload.picture':
    'Este navegador no puede abrir este tipo de imagen. Guárdela como JPG o PNG y añádala de nuevo.',
  'kinds.image': 'JPG o PNG',
  'kinds.any': 'JPG, PNG o PDF',

  'complete.title': '¿Está todo?',
  'complete.text.ready':
    'Todos los documentos están subidos. Mírelos una vez más. Después todavía podrá añadir uno mejor hasta que lo hayamos revisado.',
  'complete.text.missing':
    '{count, plural, one {Todavía falta un documento.} other {Todavía faltan # documentos.}} Lo que ha subido está guardado y puede seguir más tarde.',
  'complete.action': 'Finalizar solicitud',
  'complete.busy': 'Enviando su solicitud',
  'complete.done': 'Solicitud enviada correctamente',
  'complete.missing.title': 'Todavía faltan documentos',
  'complete.missing.line': '{document} de {name}',
  'complete.missing.more': '{count, plural, one {y # más} other {y # más}}',
  'complete.uploading': 'Espere a que terminen las subidas y púlselo de nuevo.',
  'complete.failed.title': 'Todavía no hemos podido finalizar su solicitud',
  'complete.failed.text':
    'Sus documentos están a salvo con nosotros. Inténtelo de nuevo en unos minutos. Si sigue sin funcionar, escriba a {email} e indique {reference}: la finalizaremos por usted.',
  'complete.again': 'Reintentar',
  'action.status': 'Ver estado',
  'action.home': 'Inicio',
  'action.later': 'Ver estado más tarde',

  'received.title': '¡Solicitud recibida!',
  'received.text': 'Tenemos todo para {reference}. Usted no tiene que hacer nada más.',
  'received.at': 'Recibida',
  'received.expected': 'La presentaremos a más tardar el',
  'received.reference': 'Referencia',
  'received.next': 'Qué sucede ahora',
  'received.next.1':
    'Revisamos cada respuesta y cada documento. Si hay que corregir algo, escribiremos a {email}.',
  'received.next.2.by':
    'Presentamos la solicitud ante la autoridad migratoria a más tardar el {day}.',
  'received.next.2': 'Presentamos la solicitud ante la autoridad migratoria.',
  'received.next.3': 'Decide la autoridad migratoria. Ninguna rapidez nuestra acorta su plazo.',
  'received.next.3.by':
    'Decide la autoridad migratoria, hacia el {day} si cumple el plazo que anuncia. Ninguna rapidez nuestra lo acorta.',
  'received.next.4':
    'Recibirá la decisión por correo electrónico y podrá descargar la visa en la página de estado.',
  'received.keep': 'Esta página seguirá disponible siempre que vuelva.',

  'asked.title':
    '{count, plural, one {Necesitamos que envíe un documento nuevo} other {Necesitamos que envíe # documentos nuevos}}',
  'asked.text':
    '{count, plural, one {Uno de sus documentos no se puede presentar tal como está: abajo se explica por qué.} other {# de sus documentos no se pueden presentar tal como están: abajo se explica por qué.}} Todo lo demás queda como está.',
  'asked.by':
    'Envíe {count, plural, one {el nuevo} other {los nuevos}} a más tardar el {day} para que podamos cumplir el plazo.',
  'asked.others':
    '{count, plural, one {No necesitamos nada del otro viajero.} other {No necesitamos nada de los otros # viajeros.}}',
  'replaced.title': 'Gracias, no tiene que hacer nada más',
  'replaced.text':
    'Ya lo tenemos todo de nuevo y seguimos con su solicitud. Si otro documento no sirve, le escribiremos.',

  'unpaid.title': 'Pague primero y luego añada sus documentos',
  'unpaid.text':
    'La solicitud {reference} todavía no está pagada. No se ha cobrado nada y sus respuestas están guardadas.',
  'unpaid.pay': 'Pagar ahora',
  'unpaid.total': 'Total',
  'review.title': 'Estamos revisando su pago',
  'review.text':
    'Una persona debe revisar el pago de {reference}. No pague de nuevo. En cuanto esté resuelto, podrá añadir aquí sus documentos.',
  'refunded.title': 'Esta solicitud se ha reembolsado',
  'refunded.text': 'El pago de {reference} se ha devuelto, así que no hay documentos que añadir.',
  'closed.title': 'Ya no se necesitan documentos',
  'closed.text':
    'Ya hay una decisión sobre la solicitud {reference}. La página de estado muestra el resultado.',

  'notFound.title': 'Solicitud no encontrada',
  'notFound.text':
    'No hay ninguna solicitud para este enlace. Vuelva a abrir el enlace de nuestro correo o busque su solicitud por la referencia.',
  'notFound.home': 'Volver al inicio',
  'failed.title': 'No podemos cargar su solicitud',

  'page.title': 'Su pasaporte dice otra cosa',
  'page.line': '{field}: el pasaporte dice {says}, usted escribió {wrote}.',
  'page.unsaid': '{field}: la página del pasaporte muestra algo distinto de su respuesta.',
  'page.correct': 'Corregir mi respuesta',
  'page.correct.of': 'Corregir mi respuesta: {field}',
  'page.same': 'Mi respuesta es correcta',
  'page.another': 'Enviar otra imagen',
  'page.unreadable':
    'No se pudieron leer las dos líneas al pie de la página. Si están cortadas o borrosas, envíe una imagen mejor.',
  'page.other':
    'Parece un documento de identidad o un visado. Envíe la página del pasaporte con su foto.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'Nuestros correos no le llegan',
  'returned.text':
    'Lo que enviamos a {address} se devuelve. Corrija su dirección y le reenviaremos todo lo que se devolvió.',
  'returned.correct': 'Corregir mi dirección',
  'returned.right': 'La dirección es correcta: reintentar',
  'returned.tried':
    'Lo estamos enviando todo de nuevo. Si vuelve a devolverse, se lo diremos aquí.',
}
