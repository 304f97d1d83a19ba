import type { Dictionary } from '../index.ts'

export const letter: Dictionary['letter'] = {
  greeting: 'Здравствуйте, {name}!',
  'footer.private':
    '{company} — частная консультационная компания, не связанная ни с одним правительством. Подать заявление можно и на официальном сайте {officialSite}.',
  'footer.contact': 'Есть вопросы? Ответьте на это письмо или напишите на {email}.',
  'footer.stop': 'Больше не напоминать об этой заявке',
  'fact.reference': 'Номер заявки',
  'fact.paidAt': 'Оплачено',
  'fact.payment': 'Платёж',
  'fact.visa': 'Виза',
  'fact.travellers': 'Путешественники',
  'fact.total': 'Итого',
  'fact.status': 'Статус',
  'fact.attached': 'Вложение',
  message: 'От сотрудника, который занимается вашей заявкой',
  'status.pending': 'Ожидает оплаты',
  'status.paid': 'Оплачена',
  'status.processing': 'Рассматривается',
  'status.approved': 'Одобрена',
  'status.rejected': 'Не одобрена',
  'next.title': 'Что будет дальше',

  'payment-confirmed.subject': '{reference}: платёж получен, добавьте документы',
  'payment-confirmed.preview': 'Ваша квитанция и единственное, что осталось сделать.',
  'payment-confirmed.title': 'Ваш платёж получен',
  'payment-confirmed.text.attached': 'Спасибо. Квитанция приложена в формате PDF.',
  'payment-confirmed.text.online': 'Спасибо. Квитанция доступна на странице статуса.',
  'payment-confirmed.agreement': 'Подписанный вами договор приложен в формате PDF.',
  'payment-confirmed.action': 'Перейти к документам',
  'payment-confirmed.next.1':
    '{count, plural, =1 {Добавьте документы путешественника.} one {Добавьте документы # путешественника.} few {Добавьте документы всех # путешественников.} many {Добавьте документы всех # путешественников.} other {Добавьте документы # путешественника.}} Подойдут чёткие снимки с телефона.',
  'payment-confirmed.next.2.normal': 'Мы всё проверим и подадим заявление за 5–7 рабочих дней.',
  'payment-confirmed.next.2.urgent': 'Мы всё проверим и подадим заявление за 2–3 рабочих дня.',
  'payment-confirmed.next.2.super_urgent': 'Мы всё проверим и подадим заявление за 24 часа.',
  'payment-confirmed.next.3':
    'Решение принимает ведомство. Сократить его срок не может никто. Решение придёт на этот адрес.',
  'payment-confirmed.next.3.by':
    'Решение принимает ведомство: примерно {day}, если документы поступят к нам сегодня. Сократить этот срок не может никто. Решение придёт на этот адрес.',
  'payment-confirmed.link': 'Кнопка открывает заявку без пароля. Не пересылайте это письмо.',

  'order-amended.subject': '{reference}: ваш заказ изменён',
  'order-amended.preview': 'Что вы заказали теперь и когда это будет готово.',
  'order-amended.title': 'Ваш заказ изменён',
  'order-amended.text.paid':
    'Спасибо. Ваш платёж {amount} получен, изменение внесено. Это письмо — ваша квитанция, сохраните его.',
  'order-amended.text.staff':
    'Как договорились, мы изменили ваш заказ. Если вам положен возврат, о нём придёт отдельное письмо.',
  'order-amended.receipt': 'Квитанция приложена в формате PDF.',
  'order-amended.documents':
    'Для этой визы нужно больше документов, чем раньше. Добавьте их и снова завершите заявку.',
  'order-amended.due': 'Не позднее {day} мы подадим заявление.',
  'order-amended.action.status': 'Проверить статус',
  'order-amended.action.documents': 'Добавить документы',

  'documents-received.subject': '{reference}: у нас есть всё необходимое',
  'documents-received.preview': 'От вас больше ничего не нужно. Вот что будет дальше и когда.',
  'documents-received.title': 'Документы получены',
  'documents-received.text':
    '{count, plural, =1 {Получены все документы.} one {Получены документы # путешественника.} few {Получены документы всех # путешественников.} many {Получены документы всех # путешественников.} other {Получены документы # путешественника.}} От вас больше ничего не нужно.',
  'documents-received.action': 'Проверить статус',
  'documents-received.next.1':
    'Не позднее {day} мы всё проверим и подадим заявление. Если нужно что-то исправить, мы вам напишем.',
  'documents-received.next.2':
    'Решение принимает ведомство. Срочная обработка этот срок не сокращает.',
  'documents-received.next.2.by':
    'Решение принимает ведомство: примерно {day}, если оно уложится в названный срок. Срочная обработка этот срок не сокращает.',
  'documents-received.next.3': 'Решение придёт по электронной почте, визу можно будет скачать.',
  'documents-received.hold': 'Пока визы нет, не бронируйте того, что нельзя изменить.',

  'reminder-payment.subject': '{reference}: ответы сохранены и ждут оплаты',
  'reminder-payment.preview': 'Продолжите с того же места. Ничего не списано.',
  'reminder-payment.title': 'Ваша заявка ещё не оплачена',
  'reminder-payment.text':
    'Ответы по заявке {reference} сохранены. Ничего не списано. До оплаты мы ничего не подаём.',
  'reminder-payment.text.last':
    'Ответы по заявке {reference} всё ещё сохранены. Это последнее напоминание; если виза больше не нужна, ничего делать не надо.',
  'reminder-payment.action': 'Перейти к оплате',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {остался последний шаг} one {не хватает # документа} few {не хватает # документов} many {не хватает # документов} other {не хватает # документа}}',
  'reminder-documents.preview': 'Мы начнём, как только получим документы.',
  'reminder-documents.title': 'Не хватает документов',
  'reminder-documents.text':
    'Ваша заявка {reference} оплачена. Мы начнём, как только получим эти документы:',
  'reminder-documents.text.last':
    'Ваша заявка {reference} оплачена, не хватает этих документов. Это последнее напоминание, но заявка остаётся открытой.',
  'reminder-documents.more':
    '{count, plural, one {и ещё # путешественник} few {и ещё # путешественника} many {и ещё # путешественников} other {и ещё # путешественника}}',
  'reminder-documents.title.complete': 'Остался последний шаг',
  'reminder-documents.text.complete':
    'Все документы по заявке {reference} загружены, но заявка не завершена. Просмотрите их ещё раз и нажмите «Завершить заявку»: тогда мы начнём.',
  'reminder-documents.action': 'Добавить документы',
  'reminder-documents.action.complete': 'Завершить заявку',
  'reminder-documents.help':
    'Что-то не получается или нет какого-то документа? Ответьте на это письмо и расскажите нам.',

  'own-part-asked.subject.named': '{name} просит вас заполнить свою часть для визы в Танзанию',
  'own-part-asked.subject.plain': 'Ваша часть заявки на визу в Танзанию',
  'own-part-asked.preview': 'Только ваша анкета. Без учётной записи и без оплаты.',
  'own-part-asked.title': 'Заполните свою часть',
  'own-part-asked.text.named':
    '{name} оформляет визы в Танзанию через {company} и просит вас заполнить свою часть: данные как в загранпаспорте, а позже добавить документы.',
  'own-part-asked.text.plain':
    'Человек, с которым вы едете, оформляет визы в Танзанию через {company} и просит вас заполнить свою часть: данные как в загранпаспорте, а позже добавить документы.',
  'own-part-asked.sees':
    'Ссылка открывает только вашу анкету, на любом устройстве и без учётной записи. Вы ничего не платите. Тот, кто её прислал, видит ваши ответы, отправляет их и платит.',
  'own-part-asked.action': 'Открыть мою анкету',
  'own-part-asked.ignore':
    'Не знаете, от кого это? Не обращайте внимания на письмо: без вас ничего не произойдёт. Мы никогда не просим здесь денег или пароля.',
  'own-part-reminder.subject': 'Ваша часть заявки на визу в Танзанию ещё не заполнена',
  'own-part-reminder.title': 'Ваша часть ещё не заполнена',
  'own-part-reminder.answers':
    'Заявка сможет двигаться дальше, только когда ваша часть будет готова. Введённое сохранено, его откроет та же ссылка.',
  'own-part-reminder.documents':
    'Заявка оплачена, но ваших документов ещё нет. К ним ведёт та же ссылка.',
  'own-part-finished.subject.all': 'Все путешественники заполнили свою часть',
  'own-part-finished.subject.some':
    '{count, plural, one {# путешественник заполнил свою часть} few {# путешественника заполнили свою часть} many {# путешественников заполнили свою часть} other {# путешественника заполнили свою часть}}',
  'own-part-finished.text': 'Готово: {names}.',
  'own-part-finished.left':
    '{count, plural, one {Ещё # путешественник со ссылкой не закончил.} few {Ещё # путешественника со ссылкой не закончили.} many {Ещё # путешественников со ссылкой не закончили.} other {Ещё # путешественника со ссылкой не закончили.}}',
  'own-part-finished.next':
    'Откройте заявку в том браузере, где вы её начали, проверьте ответы и переходите к оплате.',
  'own-part-finished.action': 'Продолжить заявку',

  'continue-link.subject': 'Ссылка для продолжения заявки',
  'continue-link.preview':
    'Ссылка одноразовая и действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'continue-link.title': 'Продолжите в другом браузере',
  'continue-link.text':
    'Откройте это письмо на устройстве, на котором хотите продолжить, и нажмите кнопку. Ссылка одноразовая и действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'continue-link.action': 'Продолжить заявку',
  'continue-link.ignore':
    'Не запрашивали эту ссылку? Просто не обращайте внимания на письмо: без неё ничего не произойдёт.',

  'draft-reminder.subject': 'Ваша заявка на визу в Танзанию не завершена',
  'draft-reminder.preview': 'До {date} мы храним введённые данные.',
  'draft-reminder.title': 'Продолжите с того же места',
  'draft-reminder.text':
    'Вы начали у нас заявку на визу в Танзанию и не завершили её. Введённые данные хранятся до {date}, затем удаляются. Ничего не списано и не подано.',
  'draft-reminder.action': 'Продолжить заявку',
  'draft-reminder.once':
    'Кнопка одноразовая, она сработает на любом устройстве. Других напоминаний не будет.',
  'draft-reminder.ignore': 'Это были не вы или заявка больше не нужна?',
  'draft-reminder.forget': 'Удалить её',

  'staff-invitation.subject.new': 'Приглашение к работе с нами',
  'staff-invitation.subject.reset': 'Выберите новый пароль',
  'staff-invitation.preview':
    'Приглашение одноразовое и действует {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  'staff-invitation.title': 'Добро пожаловать, {name}',
  'staff-invitation.new':
    '{inviter} приглашает вас в раздел для сотрудников {company}. Нажмите кнопку и выберите пароль, чтобы войти.',
  'staff-invitation.reset':
    '{inviter} открывает вам доступ в раздел для сотрудников {company} заново. Нажмите кнопку и выберите новый пароль. Прежний второй фактор сброшен: после входа настройте его снова.',
  'staff-invitation.action': 'Выбрать пароль',
  'staff-invitation.ignore':
    'Кнопка одноразовая и действует {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Не ждали этого письма? Не обращайте на него внимания и сообщите руководителю офиса.',

  'status-changed.subject.pending': '{reference}: заявка снова открыта',
  'status-changed.subject.paid': '{reference}: платёж учтён',
  'status-changed.subject.processing': '{reference}: заявление в ведомстве',
  'status-changed.subject.approved': '{reference}: заявка одобрена',
  'status-changed.subject.rejected': '{reference}: решение по вашей заявке',
  'status-changed.preview': 'Статус заявки изменился. Вот что это значит.',
  'status-changed.title.pending': 'Ваша заявка снова открыта',
  'status-changed.title.paid': 'Ваш платёж учтён',
  'status-changed.title.processing': 'Ваше заявление рассматривается',
  'status-changed.title.approved': 'Ваша заявка одобрена',
  'status-changed.title.rejected': 'Ваша заявка не одобрена',
  'status-changed.text.pending':
    'Мы снова открыли вашу заявку. Что осталось сделать, указано на странице статуса.',
  'status-changed.text.paid':
    'Ваша заявка отмечена как оплаченная. Нужно ли нам что-то ещё, указано на странице статуса.',
  'status-changed.text.processing':
    'Мы проверили документы и подали заявление. Теперь решение за ведомством; сократить этот срок не может никто. Мы напишем вам, как только будет решение.',
  'status-changed.text.approved': 'Ваша заявка одобрена. Документ — на странице статуса.',
  'status-changed.text.rejected':
    'По вашей заявке принято отрицательное решение. Мы понимаем, что вы надеялись на другое.',
  'status-changed.rejected':
    'Хотите узнать больше или подать заявку снова? Ответьте на это письмо: его прочтёт человек.',
  'status-changed.action': 'Проверить статус',

  'staff-message.subject': '{reference}: сообщение по вашей заявке',
  'staff-message.preview': 'От сотрудника, который ею занимается.',
  'staff-message.title': 'Сообщение по вашей заявке',
  'staff-message.reply': 'Вы можете ответить на это письмо: его прочтёт человек.',
  'visa-approved.subject': '{reference}: ваша виза готова',
  'visa-approved.preview': 'Документ во вложении. Проверьте его до поездки.',
  'visa-approved.title': 'Ваша виза одобрена',
  'visa-approved.text':
    'Хорошие новости: ваша заявка одобрена. Документ приложен к письму, его также можно скачать на странице статуса.',
  'visa-approved.action': 'Скачать визу',
  'visa-approved.next': 'До поездки',
  'visa-approved.next.1':
    'Внимательно проверьте имя, номер загранпаспорта и даты, каждую букву и цифру. Что-то не так? Сразу ответьте на это письмо.',
  'visa-approved.next.2': 'Распечатайте документ и сохраните копию в телефоне.',
  'visa-approved.next.3':
    'Возьмите тот загранпаспорт, который указан в заявке. Окончательное решение о въезде принимает сотрудник на границе.',
  'visa-approved.next.4':
    'Если кто-то сомневается в документе, на странице {address} можно проверить, что он от нас.',

  'partly.approved': 'Одобрено: {approved} из {total}.',
  'partly.filed':
    '{count, plural, one {Ведомство ещё рассматривает заявление: {names}.} few {Ведомство ещё рассматривает заявления: {names}.} many {Ведомство ещё рассматривает заявления: {names}.} other {Ведомство ещё рассматривает заявления: {names}.}}',
  'partly.open':
    '{count, plural, one {Ещё не подано заявление: {names}.} few {Ещё не поданы заявления: {names}.} many {Ещё не поданы заявления: {names}.} other {Ещё не поданы заявления: {names}.}}',
  'partly.more': 'ещё {count}',
  'applicant-decided.subject.filed': '{reference}: заявление подано — {names}',
  'applicant-decided.subject.rejected': '{reference}: решение — {names}',
  'applicant-decided.subject.withdrawn': '{reference}: заявка отозвана — {names}',
  'applicant-decided.subject.ready': '{reference}: заявка снова открыта — {names}',
  'applicant-decided.preview': 'Что решено и что это значит для вас.',
  'applicant-decided.title.filed': 'Заявление подано: {names}',
  'applicant-decided.title.rejected': 'Решение по заявке: {names}',
  'applicant-decided.title.withdrawn': 'Заявка отозвана: {names}',
  'applicant-decided.title.ready': 'Заявка снова открыта: {names}',
  'applicant-decided.text.filed':
    'Мы проверили документы и подали заявление ({names}). Теперь решение за ведомством; сократить этот срок не может никто. Мы напишем вам, как только будет решение.',
  'applicant-decided.text.rejected':
    'По заявке ({names}) принято отрицательное решение. Мы понимаем, что вы надеялись на другое.',
  'applicant-decided.text.withdrawn': 'Работа по заявке ({names}) прекращена: заявка отозвана.',
  'applicant-decided.text.ready':
    'Мы снова открыли заявку ({names}). Нужно ли нам что-то от вас, указано на странице статуса.',
  'applicant-decided.reason': 'Причина',
  'applicant-decided.rejected.next.1':
    'Хотите узнать больше о причине? Ответьте на это письмо: его прочтёт человек.',
  'applicant-decided.rejected.next.2':
    'Что возвращается, а что нет, указано в правилах возврата: {address}',
  'applicant-decided.rejected.next.3':
    'Вы можете подать заявку снова. Перед этим мы вместе с вами посмотрим, что можно исправить.',
  'applicant-decided.withdrawn.next':
    'Вы этого не ожидали? Сразу ответьте на это письмо. Что возвращается, указано в правилах возврата: {address}',
  'visa-approved.text.some':
    'Хорошие новости: заявка ({names}) одобрена. Документ приложен к письму, его также можно скачать на странице статуса.',

  'documents-asked.subject':
    '{reference}: {count, plural, one {нужен # новый документ} few {нужны # новых документа} many {нужно # новых документов} other {нужно # нового документа}}',
  'documents-asked.preview':
    '{count, plural, one {Не подходит # документ.} few {Не подходят # документа.} many {Не подходит # документов.} other {Не подходит # документа.}} Вот почему и как прислать новый.',
  'documents-asked.title':
    '{count, plural, one {Нам нужен от вас # новый документ} few {Нам нужны от вас # новых документа} many {Нам нужно от вас # новых документов} other {Нам нужно от вас # нового документа}}',
  'documents-asked.text':
    'Мы проверили документы по заявке {reference}. В таком виде нельзя подать {count, plural, one {# документ} few {# документа} many {# документов} other {# документа}}:',
  'documents-asked.action': '{count, plural, =1 {Отправить документ} other {Отправить документы}}',
  'documents-asked.reply':
    'Пришлите не позднее {day}, чтобы мы уложились в обещанный срок. Всё остальное остаётся без изменений.',

  'refund-made.subject': '{reference}: возврат отправлен',
  'refund-made.preview': 'Деньги вернутся на карту, которой вы платили.',
  'refund-made.title': 'Мы оформили возврат',
  'refund-made.text.refund':
    'Как договорились, мы прекращаем работу над заявкой и возвращаем сумму, предусмотренную правилами возврата.',
  'refund-made.text.cancellation':
    'Ваша заявка отменена по вашей просьбе. Мы возвращаем сумму, предусмотренную правилами возврата.',
  'refund-made.text.duplicate': 'Ваш платёж поступил дважды. Второй мы возвращаем полностью.',
  'refund-made.text.service-failed':
    'Произошла ошибка на нашей стороне. Приносим извинения и возвращаем деньги.',
  'refund-made.text.late':
    'Мы не подали ваше заявление к обещанному дню. Вы заплатили за срочность, поэтому мы возвращаем эту доплату. Работа по заявке продолжается как прежде.',
  'refund-made.text.amended':
    'Как договорились, ваш заказ теперь стоит меньше. Мы возвращаем разницу, предусмотренную правилами возврата.',
  'refund-made.text.lapsed':
    'Ваш платёж за изменение поступил, когда изменить заказ было уже нельзя. Заказ остаётся прежним, и мы полностью возвращаем этот платёж.',
  'refund-made.text.part': 'Как договорились, мы возвращаем часть суммы, уплаченной за эту заявку.',
  'refund-made.withdrawn': '{name} больше не участвует в заявке. Для остальных она продолжается.',
  'refund-made.before': 'Возвращено ранее',
  'refund-made.open': 'Остаётся оплаченным по заявке',
  'refund-made.paid': 'Вы заплатили',
  'refund-made.kept': 'Удержано нами',
  'refund-made.amount': 'Возвращено',
  'refund-made.note': 'Квитанция о возврате приложена в формате PDF.',
  'refund-made.arrives':
    'Деньги вернутся на карту, которой вы платили, не позднее {day}; точный срок зависит от банка.',
  'refund-made.action': 'Проверить статус',
  'refund-made.help': 'Деньги к этому сроку не пришли? Ответьте на это письмо.',

  'answers-corrected.subject': '{reference}: в вашу заявку внесены исправления',
  'answers-corrected.preview': 'Что исправлено и нужно ли нам что-то от вас.',
  'answers-corrected.title': 'В вашу заявку внесены исправления',
  'answers-corrected.text.staff': 'Мы исправили эти ответы в вашей заявке {reference}:',
  'answers-corrected.text.traveller': 'Эти ответы в вашей заявке {reference} исправлены на сайте:',
  'answers-corrected.contact': 'Контактные данные',
  'answers-corrected.asks':
    '{count, plural, =1 {В одном документе указаны прежние данные. Пришлите, пожалуйста, новый:} one {В # документе указаны прежние данные. Пришлите, пожалуйста, новые:} few {В # документах указаны прежние данные. Пришлите, пожалуйста, новые:} many {В # документах указаны прежние данные. Пришлите, пожалуйста, новые:} other {В # документа указаны прежние данные. Пришлите, пожалуйста, новые:}}',
  'answers-corrected.values':
    'Ради вашей безопасности самих ответов в письме нет. Их можно увидеть, нажав кнопку.',
  'answers-corrected.action': 'Посмотреть исправления',
  'answers-corrected.wrong':
    'Вы об этом не знаете или что-то неверно? Сразу ответьте на это письмо.',

  'contact-code.subject': '{code} — ваш код для нового адреса',
  'contact-code.text':
    'Нас попросили писать на этот адрес по визовой заявке {reference}. Если это были вы, введите код там, где его запросили. Код одноразовый и действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'contact-code.ignore':
    'Это были не вы? Значит, кто-то ошибся адресом. Не обращайте внимания на письмо: без кода ничего не изменится.',

  'contact-changed.subject.old': '{reference}: контактный адрес изменён',
  'contact-changed.subject.new': '{reference}: теперь мы пишем на этот адрес',
  'contact-changed.preview.old': 'Это были не вы? Сразу напишите нам.',
  'contact-changed.preview.new': 'Теперь всё о вашей заявке приходит сюда.',
  'contact-changed.title.old': 'Контактный адрес изменён',
  'contact-changed.title.new': 'Теперь мы пишем на этот адрес',
  'contact-changed.text.old':
    'Контактный адрес заявки {reference} теперь {email}. На этот адрес мы больше не пишем, а присланные сюда коды больше не действуют.',
  'contact-changed.text.new':
    'Теперь это контактный адрес вашей заявки {reference}. Решение и виза придут сюда.',
  'contact-changed.wrong.old':
    'Это были не вы? Сразу ответьте на это письмо, чтобы наш сотрудник принял меры.',
  'contact-changed.wrong.new':
    'Вы ничего не знаете об этой заявке? Ответьте на это письмо, чтобы мы исправили адрес.',
  'contact-changed.action.old': 'Как с нами связаться',

  'chat-answer.subject': 'Наш ответ на ваше сообщение',
  'chat-answer.preview': 'Он пришёл, когда вы уже вышли из чата.',
  'chat-answer.title': 'Мы вам ответили',
  'chat-answer.text':
    'Вы написали нам в чат. Когда вы уже вышли, {count, plural, =1 {пришёл этот ответ} one {пришёл # ответ} few {пришли # ответа} many {пришло # ответов} other {пришло # ответа}}:',
  'chat-answer.action': 'Продолжить переписку',
  'chat-answer.link':
    'Кнопка открывает переписку без пароля и действует {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Не пересылайте это письмо.',

  'chat-transcript.subject': 'Ваша переписка с {company}',
  'chat-transcript.preview': 'Копия, которую вы запросили.',
  'chat-transcript.title': 'Ваша переписка',
  'chat-transcript.text': 'Вот копия, которую вы запросили. Время указано лондонское.',
  'chat-transcript.you': 'Вы',
  'chat-transcript.ignore':
    'Не запрашивали копию? Значит, кто-то ошибся в адресе: удалите это письмо.',

  'email-test.subject': 'Проверка системы электронной почты',
  'email-test.preview': 'Всё работает: письма приходят в этот ящик.',
  'email-test.title': 'Электронная почта работает',
  'email-test.text':
    'Это письмо пришло тем же путём, что и письма путешественникам. Если здесь оно читается хорошо, то и у них тоже.',
  'email-test.sent': 'Отправлено',
  'email-test.by': 'Проверку выполняет',
  'email-test.action': 'Вернуться к проверке',
  'email-test.ignore': 'Не знаете о проверке? Просто не обращайте внимания на это письмо.',

  'download-code.subject': '{code} — ваш код для скачивания визы',
  'download-code.preview':
    'Код одноразовый и действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'download-code.title': 'Ваш код',
  'download-code.text':
    'Введите этот код на странице статуса, чтобы скачать визу по заявке {reference}. Код одноразовый и действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'download-code.action': 'Открыть страницу статуса',
  'download-code.ignore':
    'Не запрашивали код? Значит, кто-то знает номер вашей заявки и адрес электронной почты. Без кода документ не увидеть: никому его не сообщайте.',

  'application-received.subject': '{reference}: заявка сохранена, оплатить можно где угодно',
  'application-received.preview': 'Ссылка на заявку и как оплатить с другого устройства.',
  'application-received.title': 'Ваша заявка у нас',
  'application-received.text':
    'Ваши ответы сохранены. Оплатить можно с этого или любого другого устройства: откройте там это письмо и нажмите кнопку.',
  'application-received.action': 'Перейти к оплате',
  'application-received.otherwise':
    'Ничего не списано. До оплаты ничего не подаётся, а неоплаченная заявка просто закрывается. Мы напомним не больше двух раз.',

  'application-link.subject': '{reference}: ссылка на вашу заявку',
  'application-link.preview': 'Она открывает всё: статус, ответы и документы.',
  'application-link.title': 'Ваша ссылка',
  'application-link.text':
    'Откройте это письмо на устройстве, на котором хотите продолжить, и нажмите кнопку.',
  'application-link.action': 'Открыть мою заявку',
  'application-link.ignore':
    'Запрашивали не вы? Не обращайте внимания на письмо: тот, кто запросил, ничего не увидел. Кнопка открывает заявку без пароля. Не пересылайте это письмо.',

  'applications-found.subject': 'Ваши заявки',
  'applications-found.preview': 'Вы запросили их на нашем сайте.',
  'applications-found.title': 'Ваши заявки у нас',
  'applications-found.text':
    '{count, plural, =1 {С вашим адресом электронной почты есть одна заявка. Нажмите на номер, чтобы открыть её:} one {С вашим адресом электронной почты есть # заявка. Нажмите на номер, чтобы открыть нужную:} few {С вашим адресом электронной почты есть # заявки. Нажмите на номер, чтобы открыть нужную:} many {С вашим адресом электронной почты есть # заявок. Нажмите на номер, чтобы открыть нужную:} other {С вашим адресом электронной почты есть # заявки. Нажмите на номер, чтобы открыть нужную:}}',
  'applications-found.action':
    '{count, plural, =1 {Открыть мою заявку} other {Открыть самую новую}}',

  'cancelled.subject': '{reference}: заявка отменена',
  'cancelled.preview': 'Ничего не списано. Вот что это значит.',
  'cancelled.title': 'Ваша заявка отменена',
  'cancelled.text':
    'Вы отменили заявку {reference}. Ничего не списано, ничего не подаётся, напоминаний не будет. Новую заявку можно начать в любой момент.',
  'cancelled.ignore':
    'Отменили не вы? Значит, это сделал кто-то с вашей ссылкой: ответьте на это письмо.',

  'cancellation-received.subject': '{reference}: мы получили просьбу об отмене',
  'cancellation-received.preview':
    'Сотрудник ответит по электронной почте. До тех пор ничего не меняется.',
  'cancellation-received.title': 'Мы получили вашу просьбу об отмене',
  'cancellation-received.text': 'Не позднее {day} мы рассмотрим просьбу и ответим вам.',
  'cancellation-received.refund': 'Возвращается по нашим правилам',
  'cancellation-received.until': 'Пока мы не ответили, работа по заявке продолжается.',

  'cancellation-answered.subject.accepted': '{reference}: отмена принята',
  'cancellation-answered.subject.declined': '{reference}: наш ответ на просьбу об отмене',
  'cancellation-answered.preview': 'Вот наш ответ.',
  'cancellation-answered.title.accepted': 'Ваша отмена принята',
  'cancellation-answered.title.declined': 'Мы не можем отменить заявку',
  'cancellation-answered.text.accepted':
    'Работу для путешественников, названных ниже, мы прекращаем. Если вам положен возврат, о нём придёт отдельное письмо.',
  'cancellation-answered.text.declined':
    'Для путешественников, названных ниже, отмена невозможна. Работа по их заявлениям продолжается.',
  'cancellation-answered.help': 'Есть вопросы? Ответьте на это письмо: его прочтёт человек.',

  'data-request-received.subject.export': 'Мы получили запрос на копию ваших данных',
  'data-request-received.subject.erasure': 'Мы получили запрос на удаление ваших данных',
  'data-request-received.preview': 'Что будет дальше и когда.',
  'data-request-received.title.export': 'Мы получили запрос на копию',
  'data-request-received.title.erasure': 'Мы получили запрос на удаление',
  'data-request-received.text.export':
    'Вы запросили копию всего, что мы о вас храним. Сотрудник проверит запрос и пришлёт её вам.',
  'data-request-received.text.erasure':
    'Вы попросили удалить то, что мы о вас храним. Сотрудник проверит запрос и напишет, когда всё будет сделано. Сведения об оплате хранятся для бухгалтерии, без вашего имени.',
  'data-request-received.due': 'Ответ не позднее',
  'data-request-received.ignore':
    'Запрашивали не вы? Значит, это сделал кто-то с вашей ссылкой: ответьте на это письмо.',

  'document.passportPhoto': 'Фотография на визу',
  'document.passportDocument': 'Страница загранпаспорта с фото',
  'document.flightTicket': 'Авиабилет',
  'document.transitTicket': 'Билет для дальнейшей поездки',
  'document.transitVisa': 'Виза в следующую страну',
  'document.invitationLetter': 'Письмо-приглашение',
  'document.companyRegistration': 'Свидетельство о регистрации компании',
  'list.application-received': 'Ваша заявка у нас',
  'list.application-link': 'Ссылка на заявку',
  'list.cancelled': 'Заявка отменена',
  'list.cancellation-received': 'Мы получили просьбу об отмене',
  'list.cancellation-answered': 'Наш ответ на просьбу об отмене',
  'list.data-request-received': 'Мы получили запрос о ваших данных',

  'list.payment-confirmed': 'Ваша квитанция: оплата получена',
  'list.order-amended': 'Ваш заказ изменён',
  'list.documents-received': 'Документы получены',
  'list.reminder-payment': 'Напоминание: заявка ещё не оплачена',
  'list.reminder-documents': 'Напоминание: не хватает документов',
  'list.staff-message': 'Сообщение от нас',
  'list.status-changed': 'Новости о вашей заявке',
  'list.applicant-decided': 'Решение по одному путешественнику',
  'list.answers-corrected': 'Ваши ответы исправлены',
  'list.contact-changed': 'Ваши контактные данные изменены',
  'list.visa-approved': 'Ваша виза',
  'list.documents-asked': 'Нужен новый документ',
  'list.refund-made': 'Возврат денег',
}
