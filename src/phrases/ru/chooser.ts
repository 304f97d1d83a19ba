import type { Dictionary } from '../index.ts'

export const chooser: Dictionary['chooser'] = {
  title: 'Выберите тип заявки',
  lead: 'До оплаты можно добавлять и убирать путешественников.',
  back: 'На главную',
  'single.title': 'Один человек',
  'single.text': 'Для одного человека: короткая анкета и одна оплата.',
  'family.title': 'Семья',
  'family.text':
    'До {family, plural, one {# человека} few {# человек} many {# человек} other {# человека}}: один контакт, одна поездка, одна оплата.',
  'group.title': 'Группа',
  'group.text':
    'От {from} до {group, plural, one {# человека} few {# человек} many {# человек} other {# человека}}: один список, одна оплата, цена на человека ниже.',
}
