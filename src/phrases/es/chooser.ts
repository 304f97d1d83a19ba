import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Elija el tipo de solicitud',
  lead: 'Puede añadir o quitar personas más adelante, hasta que pague.',
  back: 'Volver al inicio',
  'single.title': 'Individual',
  'single.text': 'Para una persona: un formulario breve y un solo pago.',
  'family.title': 'Familia',
  'family.text': 'Hasta {family} personas: un contacto, un viaje, un pago.',
  'group.title': 'Grupo',
  'group.text':
    'De {from} a {group} personas: una lista, un pago y un precio más bajo por persona.',
}
