import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'Suba sus documentos',
  lead: '{reference}: {count, plural, one {un viajero} other {# viajeros}}',
  loading: 'Cargando su solicitud',
  'progress.label': 'Documentos de todos los viajeros',
  'progress.text':
    '{total, plural, one {{uploaded} de # documento subido} other {{uploaded} de # documentos subidos}}',
  'hint.files':
    'Sirve cualquier foto o PDF. Antes de enviarlo, lo adaptamos a lo que acepta la autoridad migratoria.',
  'hint.one':
    'Sirven las fotos tomadas con el teléfono si son nítidas, sin reflejos y con las cuatro esquinas visibles. Si un documento tiene varias páginas, elija todas sus fotos a la vez.',
  'type.passportPhoto': 'Foto de pasaporte',
  'type.passportDocument': 'Página del pasaporte con la foto',
  'type.flightTicket': 'Billete de avión',
  'type.transitTicket': 'Billete de continuación del viaje',
  'type.transitVisa': 'Visa del país al que viaja después',
  'type.invitationLetter': 'Carta de invitación',
  'type.companyRegistration': 'Certificado de registro de la empresa',
  'hint.passportPhoto':
    'Tomada con el teléfono delante de una pared blanca lisa, con luz de día y de frente a la cámara. Nosotros la recortaremos a la medida.',
  'hint.passportDocument':
    'La página con su foto y sus datos. El pasaporte debe ser válido durante al menos 180 días después de la llegada y tener una página sin usar.',
  'hint.flightTicket': 'Sus vuelos de entrada en Tanzania y de salida.',
  'hint.transitTicket': 'Para continuar su viaje desde Tanzania.',
  'hint.transitVisa':
    'Una visa o un permiso de residencia del país al que viaja después, o una nota que indique que no necesita ninguno de los dos.',
  'hint.invitationLetter': 'De la empresa que visita, firmada.',
  'hint.companyRegistration': 'De la empresa que le invita.',
  'reason.correct': 'El documento es correcto: cambiar mi respuesta',
  'reason.unreadable': 'No se lee con claridad.',
  'reason.cut-off': 'Una parte está cortada.',
  'reason.wrong-document': 'No es el documento que necesitamos.',
  'reason.expired': 'Ha caducado o caduca demasiado pronto.',
  'reason.does-not-match': 'No coincide con sus respuestas.',
  'reason.another-person': 'Parece el pasaporte de otra persona.',
  'reason.answers-differ': 'No dice lo mismo que sus respuestas.',
  'reason.photo-background': 'El fondo de la foto debe ser blanco liso.',
  'reason.photo-face': 'El rostro debe verse entero, de frente y sin sombras.',
  'reason.damaged': 'Nuestra copia se ha dañado, sin culpa suya. Envíelo de nuevo, por favor.',
  'reason.answers-changed':
    'Después se corrigió una respuesta, y este documento muestra la anterior.',
  'reason.other': 'No se puede usar para esta solicitud.',
  'traveller.list': 'Viajeros',
  'traveller.fallback': 'Viajero {number}',
  'traveller.position': 'Viajero {number} de {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label':
    '{total, plural, one {{uploaded} de # documento} other {{uploaded} de # documentos}}',
  'traveller.complete': 'Completo',
  'traveller.choose': 'Elegir otro viajero',
  'traveller.next': 'Viajero siguiente',
  'traveller.onlyMissing': 'Solo viajeros con documentos pendientes',
  'traveller.noneMissing': 'No falta nada.',
  'state.missing': 'Falta',
  'state.added': 'Añadido',
  'state.received': 'Recibido',
  'state.accepted': 'Revisado',
  'state.rejected': 'Hace falta una nueva versión',
  'state.doubt': 'Revíselo',
  'file.size': '{size}, añadido el {moment}',
  'file.view': 'Ver',
  'file.view.label': 'Ver: {document}',
  'file.remove': 'Quitar',
  'file.remove.label': 'Quitar: {document}',
  'file.remove.ask': '¿Quitar este archivo?',
  'file.remove.yes': 'Sí, quitarlo',
  'file.remove.no': 'Conservarlo',
  'file.removed': 'Se ha quitado el documento',
  'file.download': 'Descargar',
  'file.open': 'Abrir en otra pestaña',
  'file.pdf': 'Es un PDF. Ábralo en otra pestaña o descárguelo.',
  'file.same': 'Es el mismo archivo que {document} de {name}',
  'file.same.text': 'Si lo ha elegido por error, elija el correcto. Si no, déjelo como está.',
  'file.closeView': 'Cerrar',
  'file.loading': 'Cargando el archivo',
  'add.drop': 'Arrastre aquí un archivo',
  'add.dropNow': 'Suelte para añadir el archivo',
  'add.choose': 'Elegir archivo',
  'add.replace': 'Sustituir',
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
  'upload.again': 'Se perdió la conexión. Intentándolo de nuevo',
  'upload.label': 'Subiendo: {document}',
  'upload.cancel': 'Cancelar',
  'upload.cancel.label': 'Cancelar la subida: {document}',
  'upload.retry': 'Reintentar',
  'upload.lost':
    'Se perdió la conexión. El archivo se conserva aquí mientras esta página esté abierta: pulse «Reintentar» o espere a tener conexión.',
  'upload.done': 'Documento subido',
  'upload.done.text': '{document} de {name}',
  'upload.smaller': 'Lo hemos reducido: de {before} a {after}.',
  'upload.failed': 'No se pudo subir',
  'upload.failed.text': 'No se pudo subir el archivo. Inténtelo de nuevo.',
  'upload.tooLarge': 'Archivo demasiado grande',
  'upload.tooLarge.text':
    'Sigue siendo demasiado grande incluso después de reducirlo. Tome una foto de cada página y elíjalas todas a la vez.',
  'upload.tooMany':
    '{most, plural, one {Cabe como máximo # página.} other {Caben como máximo # páginas.}} Quite las que no hagan falta y añada el archivo de nuevo.',
  'upload.signed':
    'Este PDF lleva una firma que dejaría de ser válida si redujéramos el archivo. Pida una copia más pequeña o añada fotos de sus páginas.',
  'upload.changed':
    'El archivo se ha modificado, movido o eliminado en su dispositivo después de elegirlo. Elíjalo de nuevo.',
  'upload.misnamed':
    'En realidad no es un {kind}: solo lo dice su nombre. Ábralo en la aplicación de la que procede, guárdelo como {allowed} y añada ese archivo.',
  'upload.heic':
    'Esta foto está en el formato HEIC de Apple, que este navegador no puede abrir. En un iPhone, elija Ajustes o Configuración, Cámara, Formatos, Más compatible y vuelva a tomarla; o abra la foto y guárdela como JPG.',
  'upload.picture':
    'Este navegador no puede abrir este tipo de imagen. Guárdela como JPG o PNG y añádala de nuevo.',
  'kinds.image': 'JPG o PNG',
  'kinds.any': 'JPG, PNG o PDF',
  'complete.title': '¿Ha subido todo?',
  'complete.text.ready':
    'Todos los documentos están subidos. Mírelos una vez más. Después todavía podrá sustituirlos hasta que los hayamos revisado.',
  'complete.text.missing':
    '{count, plural, one {Todavía falta un documento.} other {Todavía faltan # documentos.}} Lo que ha subido está guardado y puede seguir más tarde.',
  'complete.text.doubt':
    '{count, plural, one {Un documento necesita antes su respuesta: vea la pregunta junto a él.} many {# documentos necesitan antes su respuesta: vea las preguntas junto a ellos.} other {# documentos necesitan antes su respuesta: vea las preguntas junto a ellos.}}',
  'complete.action': 'Finalizar solicitud',
  'complete.busy': 'Enviando su solicitud',
  'complete.done': 'Solicitud enviada correctamente',
  'complete.missing.title': 'Todavía faltan documentos',
  'complete.doubt.title': 'Responda primero a esto',
  'complete.missing.line': '{document} de {name}',
  'complete.missing.more': '{count, plural, one {y # más} other {y # más}}',
  'complete.uploading': 'Espere a que terminen las subidas y pulse de nuevo «Finalizar solicitud».',
  'complete.failed.title': 'Todavía no hemos podido finalizar su solicitud',
  'complete.failed.text':
    'Tenemos sus documentos a salvo. Inténtelo de nuevo en unos minutos. Si sigue sin funcionar, escriba a {email} e indique {reference}: la finalizaremos por usted.',
  'complete.again': 'Reintentar',
  'action.status': 'Consultar el estado',
  'action.home': 'Inicio',
  'action.later': 'Consultar el estado más tarde',
  'received.title': '¡Solicitud recibida!',
  'received.text':
    'Ya tenemos todo lo necesario para {reference}. Usted no tiene que hacer nada más.',
  'received.at': 'Recibida',
  'received.expected': 'La presentaremos a más tardar el',
  'received.reference': 'Referencia',
  'received.next': 'Qué sucede ahora',
  'received.next.1':
    'Revisaremos cada respuesta y cada documento. Si hay que corregir algo, escribiremos a {email}.',
  'received.next.2.by':
    'Presentaremos la solicitud ante la autoridad migratoria a más tardar el {day}.',
  'received.next.2': 'Presentaremos la solicitud ante la autoridad migratoria.',
  'received.next.3':
    'Después decidirá la autoridad migratoria. Tarda lo mismo con cualquier modalidad de tramitación.',
  'received.next.3.by':
    'Después decidirá la autoridad migratoria, hacia el {day} si cumple el plazo que anuncia. Tarda lo mismo con cualquier modalidad de tramitación.',
  'received.next.4':
    'Le enviaremos la decisión por correo electrónico, y podrá descargar la visa en la página de estado.',
  'received.keep': 'Puede volver a esta página cuando quiera.',
  'asked.title':
    '{count, plural, one {Necesitamos una nueva versión de un documento} other {Necesitamos nuevas versiones de # documentos}}',
  'asked.text':
    '{count, plural, one {Uno de sus documentos no se puede presentar tal como está. Abajo se explica el motivo.} other {# de sus documentos no se pueden presentar tal como están. Abajo se explican los motivos.}} Todo lo demás queda como está.',
  'asked.by':
    'Envíe {count, plural, one {la nueva versión} other {las nuevas versiones}} a más tardar el {day}, para que podamos cumplir el plazo.',
  'asked.others':
    '{count, plural, one {No necesitamos nada del otro viajero.} other {No necesitamos nada de los otros # viajeros.}}',
  'replaced.title': 'Gracias, tenemos lo que necesitamos',
  'replaced.text':
    'Ya lo tenemos todo de nuevo y seguiremos con su solicitud. Si algún otro documento no se puede usar, le escribiremos.',
  'unpaid.title': 'Pague primero y luego añada sus documentos',
  'unpaid.text':
    'La solicitud {reference} todavía no está pagada. No se ha cobrado nada y sus respuestas están guardadas.',
  'unpaid.pay': 'Pagar ahora',
  'unpaid.total': 'Total',
  'review.title': 'Estamos revisando su pago',
  'review.text':
    'Debemos comprobar manualmente el pago de {reference}. No pague de nuevo. En cuanto esté resuelto, podrá añadir aquí sus documentos.',
  'refunded.title': 'Esta solicitud se ha reembolsado',
  'refunded.text':
    'El pago de {reference} se ha reembolsado, así que no hay documentos que añadir.',
  'closed.title': 'Ya no se necesitan documentos',
  'closed.text':
    'Ya hay una decisión sobre la solicitud {reference}. La página de estado muestra el resultado.',
  'failed.title': 'No podemos cargar su solicitud',
  'page.title': 'Su pasaporte dice otra cosa',
  'page.line': '{field}: el pasaporte dice {says}, usted escribió {wrote}.',
  'page.unsaid': '{field}: la página del pasaporte no coincide con su respuesta.',
  'page.correct': 'Corregir mi respuesta',
  'page.correct.of': 'Corregir mi respuesta: {field}',
  'page.same': 'Mis respuestas son correctas',
  'page.another': 'Enviar otra imagen',
  'page.another-person.text':
    'El nombre, la fecha de nacimiento y el número de pasaporte difieren de sus respuestas sobre {name}.',
  'page.confirmed': 'Sus respuestas quedan como están',
  'page.unreadable':
    'No se han podido leer las dos líneas al pie de la página. Si están cortadas o borrosas, envíe una imagen mejor.',
  'page.slow': 'Comparar la página con sus respuestas tarda un poco más en este dispositivo.',
  'page.stop': 'Detener',
  'page.served':
    'Este dispositivo no ha podido leer la página, así que la leemos nosotros. Si no coincide con sus respuestas, lo verá aquí.',
  'page.other':
    'Parece un documento de identidad o una visa. Envíe la página del pasaporte con su foto.',
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
    'Los correos que enviamos a {address} nos llegan devueltos. Corrija su dirección y se los enviaremos de nuevo.',
  'returned.correct': 'Corregir mi dirección',
  'returned.right': 'Es correcta: volver a intentarlo',
  'returned.tried': 'Lo estamos enviando todo de nuevo. Si vuelve a fallar, se lo diremos aquí.',
}
