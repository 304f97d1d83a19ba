import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title: '{count, plural, one {Falta una respuesta} other {Faltan # respuestas}}',
  text: 'El formulario de la autoridad migratoria pregunta esto. Podremos presentar la solicitud en cuanto lo tengamos.',
  part: 'Puede enviar ahora una parte y el resto más tarde.',
  send: 'Enviar',
  empty: 'Escriba al menos una respuesta',
  'done.title': 'Gracias, seguimos con su solicitud',
  'done.text': 'Si advierte un error, escríbanos antes de que la presentemos.',
  partly: 'Gracias. {count, plural, one {Falta una respuesta.} other {Faltan # respuestas.}}',
  stale: 'Ya no hace falta: {questions}.',
  'asked.title': 'La autoridad también pregunta',
  'asked.hint':
    'No hace falta que responda ahora. Escriba en letras latinas: la autoridad no admite otras y no enviamos las demás respuestas.',
  'line.country-of-birth': 'País de nacimiento',
  'line.marital-status': 'Estado civil',
  'line.father-name': 'Nombre completo del padre',
  'line.mother-name': 'Nombre completo de la madre',
  'line.employment-status': 'Situación laboral',
  'line.employer': 'Empresa o institución donde trabaja',
  'line.passport-type': 'Tipo de pasaporte',
  'line.passport-place': 'Lugar de expedición del pasaporte',
  'line.departure': 'Fecha de salida de Tanzania',
  'line.length-of-stay': 'Duración de la estancia en Tanzania',
  'line.host-name': 'Nombre del hotel o del anfitrión en Tanzania',
  'line.host-phone': 'Teléfono del hotel o del anfitrión',
  'line.earlier-visits': 'Viajes anteriores a Tanzania',
  'line.funds': 'Dinero disponible para el viaje',
  'hint.marital-status':
    'En inglés: single (soltero o soltera), married (casado o casada), divorced (divorciado o divorciada) o widowed (viudo o viuda).',
  'hint.employment-status':
    'En inglés: employed (por cuenta ajena), self-employed (por cuenta propia), student (estudiante), retired (jubilado o jubilada) o unemployed (sin empleo).',
  'hint.employer': 'Si no trabaja para nadie, escriba «none».',
  'hint.passport-type':
    'Casi siempre ordinary (ordinario); si no, diplomatic (diplomático), service (de servicio) o travel document (documento de viaje).',
  'hint.passport-place': 'Ciudad u oficina, como figura en el pasaporte.',
  'hint.departure': 'Día, mes y año.',
  'hint.length-of-stay': 'En días.',
  'hint.host-phone': 'Con el código de país.',
  'hint.earlier-visits': 'En qué años, o «none» si nunca ha estado allí.',
  'hint.funds': 'Importe aproximado y moneda.',
}
