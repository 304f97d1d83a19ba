import type { CSSProperties, ReactNode } from 'react'
import { style } from './style.ts'

type BlockProps = { className?: string; style?: CSSProperties; children: ReactNode }

/** Marks a table as layout. */
export const layoutTable = {
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: '0',
  cellSpacing: '0',
  role: 'presentation',
} as const

/** A block made of a table, which every mail program renders alike; its cell has the padding. */
export function Section({ className, style: { padding, ...table } = {}, children }: BlockProps) {
  return (
    <table {...layoutTable} className={className} style={table}>
      <tbody>
        <tr>
          <td style={{ padding }}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

const previewLength = 200
/** Various blanks: inboxes that drop some keep others. */
const blanks = '\u00a0\u200c\u200b\u200d\ufeff'

/** The preview line of inboxes; the blanks keep the letter's text out of it. */
export function Preheader({ children }: { children: string }) {
  const text = children.slice(0, previewLength)
  return (
    <div style={style.preheader} data-skip-in-text="true">
      {text}
      <div>{blanks.repeat(previewLength - text.length)}</div>
    </div>
  )
}

/** Outlook ignores the padding of links: these spaces replace the button's. */
const outlookSpace = {
  before: `<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:19.5px" hidden>${'&#8202;'.repeat(3)}</i><![endif]-->`,
  after: `<!--[if mso]><i style="mso-font-width:400%" hidden>${'&#8202;'.repeat(3)}&#8203;</i><![endif]-->`,
} as const

function OutlookSpace({ side }: { side: keyof typeof outlookSpace }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments, and this is constant
  return <span dangerouslySetInnerHTML={{ __html: outlookSpace[side] }} />
}

/** A link styled as a button. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="button" style={style.button} target="_blank" rel="noopener">
      <OutlookSpace side="before" />
      <span style={style.buttonLabel}>{children}</span>
      <OutlookSpace side="after" />
    </a>
  )
}
