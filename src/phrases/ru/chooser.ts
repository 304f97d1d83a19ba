import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Выберите тип заявки',
  lead: 'До оплаты можно добавлять и убирать путешественников.',
  back: 'На главную',
  'single.title': 'Один человек',
  'single.text': 'Для одного человека: короткая анкета и одна оплата.',
  'family.title': 'Семья',
  'family.text': 'Участников: до {family}. Один контакт, одна поездка, одна оплата.',
  'group.title': 'Группа',
  'group.text':
    'Участников: от 10 до {group}. Совместная обработка, групповые скидки, отдельная поддержка.',
}
