import type { Attempt } from '../attempt.ts'
import { words } from '../words.ts'

type OrderProps = { attempt: Attempt; merchantName: string }

/** Payee, purpose and amount, for the payer to check. */
export function Order({ attempt, merchantName }: OrderProps) {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: attempt.currency })
  return (
    <section className="card total-card">
      <dl className="order">
        <div>
          <dt>{words.amount}</dt>
          <dd className="total">{money.format(attempt.amount / 100)}</dd>
        </div>
        <div>
          <dt>{words.to}</dt>
          <dd>{merchantName}</dd>
        </div>
        <div>
          <dt>{words.forWhat}</dt>
          <dd>{attempt.description}</dd>
        </div>
      </dl>
    </section>
  )
}
