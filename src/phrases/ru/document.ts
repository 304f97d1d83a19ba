import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'Загрузите документы',
  lead: '{reference}: {count, plural, one {# путешественник} few {# путешественника} many {# путешественников} other {# путешественника}}',
  loading: 'Загружаем заявку',
  'progress.label': 'Документы всех путешественников',
  'progress.text': 'Загружено документов: {uploaded} из {total}',
  'hint.files':
    'Подойдёт любое фото или PDF: перед отправкой мы приведём файл к размеру и формату, которые принимает ведомство.',
  'hint.one':
    'Подойдут снимки с телефона: видны все четыре угла, резко, без бликов. Если в документе несколько страниц, выберите их снимки вместе.',

  'type.passportPhoto': 'Фотография на визу',
  'type.passportDocument': 'Страница загранпаспорта с фото',
  'type.flightTicket': 'Авиабилет',
  'type.transitTicket': 'Билет для дальнейшей поездки',
  'type.transitVisa': 'Виза в следующую страну',
  'type.invitationLetter': 'Письмо-приглашение',
  'type.companyRegistration': 'Свидетельство о регистрации компании',
  'hint.passportPhoto':
    'Снято на телефон у ровной белой стены при дневном свете, лицом к камере. Мы обрежем фото до нужного размера.',
  'hint.passportDocument':
    'Страница с фотографией и личными данными. Загранпаспорт действует ещё не менее 6 месяцев, одна страница свободна.',
  'hint.flightTicket': 'В Танзанию и из неё.',
  'hint.transitTicket': 'Из Танзании в другую страну.',
  'hint.transitVisa': 'Либо вид на жительство в этой стране или пояснение, что виза не нужна.',
  'hint.invitationLetter': 'От компании, в которую вы едете, с подписью.',
  'hint.companyRegistration': 'Той компании, которая вас приглашает.',

  'reason.unreadable': 'Документ плохо читается.',
  'reason.cut-off': 'Часть документа обрезана.',
  'reason.wrong-document': 'Это не тот документ, который нужен.',
  'reason.expired': 'Срок действия истёк или скоро истекает.',
  'reason.does-not-match': 'Документ расходится с вашими ответами.',
  'reason.photo-background': 'Фон фотографии должен быть белым и однотонным.',
  'reason.photo-face': 'Лицо должно быть видно целиком, анфас и без теней.',
  'reason.damaged':
    'Наша копия повреждена не по вашей вине. Пожалуйста, отправьте документ ещё раз.',
  'reason.answers-changed':
    'После этого один из ответов исправили, а в документе указаны прежние данные.',
  'reason.other': 'Документ не подходит.',

  'traveller.list': 'Путешественники',
  'traveller.fallback': 'Путешественник {number}',
  'traveller.position': 'Путешественник {number} из {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': 'Документы: {uploaded} из {total}',
  'traveller.complete': 'Всё загружено',
  'traveller.choose': 'Выбрать другого путешественника',
  'traveller.next': 'Следующий путешественник',
  'traveller.onlyMissing': 'Только те, у кого не хватает документов',
  'traveller.noneMissing': 'Все документы есть.',

  'state.missing': 'Не загружен',
  'state.added': 'Добавлен',
  'state.received': 'Получен',
  'state.accepted': 'Проверен',
  'state.rejected': 'Нужен новый',
  'file.size': '{size}, добавлено {moment}',
  'file.view': 'Открыть',
  'file.view.label': 'Открыть: {document}',
  'file.remove': 'Удалить',
  'file.remove.label': 'Удалить: {document}',
  'file.remove.ask': 'Удалить этот файл?',
  'file.remove.yes': 'Да, удалить',
  'file.remove.no': 'Оставить',
  'file.removed': 'Документ удалён',
  'file.download': 'Скачать',
  'file.open': 'Открыть в новой вкладке',
  'file.pdf': 'Это PDF. Откройте его в новой вкладке или скачайте.',
  'file.closeView': 'Закрыть',
  'file.loading': 'Загружаем файл',

  'add.drop': 'Перетащите файл сюда',
  'add.dropNow': 'Отпустите, чтобы добавить файл',
  'add.choose': 'Выбрать файл',
  'add.replace': 'Заменить',
  'add.new': 'Выбрать новый файл',
  'add.better': 'Заменить на лучший',
  'add.camera': 'Сделать фото',
  'add.for': '{action}: {document}, {name}',
  'add.several':
    'Выберите только изображения, и мы сделаем из них один PDF. Готовый PDF добавляйте отдельно.',
  'add.onePhoto': 'Здесь нужна одна фотография.',
  'pages.title': 'Страницы: {document}',
  'pages.text': 'Из этих изображений получится один PDF в таком порядке.',
  'pages.page': 'Страница {number}',
  'pages.up': 'Поднять страницу {number}',
  'pages.down': 'Опустить страницу {number}',
  'pages.remove': 'Убрать страницу {number}',
  'pages.more': 'Добавить ещё изображение',
  'pages.add':
    '{count, plural, =1 {Добавить эту страницу} one {Добавить # страницу одним PDF} few {Добавить # страницы одним PDF} many {Добавить # страниц одним PDF} other {Добавить # страницы одним PDF}}',
  'pages.moved': 'Теперь страница {number} из {total}',

  'upload.preparing': 'Готовим ваш файл',
  'upload.waiting': 'Ждём окончания других загрузок',
  'upload.sending': '{percent} %',
  'upload.checking': 'Отправлено. Проверяем файл',
  'upload.again': 'Связь прервалась. Пробуем ещё раз',
  'upload.label': 'Загружается: {document}',
  'upload.cancel': 'Отменить',
  'upload.cancel.label': 'Отменить загрузку: {document}',
  'upload.retry': 'Повторить',
  'upload.dismiss': 'Скрыть',
  'upload.lost':
    'Связь прервалась. Файл сохраняется здесь, пока открыта страница: нажмите «Повторить» или дождитесь подключения к сети.',
  'upload.done': 'Документ загружен',
  'upload.done.text': '{document}, {name}',
  'upload.smaller': 'Мы уменьшили файл: было {before}, стало {after}.',
  'upload.failed': 'Загрузка не удалась',
  'upload.failed.text': 'Не удалось загрузить файл',
  'upload.tooLarge': 'Файл слишком большой',
  'upload.tooLarge.text':
    'Файл слишком большой даже после уменьшения. Сфотографируйте каждую страницу и выберите снимки вместе.',
  'upload.tooMany': 'Можно добавить не более {most} страниц. Уберите лишние и добавьте файл снова.',
  'upload.signed':
    'В этом PDF есть электронная подпись: если уменьшить файл, она перестанет действовать. Попросите копию меньшего размера или добавьте снимки страниц.',
  'upload.heic':
    'Это фото в формате Apple (HEIC), этот браузер его не открывает. На iPhone выберите «Настройки», «Камера», «Форматы», «Наиболее совместимые» и снимите ещё раз либо откройте фото и сохраните его как JPG.',
  'upload.picture':
    'Этот браузер не открывает изображения такого формата. Сохраните его как JPG или PNG и добавьте снова.',
  'kinds.image': 'JPG или PNG',
  'kinds.any': 'JPG, PNG или PDF',

  'complete.title': 'Всё на месте?',
  'complete.text.ready':
    'Все документы загружены. Просмотрите их ещё раз. Пока мы не проверили документ, его можно заменить на лучший.',
  'complete.text.missing':
    '{count, plural, one {Не хватает # документа.} few {Не хватает # документов.} many {Не хватает # документов.} other {Не хватает # документа.}} Всё загруженное сохранено, продолжить можно позже.',
  'complete.action': 'Завершить заявку',
  'complete.busy': 'Отправляем заявку',
  'complete.done': 'Заявка успешно отправлена',
  'complete.missing.title': 'Не хватает документов',
  'complete.missing.line': '{document}, {name}',
  'complete.missing.more':
    '{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}',
  'complete.uploading': 'Дождитесь окончания загрузок и нажмите ещё раз.',
  'complete.failed.title': 'Пока не удалось завершить заявку',
  'complete.failed.text':
    'Ваши документы у нас, они в сохранности. Повторите попытку через несколько минут. Если снова не получится, напишите на {email} и укажите {reference}: мы завершим заявку за вас.',
  'complete.again': 'Повторить',
  'action.status': 'Проверить статус',
  'action.home': 'На главную',
  'action.later': 'Проверить статус позже',

  'received.title': 'Заявка принята!',
  'received.text': 'По заявке {reference} у нас есть всё. От вас больше ничего не нужно.',
  'received.at': 'Принята',
  'received.expected': 'Подадим не позднее',
  'received.reference': 'Номер заявки',
  'received.next': 'Что будет дальше',
  'received.next.1':
    'Мы проверим все ответы и документы. Если нужно что-то исправить, напишем на {email}.',
  'received.next.2.by': 'Не позднее {day} мы подадим заявление в ведомство.',
  'received.next.2': 'Мы подадим заявление в ведомство.',
  'received.next.3': 'Решение принимает ведомство. Срочная обработка этот срок не сокращает.',
  'received.next.3.by':
    'Решение принимает ведомство: примерно {day}, если оно уложится в названный срок. Срочная обработка этот срок не сокращает.',
  'received.next.4':
    'Решение придёт по электронной почте, а визу можно скачать на странице статуса.',
  'received.keep': 'К этой странице можно вернуться в любое время.',

  'asked.title':
    '{count, plural, one {Нам нужен от вас # новый документ} few {Нам нужны от вас # новых документа} many {Нам нужно от вас # новых документов} other {Нам нужно от вас # нового документа}}',
  'asked.text':
    '{count, plural, =1 {Один документ нельзя подать в таком виде: причина указана ниже.} one {# документ нельзя подать в таком виде: причины указаны ниже.} few {# документа нельзя подать в таком виде: причины указаны ниже.} many {# документов нельзя подать в таком виде: причины указаны ниже.} other {# документа нельзя подать в таком виде: причины указаны ниже.}} Всё остальное остаётся без изменений.',
  'asked.by':
    '{count, plural, =1 {Пришлите новый документ} other {Пришлите новые документы}} не позднее {day}, чтобы мы уложились в обещанный срок.',
  'asked.others':
    '{count, plural, =1 {От другого путешественника ничего не нужно.} one {От остальных # путешественника ничего не нужно.} few {От остальных # путешественников ничего не нужно.} many {От остальных # путешественников ничего не нужно.} other {От остальных # путешественника ничего не нужно.}}',
  'replaced.title': 'Спасибо, больше ничего не нужно',
  'replaced.text':
    'У нас снова есть всё, и мы продолжаем работу над заявкой. Если не подойдёт другой документ, мы вам напишем.',

  'unpaid.title': 'Сначала оплата, затем документы',
  'unpaid.text': 'Заявка {reference} ещё не оплачена. Ничего не списано, ответы сохранены.',
  'unpaid.pay': 'Оплатить',
  'unpaid.total': 'Итого',
  'review.title': 'Мы проверяем ваш платёж',
  'review.text':
    'Платёж по заявке {reference} проверяет сотрудник. Не платите повторно. После проверки вы сможете добавить документы здесь.',
  'refunded.title': 'Платёж по заявке возвращён',
  'refunded.text': 'Платёж по заявке {reference} возвращён, поэтому добавлять документы не нужно.',
  'closed.title': 'Документы больше не нужны',
  'closed.text': 'По заявке {reference} принято решение. Результат — на странице статуса.',

  'notFound.title': 'Заявка не найдена',
  'notFound.text':
    'По этой ссылке заявки нет. Откройте ссылку из нашего письма ещё раз или найдите заявку по номеру.',
  'notFound.home': 'На главную',
  'failed.title': 'Не удалось загрузить заявку',

  'page.title': 'В загранпаспорте написано другое',
  'page.line': '{field}: в загранпаспорте — {says}, вы указали {wrote}.',
  'page.unsaid': '{field}: страница загранпаспорта расходится с вашим ответом.',
  'page.correct': 'Исправить мой ответ',
  'page.correct.of': 'Исправить мой ответ: {field}',
  'page.same': 'Мой ответ верен',
  'page.another': 'Отправить другой снимок',
  'page.unreadable':
    'Две строки внизу страницы прочитать не удалось. Если они обрезаны или размыты, отправьте более удачный снимок.',
  'page.other':
    'Похоже на удостоверение личности или визу. Отправьте страницу загранпаспорта с вашим фото.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'Наши письма до вас не доходят',
  'returned.text':
    'Письма на {address} возвращаются. Исправьте адрес, и всё, что вернулось, будет отправлено ещё раз.',
  'returned.correct': 'Исправить адрес',
  'returned.right': 'Адрес верный: попробовать ещё раз',
  'returned.tried':
    'Мы отправляем всё ещё раз. Если письма снова вернутся, мы сообщим об этом здесь.',
}
