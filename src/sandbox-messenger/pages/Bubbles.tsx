import { isPicture } from '../files.ts'
import type { Chat, ChatMessage } from '../phones.ts'
import { words } from '../words.ts'

type BubblesProps = { chat: Chat; basePath: string }

/** Of this machine, which is the tester's. */
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

export function Bubbles({ chat, basePath }: BubblesProps) {
  return (
    <ol>
      {chat.messages.map((message) => (
        <Bubble key={message.id} chat={chat} message={message} basePath={basePath} />
      ))}
    </ol>
  )
}

function Bubble({ chat, message, basePath }: BubblesProps & { message: ChatMessage }) {
  const { id, from, at, text, file, quotes } = message
  const quoted = quotes && chat.messages.find((each) => each.id === quotes)
  const reply = `${basePath}/phones/${chat.number}/${chat.messenger}?reply=${encodeURIComponent(id)}`
  return (
    <li className={from}>
      <div className="bubble">
        {quoted && (
          <blockquote dir="auto">{quoted.text.slice(0, 120) || quoted.file?.name}</blockquote>
        )}
        {file && isPicture(file) && (
          <img src={`${basePath}/files/${file.id}`} alt={file.name} loading="lazy" />
        )}
        {file && !isPicture(file) && <p className="file">{file.name}</p>}
        {text && (
          <p className="text" dir="auto">
            {linked(text)}
          </p>
        )}
        <p className="foot">
          {from === 'business' && chat.messenger !== 'sms' && <a href={reply}>{words.reply}</a>}
          <time dateTime={at.toISOString()}>{time.format(at)}</time>
          {from === 'person' && <Ticks state={message.state} />}
        </p>
      </div>
    </li>
  )
}

/** One tick: sent; two: the business has it. */
function Ticks({ state }: { state: ChatMessage['state'] }) {
  const path = state === 'sent' ? 'm2 6 3.5 3.5L12 3' : 'm2 6 3.5 3.5L12 3M8.5 9.5 15 3'
  return (
    <svg viewBox="0 0 17 12" role="img" aria-label={words.states[state]}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}

/** Addresses become links; the sign that ends their sentence stays outside. */
function linked(text: string) {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <a key={at} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
