import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'Volver al inicio',
  contents: 'En esta página',
  translated: 'Esta traducción se ofrece para su comodidad; el texto vinculante es el inglés.',
  'contact.title': 'Contacto',
  'contact.description':
    'Cómo comunicarse con nosotros: correo electrónico, teléfono, dirección y horario, y respuestas a las tres preguntas más frecuentes.',
  'contact.lead': 'Escríbanos cuando quiera. Si ya hizo una solicitud, tenga a mano la referencia.',
  'contact.reach': 'Cómo comunicarse con nosotros',
  'contact.email': 'Correo electrónico',
  'contact.phone': 'Teléfono',
  'contact.address': 'Dirección postal',
  'contact.hours': 'Horario de atención',
  'contact.hours.open': 'De lunes a viernes, de {opens} a {closes} (hora de Londres)',
  'contact.hours.closed': 'Cerrado sábados y domingos',
  'contact.help': 'Ayuda rápida',
  'contact.help.apply': 'Solicitar ahora',
  'contact.help.apply.text': 'Empiece una solicitud para una persona, una familia o un grupo.',
  'contact.help.status': 'Consultar el estado',
  'contact.help.status.text': 'Vea en qué punto está su solicitud y qué sucede después.',
  'contact.help.documents': 'Subir documentos',
  'contact.help.documents.text':
    'Abra esta página en el navegador con el que pagó o con el enlace de nuestro correo.',
  'contact.legal': 'Información legal',
  'contact.legal.company': 'Empresa',
  'contact.legal.registration': 'Número de registro mercantil',
  'contact.legal.taxId': 'Número de identificación fiscal',
  'contact.legal.location': 'Ubicación',
  'contact.legal.location.text': 'Londres, Reino Unido',
  'contact.legal.service': 'Servicio',
  'contact.legal.service.text': 'Consultoría de visas para Tanzania',
  'contact.legal.activity': 'Actividad',
  'contact.legal.activity.text': 'Consultora privada de visas, no vinculada a ningún gobierno',
  'contact.legal.founded': 'Año de fundación',
  'contact.legal.security': 'Seguridad',
  'contact.legal.security.text':
    'SSL de 256 bits; pagos con tarjeta en la página de una pasarela con certificación PCI DSS',
  'contact.questions': 'Preguntas frecuentes',
  'contact.questions.time.q': '¿Cuánto tarda la tramitación?',
  'contact.questions.time.a':
    'La tramitación normal nos lleva {apart, plural, =0 {} other {de {least} a }}{most, plural, one {# día hábil} other {# días hábiles}}; al hacer la solicitud puede elegir una modalidad más rápida. Después, la autoridad migratoria se toma su propio tiempo, oficialmente alrededor de {days, plural, one {# día} other {# días}}.',
  'contact.questions.pay.q': '¿Cómo puedo pagar?',
  'contact.questions.pay.a':
    'Con tarjeta de crédito o de débito, en dólares estadounidenses, en la página segura de nuestra pasarela de pago.',
  'contact.questions.track.q': '¿Cómo sigo mi solicitud?',
  'contact.questions.track.a':
    'Con su referencia y su correo electrónico, en la página «Consultar el estado».',
}
