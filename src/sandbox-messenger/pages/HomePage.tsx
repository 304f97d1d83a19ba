import { type Messenger, messengers } from '#domain/messenger.ts'
import type { Phone } from '../phones.ts'
import type { Templates } from '../templates.ts'
import { messengerWords, templateStateWords, words } from '../words.ts'

type HomePageProps = {
  phones: readonly Phone[]
  templates: Templates
  basePath: string
  typed: string
  isWrong: boolean
}

export function HomePage({ phones, templates, basePath, typed, isWrong }: HomePageProps) {
  return (
    <div className="home">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <section className="card">
        <h2>{words.take}</h2>
        <TakeForm action={basePath} typed={typed} isWrong={isWrong} />
      </section>
      <section className="card">
        <h2>{words.phones}</h2>
        {phones.length === 0 ? (
          <p>{words.noPhones}</p>
        ) : (
          <ul className="phones">
            {phones.map((phone) => (
              <li key={phone.number}>
                <PhoneLinks phone={phone} basePath={basePath} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="card">
        <h2>{words.templates}</h2>
        <TemplateList templates={templates} action={`${basePath}/templates`} />
      </section>
    </div>
  )
}

function TakeForm({ action, typed, isWrong }: { action: string; typed: string; isWrong: boolean }) {
  return (
    <form className="take" method="post" action={action}>
      <div>
        <label htmlFor="number">{words.number}</label>
        <p id="number-hint">{words.numberHint}</p>
        <input
          id="number"
          name="number"
          type="tel"
          autoComplete="off"
          required
          maxLength={30}
          defaultValue={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'number-hint number-fault' : 'number-hint'}
        />
        {isWrong && (
          <p id="number-fault" className="fault">
            {words.numberWrong}
          </p>
        )}
      </div>
      <div>
        <label htmlFor="name">{words.name}</label>
        <input id="name" name="name" autoComplete="off" maxLength={60} />
      </div>
      <div>
        <label htmlFor="messenger">{words.messenger}</label>
        <select id="messenger" name="messenger">
          {messengers.map((each) => (
            <option key={each} value={each}>
              {messengerWords[each]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit">{words.open}</button>
    </form>
  )
}

function PhoneLinks({ phone, basePath }: { phone: Phone; basePath: string }) {
  const { number, name, chats } = phone
  const unread = (messenger: Messenger) =>
    chats[messenger].messages.filter(({ from, state }) => from === 'business' && state !== 'read')
      .length
  return (
    <>
      <span>{`${name}, +${number}`}</span>
      {messengers.map((each) => (
        <a key={each} href={`${basePath}/phones/${number}/${each}`}>
          {unread(each) > 0 ? `${messengerWords[each]} (${unread(each)})` : messengerWords[each]}
        </a>
      ))}
    </>
  )
}

function TemplateList({ templates, action }: { templates: Templates; action: string }) {
  const all = templates.list()
  if (all.length === 0) return <p>{words.noTemplates}</p>
  return (
    <>
      <p>{words.templatesLead}</p>
      <ul className="templates">
        {all.map((template) => {
          const state = templates.stateOf(template)
          return (
            <li key={template.id}>
              <p>
                <strong>{`${template.name}, ${template.language}`}</strong>
                <span>{templateStateWords[state]}</span>
              </p>
              <p dir="auto">{template.text}</p>
              {state !== 'REJECTED' && (
                <form method="post" action={action}>
                  <input type="hidden" name="template" value={template.name} />
                  <input type="hidden" name="language" value={template.language} />
                  <button type="submit" className="plain">
                    {words.refuse}
                  </button>
                </form>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
