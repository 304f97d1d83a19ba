import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { splitQuoted } from './quote.ts'

const from = 'Karibu Visa <visa+a1@example.org>'

test.each([
  ['Gmail', `On Mon, 2 Nov 2026 at 10:00, ${from} wrote:`],
  ['Gmail, broken', `On Mon, 2 Nov 2026 at 10:00, Karibu Visa <\nvisa+a1@example.org> wrote:`],
  ['Apple', `On 2. Nov 2026, at 10:00, ${from} wrote:`],
  ['German', `Am Mo., 2. Nov. 2026 um 10:00 Uhr schrieb ${from}:`],
  ['French', `Le lun. 2 nov. 2026 à 10:00, ${from} a écrit :`],
  ['Spanish', `El lun, 2 nov 2026 a las 10:00, Karibu Visa (<visa+a1@example.org>) escribió:`],
  ['Russian', `пн, 2 нояб. 2026 г. в 10:00, ${from}:`],
  ['Russian, Yandex', `02.11.2026, 10:00, "Karibu Visa" <visa@example.org> пишет:`],
  ['Turkish', `${from}, 2 Kas 2026 Pzt, 10:00 tarihinde şunu yazdı:`],
  ['Arabic', `في الإثنين، 2 نوفمبر 2026 في 10:00 ص كتب ${from}:`],
  ['Japanese', `2026年11月2日(月) 10:00 ${from}:`],
  ['Korean', `2026년 11월 2일 (월) 오전 10:00, ${from}님이 작성:`],
  ['Chinese', `${from} 于2026年11月2日周一 10:00写道：`],
  ['Italian', `Il giorno lun 2 nov 2026 alle ore 10:00 ${from} ha scritto:`],
  ['Italian, Apple', `Il giorno 2 nov 2026, alle ore 10:00, ${from} ha scritto:`],
  ['Italian, Thunderbird', 'Il 02/11/2026 10:00, Karibu Visa ha scritto:'],
  ['Portuguese', `Em seg., 2 de nov. de 2026 às 10:00, ${from} escreveu:`],
  ['Portuguese, Portugal', `${from} escreveu (segunda, 2/11/2026 à(s) 10:00):`],
  ['Portuguese, Apple', `No dia 2 de nov. de 2026, às 10:00, ${from} escreveu:`],
  ['Dutch', `Op ma 2 nov 2026 om 10:00 schreef ${from}:`],
  ['Dutch, Apple', `Op 2 nov. 2026 om 10:00 heeft ${from} het volgende geschreven:`],
  ['Dutch, broken', 'Op ma 2 nov 2026 om 10:00 schreef Karibu Visa <\nvisa+a1@example.org>:'],
  ['Polish', `pon., 2 lis 2026 o 10:00 ${from} napisał(a):`],
  ['Polish, Apple', `Wiadomość napisana przez ${from} w dniu 2 lis 2026, o godz. 10:00:`],
  ['Polish, Thunderbird', 'W dniu 2.11.2026 o 10:00, Karibu Visa pisze:'],
  ['Swedish', `Den mån 2 nov. 2026 kl 10:00 skrev ${from}:`],
  ['Swedish, Apple', `2 nov. 2026 kl. 10:00 skrev ${from}:`],
  ['Danish', `Den man. 2. nov. 2026 kl. 10.00 skrev ${from}:`],
  ['Norwegian', `man. 2. nov. 2026 kl. 10:00 skrev ${from}:`],
  ['Finnish', 'ma 2. marrask. 2026 klo 10.00 Karibu Visa (visa+a1@example.org) kirjoitti:'],
  ['Finnish, Apple', `${from} kirjoitti 2.11.2026 kello 10.00:`],
  ['Czech', `po 2. 11. 2026 v 10:00 odesílatel ${from} napsal:`],
  ['Czech, Thunderbird', 'Dne 02.11.2026 v 10:00 Karibu Visa napsal(a):'],
  ['Czech, Apple', `2. 11. 2026 v 10:00, ${from}:`],
  ['Slovak', `po 2. 11. 2026 o 10:00 ${from} napísal(a):`],
  ['Hungarian', `${from} ezt írta (időpont: 2026. nov. 2., H, 10:00):`],
  ['Hungarian, Thunderbird', '2026. 11. 02. 10:00 keltezéssel, Karibu Visa írta:'],
  ['Romanian', `În lun., 2 nov. 2026 la 10:00, ${from} a scris:`],
  ['Romanian, Apple', `Pe 2 nov. 2026, la 10:00, ${from} a scris:`],
  ['Greek', `Στις Δευ 2 Νοε 2026 στις 10:00 π.μ., ο χρήστης ${from} έγραψε:`],
  ['Turkish, Apple', `${from} şunları yazdı (2 Kas 2026 10:00):`],
  ['Ukrainian', `пн, 2 лист. 2026 р. о 10:00 ${from} пише:`],
  ['French, with a no-break space', `Le lun. 2 nov. 2026 à 10:00, ${from} a écrit\u00a0:`],
  ['Icelandic', `Þann mán., 2. nóv. 2026 kl. 10:00 skrifaði ${from}:`],
  ['Indonesian', `Pada tanggal Sen, 2 Nov 2026 pukul 10.00 ${from} menulis:`],
  [
    'Vietnamese, broken',
    `Vào Th 2, 2 thg 11, 2026 vào lúc 10:00 Karibu Visa <\nvisa+a1@example.org> đã viết:`,
  ],
  ['Thai', `เมื่อ จ. 2 พ.ย. 2026 เวลา 10:00 ${from} เขียนว่า:`],
  ['Thai, above an empty line', `เมื่อ จ. 2 พ.ย. 2026 เวลา 10:00 ${from} เขียนว่า:\n`],
  ['Persian', `در تاریخ دوشنبه ۲ نوامبر ۲۰۲۶،\u200f ۱۰:۰۰ ${from} نوشت:`],
  [
    'Hebrew',
    `\u202bבתאריך יום ב׳, 2 בנוב׳ 2026 ב-10:00 מאת \u202aKaribu Visa\u202c\u200f <\u202avisa@example.org\u202c\u200f>:\u202c`,
  ],
  ['Arabic, of today', `في الاثنين، 2 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة\n${from}:`],
  ['Yahoo', `Am Montag, 2. November 2026 um 10:00:00 MEZ hat ${from} Folgendes geschrieben:`],
  ['Japanese, Thunderbird', '2026/11/02 10:00, Karibu Visa さんは書きました:'],
  ['Croatian, Thunderbird', 'Dana 2.11.2026. u 10:00, Karibu Visa je napisao/la:'],
  ['Korean, Thunderbird', '2026. 11. 2. 오전 10:00에 Karibu Visa 이(가) 쓴 글:'],
  ['Bulgarian, Thunderbird', 'На 2.11.2026 г. 10:00 ч., Karibu Visa написа:'],
  ['Vietnamese, Thunderbird', 'Vào 02/11/2026 10:00, Karibu Visa đã viết:'],
  ['Mail.ru', `Понедельник, 2 ноября 2026, 10:00 +03:00 от ${from}:`],
  ['NetEase', `At 2026-11-02 10:00:00, "Karibu Visa" <visa@example.org> wrote:`],
  ['Zoho', `---- On Mon, 02 Nov 2026 10:00:00 +0100 ${from} wrote ----`],
  ['Zoho, without a name', '---- On Mon, 02 Nov 2026 10:00:00 +0100 visa@example.org wrote ---'],
  ['Notes', 'Karibu Visa <visa@example.org> wrote on 02/11/2026 10:00:00:'],
  ['Samsung', `-------- Orijinal mesaj --------\nKimden: ${from}\nTarih: 02.11.2026\nAlıcı: a`],
  [
    'Samsung, Korean',
    `-------- 원본 이메일 --------\n보낸사람: ${from}\n날짜: 26/11/2 오전 10:00\n받은사람: a`,
  ],
  [
    'Samsung, Ukrainian',
    `-------- Оригінальне повідомлення --------\n\nВід: ${from}\nДата: 02.11.2026\nКому: a`,
  ],
  ['in Latvian', `No: ${from}\nNosūtīts: pirmdiena, 2. novembris\nKam: a\nTēma: Vīza`],
  ['GMX', `Gesendet: Montag, 2. November 2026\nVon: ${from}\nAn: a@example.org\nBetreff: Visum`],
  ['in Croatian', `Od: ${from}\nPoslano: 2. studenog 2026. 10:00\nPrima: a\nPredmet: Viza`],
  ['in Bulgarian', `От: ${from}\nИзпратено: понеделник, 2 ноември 2026 г.\nДо: a\nОтносно: Виза`],
  ['in Hebrew', `מאת: ${from}\nנשלח: יום שני 02 נובמבר 2026\nאל: a\nנושא: ויזה`],
  ['in Thai', `จาก: ${from}\nส่ง: 2 พฤศจิกายน 2026\nถึง: a\nเรื่อง: วีซ่า`],
  ['Outlook, Italian', '-----Messaggio originale-----'],
  ['Outlook, Portuguese', '-----Mensagem Original-----'],
  ['Outlook, Dutch', '-----Oorspronkelijk bericht-----'],
  ['Outlook, Polish', '-----Wiadomość oryginalna-----'],
  ['Outlook, Swedish', '-----Ursprungligt meddelande-----'],
  ['Seznam', '---------- Původní e-mail ----------'],
  ['a rule', `________________________________\nFrom: ${from}\nSent: 2 November 2026\nTo: a`],
  ['a block in Italian', `Da: ${from}\nInviato: lunedì 2 novembre 2026 10:00\nA: a@example.org`],
  ['in Portuguese', `De: ${from}\nEnviado: segunda-feira, 2 de novembro\nPara: a\nAssunto: Visto`],
  ['in Dutch', `Van: ${from}\nVerzonden: maandag 2 november 2026\nAan: a\nOnderwerp: Visum`],
  ['in Polish', `Od: ${from}\nWysłane: poniedziałek, 2 listopada 2026\nDo: a\nTemat: Wiza`],
  ['in Swedish', `Från: ${from}\nSkickat: den 2 november 2026\nTill: a\nÄmne: Visum`],
  ['in Czech', `Od: ${from}\nOdesláno: pondělí 2. listopadu 2026\nKomu: a\nPředmět: Vízum`],
  ['in Danish', `Fra: ${from}\nSendt: 2. november 2026\nTil: a\nEmne: Visum`],
  ['in Finnish', `Lähettäjä: ${from}\nLähetetty: 2. marraskuuta 2026\nVastaanottaja: a\nAihe: V`],
  ['in Hungarian', `Feladó: ${from}\nElküldve: 2026. november 2.\nCímzett: a\nTárgy: Vízum`],
  ['in Romanian', `De la: ${from}\nTrimis: luni, 2 noiembrie 2026\nCătre: a\nSubiect: Viză`],
  ['in Greek', `Από: ${from}\nΣτάλθηκε: Δευτέρα, 2 Νοεμβρίου 2026\nΠρος: a\nΘέμα: Βίζα`],
  ['Yahoo', '----- Original Message -----'],
  ['Outlook', '-----Original Message-----'],
  ['Outlook, German', '-----Ursprüngliche Nachricht-----'],
  ['Outlook, Russian', '-----Исходное сообщение-----'],
  ['a block of headers', `From: ${from}\nSent: Monday, 2 November 2026 10:00\nTo: a@example.org`],
  ['the same in Turkish', `Kimden: ${from}\nGönderildi: 2 Kasım 2026\nKime: a@example.org`],
  ['the same in Chinese', `发件人: ${from}\n发送时间: 2026年11月2日\n收件人: a@example.org`],
  ['names alone', 'From: Karibu Visa\nSent: Monday, 2 November 2026 10:00\nTo: Ada\nSubject: Visa'],
  ['in German', 'Von: Karibu Visa\nGesendet: Montag, 2. November 2026 10:00\nAn: Ada\nBetreff: V'],
  [
    'in Japanese',
    '差出人: Karibu Visa\n送信日時: 2026年11月2日 月曜日 10:00\n宛先: Ada\n件名: Visa',
  ],
  ['in Spanish, Zimbra', `De: ${from}\nPara: a@example.org\nEnviados: Lunes 10:00\nAsunto: Visa`],
  ['in Catalan', `De: ${from}\nEnviat: dilluns, 2 de novembre\nPer a: a\nTema: Visat`],
  ['in Azerbaijani', `Kimdən: ${from}\nGöndərildi: 2 noyabr\nKimə: a\nMövzu: Viza`],
  ['in Persian', `از: ${from}\nارسال شده: ۲ نوامبر\nبه: a\nموضوع: ویزا`],
  ['in Serbian', `Од: ${from}\nПослато: 2. новембар\nЗа: a\nНаслов: Виза`],
  ['QQ', `------------------&nbsp;原始邮件&nbsp;------------------\n发件人:&nbsp;"Karibu Visa"`],
  [
    'QQ, English',
    `------&nbsp;Original&nbsp;------\nFrom:&nbsp;${from}\nDate:&nbsp;Mon\nTo:&nbsp;a`,
  ],
  ['NetEase, on telephones', '---- 回复的原邮件 ----\n| 发件人 | Karibu Visa<visa@example.org> |'],
  ['the same in English', '---- Replied Message ----\n| From | Karibu Visa<visa@example.org> |'],
  ['eM Client', '------ Originalnachricht ------\nVon "Karibu Visa" <visa@example.org>\nAn a'],
  ['Tutanota', 'Nov 2, 2026, 10:00 by visa@example.org:'],
  ['Horde', `Quoting ${from}:`],
  ['GMX, on telephones', `Mit GMX Mail gesendet. Am 02.11.26, 10:00 schrieb ${from}:`],
  ['Norwegian, Thunderbird', 'Den 02.11.2026 10:00, skrev Karibu Visa:'],
  ['Estonian, Thunderbird', '02.11.2026 10:00 Karibu Visa kirjutas:'],
  ['Indonesian, Thunderbird', 'Pada 02/11/26 10.00, Karibu Visa menulis:'],
  ['Hungarian, Citromail', `${from} írta (2026. november 2. hétfő):`],
  ['quoted lines alone', '> Please send us your passport page.'],
])('cuts the quote: %s', (_, introduction) => {
  const own = 'Here it is.\nWith kind regards\n\n'
  const quoted = `${introduction}\n> Dear traveller,\n> please answer.\n`
  expect(splitQuoted(own + quoted)).toEqual({ text: own, quoted })
})

test.each([
  ['no quote', 'Hello,\nmy flight is on Monday.\n'],
  ['nothing', ''],
  ['a sentence that begins alike', 'On Monday I fly. My brother wrote that all is well.\n'],
  ['one line like a header', 'From: Berlin\nto Zanzibar, in June.\n'],
  ['a journey like a block of headers', 'Da: Milano\nA: Zanzibar\nData: 3 giugno\n'],
  ['another', 'Från: Stockholm\nTill: Zanzibar\nDatum: 3 juni 2026\n'],
  ['a journey', 'From: Berlin\nTo: Zanzibar\nDate: 3 June 2027\nEmail: a@example.org\n'],
  ['the day first', 'Date: 3 June 2027\nFrom: Berlin\nTo: Zanzibar\nMail: a@example.org\n'],
  ['a list', 'Arrival 3 June 2026 10:00\nContact Ada <a@example.org>\nMy passport:\nX1234567\n'],
  ['a list in one line', 'Flight: 3 June 2026 10:00, contact: Ada <a@example.org>:\nyes\n'],
  ['an agent', 'My agent (Eve <eve@example.org>) by 12.11.2026, 14:30:\n1. the number\n2. the fee'],
  ['who travels', 'They fly on 12.11.2026 at 14:30 with Ada (ada@example.org):\n- Ada\n- Bruno'],
  ['in Japanese', '2026年11月12日 14:30 に到着します。質問です：\nどこで'],
  ['in Korean', '2026년 11월 12일 14:30 도착합니다. 질문:\n어디'],
  ['a second one', '----- Traveller 2 -----\nE-mail: eve@example.org\nPassport: X1\n\nThanks'],
  ['a number', 'Hello,\nNo: 4711\nTo: ada@example.org\nDate: 12 March\nCan you send it there?'],
  ['No: an address', 'Hello,\nNo: ada@example.org\nTo: eve@example.org\nDate: 12 March\nis right'],
  ['a form', 'Hello,\nТема: Виза\nОт: Анна <ada@example.org>\nТелефон: 1\nДата: 3 марта\nвопрос'],
  ['another form', 'Hello,\nТема: Виза\nОт: Анна <ada@example.org>\nДата: 3 марта\nмой вопрос'],
  ['to whom', 'Hello,\nКому: ada@example.org\nДата: 3 марта\nТема: Виза\nмой вопрос'],
  ['a head', 'From: Ada, ada@example.org\nTo: Karibu Visa\nDate: 12 March\nSubject: visa\n\nDear'],
  ['a place', 'Hello,\nFrom: Berlin\nTo: ada@example.org\nDate: 12 March\nquestion'],
  ['no time of day', 'My ticket of 3 June 2026 came from <a@example.org>:\nsee below.\n'],
  ['a heading', '-------- My flights --------\nQR 1499, 3 June 2026\n'],
  ['what somebody said, in English', 'On Monday your colleague wrote:\nsend the ticket.\n'],
  ['in German', 'Am 2. November 2026 schrieb mir Ihre Kollegin:\nalles in Ordnung.\n'],
  ['in Italian', 'Il vostro collega mi ha scritto:\nmandi il biglietto.\n'],
  ['in Portuguese', 'Em março o seu colega escreveu:\nenvie o bilhete.\n'],
  ['in Dutch', 'Op 3 maart schreef uw collega:\nstuur het ticket.\n'],
  ['in Polish', 'Wczoraj Pani kolega napisał:\nproszę wysłać bilet.\n'],
  ['in Swedish', 'Den 3 mars skrev er kollega:\nskicka biljetten.\n'],
  ['in Czech', 'Včera mi váš kolega napsal:\npošlete letenku.\n'],
  ['in Finnish', 'Eilen kollegasi kirjoitti:\nlähetä lippu.\n'],
  ['in Turkish', 'Dün arkadaşınız bana yazdı:\nbileti gönderin.\n'],
  ['in Croatian', 'Jučer mi je vaš kolega napisao:\npošaljite kartu.\n'],
  ['in Chinese', '昨天您的同事写道：\n请发机票。\n'],
  [
    'of an office',
    'Am 02.11.2026 um 10:00 hat das Konsulat Folgendes geschrieben:\nBitte warten.\n',
  ],
  ['of a hotel', 'Ich habe es gesendet. Am 02.11.2026 um 10:00 schrieb das Hotel:\nfrei.\n'],
  ['of one in Sweden', 'Den 2 november 2026 10:00 skrev hotellet:\nrum finns.\n'],
  ['no sender', 'From: Berlin\nDate: 3 June 2026, 10:00\nTo: Zanzibar\nPassengers: 2\n'],
  ['an address', 'Arrival: 12.11.2026, 14:30 ada@example.org:\nplease answer there.\n'],
  ['in between', `On Monday, 2 Nov 2026, ${from} wrote:\n> When?\nIn June.\n> Where?\nHere.\n`],
  ['a quote in the middle', '> When do you arrive?\nOn 3 June.\n'],
])('all of it was written: %s', (_, whole) => {
  expect(splitQuoted(whole)).toEqual({ text: whole, quoted: '' })
})

test.each([
  ['Спасибо', `02.11.2026, 10:00, ${from} пишет:`],
  ['Dziękuję', `pon., 2 lis 2026 o 10:00 ${from} napisał(a):`],
  ['Danke', `Am Montag, 2. November 2026 um 10:00:00 MEZ hat ${from} Folgendes geschrieben:`],
  ['Mulțumesc', `luni, 2 noiembrie 2026 la 10:00:00 EET, ${from} a scris:`],
  ['Tack', `Den måndag 2 november 2026 10:00:00 CET, skrev ${from}:`],
  ['谢谢', `${from} 于2026年11月2日周一 10:00写道：`],
])('text right above an introduction is no quote: %s', (own, introduction) => {
  const quoted = `${introduction}\nDear traveller\n`
  expect(splitQuoted(`${own}\n${quoted}`)).toEqual({ text: `${own}\n`, quoted })
})

test.each(['> only\n> this', `________\nFrom: ${from}\nSent: today\nTo: a\n\nDear traveller`])(
  'a bare repetition has no text of its own: %j',
  (whole) => expect(splitQuoted(whole)).toEqual({ text: '', quoted: whole }),
)

test('nothing is ever lost', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '> quoted',
      '',
      'On 2 Nov 2026 at 10:00, A <a@b.c> wrote:',
      'From: x',
      'To: y',
      'Date: z',
    ),
    fc.constantFrom('-----Original Message-----', 'a\r', '  > b', '2026年11月2日 10:00 A <a@b.c>:'),
  )
  always(fc.array(line), (lines) => {
    const whole = lines.join('\n')
    const { text, quoted } = splitQuoted(whole)
    expect(text + quoted).toBe(whole)
  })
})

test.each([
  ...[`${'On '.repeat(40_000)}\n`.repeat(5), 'On a wrote\n'.repeat(20_000)],
  ...[`${'年月日 '.repeat(30_000)}写道`, '________\n'.repeat(20_000)],
  `${'\n'.repeat(100_000)}${'________\nx\n'.repeat(10_000)}`,
])('a long hostile text is read: case %#', (whole) => {
  const { text, quoted } = splitQuoted(whole)
  expect(text + quoted === whole).toBe(true)
})
