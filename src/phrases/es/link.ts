import type { Dictionary } from '../index.ts'

export const link: Dictionary['link'] = {
  reference: 'Referencia de la solicitud',
  'reference.hint': 'Figura en nuestros correos y tiene la forma TZ-000123.',
  'reference.required': 'Indique la referencia de su solicitud',
  email: 'Correo electrónico',
  'email.required': 'Indique el correo electrónico de su solicitud',
  title: 'Abrir la solicitud en este navegador',
  text: 'Le enviaremos por correo un enlace que abre aquí su solicitud, con todo lo que puede cambiar.',
  send: 'Enviarme el enlace',
  sent: 'Si la referencia y el correo electrónico son correctos, le hemos enviado un mensaje. Puede tardar un minuto; mire también en el correo no deseado.',
  'code.text':
    'Esta solicitud no está abierta en este navegador. Podemos enviar un código de seis cifras a su correo electrónico; con el código se abre aquí.',
  'code.send': 'Enviar el código',
  'code.sent':
    'Si este enlace es correcto, hemos enviado un código al correo electrónico de la solicitud. Caduca a los {minutes, plural, one {# minuto} other {# minutos}}; mire también en el correo no deseado.',
  'code.resend': 'Enviar otro código',
  'code.field': 'Código de seis cifras',
  'code.required': 'Escriba las seis cifras de nuestro correo',
  'code.open': 'Abrir mi solicitud',
  'find.title': '¿Ha perdido su referencia?',
  'find.text': 'Le enviaremos por correo todas las solicitudes hechas con su dirección.',
  'find.send': 'Enviarme mis solicitudes',
  'find.sent':
    'Si hay una solicitud con este correo electrónico, le hemos enviado un mensaje. Puede tardar un minuto; mire también en el correo no deseado.',
  'documents.title': 'Añada documentos a su solicitud',
  'documents.text':
    'Su solicitud todavía no está abierta en este navegador. Le enviaremos por correo un enlace que la abre aquí.',
}
