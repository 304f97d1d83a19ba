import type { Language } from '#domain/reference/languages.ts'
import type { chat } from '#phrases/en/chat.ts'
import { isolated, localeOf } from '#phrases/format.ts'
import type { ErrorWord } from '../more/words.ts'

/** All phrases but the loader's. Each bundle contains only those it needs. */
export type Words = Readonly<Record<Exclude<keyof typeof chat, 'button.open'> | ErrorWord, string>>

/** Formats phrases. Texts and times follow the language, in the reader's time zone. */
export function createSpeech(words: Words, language: Language) {
  const format = (style: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(localeOf(language), style)
    return (iso: string) => formatter.format(new Date(iso))
  }
  return {
    say: (key: keyof Words, params: Readonly<Record<string, string | number>> = {}): string =>
      words[key].replace(/\{(\w+)\}/g, (_, name: string) =>
        isolated(String(params[name] ?? ''), language),
      ),
    /** '09:32' */
    time: format({ timeStyle: 'short' }),
    /** 'Friday, 20 November' */
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** The same for a date without zone, 'YYYY-MM-DD'. */
    calendarDay: format({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  }
}

export type Speech = ReturnType<typeof createSpeech>
