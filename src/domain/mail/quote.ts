/** A message split into new and quoted text; concatenated they are the whole. */
export type SplitText = { text: string; quoted: string }

/**
 * Lines with which mail programs introduce a quote, in the site's languages and those of many
 * visitors: who wrote, and when. Those with an address are recognised by form (`introducesByForm`).
 */
const introductions: readonly RegExp[] = [
  // English, Apple, Gmail, Thunderbird: "On Mon, 2 Nov 2026 at 10:00, Karibu Visa <visa@…> wrote:"
  /^(?:-{3,} ?)?On\b.{6,300}\bwrote(?::| ?-{3,})?$/,
  // "Am Mo., 2. Nov. 2026 um 10:00 Uhr schrieb Karibu Visa <visa@…>:"
  /^Am\b.{6,300}\bschrieb\b.{0,200}:$/,
  // "Le lun. 2 nov. 2026 à 10:00, Karibu Visa <visa@…> a écrit :"
  /^Le\b.{6,300}\ba écrit ?:$/,
  // "El lun, 2 nov 2026 a las 10:00, Karibu Visa (<visa@…>) escribió:"
  /^El\b.{6,300}\bescribió:$/,
  // "02.11.2026 10:00, Karibu Visa пишет:", "… написал(а):"; Ukrainian too
  /^.{6,300}(пишет|пише|написа[вл](а|ла|\(а\)|\(ла\))?):$/,
  // "Karibu Visa <visa@…>, 2 Kas 2026 Pzt, 10:00 tarihinde şunu yazdı:", "… şunları yazdı (2 Kas 2026 10:00):"
  /^.{6,300}(şunu |şunları )?yazdı( \(.{6,80}\))?:$/,
  // "في الإثنين، 2 نوفمبر 2026 في 10:00 كتب Karibu Visa <visa@…>:"
  /^.{0,4}(في|بتاريخ) .{6,300}كتب.{0,200}:?$/,
  // "2026/11/02 10:00, Karibu Visa さんは書きました:", "… のメール:", "wrote:"
  /^\d{4}(年|\/)\d{1,2}(月|\/)\d{1,2}.{2,300}(書きました|のメール|wrote) ?[:：]$/,
  // "2026년 11월 2일 (월) 오전 10:00, Karibu Visa <visa@…>님이 작성:"
  /^\d{4}년 ?\d{1,2}월 ?\d{1,2}일.{2,300}작성:$/,
  // "Karibu Visa <visa@…> 于2026年11月2日周一 10:00写道：", "在 … 写道："
  /^.{2,300}(写道|寫道|写到) ?[:：]$/,
  // "Il giorno lun 2 nov 2026 alle ore 10:00 Karibu Visa <visa@…> ha scritto:"
  /^Il\b.{6,300}\bha scritto ?:$/,
  // "Em seg., 2 de nov. de 2026 às 10:00, … escreveu:", "Karibu Visa <visa@…> escreveu (segunda, 2/11/2026 à(s) 10:00):"
  /^(Em|No dia|Às|A) .{6,300} escreveu ?:$/,
  /^.{2,300} escreveu \(.{6,80}\):$/,
  // "Op ma 2 nov 2026 om 10:00 schreef Karibu Visa <visa@…>:", "… heeft Karibu Visa het volgende geschreven:"
  /^Op\b.{6,300}\b(schreef\b.{0,200}|het volgende geschreven):$/,
  // "pon., 2 lis 2026 o 10:00 Karibu Visa <visa@…> napisał(a):", "W dniu … pisze:"
  /^.{6,300} (napisał(a|\(a\))?|pisze):$/,
  /^Wiadomość napisana przez .{6,300}:$/,
  // Swedish, Danish, Norwegian: "Den mån 2 nov. 2026 kl 10:00 skrev Karibu Visa <visa@…>:"
  /^.{6,120}\bkl\.? ?\d{1,2}[.:]\d{2}(:\d{2})?,? skrev\b.{0,200}:$/,
  // "ma 2. marrask. 2026 klo 10.00 Karibu Visa (visa@…) kirjoitti:", "… kirjoitti 2.11.2026 kello 10.00:"
  /^.{2,300} kirjoitti( .{6,60})?:$/,
  // Yahoo: "Am Montag, … hat Karibu Visa <visa@…> Folgendes geschrieben:", "Den måndag … CET, skrev …:"
  /^Am\b(?=[^@]*@).{6,300} hat .{2,200} Folgendes geschrieben:$/,
  /^Den\b.{6,120}\d{2}:\d{2}\b.{0,12}, skrev\b.{0,200}:$/,
  // GMX on telephones, behind its signature.
  /^.{2,120}gesendet\. ?Am\b(?=[^@]*@).{6,120}\bschrieb\b.{0,200}:$/,
  // Czech, Slovak: "po 2. 11. 2026 v 10:00 odesílatel Karibu Visa <visa@…> napsal:"
  /^.{6,300} (napsal|napísal)(a|\(a\))?:$/,
  // "Karibu Visa <visa@…> ezt írta (időpont: 2026. nov. 2., H, 10:00):", "2026. 11. 02. 10:00 keltezéssel, … írta:"
  /^.{2,300} (ezt )?írta \(.{6,80}\):$/,
  /^\d{4}\. .{6,300} írta:$/,
  // "În lun., 2 nov. 2026 la 10:00, Karibu Visa <visa@…> a scris:"
  /^.{6,300} a scris:$/,
  // Others without an address, as Thunderbird writes them: "Dana 2.11.2026. u 10:00, Karibu Visa je napisao/la:"
  /^.{6,300} (napisao\/la|napisa(la|o)( je)?|написао\/ла|написа|menulis|đã viết|rašė|rakstīja|쓴 글|skrifaði|va escriure|ha escrit|escribiu|kirjutas|shkroi|idatzi zuen|жазды|піша|напиша|წერს|نوشت|เขียน):$/,
  // "Στις Δευ 2 Νοε 2026 στις 10:00 π.μ., ο χρήστης Karibu Visa <visa@…> έγραψε:"
  /^(Στις|Την) .{6,300} έγραψε:$/,
]
/** Required in an introduction, as people may write similar lines: a date, and an address or time of day. */
const someDate = /\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}/u
const addressOrTime =
  /@|\p{Nd}{1,2}:\p{Nd}{2}|[/-]\d{2,4} \d{1,2}\.\d{2},|\b(kl|klo|kello)\.? ?\d{1,2}\.\d{2}|\d ?h ?\d{2}/u
const isIntroduction = (line: string): boolean =>
  someDate.test(line) && addressOrTime.test(line) && introductions.some((form) => form.test(line))

/** In brackets, except in Tutanota. */
const bracketed =
  /[<(] ?(?:mailto:)?[^<>()\s@]+@[^<>()\s@]+ ?[>)]| [^<>()\s@:]+@[^<>()\s@:]+(?=[: ])/
const timeOfDay = /(?<![\p{Nd}.])\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?![\p{Nd}.])/gu
const ending = /(?:[:：]|[-—]{3,})$/
/**
 * An introduction in any language, above quoted lines: date, time and an address in brackets, and a
 * colon only at its end.
 */
function introducesByForm(line: string): boolean {
  if (citation.test(line)) return true
  if (!ending.test(line) || !bracketed.test(line) || !someDate.test(line)) return false
  const rest = line.replace(ending, '').replace(bracketed, '').replace(timeOfDay, '')
  return line.search(timeOfDay) >= 0 && !/[:：]/.test(rest.replace(/[+-]\p{Nd}{2}:\p{Nd}{2}/u, ''))
}
/** Horde names no day. */
const citation = /^(?:Quoting|Citando|Citando a|Zitat von|Quoting from) .{0,80}@.{2,80}:$/
/** Mail programs break lines where the next word does not fit. */
const isWrapped = (line: string, next: string): boolean =>
  line.length + (next.split(' ')[0]?.length ?? 0) >= 60

const anyOf = (...words: readonly string[]): string => words.join('|')

/** "-----Original Message-----" in Outlook and Yahoo. */
const originals = new RegExp(
  `^[-_—]{2,} ?(${anyOf(
    "original message|replied message|originalnachricht|ursprüngliche nachricht|回复的原邮件|回覆的原郵件|message d[’']origine|mensaje original|исходное сообщение",
    'пересылаемое сообщение|orijinal ileti|özgün ileti|الرسالة الأصلية|元のメッセージ|原始邮件|原始郵件|원본 메시지|원본 메일',
    'forwarded message|weitergeleitete nachricht|messaggio originale|messaggio inoltrato|mensagem original',
    'mensagem encaminhada|oorspronkelijk bericht|doorgestuurd bericht|wiadomość oryginalna|oryginalna wiadomość',
    'przekazana wiadomość|originalmeddelande|ursprungligt meddelande|vidarebefordrat meddelande',
    'oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|původní (zpráva|e-mail)|přeposlaná zpráva',
    'pôvodná správa|eredeti üzenet|mesaj original|αρχικό μήνυμα',
  )}) ?[-_—]{2,}$`,
  'i',
)
/** The rule above repeated headers, with 'Original message' in any language. */
const ruleLine = /^_{8,}$|^[-–—]{5,} ?\p{L}[^-–—]{2,40} ?[-–—]{5,}$/u

const headerOf = (words: string): RegExp => new RegExp(`^[*> ]{0,3}(${words})[*]{0,2} ?[:：]`, 'iu')

/** The sender: the first of the headers that Outlook repeats below a rule. */
const fromLine = headerOf(
  anyOf(
    'from|von|de|от|kimden|gönderen|من|差出人|送信者|보낸 ?사람|发件人|寄件者',
    'frá|nga|kimdən|از|से|daripada|од|da|van|od|från|fra|lähettäjä|feladó|de la|από|від|מאת|saatja|nuo|dari|từ|จาก',
  ),
)
/** In Latvian; elsewhere a number, or a refusal. */
const latvianFrom = headerOf('no')
const latvianHeader = headerOf('nosūtīts|datums|kam|tēma')
/** GMX begins with the day of sending. */
const sentLine = headerOf('sent|gesendet|envoyé|enviado')
/** When it was sent, and its subject, in the languages of most. */
const dayOfSending = headerOf(
  anyOf(
    'sent|date|gesendet|datum|envoyé|enviado( el| em)?|enviada|fecha|data|отправлено|дата|надіслано|gönderildi|tarih',
    'تم الإرسال|تاريخ الإرسال|送信日時|日付|보낸 날짜|날짜|发送时间|日期|寄件日期|inviato|verzonden|wysłan[oe]|skickat|sendt|lähetetty|odesláno|elküldve|trimis|στάλθηκε',
  ),
)
const subjectLine = headerOf(
  'subject|betreff|objet|asunto|тема|konu|الموضوع|件名|제목|主题|主旨|oggetto|assunto|onderwerp|temat|ämne|emne|aihe|předmět|predmet|tárgy|subiect|θέμα',
)
/** A further header. */
const headerLine = headerOf(
  anyOf(
    'sent|date|to|subject|cc|gesendet|datum|an|betreff|envoyé|à|objet|enviado( el)?|fecha|para|asunto|отправлено|дата',
    'кому|komu|тема|gönderilme( tarihi)?|gönderildi|tarih|kime|alıcı|konu|تاريخ الإرسال|التاريخ|إلى|الموضوع|送信日時|日付|宛先|件名|보낸 날짜|날짜',
    '받[는은] ?사람|제목|发送时间|日期|收件人|主题|寄件日期|主旨|inviato|data|a|oggetto|enviad[oa]( em)?|assunto',
    'verzonden|aan|onderwerp|wysłano|wysłane|do|dw|temat|skickat|till|ämne|kopia|sendt|dato|til|emne',
    'lähetetty|päivämäärä|päiväys|vastaanottaja|kopio|aihe|odesláno|předmět|kopie|odoslané|dátum|predmet',
    'elküldve|címzett|tárgy|trimis|către|subiect|στάλθηκε|ημερομηνία|προς|θέμα|надіслано',
    'נשלח|תאריך|אל|נושא|poslano|poslato|prima|za|zadeva|tema|изпратено|до|относно|saadetud|kuupäev|adressaat|saaja|teema|išsiųsta|kam',
    'enviat|enviados|per a|efni|dërguar|për|subjekti|göndərildi|kimə|mövzu|ارسال شده|به|موضوع|भेजा गया|को|विषय',
    'dihantar|послато|за|наслов|gestuur|nosūtīts|datums|tēma|dikirim|tanggal|kepada|subjek|đã gửi|ngày|đến|chủ đề|ส่ง|วันที่|ถึง|เรื่อง|тема|تم الإرسال|收件者',
  ),
)

const isQuoted = (line: string): boolean => line.startsWith('>')
/** The part of a line that is matched; all below expect it. */
const bounded = (line: string): string =>
  line
    .slice(0, 700)
    .replace(/[\u00a0\u202f]|&nbsp;/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** The last line of an introduction of up to three lines; -1 if none begins at `at`. */
function introductionEnd(lines: readonly string[], at: number): number {
  let joined = ''
  let isOneLine = true
  for (const [offset, line] of lines.slice(at, at + 3).entries()) {
    if (isQuoted(line) || line === '') break
    if (joined !== '') isOneLine &&= isWrapped(lines[at + offset - 1] ?? '', line)
    joined = joined === '' ? line : `${joined} ${line}`
    if (joined.length > 700) break
    if (isIntroduction(joined)) return at + offset
    if (isOneLine && isAboveQuote(lines, at + offset) && introducesByForm(joined)) {
      return at + offset
    }
  }
  return -1
}

/** Whether quoted lines follow, at most one empty line between. */
const isAboveQuote = (lines: readonly string[], at: number): boolean =>
  isQuoted(lines[at + 1] || (lines[at + 2] ?? ''))

/** Whether an introduction begins at this line rather than at the next. */
function introducesAt(lines: readonly string[], at: number): boolean {
  const end = introductionEnd(lines, at)
  return end >= 0 && (end === at || introductionEnd(lines, at + 1) !== end)
}

/** The line where headers may be repeated: below a rule, at most one empty line between; else the line itself. */
function headersBegin(lines: readonly string[], at: number): number {
  if (!ruleLine.test(lines[at] ?? '')) return at
  return lines[at + 1] ? at + 1 : at + 2
}

/**
 * A sender with an address and two other headers, below a rule or text: itineraries also have a
 * from and a to, and letters begin like this.
 */
function repeatsHeadersAt(lines: readonly string[], at: number): boolean {
  const begin = headersBegin(lines, at)
  const isSentFirst = sentLine.test(lines[begin] ?? '')
  const from = isSentFirst ? begin + 1 : begin
  const sender = lines[from] ?? ''
  const [second = '', third = '', fourth = ''] = lines
    .slice(from + 1, from + 5)
    .filter((line) => line !== '')
  // Outlook names people it knows without their addresses.
  const isByName =
    fromLine.test(sender) &&
    dayOfSending.test(second) &&
    addressOrTime.test(second) &&
    [third, fourth].some((line) => subjectLine.test(line))
  if (!sender.includes('@') && !isByName) return false
  const isSender = fromLine.test(sender) || (latvianFrom.test(sender) && latvianHeader.test(second))
  if (!isSender || !headerLine.test(second)) return false
  if (!isSentFirst && !headerLine.test(third)) return false
  return begin > at || lines.findIndex((line) => line !== '') < at
}

/** The start of the trailing quoted and empty lines; the number of lines if none are quoted. */
function quotedTail(lines: readonly string[]): number {
  let from = lines.length
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) from = at
    else if (line !== '') break
  }
  return from
}

/** Answers between quoted lines: then all of it was written by the sender. */
const answersBetween = (lines: readonly string[]): boolean => {
  const first = lines.findIndex(isQuoted)
  if (first < 0) return false
  return lines.slice(first).some((line) => !isQuoted(line) && line !== '')
}

function cutOf(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    if (isQuoted(line) || line === '') continue
    if (originals.test(line) || repeatsHeadersAt(lines, at)) return at
    if (!introducesAt(lines, at)) continue
    // Inline answers are below the introduction.
    return answersBetween(lines.slice(at)) ? lines.length : at
  }
  return quotedTail(lines)
}

/**
 * Splits off the quoted text. `text + quoted` is the whole to the last character. When in doubt
 * everything counts as written; a message that only quotes has an empty text.
 */
export function splitQuoted(whole: string): SplitText {
  const lines = whole.split('\n')
  const cut = cutOf(lines.map(bounded))
  if (cut >= lines.length) return { text: whole, quoted: '' }
  const at = lines.slice(0, cut).reduce((sum, line) => sum + line.length + 1, 0)
  return { text: whole.slice(0, at), quoted: whole.slice(at) }
}
