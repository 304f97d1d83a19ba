import type { Dictionary } from '../index.ts'

export const correction: Dictionary['correction'] = {
  title: 'Correcciones',
  none: 'No se ha corregido nada.',
  'by.traveller': 'Corregido por usted',
  'by.staff': 'Corregido por nosotros',
  before: 'Antes',
  now: 'Ahora',
  empty: 'vacío',
  yes: 'Sí',
  no: 'No',
  reason: 'Motivo',
  contact: 'Contacto',
  'signed.title': 'Corregido después de la firma',
  'signed.text': 'El contrato queda como usted lo firmó. Estas respuestas se corrigieron después.',
  cancel: 'Cancelar',
  'reason.label': 'Motivo de la corrección',
  'answers.action': 'Corregir respuestas',
  'answers.title': 'Corregir las respuestas de {name}',
  'answers.lead':
    'Cambie solo lo que está mal, exactamente como figura en el pasaporte. Lo demás queda como está.',
  'answers.save': 'Guardar la corrección',
  'answers.saved': 'La corrección se ha guardado',
  'answers.same': 'Todavía no ha cambiado nada. Cambie lo que está mal o cancele.',
  'asks.title':
    '{count, plural, one {Necesitaremos una nueva versión de un documento} other {Necesitaremos nuevas versiones de # documentos}}',
  'asks.text':
    '{count, plural, one {Este documento muestra la respuesta anterior. Cuando haya guardado, envíenos una nueva versión:} other {Estos documentos muestran la respuesta anterior. Cuando haya guardado, envíenos nuevas versiones:}}',
  'contact.title': 'Cómo comunicarnos con usted',
  'contact.action': 'Corregir los datos de contacto',
  'contact.email.hint':
    'Si la dirección es nueva, le enviaremos un código. El cambio valdrá cuando usted lo haya escrito, y avisaremos a la dirección anterior.',
  'contact.messenger': 'Su número de {channel} sigue siendo {number}. Cambiarlo también.',
  'contact.save': 'Guardar los datos de contacto',
  'contact.saved': 'Los datos de contacto se han guardado',
  'code.title': 'Confirmar la nueva dirección',
  'code.enter': 'Introducir el código',
  'code.sent':
    'Hemos enviado un código a {email}. Caduca a los {minutes, plural, one {# minuto} other {# minutos}}. Hasta que lo escriba, escribiremos a la dirección anterior.',
  'code.label': 'Código de seis cifras',
  'code.required': 'Escriba las seis cifras de nuestro correo',
  'code.confirm': 'Confirmar la dirección',
  'code.again': 'Enviar otro código',
  'code.other': 'Escribir otra dirección',
  'code.keep': 'Conservar la dirección anterior',
  'code.kept': 'Seguiremos escribiendo a la dirección anterior',
  'code.done': 'A partir de ahora escribiremos a la nueva dirección',
}
