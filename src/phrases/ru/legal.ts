import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'На главную',
  contents: 'На этой странице',
  translated: 'Перевод приведён для вашего удобства; юридическую силу имеет английский текст.',
  'contact.title': 'Контакты',
  'contact.description':
    'Как с нами связаться: электронная почта, телефон, адрес, часы работы и ответы на три самых частых вопроса.',
  'contact.lead': 'Пишите в любое время. Если вы уже подали заявку, приготовьте её номер.',
  'contact.reach': 'Как с нами связаться',
  'contact.email': 'Электронная почта',
  'contact.phone': 'Телефон',
  'contact.address': 'Почтовый адрес',
  'contact.hours': 'Часы работы',
  'contact.hours.open': 'Понедельник — пятница, {opens}–{closes} (по лондонскому времени)',
  'contact.hours.closed': 'Суббота и воскресенье — выходные',
  'contact.help': 'Быстрая помощь',
  'contact.help.apply': 'Подать заявку',
  'contact.help.apply.text': 'Начните заявку для одного человека, семьи или группы.',
  'contact.help.status': 'Проверить статус',
  'contact.help.status.text': 'Узнайте, на каком этапе заявка и что будет дальше.',
  'contact.help.documents': 'Загрузить документы',
  'contact.help.documents.text':
    'Откройте страницу в браузере, в котором платили, или по ссылке из нашего письма.',
  'contact.legal': 'Юридическая информация',
  'contact.legal.company': 'Компания',
  'contact.legal.registration': 'Регистрационный номер',
  'contact.legal.taxId': 'Налоговый номер',
  'contact.legal.location': 'Местонахождение',
  'contact.legal.location.text': 'Лондон, Великобритания',
  'contact.legal.service': 'Услуга',
  'contact.legal.service.text': 'Визовые консультации по Танзании',
  'contact.legal.activity': 'Деятельность',
  'contact.legal.activity.text':
    'Частные визовые консультации, не связанные ни с одним правительством',
  'contact.legal.founded': 'Год основания',
  'contact.legal.security': 'Безопасность',
  'contact.legal.security.text':
    'SSL, 256 бит; оплата картой — на странице платёжного сервиса с сертификатом PCI DSS',
  'contact.questions': 'Частые вопросы',
  'contact.questions.time.q': 'Сколько длится оформление?',
  'contact.questions.time.a':
    'Обычная обработка занимает у нас {apart, plural, =0 {{most, plural, one {# рабочий день} few {# рабочих дня} many {# рабочих дней} other {# рабочего дня}}} other {от {least} до {most, plural, one {# рабочего дня} few {# рабочих дней} many {# рабочих дней} other {# рабочего дня}}}}; при подаче заявки можно выбрать более быструю. Затем решение принимает иммиграционное ведомство: официально на это уходит около {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
  'contact.questions.pay.q': 'Как оплатить?',
  'contact.questions.pay.a':
    'Кредитной или дебетовой картой, в долларах США, на защищённой странице платёжного сервиса.',
  'contact.questions.track.q': 'Как следить за заявкой?',
  'contact.questions.track.a':
    'На странице «Проверить статус»: по номеру заявки и адресу электронной почты.',
}
