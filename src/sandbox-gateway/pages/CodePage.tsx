import type { Attempt } from '../attempt.ts'
import { words } from '../words.ts'
import { Field } from './Field.tsx'
import { Order } from './Order.tsx'

type CodePageProps = { attempt: Attempt; merchantName: string; action: string }

export function CodePage({ attempt, merchantName, action }: CodePageProps) {
  const left = 3 - attempt.code_tries
  return (
    <div className="columns">
      <Order attempt={attempt} merchantName={merchantName} />
      <section className="card form">
        <h1>{words.codeTitle}</h1>
        <p>{words.codeLead}</p>
        <form method="post" action={action} noValidate>
          <Field
            name="code"
            label={words.code}
            hint={words.codeHint}
            fault={left < 3 ? words.wrongCode(left) : undefined}
            maxLength={10}
            numeric
          />
          <div className="buttons">
            <button type="submit" name="do" value="code">
              {words.confirm}
            </button>
            <button type="submit" name="do" value="cancel" className="plain">
              {words.cancel}
            </button>
          </div>
        </form>
      </section>
    </div>
  )
}
