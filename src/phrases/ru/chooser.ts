import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Выберите тип заявки',
  lead: 'До оплаты можно добавлять и убирать путешественников.',
  back: 'На главную',
  'single.title': 'Один человек',
  'single.text': 'Для одного человека. Быстрее в обработке, один платёж.',
  'family.title': 'Семья',
  'family.text': 'До {family} человек: одно контактное лицо, общие документы, один платёж.',
  'group.title': 'Группа',
  'group.text':
    'От 10 участников, до {group}. Совместная обработка, групповые скидки, отдельная поддержка.',
}
