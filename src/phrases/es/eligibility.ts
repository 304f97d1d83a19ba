import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'Primero, dos preguntas. Sabrá al momento si necesita visado, cuánto cuesta y cuándo esperar la decisión.',
  'passport.label': 'Pasaporte de',
  'passport.empty': 'Elija un país',
  'passport.other': 'Otro pasaporte',
  'arrival.label': 'Llegada a Tanzania',
  'arrival.hint': 'Déjelo vacío si aún no sabe la fecha.',
  'arrival.unknown': 'Aún sin fecha',
  ask: 'Ver qué necesito',
  change: 'Cambiar',
  again: 'No se pudo leer una de las respuestas. Elíjala de nuevo.',
  first: 'Se refiere al primer viajero. Los demás vienen en el paso 2.',
  'asked.title': 'Pasaporte y llegada',
  'answer.title': 'Con pasaporte de: {country}',
  'visa.label': 'Necesita un visado',
  'visa.multiple': 'Con este pasaporte, los turistas solo reciben el visado de entradas múltiples.',
  'none.title': 'No necesita visado',
  'none.text':
    'Con este pasaporte, una visita a Tanzania no requiere visado: no hay nada que solicitar ni que pagar. Consulte a las autoridades si piensa trabajar, estudiar o quedarse más tiempo.',
  'none.anyway': 'Sé que necesito un visado de todos modos',
  'price.label': 'Precio total',
  'price.text':
    'por persona, todo incluido: {authority} de tasa oficial y {service} por nuestro servicio',
  'decision.label': 'Decisión prevista antes del',
  'decision.text':
    'Si hoy lo tenemos todo, presentamos la solicitud a más tardar el {filed}; después las autoridades indican unos {days} días.',
  'time.ok': 'A tiempo para su llegada el {arrival}.',
  'time.faster':
    'Demasiado tarde para su llegada el {arrival}. Con «{speed}» llega a tiempo, por {price} más: prevista a más tardar el {day}.',
  'time.late':
    'Demasiado tarde para su llegada el {arrival}, y ninguna velocidad alcanza: la decisión puede esperarse como pronto el {day}. Viaje más tarde si puede.',
  referral:
    'Las solicitudes con este pasaporte pasan antes por una segunda oficina, lo que tarda unos {days} días. Espere la aprobación antes de pagar los billetes.',
  'validity.label': 'Su pasaporte',
  'validity.text': 'debe ser válido al menos hasta el {day}.',
  'zanzibar.label': 'Zanzíbar',
  'zanzibar.text':
    'exige a cada visitante su propio seguro de entrada, que solo vende la Zanzibar Insurance Corporation.',
  'official.label': 'Sin nosotros',
  'official.text': 'También puede solicitarlo en {official}, pagando solo la tasa oficial.',
  begin: 'Empiece su solicitud',
  'draft.text': 'Tiene una solicitud en curso y sus respuestas están guardadas.',
  'draft.go': 'Continuar con ella',
  baby: 'Para un bebé de menos de un año, escríbanos',
  'noscript.title': 'Qué necesita su pasaporte',
  'noscript.none': 'Sin visado para una visita:',
  'noscript.referral': 'Unos {days} días, porque también decide una segunda oficina:',
  'noscript.multiple':
    'Los turistas solo reciben el visado de entradas múltiples, {price} en total:',
  'noscript.others':
    'Todos los demás: el visado turístico de una entrada, {price} en total; las autoridades indican unos {days} días desde que lo presentamos.',
}
