import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': 'Написать в чат',
  'button.unread': 'Написать в чат, новых сообщений: {count}',
  title: 'Чат с {company}',
  close: 'Закрыть чат',
  menu: 'Ещё об этом чате',

  'attendance.here': 'Сейчас мы на связи',
  'attendance.soon': 'Офис открыт. Вам ответят здесь сегодня.',
  'attendance.away':
    'Офис закрыт. Ответим по электронной почте. Ближайшие часы работы: {day}, {opens}–{closes} по лондонскому времени.',

  'greeting.title': 'Чем вам помочь?',
  'greeting.text': 'Спросите о визе, документах или заявке. Читает и отвечает человек.',
  notice: 'Мы частная консультационная компания, а не государственное ведомство.',
  privacy: 'Не пишите в чат номера паспортов и карт.',

  'contact.title': 'Как с вами связаться',
  'contact.text': 'Если вы уйдёте до ответа, мы пришлём его на электронную почту.',
  'contact.name': 'Имя (необязательно)',
  'contact.email': 'Электронная почта (необязательно)',
  'contact.email.wrong': 'Введите адрес электронной почты, например name@example.com',
  'contact.save': 'Сохранить',
  'contact.skip': 'Не сейчас',
  'contact.edit': 'Изменить имя или адрес почты',
  'contact.saved': 'Если вы пропустите ответ здесь, мы напишем на {email}.',
  'contact.leave.action': 'Оставить адрес почты',

  'application.about': 'По заявке {reference}',
  'application.remove': 'Не упоминать заявку {reference}',
  'application.ask': 'Вопрос по заявке?',
  'application.text':
    'По номеру и адресу почты мы найдём её быстрее. Здесь мы ничего из неё не показываем.',
  'application.number': 'Номер заявки',
  'application.email': 'Электронная почта в заявке',
  'application.number.wrong': 'Введите номер, например TZ-000123',
  'application.thanks': 'Спасибо, мы посмотрим.',

  'message.label': 'Ваше сообщение',
  'message.hint': 'Enter — отправить, Shift+Enter — новая строка',
  'message.send': 'Отправить',
  'message.left': 'Осталось символов: {count}',
  'message.long': 'Слишком длинно, лишних символов: {count}. Отправьте в двух сообщениях.',

  log: 'Переписка',
  loading: 'Открываем переписку',
  'log.you': 'Вы',
  'log.staff': 'Консультант',
  'log.from': '{name} пишет:',
  'log.today': 'Сегодня',
  'log.yesterday': 'Вчера',
  'log.new': 'Новых сообщений: {count}',
  'log.link': 'откроется в новой вкладке',
  'log.typing': '{name} печатает',

  'state.sending': 'Отправляется',
  'state.waiting': 'Отправится, когда восстановится связь',
  'state.sent': 'Отправлено',
  'state.seen': 'Прочитано',
  'state.failed': 'Не отправлено',
  'state.retry': 'Повторить',
  'state.discard': 'Убрать',

  'files.add': 'Прикрепить файлы',
  'files.wait': 'Отправьте сообщение, когда файлы загрузятся.',
  'files.missing':
    'Один из файлов не пришёл. Уберите его или повторите попытку, а затем отправьте сообщение.',
  'files.remove': 'Убрать {name}',
  'files.most': 'К сообщению можно приложить до пяти файлов.',
  'files.quota': 'Сегодня в эту беседу больше нельзя добавить файлы.',
  'files.failed': 'Файл не дошёл.',
  'files.save': 'Сохранить {name}',

  'connection.lost': 'Нет связи. Продолжаем попытки.',

  'transcript.send': 'Прислать мне переписку на почту',
  'transcript.sent': 'Отправляем на {email}.',
  'transcript.answer': 'Пришлём её, как только вам ответят.',
  'transcript.email': 'Сначала укажите адрес почты, и мы пришлём переписку туда.',
  'transcript.failed': 'Не удалось отправить. Повторите чуть позже.',

  'rating.title': 'Мы вам помогли?',
  'rating.good': 'Да',
  'rating.bad': 'Нет',
  'rating.thanks': 'Спасибо за ответ.',
  'greeting.close': 'Закрыть это сообщение',

  'closed.text': 'Переписка закрыта. Напишите снова, и она продолжится.',
  'full.text': 'В этой переписке больше нет места. Чтобы продолжить, начните новую.',
  'gone.text': 'Эта переписка здесь больше не хранится. Следующее сообщение начнёт новую.',
  'new.action': 'Начать новую переписку',
}
