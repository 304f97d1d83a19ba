import type { CSSProperties } from 'react'
import type { Language } from '#domain/reference/languages.ts'

/** The site's light colours; the style sheet has dark ones for programs that read it. */
const light = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  ink: '#16211d',
  quiet: '#55625c',
  line: '#e4ddd0',
  ocean: '#0b6470',
  sun: '#f2a33a',
} as const

const font =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial"

/** Fonts for characters that languages draw differently; mail programs often drop `lang`. */
const ownFonts: Partial<Record<Language, string>> = {
  zh: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC'",
  ja: "'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans JP'",
  ko: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR'",
}

/** Font and line breaking of a language; Korean breaks between words. */
export function typefaceOf(language: Language): CSSProperties {
  const own = ownFonts[language]
  return {
    fontFamily: own ? `${font}, ${own}, sans-serif` : `${font}, sans-serif`,
    ...(language === 'ko' && { wordBreak: 'keep-all' }),
  }
}

/** Includes Outlook's own properties. */
type Style = CSSProperties & { msoPaddingAlt?: string; msoTextRaise?: string }

export const style = {
  /** Some programs drop the body's colours, so its only cell has them too. */
  page: { margin: 0, padding: 0, backgroundColor: light.paper },
  body: {
    margin: 0,
    padding: 0,
    backgroundColor: light.paper,
    color: light.ink,
    // Inherited: a payment reference is a word of fifty characters.
    overflowWrap: 'anywhere',
  },
  column: { maxWidth: 600, margin: '0 auto', padding: '28px 16px 40px' },
  preheader: {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  },
  brand: { paddingBottom: 20 },
  sun: {
    width: 24,
    height: 12,
    margin: '0 auto',
    backgroundColor: light.sun,
    borderRadius: '12px 12px 0 0',
    fontSize: 0,
    lineHeight: '12px',
  },
  horizon: {
    width: 34,
    height: 3,
    marginTop: 2,
    backgroundColor: light.ocean,
    borderRadius: 2,
    fontSize: 0,
    lineHeight: '3px',
  },
  brandName: {
    margin: 0,
    textDecorationLine: 'none',
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 700,
    color: light.ink,
  },
  card: {
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: 12,
    padding: '28px 28px 24px',
  },
  heading: { margin: '0 0 16px', fontSize: 24, lineHeight: '31px', fontWeight: 700 },
  subheading: { margin: '28px 0 8px', fontSize: 17, lineHeight: '24px', fontWeight: 700 },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' },
  quiet: { margin: '16px 0 0', fontSize: 14, lineHeight: '21px', color: light.quiet },
  action: { padding: '8px 0 4px' },
  button: {
    display: 'inline-block',
    maxWidth: '100%',
    backgroundColor: light.ocean,
    color: '#ffffff',
    borderRadius: 10,
    padding: '13px 24px',
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
    msoPaddingAlt: '0px',
  },
  buttonLabel: {
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: '9.75px',
  },
  table: { width: '100%', margin: '4px 0 20px', borderCollapse: 'collapse' },
  cell: {
    padding: '9px 0',
    borderBottom: `1px solid ${light.line}`,
    fontSize: 15,
    lineHeight: '21px',
    verticalAlign: 'top',
  },
  total: { fontWeight: 700 },
  share: { color: light.quiet, fontSize: 14 },
  amount: {
    paddingInlineStart: 16,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  /** As wide as its words, beside a value that may break anywhere. */
  label: {
    color: light.quiet,
    paddingInlineEnd: 16,
    overflowWrap: 'break-word',
    wordBreak: 'keep-all',
  },
  code: {
    margin: '4px 0 20px',
    padding: '16px 0',
    backgroundColor: light.paper,
    border: `1px solid ${light.line}`,
    borderRadius: 10,
    textAlign: 'center',
    fontSize: 32,
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: 8,
    fontVariantNumeric: 'tabular-nums',
  },
  /** Not broken unless longer than a line. */
  whole: { display: 'inline-block', maxWidth: '100%' },
  list: { margin: '0 0 16px', paddingInlineStart: 24, fontSize: 16, lineHeight: '25px' },
  item: { marginBottom: 8 },
  message: {
    margin: '4px 0 20px',
    padding: '14px 18px 0',
    backgroundColor: light.paper,
    border: `1px solid ${light.line}`,
    borderRadius: 10,
  },
  messageTitle: { margin: '0 0 8px', fontSize: 13, lineHeight: '19px', color: light.quiet },
  footer: { padding: '20px 4px 0' },
  footnote: { margin: '0 0 8px', fontSize: 13, lineHeight: '19px', color: light.quiet },
  link: { color: light.ocean, textDecorationLine: 'none' },
} as const satisfies Record<string, Style>

/** Dark colours for programs that read style sheets; others invert or stay light. */
export const darkColours = `
/* Japanese headings break between phrases; in running text that leaves ragged lines. */
h1, h2 { word-break: auto-phrase; }
p, li { text-wrap: pretty; }
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, body > table, body > table > tbody > tr > td { background-color: #0f1614 !important; color: #edf3ef !important; }
  .surface { background-color: #17201d !important; border-color: #2a3632 !important; }
  .ink { color: #edf3ef !important; }
  .quiet { color: #a9b6b0 !important; }
  .line { border-color: #2a3632 !important; }
  .link { color: #5cc3cf !important; }
  .button { background-color: #5cc3cf !important; color: #0f1614 !important; }
  .horizon { background-color: #5cc3cf !important; }
}
@media (max-width: 480px) {
  .card > tbody > tr > td { padding: 22px 18px 20px !important; }
  .button { display: block !important; text-align: center !important; }
}`
