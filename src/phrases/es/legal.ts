import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'Volver al inicio',
  contents: 'En esta página',
  onlyEnglish: 'El texto de esta página está en inglés.',
  'contact.title': 'Contacto',
  'contact.description':
    'Cómo contactarnos: correo electrónico, teléfono, dirección y horario, y respuestas a las tres preguntas más frecuentes.',
  'contact.lead': 'Escriba cuando quiera. Si ya hizo una solicitud, tenga a mano la referencia.',
  'contact.reach': 'Cómo contactarnos',
  'contact.email': 'Correo electrónico',
  'contact.phone': 'Teléfono',
  'contact.address': 'Dirección postal',
  'contact.hours': 'Horario de atención',
  'contact.hours.open': 'De lunes a viernes, de {opens} a {closes} (hora de Londres)',
  'contact.hours.closed': 'Cerrado sábados y domingos',
  'contact.help': 'Ayuda rápida',
  'contact.help.apply': 'Solicitar ahora',
  'contact.help.apply.text': 'Empiece una solicitud para una persona, una familia o un grupo.',
  'contact.help.status': 'Ver estado',
  'contact.help.status.text': 'Vea a quién le toca actuar y qué sucede después.',
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
    'La tramitación normal nos lleva de {least} a {most} días hábiles, y al hacer la solicitud puede elegir opciones más rápidas. A eso se suma el tiempo propio de la autoridad migratoria, oficialmente unos {days} días.',
  'contact.questions.pay.q': '¿Cómo puedo pagar?',
  'contact.questions.pay.a':
    'Con tarjeta de crédito, tarjeta de débito o banca en línea, en dólares estadounidenses, en la página segura de nuestra pasarela de pago.',
  'contact.questions.track.q': '¿Cómo sigo mi solicitud?',
  'contact.questions.track.a':
    'Con el número de referencia de su solicitud y su correo electrónico, en la página de estado.',
}
