import type { Dictionary } from '../index.ts'

export const sheet: Dictionary['sheet'] = {
  open: 'Importar una lista',
  title: 'Importar una lista de solicitantes',
  lead: 'Copie las filas de su hoja de cálculo y péguelas aquí, o elija un archivo. Se lee en este navegador y no se envía a ninguna parte.',
  'paste.label': 'Pegue las filas aquí',
  read: 'Leer estas filas',
  reading: 'Leyendo la lista',
  file: 'Elegir un archivo',
  'file.hint': 'Excel (.xlsx) o CSV, hasta 5 MB. También puede arrastrarlo aquí.',
  template: '¿Aún no tiene una lista? Complete una plantilla:',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'solicitantes',
  'fault.title': 'No se ha podido leer esta lista',
  'fault.tooLarge':
    'Ocupa más de 5 MB o contiene mucho más que una lista de personas. Copie las filas y péguelas.',
  'fault.wrongKind':
    'Solo se pueden leer archivos .xlsx y .csv. Guarde la lista en uno de estos formatos, o copie las filas y péguelas.',
  'fault.oldKind':
    'Es un archivo antiguo de Excel o tiene contraseña. Guárdelo como .xlsx sin contraseña.',
  'fault.unreadable':
    'El archivo está dañado. Guárdelo de nuevo como .xlsx, o copie las filas y péguelas.',
  'fault.empty': 'No contiene nada.',
  'fault.changed':
    'Este archivo se ha modificado, movido o eliminado en su dispositivo. Elíjalo de nuevo.',
  'fault.nobody':
    'No se ha encontrado a ningún solicitante. Ponga un título sobre cada columna, como Nombre o Número de pasaporte, o use la plantilla.',
  found: '{count, plural, one {# solicitante encontrado} other {# solicitantes encontrados}}',
  'found.faults':
    '{count, plural, one {Hay que revisar # respuesta. Corríjala aquí o más tarde en el formulario.} other {Hay que revisar # respuestas. Corríjalas aquí o más tarde en el formulario.}}',
  'found.fine': 'Hemos podido leerlo todo.',
  unknown: 'Columnas sin usar: {names}',
  'column.none': 'No se usa',
  'column.middleName': 'Otros nombres',
  'column.otherSurname': 'Segundo apellido',
  'column.fullName': 'Nombre completo',
  'column.all': 'Columnas asignadas a mano',
  sheet: 'Hoja',
  order: 'Algunas fechas se pueden leer de dos maneras, como 3/4/1990. ¿Qué va primero?',
  'order.day-first': 'El día: 3 de abril',
  'order.month-first': 'El mes: 4 de marzo',
  onlyFaulty: 'Solo los que hay que revisar',
  use: 'Usar la fila {number}: {who}',
  ready: 'Listo',
  cells: 'Todos los datos de {who}',
  ambiguous: 'Elija arriba si va primero el día o el mes.',
  'unread.date': 'Escriba la fecha así: 27.3.1990 o 1990-03-27.',
  'unread.country': 'Escriba el nombre del país o su código.',
  'unread.gender':
    'Escriba masculino o femenino. Si es X, escriba uno de los dos y avísenos por el chat.',
  tooMany:
    'Una solicitud admite {max, plural, one {# solicitante} other {# solicitantes}}. Desmarque {count, plural, one {# fila} other {# filas}}.',
  back: 'Usar otra lista',
  take: '{count, plural, one {Usar este solicitante} other {Usar estos # solicitantes}}',
  replace:
    '{count, plural, one {Se sustituirá lo que escribió para # solicitante.} other {Se sustituirá lo que escribió para # solicitantes.}}',
  'replace.confirm':
    '{count, plural, one {Sustituir por este solicitante} other {Sustituir por estos # solicitantes}}',
  done: '{count, plural, one {# solicitante importado} other {# solicitantes importados}}',
}
