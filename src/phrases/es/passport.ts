import type { Dictionary } from '../index.ts'

export const passport: Dictionary['passport'] = {
  title: 'Tomar los datos del pasaporte',
  lead: 'Fotografíe la página con la foto, o elija una imagen o un PDF. Este dispositivo la lee y completa nombre, número, fechas y nacionalidad.',
  'start.title': 'Empiece por su pasaporte',
  'start.first': 'Empiece por el pasaporte del viajero 1',
  'start.lead':
    'Fotografíe la página con la foto, o elija una imagen o un PDF. Este dispositivo la lee y usted tiene menos que escribir. Si no tiene el pasaporte a mano, siga más abajo.',
  'start.read':
    'En el paso siguiente puede revisar y corregir todo. Si no es el pasaporte correcto, lea otra imagen.',
  camera: 'Tomar una foto',
  choose: 'Elegir una imagen o un PDF',
  for: '{action}: pasaporte del viajero {number}',
  reading: 'Leyendo el pasaporte',
  stop: 'Detener',
  slow: 'Este dispositivo necesita un poco más de tiempo.',
  'found.title': '¿Coincide esto con el pasaporte?',
  'found.lead': 'Compare cada línea con su pasaporte y corrija lo que esté mal.',
  'partly.lead':
    'No hemos podido leerlo todo con certeza. Compare esto con su pasaporte y escriba lo que falte.',
  strip: 'Las dos líneas al pie de la página, tomadas de su imagen',
  unread: 'No hemos podido leerlo con certeza. Escríbalo como está impreso.',
  'names.cut':
    'En las dos líneas no cabe el nombre completo. Complételo como está impreso encima de ellas.',
  'names.spelling':
    'En las dos líneas no hay acentos: Ü aparece como UE, Ø como OE, Ñ como N. Puede dejarlo así o escribirlo como está impreso; ambas formas valen.',
  which: '{field}: usted escribió otra cosa',
  'which.required': 'Elija cuál es correcto',
  mine: 'Lo que escribí: {value}',
  passports: 'El pasaporte: {value}',
  confirm: 'Todo es correcto',
  discard: 'Prefiero escribirlo',
  done: 'Datos tomados del pasaporte',
  'read.lead': 'Si algo no es correcto, corríjalo en los campos de abajo o lea otra imagen.',
  'notFound.title': 'No hemos podido leer el pasaporte',
  'notFound.1': 'Póngalo plano, con luz uniforme y sin reflejos.',
  'notFound.2': 'Las dos líneas al pie de la página deben verse enteras, de un extremo a otro.',
  'notFound.3': 'Acérquese hasta que la página llene la imagen.',
  'notFound.else': 'También puede escribirlo todo más abajo.',
  'other.title': 'Esta no es la página con la foto de un pasaporte',
  'other.text':
    'Parece un documento de identidad o una visa. Use la página del pasaporte con la foto, que tiene dos líneas largas al pie.',
  'failed.title': 'No hemos podido abrir este archivo',
  'failed.text': 'Elija otra imagen o escríbalo todo más abajo.',
  'undone.title': 'Este dispositivo no ha terminado de leer',
  'undone.text': 'Eso no dice nada de su imagen. Inténtelo de nuevo o escríbalo todo más abajo.',
  retry: 'Reintentar',
  'changed.title': 'Este archivo ha cambiado en su dispositivo',
  'changed.text': 'Se ha modificado, movido o eliminado después de elegirlo. Elíjalo de nuevo.',
  again: 'Leer otra imagen',
  'kept.saving': 'Guardando la imagen como su página del pasaporte',
  'kept.title': 'Página del pasaporte guardada',
  'kept.text':
    'Se guarda cifrada con sus respuestas. No se la volveremos a pedir después del pago.',
  'kept.remove': 'Quitar la imagen',
  'kept.removed': 'Se ha quitado la imagen.',
  'kept.failed': 'No hemos podido guardar la imagen. Podrá añadirla después del pago.',
}
