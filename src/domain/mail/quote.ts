/** What somebody wrote, and what their mail program repeated below: one after the other they are the whole. */
export type SplitText = { text: string; quoted: string }

/**
 * Lines after which a mail program repeats what it answers, in the languages of the site. Of an answer in a
 * language: it says who wrote, when, and that they wrote.
 */
const introductions: readonly RegExp[] = [
  // English, Apple, Gmail, Thunderbird: "On Mon, 2 Nov 2026 at 10:00, Karibu Visa <visa@…> wrote:"
  /^On\b.{6,300}\bwrote:?$/,
  // "Am Mo., 2. Nov. 2026 um 10:00 Uhr schrieb Karibu Visa <visa@…>:"
  /^Am\b.{6,300}\bschrieb\b.{0,200}:$/,
  // "Le lun. 2 nov. 2026 à 10:00, Karibu Visa <visa@…> a écrit :"
  /^Le\b.{6,300}\ba écrit ?:$/,
  // "El lun, 2 nov 2026 a las 10:00, Karibu Visa (<visa@…>) escribió:"
  /^El\b.{6,300}\bescribió:$/,
  // "пн, 2 нояб. 2026 г. в 10:00, Karibu Visa <visa@…>:", and "… пишет:", "… написал(а):"
  /^.{6,300}(пишет|написал(а|\(а\))?):$/,
  /^(пн|вт|ср|чт|пт|сб|вс|\d{1,2}).{3,300} г\. в \d{1,2}:\d{2}.{2,300}:$/,
  // "Karibu Visa <visa@…>, 2 Kas 2026 Pzt, 10:00 tarihinde şunu yazdı:"
  /^.{6,300}(şunu yazdı|şunları yazdı|yazdı):$/,
  // "في الإثنين، 2 نوفمبر 2026 في 10:00 كتب Karibu Visa <visa@…>:"
  /^.{0,4}(في|بتاريخ) .{6,300}كتب.{0,200}:?$/,
  // "2026年11月2日(月) 10:00 Karibu Visa <visa@…>:", and "のメール:", "wrote"
  /^\d{4}年\d{1,2}月\d{1,2}日.{2,300}(:|：|wrote:)$/,
  // "2026년 11월 2일 (월) 오전 10:00, Karibu Visa <visa@…>님이 작성:"
  /^\d{4}년 ?\d{1,2}월 ?\d{1,2}일.{2,300}(님이 작성:|작성:|:)$/,
  // "Karibu Visa <visa@…> 于2026年11月2日周一 10:00写道：", "在 … 写道："
  /^.{2,300}(写道|寫道|写到) ?[:：]$/,
]

/** "-----Original Message-----", in which Outlook and Yahoo introduce it. */
const originals =
  /^[-_—]{2,} ?(original message|ursprüngliche nachricht|message d[’']origine|message d[’']origine|mensaje original|исходное сообщение|пересылаемое сообщение|orijinal ileti|özgün ileti|الرسالة الأصلية|元のメッセージ|原始邮件|原始郵件|원본 메시지|원본 메일|forwarded message|weitergeleitete nachricht) ?[-_—]{2,}$/i

/** The first line of a block of headers, as Outlook repeats them below a rule. */
const fromLine =
  /^[*> ]{0,3}(from|von|de|от|кому|kimden|gönderen|من|差出人|送信者|보낸 사람|发件人|寄件者)[*]{0,2} ?[:：] ?[*]{0,2}.{1,300}$/i
/** One of the lines that follow it. */
const headerLine =
  /^[*> ]{0,3}(sent|date|to|subject|cc|gesendet|datum|an|betreff|envoyé|à|objet|enviado( el)?|fecha|para|asunto|отправлено|дата|кому|тема|gönderilme|gönderildi|tarih|kime|konu|تاريخ الإرسال|التاريخ|إلى|الموضوع|送信日時|日付|宛先|件名|보낸 날짜|날짜|받는 사람|제목|发送时间|日期|收件人|主题|寄件日期|主旨)[*]{0,2} ?[:：]/i

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line)
/** Of what is looked at in a line; the rest says nothing more. */
const bounded = (line: string): string => line.slice(0, 700).trim()

/** An introduction may be broken over up to three lines. */
function introducesAt(lines: readonly string[], at: number): boolean {
  let joined = ''
  for (const line of lines.slice(at, at + 3)) {
    if (isQuoted(line) || line.trim() === '') break
    joined = joined === '' ? bounded(line) : `${joined} ${bounded(line)}`
    if (joined.length <= 700 && introductions.some((form) => form.test(joined))) return true
  }
  return false
}

/** A block of headers of which two lines at least are there. */
function repeatsHeadersAt(lines: readonly string[], at: number): boolean {
  if (!fromLine.test(bounded(lines[at] ?? ''))) return false
  const next = lines.slice(at + 1, at + 6).map(bounded)
  return next.filter((line) => headerLine.test(line)).length >= 2
}

/** Where only quoted and empty lines follow up to the end; the number of lines where none are quoted. */
function quotedTail(lines: readonly string[]): number {
  let from = lines.length
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) from = at
    else if (line.trim() !== '') break
  }
  return from
}

/** What stands below begins with answers between quoted lines: then all of it is what somebody wrote. */
const answersBetween = (lines: readonly string[]): boolean => {
  const first = lines.findIndex(isQuoted)
  if (first < 0) return false
  return lines.slice(first).some((line) => !isQuoted(line) && line.trim() !== '')
}

function cutOf(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    if (isQuoted(line)) continue
    const short = bounded(line)
    if (short === '') continue
    if (originals.test(short) || repeatsHeadersAt(lines, at)) return at
    if (!introducesAt(lines, at)) continue
    // Whoever answers line by line writes below the introduction.
    return answersBetween(lines.slice(at)) ? lines.length : at
  }
  return quotedTail(lines)
}

/**
 * Cuts what a mail program repeated from what somebody wrote. `text + quoted` is the whole again, to the
 * last character. Where in doubt all of it was written; an answer that is only repeated text has no text
 * of its own.
 */
export function splitQuoted(whole: string): SplitText {
  const lines = whole.split('\n')
  const cut = cutOf(lines)
  if (cut >= lines.length) return { text: whole, quoted: '' }
  const at = lines.slice(0, cut).reduce((sum, line) => sum + line.length + 1, 0)
  return { text: whole.slice(0, at), quoted: whole.slice(at) }
}
