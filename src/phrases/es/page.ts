import type { Dictionary } from '../index.ts'

export const page: Dictionary['page'] = {
  skip: 'Ir al contenido',
  'header.label': 'Principal',
  'header.home': '{company}, inicio',
  'header.apply': 'Solicitar ahora',
  'header.status': 'Ver estado',
  'header.contact': 'Contacto',
  'header.language': 'Idioma',
  'footer.quick': 'Enlaces rápidos',
  'footer.home': 'Inicio',
  'footer.apply': 'Solicitar ahora',
  'footer.status': 'Ver estado',
  'footer.documents': 'Subir documentos',
  'footer.agreement': 'Comprobar una visa o un contrato',
  'footer.legal': 'Información legal',
  'footer.privacy': 'Política de privacidad',
  'footer.terms': 'Condiciones del servicio',
  'footer.security': 'Política de seguridad',
  'footer.refund': 'Política de reembolsos',
  'footer.cookie': 'Política de cookies',
  'footer.payment': 'Política de pagos',
  'footer.chargeback': 'Política de pagos, contracargos y 3-D Secure',
  'footer.support': 'Asistencia',
  'footer.contact': 'Contacto',
  'footer.hours': 'De lunes a viernes, de {opens} a {closes}',
  'footer.secure': 'Conexión SSL, cifrado de 256 bits',
  'footer.cards': 'Los datos de la tarjeta se quedan en la pasarela de pago (PCI DSS)',
  'footer.notice':
    '{company} es una consultora privada registrada en el Reino Unido. No somos el Gobierno de Tanzania ni estamos vinculados a él, y no podemos prometer que se conceda una visa. También puede presentar la solicitud, pagando solo la tarifa oficial, en el sitio oficial {official}.',
  'footer.rights': '© {year} {company}',
  'footer.staff': 'Acceso del personal',
  noscript:
    'Esta página necesita JavaScript para guardar sus respuestas y enviar sus documentos. Actívelo o escriba a {email}.',
  title: '{page} · {company}',
  'application.title': 'Solicitar una visa para Tanzania',
  'application.description':
    'Solicite una visa para Tanzania para usted, su familia o su grupo en cuatro sencillos pasos.',
  'documents.title': 'Suba sus documentos',
  'documents.description':
    'Añada la foto de pasaporte, la página del pasaporte y los pasajes de cada viajero.',
  'payment-result.title': 'Su pago',
  'payment-result.description': 'El resultado de su pago, comprobado con la pasarela de pago.',
  'status.title': 'Consulte su solicitud',
  'status.description':
    'Vea en qué punto está su solicitud de visa para Tanzania, a quién le toca actuar y qué viene después.',
  'agreement-check.title': 'Comprobar una visa o un contrato',
  'agreement-check.description':
    'Averigüe si una visa o un contrato que lleva nuestro nombre es realmente nuestro.',
  'traveller.title': 'Su parte de la solicitud',
  'traveller.description':
    'Rellene su parte de una solicitud de visado que alguien hace por usted.',
  'continue.title': 'Continúe su solicitud',
  'continue.description': 'Vuelva a abrir su solicitud con el enlace de nuestro correo.',
  'not-found.title': 'Página no encontrada',
  'not-found.text':
    'No hay nada en esta dirección. Quizá se haya escrito de otra forma o la página se haya movido.',
  'not-found.apply': 'Solicitar una visa',
  'not-found.status': 'Consultar su solicitud',
  'not-found.contact': 'Escribirnos',
  'not-found.home': 'Ir a la página de inicio',
}
