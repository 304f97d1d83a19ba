import type { Dictionary } from '../index.ts'

/** A traveller’s own part, opened by a link of their own. */
export const traveller: Dictionary['traveller'] = {
  title: 'Su parte de la solicitud de visa',
  'from.named': '{name} está solicitando visas para Tanzania y le pide que complete su parte.',
  'from.plain':
    'Alguien con quien viaja está solicitando visas para Tanzania y le pide que complete su parte.',
  sees: 'Usted solo ve su propio formulario y no paga nada. Quien le envió el enlace ve sus respuestas, las envía y paga.',
  kept: 'Lo que escribe se cifra y se guarda a medida que avanza. Puede cerrar la página cuando quiera y volver con el mismo enlace.',
  unknown: 'Si no sabe quién se lo envió, cierre la página. No pasará nada.',
  'kept.page':
    'Se guarda cifrada con sus respuestas. Quien le envió el enlace también puede verla. No volveremos a pedírsela después del pago.',
  asIn: 'Escriba todo exactamente como figura en su pasaporte.',
  'shared.label':
    'Mi domicilio, mi llegada y mi alojamiento son los mismos que los del primer viajero',
  'shared.hint': 'Los indicará quien le envió el enlace.',
  finish: 'He terminado',
  'done.title': 'Gracias, su parte está completa',
  'done.text':
    'Avisaremos a quien le envió el enlace. Cuando la solicitud esté pagada, vuelva con el mismo enlace y añada sus documentos.',
  change: 'Cambiar mis respuestas',
  changing: 'Pulse de nuevo «He terminado» cuando acabe.',
  'other.title': 'Completado también en otro dispositivo',
  'other.text': 'Hemos reunido ambas versiones. Revise sus respuestas una vez más.',
  'sent.title': 'Sus respuestas se han enviado',
  'sent.text':
    'En cuanto la solicitud esté pagada, podrá añadir aquí sus documentos. Vuelva con el mismo enlace.',
  'sent.late':
    'Sus últimos cambios llegaron demasiado tarde para incluirlos. Avise a quien le envió el enlace: aún puede corregir la solicitud.',
  'documents.title': 'Sus documentos',
  'documents.text':
    'La solicitud está pagada. Añada aquí sus documentos. Aparte de usted, solo los verán quien le envió el enlace y nuestro equipo.',
  'documents.done.title': 'Tenemos todos sus documentos',
  'documents.done.text':
    'Puede sustituirlos hasta que presentemos la solicitud. No tiene que hacer nada más.',
  'ended.title': 'Este enlace ya no funciona',
  'ended.text':
    'Se retiró o se sustituyó, o la solicitud ya se envió. Pida uno nuevo a quien se lo envió.',
  'missing.title': 'Abra esta página con su enlace',
  'missing.text': 'El enlace está en el correo o mensaje que recibió.',
  'failed.title': 'No hemos podido cargar su formulario',
}
