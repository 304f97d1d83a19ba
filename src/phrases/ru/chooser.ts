import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Выберите тип заявки',
  lead: 'До оплаты можно добавлять и убирать путешественников.',
  back: 'На главную',
  'single.title': 'Один человек',
  'single.text': 'Для одного человека, одна оплата.',
  'family.title': 'Семья',
  'family.text': 'До {family} человек: один контакт, одна поездка, одна оплата.',
  'group.title': 'Группа',
  'group.text':
    'От 10 участников, до {group}. Совместная обработка, групповые скидки, отдельная поддержка.',
}
