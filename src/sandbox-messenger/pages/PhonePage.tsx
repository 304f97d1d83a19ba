import { messengers } from '#domain/messenger.ts'
import type { Chat } from '../phones.ts'
import { messengerWords, words } from '../words.ts'
import { Bubbles } from './Bubbles.tsx'
import { Composer, type Draft } from './Composer.tsx'

type PhonePageProps = {
  chat: Chat
  business: string
  basePath: string
  openUntil: Date | null
  draft: Draft
  fault: string | null
}

const day = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', hour: '2-digit', minute: '2-digit' },
})

export function PhonePage(props: PhonePageProps) {
  const { chat, business, basePath, draft } = props
  const action = `${basePath}/phones/${chat.number}/${chat.messenger}`
  return (
    <section className={`phone ${chat.messenger}`}>
      <nav>
        {messengers.map((each) => (
          <a
            key={each}
            href={`${basePath}/phones/${chat.number}/${each}`}
            aria-current={each === chat.messenger ? 'page' : undefined}
          >
            {messengerWords[each]}
          </a>
        ))}
      </nav>
      <header>
        <a className="back" href={basePath} aria-label={words.back}>
          ‹
        </a>
        <span className="face" aria-hidden>
          {business.slice(0, 1)}
        </span>
        <div className="who">
          <h1>{business}</h1>
          <p>{words.thisPhone(chat.name, chat.number)}</p>
        </div>
        <Menu chat={chat} action={action} />
      </header>
      <Standing {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keys */}
      <div className="chat" role="log" tabIndex={0} data-refresh={`${action}/bubbles`}>
        <Bubbles chat={chat} basePath={basePath} />
      </div>
      {draft.link && <Whose chat={chat} link={draft.link} />}
      <Composer chat={chat} action={action} draft={draft} fault={props.fault} />
    </section>
  )
}

function Menu({ chat, action }: { chat: Chat; action: string }) {
  return (
    <details>
      <summary aria-label={words.more}>⋮</summary>
      <div className="menu">
        <form method="post" action={action}>
          <button type="submit" name="do" value={chat.isBlocked ? 'unblock' : 'block'}>
            {chat.isBlocked ? words.unblock : words.block}
          </button>
          <button type="submit" name="do" value="day">
            {words.dayPasses}
          </button>
        </form>
        <form method="post" action={`${action}/write`} encType="multipart/form-data">
          <button type="submit" name="text" value="STOP">
            {words.stop}
          </button>
        </form>
      </div>
    </details>
  )
}

function Standing({ chat, openUntil }: PhonePageProps) {
  if (chat.isBlocked) return <p className="standing">{words.blocked}</p>
  if (chat.isStopped) return <p className="standing">{words.stopped}</p>
  if (chat.messenger !== 'whatsapp') return null
  return (
    <p className="standing">{openUntil ? words.openUntil(day.format(openUntil)) : words.shut}</p>
  )
}

function Whose({ chat, link }: { chat: Chat; link: NonNullable<Draft['link']> }) {
  return (
    <form className="whose" method="get" action={link.action}>
      {Object.entries(link.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="phone">{words.fromPhone}</label>
      <input
        id="phone"
        name="phone"
        type="tel"
        autoComplete="off"
        maxLength={30}
        defaultValue={`+${chat.number}`}
      />
      <button type="submit">{words.change}</button>
    </form>
  )
}
