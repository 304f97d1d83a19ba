import type { CSSProperties, ReactNode } from 'react'
import type { Cents } from '#domain/money/money.ts'
import { type PriceLine, shownLines } from '#domain/money/pricing.ts'
import { authorityCentsOf, type ReceiptOrder } from '#domain/money/receipt.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatMoney } from '#phrases/format.ts'
import { readyParams } from '#phrases/span.ts'
import type { Frame } from './frame.ts'
import { style } from './style.ts'
import { Button, Section } from './tags.tsx'

/** Email addresses, as long as a letter of ours may say them. */
const addresses = /([\w.+-]{1,64}@[\w.-]{1,255}\w)/

/** Text whose addresses break only where they are longer than a line. */
export function Text({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children
  return children.split(addresses).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <span key={index} style={style.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={style.text}>
      <Text>{children}</Text>
    </p>
  )
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="quiet" style={style.quiet}>
      <Text>{children}</Text>
    </p>
  )
}

/** A quoted message. */
export function Message({ title, children }: { title: string; children: string }) {
  return (
    <Section className="paper line" style={style.message}>
      <p className="quiet" style={style.messageTitle}>
        {title}
      </p>
      {children.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
        <p key={index} className="ink" style={style.text}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </Section>
  )
}

/** The button of a letter. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={style.action}>
      <Button href={href}>{children}</Button>
    </Section>
  )
}

/** A link within a text. */
export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={style.link} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

type FactsProps = {
  rows: readonly (readonly [label: string, value: string])[]
  /** The label of the row that the letter is about. */
  main?: string
}

/** Labels and values; references and amounts are left-to-right in every language. */
export function Facts({ rows, main }: FactsProps) {
  return (
    <table style={style.table} data-text-format="facts">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <td className="line quiet" style={{ ...style.cell, ...style.label }}>
              {label}
            </td>
            <td className="line ink" style={{ ...style.cell, ...(label === main && style.total) }}>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PricesProps = {
  frame: Frame
  rules: Rules
  order: ReceiptOrder
  lines: readonly PriceLine[]
  totalCents: Cents
}

type PriceRow = { label: string; cents: Cents; look: CSSProperties }

/** The price lines and who pays which share, worded as in the receipt. */
export function Prices({ frame, rules, order, lines, totalCents }: PricesProps) {
  const { t, language } = frame
  const { processingType } = order
  const authorityCents = authorityCentsOf(rules, order)
  const rows = shownLines(rules.prices, lines).map((line): PriceRow => {
    const key = line.item === 'speed' ? (`speed.${processingType}` as const) : line.item
    const times = line.quantity > 1 ? ` × ${line.quantity}` : ''
    return {
      label: t(`agreement.line.${key}`, readyParams(rules.speeds[processingType])) + times,
      cents: line.amountCents,
      look: {},
    }
  })
  rows.push(
    { label: t('letter.fact.total'), cents: totalCents, look: style.total },
    { label: t('receipt.share.authority'), cents: authorityCents, look: style.share },
    { label: t('receipt.share.service'), cents: totalCents - authorityCents, look: style.share },
  )
  return (
    <table style={style.table} data-text-format="facts">
      <tbody>
        {rows.map(({ label, cents, look }) => {
          const name = `line ${look === style.share ? 'quiet' : 'ink'}`
          return (
            <tr key={label}>
              <td className={name} style={{ ...style.cell, ...look }}>
                {label}
              </td>
              <td className={name} style={{ ...style.cell, ...look, ...style.amount }}>
                <bdi>{formatMoney(cents, language)}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export function Steps({ title, steps }: { title: string; steps: readonly ReactNode[] }) {
  return (
    <>
      <h2 className="ink" style={style.subheading}>
        {title}
      </h2>
      <ol className="ink" style={style.list}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one letter never move
          <li key={index} style={style.item}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
    </>
  )
}
