import type { Attempt } from '../attempt.ts'
import { type Dispute, type DisputeState, disputeReasons } from '../dispute.ts'
import { disputeMoveWords, disputeReasonWords, disputeStateWords, words } from '../words.ts'
import { Field } from './Field.tsx'
import { Order } from './Order.tsx'

type FindPaymentPageProps = { action: string; reference?: string; isUnknown?: boolean }

export function FindPaymentPage({ action, reference = '', isUnknown }: FindPaymentPageProps) {
  return (
    <section className="card narrow">
      <h1>{words.disputeTitle}</h1>
      <p className="quiet">{words.disputeLead}</p>
      <form method="post" action={action} noValidate>
        <Field
          name="reference"
          label={words.disputeReference}
          hint={words.disputeReferenceHint}
          value={reference}
          fault={isUnknown ? words.disputeUnknown : undefined}
          maxLength={200}
        />
        <button type="submit">{words.disputeFind}</button>
      </form>
    </section>
  )
}

type DisputePageProps = {
  attempt: Attempt
  merchantName: string
  action: string
  dispute: Dispute | undefined
  moves: readonly DisputeState[]
  isTold: boolean
}

export function DisputePage(props: DisputePageProps) {
  const { attempt, merchantName, action, dispute, moves, isTold } = props
  return (
    <div className="columns">
      <Order attempt={attempt} merchantName={merchantName} />
      <section className="card form">
        <h1>{words.disputeTitle}</h1>
        {isTold && <p role="status">{words.disputeTold}</p>}
        <Standing dispute={dispute} />
        {moves.length > 0 ? (
          <form method="post" action={action}>
            <input type="hidden" name="reference" value={attempt.gateway_ref} />
            {!dispute && <Reason />}
            <div className="buttons">
              {moves.map((move, index) => (
                <button
                  key={move}
                  type="submit"
                  name="do"
                  value={move}
                  className={index > 0 ? 'plain' : undefined}
                >
                  {disputeMoveWords[move]}
                </button>
              ))}
            </div>
          </form>
        ) : (
          <p>{dispute ? words.disputeOver : words.disputeUnpaid}</p>
        )}
        <p className="again">
          <a href={action}>{words.anotherPayment}</a>
        </p>
      </section>
    </div>
  )
}

function Standing({ dispute }: { dispute: Dispute | undefined }) {
  const facts = [
    { name: words.disputeState, value: disputeStateWords[dispute?.state ?? 'none'] },
    { name: words.disputeRef, value: dispute?.dispute_ref },
    { name: words.respondBy, value: dispute?.respond_by?.slice(0, 16).replace('T', ' ') },
  ]
  return (
    <dl className="order standing">
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Reason() {
  return (
    <div>
      <label htmlFor="reason">{words.disputeReason}</label>
      <select id="reason" name="reason">
        {disputeReasons.map((reason) => (
          <option key={reason} value={reason}>
            {disputeReasonWords[reason]}
          </option>
        ))}
      </select>
    </div>
  )
}
