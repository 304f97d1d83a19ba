import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: '¡Hola! ¿Tiene alguna pregunta sobre su visa para Tanzania? Hágala aquí: le responderá una persona.',
  documents: '¿No sabe qué documento necesita o si su foto sirve? Pregúntenos aquí.',
  price: '¿Tiene alguna duda sobre el precio o el pago? Pregúntenos aquí antes de pagar.',
}
