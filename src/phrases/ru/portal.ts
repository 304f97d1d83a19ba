import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title:
    '{count, plural, =1 {Нужен ещё один ответ} one {Нужен ещё # ответ} few {Нужны ещё # ответа} many {Нужно ещё # ответов} other {Нужно ещё # ответа}}',
  text: 'Эти сведения нужны для анкеты иммиграционного ведомства. Мы сможем подать заявление, как только получим ответы.',
  part: 'Часть можно отправить сейчас, остальное позже.',
  send: 'Отправить',
  empty: 'Введите хотя бы один ответ',
  'done.title': 'Спасибо, продолжаем работу над вашей заявкой',
  'done.text': 'Если заметите ошибку, напишите нам до подачи заявления.',
  partly:
    'Спасибо. {count, plural, =1 {Остался один ответ.} one {Остался # ответ.} few {Осталось # ответа.} many {Осталось # ответов.} other {Осталось # ответа.}}',
  stale: 'Больше не нужно: {questions}.',
  'asked.title': 'Ведомство также спрашивает',
  'asked.hint':
    'Сейчас отвечать необязательно. Пишите латиницей: другие буквы ведомство не принимает, и такие ответы мы не передаём.',
  'line.country-of-birth': 'Страна рождения',
  'line.marital-status': 'Семейное положение',
  'line.father-name': 'Имя и фамилия отца',
  'line.mother-name': 'Имя и фамилия матери',
  'line.employment-status': 'Занятость',
  'line.employer': 'Место работы',
  'line.passport-type': 'Тип загранпаспорта',
  'line.passport-place': 'Место выдачи загранпаспорта',
  'line.departure': 'Дата отъезда из Танзании',
  'line.length-of-stay': 'Срок пребывания в Танзании',
  'line.host-name': 'Название отеля или имя принимающей стороны в Танзании',
  'line.host-phone': 'Телефон отеля или принимающей стороны',
  'line.earlier-visits': 'Предыдущие поездки в Танзанию',
  'line.funds': 'Деньги на поездку',
  'hint.marital-status':
    'По-английски: single (в браке не состою), married (в браке), divorced (в разводе) или widowed (вдова или вдовец).',
  'hint.employment-status':
    'По-английски: employed (работа по найму), self-employed (своё дело), student (учёба), retired (пенсия) или unemployed (без работы).',
  'hint.employer': 'Название компании или организации. Если работодателя нет, напишите «none».',
  'hint.passport-type':
    'Обычно ordinary (обычный), иначе diplomatic (дипломатический), service (служебный) или travel document (проездной документ).',
  'hint.passport-place': 'Город или орган, как напечатано в загранпаспорте.',
  'hint.departure': 'День, месяц и год.',
  'hint.length-of-stay': 'В днях.',
  'hint.host-phone': 'С кодом страны.',
  'hint.earlier-visits': 'В какие годы; если поездок не было, напишите «none».',
  'hint.funds': 'Примерная сумма и валюта.',
}
