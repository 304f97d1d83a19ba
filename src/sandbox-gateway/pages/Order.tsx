import type { Attempt } from '../attempt.ts'
import { words } from '../words.ts'

type OrderProps = { attempt: Attempt; merchantName: string }

/** The amount in the pages' only language. */
export const moneyOf = ({ amount, currency }: Attempt) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

/** Payee, purpose and amount, for the payer to check. */
export function Order({ attempt, merchantName }: OrderProps) {
  return (
    <section className="card total-card">
      <dl className="order">
        <div>
          <dt>{words.amount}</dt>
          <dd className="total">{moneyOf(attempt)}</dd>
        </div>
        <div>
          <dt>{words.to}</dt>
          <dd>{merchantName}</dd>
        </div>
        <div>
          <dt>{words.forWhat}</dt>
          <dd dir="auto">{attempt.description}</dd>
        </div>
      </dl>
    </section>
  )
}
