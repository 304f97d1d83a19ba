import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'Visa para Tanzania en línea: trámite y estado · {company}',
  description:
    'Solicite una visa para Tanzania en cuatro sencillos pasos. Una solicitud de visa de turismo cuesta {price}, con la tarifa oficial y todo lo imprescindible incluido.',
  headline: 'Su visa para Tanzania, en buenas manos',
  lead: 'Revisamos sus respuestas y documentos, presentamos su solicitud y le decimos en qué punto está.',
  'price.words':
    'por una solicitud de visa de turismo, todo incluido: {authority} de tarifa oficial y {service} por nuestro servicio',
  apply: 'Solicitar ahora',
  'scene.pause': 'Pausar las imágenes',
  'scene.play': 'Reanudar las imágenes',

  'reference.label': '¿Ya hizo una solicitud? Su referencia',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Ver estado',
  'reference.blank': 'Escriba su referencia para continuar.',

  'notice.short':
    'Somos una empresa privada, no el Gobierno; también puede presentar la solicitud en el sitio oficial {official}.',
  'notice.title': 'Una empresa privada, no el Gobierno',
  'notice.text':
    '{company} es una consultora privada. No estamos vinculados al Gobierno de Tanzania. También puede presentar la solicitud en el sitio oficial {official}, sin pasar por nosotros y sin nuestros honorarios.',

  'steps.title': 'Cómo funciona',
  'steps.lead': 'Tenga a mano el pasaporte. Puede parar en cualquier momento y seguir más tarde.',
  'steps.1.title': 'Cuéntenos su viaje',
  'steps.1.text':
    'Elija la visa, introduzca los datos de cada viajero como figuran en el pasaporte y firme. Sus respuestas se guardan a medida que avanza.',
  'steps.2.title': 'Pague y añada los documentos',
  'steps.2.text':
    'Pague con tarjeta en la página segura de nuestra pasarela de pago. Después, añada una foto, la página del pasaporte y su pasaje.',
  'steps.3.title': 'Revisamos y presentamos',
  'steps.3.text':
    'Revisamos cada campo y cada archivo, le preguntamos si algo no encaja y le escribimos con cada cambio.',

  'start.title': '¿Por dónde quiere empezar?',
  'start.new.title': 'Nueva solicitud',
  'start.new.text':
    'Para usted, para una familia de hasta {family} personas o para un grupo. Verá el precio completo antes de pagar y nada viene marcado de antemano.',
  'start.new.action': 'Solicitar ahora',
  'start.status.title': 'Seguir una solicitud',
  'start.status.text':
    'Con su referencia y su correo electrónico puede ver a quién le toca actuar, qué sucede después y en qué plazo.',

  'blurbs.title': 'Con qué puede contar',
  'blurbs.fast.title': 'Rápido',
  'blurbs.fast.text':
    'Nuestra gestión tarda de {least} a {most} días hábiles, y {hours} horas o menos si elige la modalidad superurgente; la más rápida tarda una hora. Después, la autoridad migratoria se toma su propio tiempo, oficialmente unos {days} días, que nadie puede acortar.',
  'blurbs.simple.title': 'Sencillo',
  'blurbs.simple.text':
    'Cuatro pasos en palabras claras, con ayuda junto a cada campo. Puede parar y seguir más tarde, también en otro dispositivo.',
  'blurbs.secure.title': 'Seguro',
  'blurbs.secure.text':
    'Todo viaja cifrado, los documentos se guardan cifrados y el número de su tarjeta nunca nos llega.',
  'blurbs.support.title': 'Escríbanos las 24 horas',
  'blurbs.support.text':
    'Escríbanos a cualquier hora y siga su solicitud día y noche. Nuestro equipo responde de lunes a viernes, de {opens} a {closes}.',

  'costs.title': 'Cuánto cuesta',
  'costs.lead':
    'Una solicitud de visa de turismo para una persona, con tramitación normal. Es el precio completo: después no se añade ningún cargo.',
  'costs.caption': 'El precio de una solicitud de visa de turismo, concepto por concepto',
  'costs.item': 'Concepto',
  'costs.goesTo': 'Se destina a',
  'costs.amount': 'Importe',
  'costs.authority': 'Tarifa oficial de la visa',
  'costs.preparation': 'Preparación y presentación de su solicitud',
  'costs.processing': 'Tramitación',
  'costs.document': 'Revisión de documentos y presentación',
  'costs.to.authority': 'la autoridad migratoria',
  'costs.to.us': 'nosotros, por nuestro servicio',
  'costs.total': 'Total',
  'costs.more': 'Otras visas, modalidades y extras',
  'costs.visa': 'Visa, por persona',
  'costs.visa.tourist': 'Turismo, {days} días',
  'costs.visa.tourist_multiple': 'Turismo, entradas múltiples, {days} días',
  'costs.visa.business': 'Negocios, {days} días',
  'costs.visa.transit': 'Tránsito, {days} días',
  'costs.visa.share': 'Tarifa oficial incluida',
  'costs.extras':
    'La tramitación se paga una vez por solicitud: {one} para una persona, menos por solicitud para los grupos y {ten} a partir de diez personas. La modalidad urgente añade {urgent} y la superurgente, {super}. Si los elige: seguro de viaje {insurance} y e-SIM {esim} por persona. Nuestro seguro no sustituye al seguro de entrada obligatorio de Zanzíbar.',

  'questions.title': 'Preguntas',
  'questions.long.q': '¿Cuánto tarda?',
  'questions.long.a':
    'La decisión suele llegar entre {from} y {to} días después de que lo tengamos todo. Se suman dos plazos: el nuestro, de {least} a {most} días hábiles a velocidad normal y menos si así lo elige, y el de las autoridades, unos {days} días, o unos dos meses para los pasaportes que remiten a una segunda oficina. Indique su pasaporte y su llegada al principio de esta página para ver la fecha que le corresponde.',
  'questions.sure.q': '¿La visa está garantizada?',
  'questions.sure.a':
    'No. La decisión corresponde únicamente a la autoridad migratoria. Nosotros nos aseguramos de que su solicitud esté completa y sea coherente, y le avisamos antes de pagar si alguna norma lo impide.',
  'questions.direct.q': '¿Puedo hacer la solicitud sin ustedes?',
  'questions.direct.a':
    'Sí, en el sitio oficial, pagando solo la tarifa oficial. Nosotros somos para quienes desean que alguien revise, presente y haga el seguimiento.',
  'questions.need.q': '¿Todo el mundo necesita visa?',
  'questions.need.a':
    'No. Los nacionales de unos cincuenta países viajan sin visado. Elija su pasaporte al principio de esta página y lo sabrá al momento, antes de escribir o pagar nada.',
  'questions.documents.q': '¿Qué documentos necesito?',
  'questions.documents.a':
    'Un pasaporte válido durante al menos {months} meses después de su llegada, una foto con fondo blanco, una imagen de la página del pasaporte y su pasaje de avión. Las visas de tránsito y de negocios requieren dos documentos más.',
  'questions.children.q': '¿Los niños necesitan su propia solicitud?',
  'questions.children.a':
    'Sí, toda persona con pasaporte, a partir de un año. Para un bebé de menos de un año, {contact}. Una solicitud familiar admite hasta {family} personas y comparte el contacto y el pago.',
  'questions.children.link': 'escríbanos',

  'fee.title': 'Qué pagan nuestros {service}',
  'fee.1':
    'Cada respuesta comparada con su pasaporte y cada archivo abierto y visto por una persona.',
  'fee.2':
    'Su solicitud introducida y presentada en el sitio de las autoridades, a velocidad normal en {most} días hábiles como máximo.',
  'fee.3': 'Las preguntas de las autoridades, respondidas con usted, y un mensaje con cada cambio.',
  'fee.4': 'Respuestas y archivos guardados cifrados, y borrados cuando lo pida.',
  'fee.refused': 'Si deniegan el visado',
  'fee.refused.text':
    'Solo deciden las autoridades. Tras una denegación no se devuelven ni su tasa ni nuestro importe, porque el trabajo está hecho; le decimos lo que sabemos y qué puede hacer después.',
  'fee.refund': 'Reembolsos',
  'fee.refund.text':
    'Mientras no hayamos empezado, dentro de los {days} días siguientes al pago, menos {fee} por nuestros costes. Lo pagado dos veces se devuelve íntegro.',
}
