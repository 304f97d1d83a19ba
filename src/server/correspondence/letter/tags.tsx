import type { CSSProperties, ReactNode } from 'react'
import { style } from './style.ts'

type BlockProps = { className?: string; style?: CSSProperties; children: ReactNode }

/** Makes a table a matter of looks. */
export const layoutTable = {
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: '0',
  cellSpacing: '0',
  role: 'presentation',
} as const

/** A block as a table, which every mail program lays out alike; its padding is that of the one cell. */
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
/** Blanks of all sorts: inboxes that drop some of them keep the others. */
const blanks = '\u00a0\u200c\u200b\u200d\ufeff'

/** The line that inboxes show beside the subject; the blanks behind it keep the letter's text away. */
export function Preheader({ children }: { children: string }) {
  const text = children.slice(0, previewLength)
  return (
    <div style={style.preheader} data-skip-in-text="true">
      {text}
      <div>{blanks.repeat(previewLength - text.length)}</div>
    </div>
  )
}

/** Outlook draws links without their padding: these spaces are as wide and as high as the button's. */
const outlookSpace = {
  before: `<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:19.5px" hidden>${'&#8202;'.repeat(3)}</i><![endif]-->`,
  after: `<!--[if mso]><i style="mso-font-width:400%" hidden>${'&#8202;'.repeat(3)}&#8203;</i><![endif]-->`,
} as const

function OutlookSpace({ side }: { side: keyof typeof outlookSpace }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments, and this is constant
  return <span dangerouslySetInnerHTML={{ __html: outlookSpace[side] }} />
}

/** A link that looks like a button. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="button" style={style.button} target="_blank" rel="noopener">
      <OutlookSpace side="before" />
      <span style={style.buttonLabel}>{children}</span>
      <OutlookSpace side="after" />
    </a>
  )
}
