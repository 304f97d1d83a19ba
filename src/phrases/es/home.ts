import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'Visa para Tanzania en línea: solicitud, pago y seguimiento · {company}',
  description:
    'Solicite una visa para Tanzania en cuatro sencillos pasos. Una solicitud de visa de turismo cuesta {price}, con la tarifa oficial y todos los gastos obligatorios incluidos.',
  headline: 'Su visa para Tanzania, en buenas manos',
  lead: 'Revisamos sus respuestas y documentos, presentamos su solicitud y le mantenemos al tanto.',
  'price.words':
    'por una solicitud de visa de turismo, todo incluido: {authority} de tarifa oficial y {service} por nuestro servicio',
  apply: 'Solicitar ahora',
  'scene.pause': 'Pausar las imágenes',
  'scene.play': 'Reanudar las imágenes',
  'reference.label': '¿Ya hizo una solicitud? Su referencia',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Consultar el estado',
  'reference.blank': 'Escriba su referencia para continuar.',
  'notice.short':
    'Somos una empresa privada, no el Gobierno; también puede presentar la solicitud en el sitio oficial {official}.',
  'notice.title': 'Una empresa privada, no el Gobierno',
  'notice.text':
    '{company} es una consultora privada. No estamos vinculados al Gobierno de Tanzania. También puede presentar la solicitud en el sitio oficial {official}, sin pasar por nosotros y sin nuestros honorarios.',
  'steps.title': 'Cómo funciona',
  'steps.1.title': 'Háblenos de su viaje',
  'steps.1.text':
    'Elija la visa, introduzca los datos de cada viajero como figuran en el pasaporte y firme. Sus respuestas se guardan a medida que avanza.',
  'steps.2.title': 'Pague y añada los documentos',
  'steps.2.text':
    'Pague con tarjeta en la página segura de nuestra pasarela de pago. Después, añada sus documentos.',
  'steps.3.title': 'Revisamos y presentamos su solicitud',
  'steps.3.text':
    'Revisamos cada respuesta y cada archivo, le preguntamos si algo no encaja y le escribimos con cada cambio.',
  'start.title': '¿Por dónde quiere empezar?',
  'start.new.title': 'Nueva solicitud',
  'start.new.text':
    'Para usted, para una familia de hasta {family} personas o para un grupo. Verá el precio completo antes de pagar, sin servicios opcionales marcados de antemano.',
  'start.new.action': 'Solicitar ahora',
  'start.status.title': 'Seguir una solicitud',
  'start.status.text':
    'Con su referencia y su correo electrónico puede ver a quién le toca actuar, qué sucede después y en qué plazo.',
  'blurbs.title': 'Con qué puede contar',
  'blurbs.fast.title': 'La fecha prevista, antes de pagar',
  'blurbs.fast.text':
    'Nuestra tramitación tarda {apart, plural, =0 {} other {de {least} a }}{most, plural, one {# día hábil} other {# días hábiles}}, o {hours, plural, one {# hora} other {# horas}} como máximo si elige la modalidad superurgente. Después, la autoridad migratoria se toma su propio tiempo, oficialmente alrededor de {days, plural, one {# día} other {# días}}, que nadie puede acortar.',
  'blurbs.simple.title': 'Sencillo',
  'blurbs.simple.text':
    'Cuatro pasos en palabras claras, con ayuda junto a cada campo. Puede parar y seguir más tarde, también en otro dispositivo.',
  'blurbs.secure.title': 'Seguro',
  'blurbs.secure.text':
    'Todo lo que envía viaja cifrado, sus documentos se guardan cifrados y el número de su tarjeta nunca nos llega.',
  'blurbs.support.title': 'Escríbanos a cualquier hora',
  'blurbs.support.text':
    'Nuestro equipo responde de lunes a viernes, de {opens} a {closes} (hora de Londres). Puede seguir su solicitud día y noche.',
  'costs.title': 'Precios',
  'costs.lead': 'Una visa de turismo con tramitación normal. Después no se añade ningún cargo.',
  'costs.caption': 'El precio de una solicitud de visa de turismo, concepto por concepto',
  'costs.item': 'Concepto',
  'costs.goesTo': 'Se destina a',
  'costs.amount': 'Importe',
  'costs.authority': 'Tarifa oficial de la visa',
  'costs.preparation': 'Preparación y presentación de su solicitud',
  'costs.processing': 'Gastos de tramitación',
  'costs.document': 'Revisión de documentos y presentación',
  'costs.to.authority': 'la autoridad migratoria',
  'costs.to.us': 'nosotros, por nuestro servicio',
  'costs.total': 'Total',
  'costs.more': 'Otras visas, modalidades y servicios opcionales',
  'costs.visa': 'Visa, por persona',
  'costs.visa.tourist': 'Turismo, {days, plural, one {# día} other {# días}}',
  'costs.visa.tourist_multiple':
    'Turismo, entradas múltiples, {days, plural, one {# día} other {# días}}',
  'costs.visa.business': 'Negocios, {days, plural, one {# día} other {# días}}',
  'costs.visa.transit': 'Tránsito, {days, plural, one {# día} other {# días}}',
  'costs.visa.share': 'Tarifa oficial incluida',
  'costs.processing.steps':
    'Los gastos de tramitación se pagan una vez por solicitud y dependen del número de personas: {one} para una persona, {last} para {from} o más.',
  'costs.processing.flat': 'Los gastos de tramitación se pagan una vez por solicitud: {one}.',
  'costs.urgent': 'La modalidad urgente añade {amount}.',
  'costs.super_urgent': 'La modalidad superurgente añade {amount}.',
  'costs.insurance':
    'Seguro de viaje, opcional: {amount} por persona. No sustituye al seguro de viaje obligatorio que exige Zanzíbar.',
  'costs.esim': 'eSIM, opcional: {amount} por persona.',
  'questions.title': 'Preguntas frecuentes',
  'questions.long.q': '¿Cuánto tarda?',
  'questions.long.a':
    'La decisión suele llegar {spread, plural, =0 {} other {entre {from} y }}{to, plural, one {# día} other {# días}} después de que lo tengamos todo. Nosotros necesitamos {apart, plural, =0 {} other {de {least} a }}{most, plural, one {# día hábil} other {# días hábiles}} con la tramitación normal, o menos si elige una más rápida. Después, la autoridad migratoria necesita alrededor de {days, plural, one {# día} other {# días}}, o alrededor de {referral, plural, one {# día} other {# días}} si su pasaporte es de los que remite a una segunda oficina. Indique su pasaporte y su llegada al principio de esta página para ver la fecha que le corresponde.',
  'questions.sure.q': '¿La visa está garantizada?',
  'questions.sure.a':
    'No. Solo decide la autoridad migratoria. Nosotros nos aseguramos de que su solicitud esté completa y sea coherente, y le avisamos antes de pagar si alguna norma lo impide.',
  'questions.direct.q': '¿Puedo hacer la solicitud sin ustedes?',
  'questions.direct.a':
    'Sí, en el sitio oficial, pagando solo la tarifa oficial. Nuestro servicio es para quienes prefieren que alguien revise la solicitud, la presente y le dé seguimiento.',
  'questions.need.q': '¿Todo el mundo necesita visa?',
  'questions.need.a':
    '{count, plural, =0 {Sí.} one {No. Los nacionales de un solo país pueden visitar Tanzania sin ella.} other {No. Los nacionales de # países pueden visitar Tanzania sin ella.}} Elija su pasaporte al principio de esta página y se lo diremos al momento, antes de que pague nada.',
  'questions.documents.q': '¿Qué documentos necesito?',
  'questions.documents.a':
    'Un pasaporte válido durante al menos {days, plural, one {# día} other {# días}} después de su llegada y, para la visa de turismo, estos documentos: {documents}. Otros tipos de visa pueden requerir otros.',
  'questions.children.q': '¿Los niños necesitan su propia solicitud?',
  'questions.children.a':
    'Sí, todos los niños a partir de un año, con su propio pasaporte. Para un bebé de menos de un año, {contact}. Una solicitud familiar admite hasta {family} personas, con un solo contacto y un solo pago.',
  'questions.children.link': 'escríbanos',
  'fee.title': 'Qué cubren los {service} de nuestro servicio',
  'fee.1': 'Una persona compara cada respuesta con su pasaporte y mira cada archivo.',
  'fee.2':
    'Introducimos y presentamos su solicitud en el sitio de la autoridad migratoria, en un plazo máximo de {most, plural, one {# día hábil} other {# días hábiles}} con la tramitación normal.',
  'fee.3': 'Respondemos con usted a las preguntas de la autoridad y le escribimos con cada cambio.',
  'fee.4':
    'Guardamos las respuestas y los archivos cifrados, y los eliminamos cuando usted lo pida.',
  'fee.refused': 'Si la visa se deniega',
  'fee.refused.text':
    'Solo decide la autoridad. Si deniega la visa, no se reembolsan ni su tarifa ni nuestros honorarios, porque el trabajo está hecho. Le diremos lo que sepamos y qué puede hacer después.',
  'fee.refund': 'Reembolsos',
}
