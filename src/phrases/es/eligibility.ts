import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'Empiece con dos preguntas. Le diremos al momento si necesita visa, cuánto cuesta y para cuándo puede esperar la decisión.',
  'passport.label': 'Pasaporte de',
  'passport.empty': 'Elija un país',
  'passport.other': 'Otro pasaporte',
  'arrival.label': 'Llegada a Tanzania',
  'arrival.unknown': 'Aún sin fecha',
  ask: 'Ver qué necesito',
  change: 'Cambiar',
  again: 'Revise la respuesta señalada abajo.',
  first: 'Esto se refiere al primer viajero. Los demás se añaden en el paso 2.',
  'asked.title': 'Pasaporte y llegada',
  'answer.title': 'Pasaporte: {country}',
  'visa.label': 'Visa',
  'visa.multiple':
    'Con este pasaporte, los turistas solo pueden obtener la visa de entradas múltiples.',
  'needed.title': 'Necesita una visa: {price}, decisión prevista para el {day}',
  'needed.faster':
    'Necesita una visa: {price} con la modalidad «{speed}», decisión prevista para el {day}',
  'needed.late': 'Necesita una visa, pero llegaría tarde: como pronto, el {day}',
  'none.title': 'No necesita visa',
  'none.text':
    'Con este pasaporte puede visitar Tanzania sin visa: no hay nada que solicitar ni que pagar. Consulte a la autoridad migratoria si piensa trabajar, estudiar o quedarse más tiempo.',
  'none.anyway': 'Aun así, necesito una visa',
  'price.label': 'Precio total',
  'price.text':
    'para una persona, todo incluido: {authority} de tarifa oficial y {service} por nuestro servicio',
  'decision.label': 'Decisión prevista para el',
  'decision.text':
    'Si hoy lo tenemos todo, presentaremos la solicitud a más tardar el {filed}. Después, la autoridad migratoria tarda alrededor de {days, plural, one {# día} other {# días}}.',
  'time.ok': 'La decisión está prevista a tiempo para su llegada el {arrival}.',
  'time.faster':
    'Con la modalidad normal, la decisión saldría demasiado tarde para su llegada el {arrival}. Con la modalidad «{speed}», por {price} más, sale a tiempo: está prevista para el {day}.',
  'time.late':
    'Con cualquier modalidad, la decisión saldría demasiado tarde para su llegada el {arrival}: está prevista, como pronto, para el {day}. Si puede, viaje más tarde.',
  'time.change': 'Cambiar la fecha de llegada',
  'time.anyway': 'Solicitarla de todos modos',
  referral:
    'Las solicitudes con este pasaporte pasan antes por una segunda oficina, que tarda alrededor de {days, plural, one {# día} other {# días}}. Espere la aprobación antes de pagar los billetes.',
  unchecked:
    'No hemos podido confirmar las normas para este pasaporte. Consúltelas también con una embajada de Tanzania.',
  'validity.label': 'Su pasaporte',
  'validity.text': 'debe ser válido al menos hasta el {day}.',
  'zanzibar.label': 'Zanzíbar',
  'zanzibar.text':
    'exige a cada visitante un seguro de viaje obligatorio propio, que solo vende la Zanzibar Insurance Corporation.',
  'official.label': 'Solicitud directa:',
  'official.text':
    'También puede presentar la solicitud por su cuenta en {official}, pagando solo la tarifa oficial.',
  begin: 'Empezar la solicitud',
  'draft.text': 'Ya ha empezado una solicitud y sus respuestas están guardadas.',
  'draft.go': 'Continuarla',
  baby: 'Para un bebé de menos de un año, escríbanos',
  'noscript.title': 'Qué necesita con su pasaporte',
  'noscript.none': 'Sin visa para una visita:',
  'noscript.referral':
    'Alrededor de {days, plural, one {# día} other {# días}}, porque también decide una segunda oficina:',
  'noscript.multiple': 'Solo la visa de turismo de entradas múltiples, {price} en total:',
  'noscript.others':
    'Todos los demás: la visa de turismo de entrada única, {price} en total. La autoridad migratoria tarda alrededor de {days, plural, one {# día} other {# días}} desde que presentamos la solicitud.',
}
