import type { Attempt } from '../attempt.ts'
import { type CardFault, type CardField, type TypedCard, testCards } from '../card.ts'
import { faultWords, outcomeWords, words } from '../words.ts'
import { Field } from './Field.tsx'
import { moneyOf, Order } from './Order.tsx'

type CardPageProps = {
  attempt: Attempt
  merchantName: string
  action: string
  typed?: Partial<TypedCard>
  faults?: Partial<Record<CardField, CardFault>>
}

export function CardPage({ attempt, merchantName, action, typed, faults = {} }: CardPageProps) {
  const say = (field: CardField) => {
    const fault = faults[field]
    return fault && faultWords[fault]
  }
  return (
    <div className="columns">
      <Order attempt={attempt} merchantName={merchantName} />
      <section className="card form">
        <h1>{words.payTitle}</h1>
        <p className="quiet">{words.never}</p>
        {Object.keys(faults).length > 0 && (
          <div className="summary" role="alert">
            <h2>{words.faultsTitle}</h2>
            <p>{words.faultsLead}</p>
          </div>
        )}
        <form method="post" action={action} noValidate>
          <Field
            name="cardNumber"
            label={words.cardNumber}
            value={typed?.cardNumber ?? ''}
            fault={say('cardNumber')}
            maxLength={30}
            numeric
          />
          <div className="pair">
            <Field
              name="expiry"
              label={words.expiry}
              hint={words.expiryHint}
              value={typed?.expiry ?? ''}
              fault={say('expiry')}
              maxLength={10}
              numeric
            />
            <Field
              name="cvc"
              label={words.cvc}
              hint={words.cvcHint}
              fault={say('cvc')}
              maxLength={4}
              numeric
            />
          </div>
          <Field
            name="cardholder"
            label={words.cardholder}
            hint={words.cardholderHint}
            value={typed?.cardholder ?? ''}
            fault={say('cardholder')}
            maxLength={100}
          />
          <div className="buttons">
            <button type="submit" name="do" value="pay">
              {words.pay(moneyOf(attempt))}
            </button>
            <button type="submit" name="do" value="cancel" className="plain">
              {words.cancel}
            </button>
          </div>
        </form>
      </section>
      <TestCards />
    </div>
  )
}

function TestCards() {
  return (
    <section className="card tests">
      <h2>{words.testCards}</h2>
      <p className="quiet">{words.testCardsHint}</p>
      <table>
        <tbody>
          {testCards.map(({ number, outcome }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{outcomeWords[outcome]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
