import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'Файлы cookie на этом сайте',
  text: 'Обязательные файлы cookie возвращают вас к вашей заявке. Остальные используются, только если вы согласны. Подробнее: {policy}.',
  policy: 'Политика использования cookie',
  settings: 'Настройки',
  reject: 'Отклонить все',
  accept: 'Принять все',
  'settings.title': 'Настройки cookie',
  essential: 'Обязательные',
  'essential.text': 'Возвращают вас к вашей заявке. Всегда включены.',
  analytics: 'Аналитические',
  'analytics.text': 'Показывают, какие страницы читают и где возникают трудности.',
  marketing: 'Маркетинговые',
  'marketing.text': 'Показывают, приводит ли сюда посетителей наша реклама.',
  functional: 'Функциональные',
  'functional.text': 'Запоминают ваш выбор, например язык.',
  cancel: 'Отмена',
  save: 'Сохранить',
  saved:
    'Ваш выбор сохранён. Изменить его можно в любой момент: «Настройки cookie» в конце страницы.',
}
