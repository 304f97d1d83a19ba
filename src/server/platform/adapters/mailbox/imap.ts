import { ImapFlow } from 'imapflow'
import { type FoundMessage, type Mailbox, MailboxError, type Reading } from './port.ts'

export type ImapOptions = {
  /** imaps://user:password@host:993/INBOX; imap:// is upgraded by STARTTLS. */
  url: string
  /** Milliseconds that the server may stay silent. */
  timeoutMs?: number
}

/** Messages are fetched in pieces of this size. */
const chunkBytes = 512 * 1024
const headBytes = 64 * 1024

/** Plain text is allowed only on this machine; elsewhere a mailbox needs TLS. */
function isHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}

function read(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 993 : 143)),
    secure,
    mayBePlain: isHere(hostname),
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    folder,
  }
}

function toMailboxError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error
  const { code, responseStatus, authenticationFailed } = (error ?? {}) as Record<string, unknown>
  const words = [authenticationFailed ? 'login refused' : (code ?? 'failed'), responseStatus]
  // Only the server's codes are logged: its text may repeat the user.
  return new MailboxError(words.filter((word) => typeof word === 'string').join(' '))
}

/** Downloads a message, bounded in size. */
async function download(client: ImapFlow, uid: number, most: number, signal: AbortSignal) {
  const options = { uid: true, maxBytes: most, chunkSize: chunkBytes }
  const { content } = await client.download(String(uid), undefined, options)
  if (!content) throw new MailboxError('message is gone')
  const pieces: Buffer[] = []
  for await (const piece of content as AsyncIterable<Buffer>) {
    if (signal.aborted) throw new MailboxError('timeout')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function fetchOne(
  client: ImapFlow,
  uid: number,
  size: number,
  { maxBytes, signal }: Reading,
): Promise<Pick<FoundMessage, 'bytes' | 'isWhole'>> {
  if (size <= maxBytes) {
    return { bytes: await download(client, uid, maxBytes, signal), isWhole: true }
  }
  return { bytes: await download(client, uid, headBytes, signal), isWhole: false }
}

/** UIDs of new messages, oldest first, with their sizes. */
async function findNew(client: ImapFlow, lastUid: number, most: number) {
  const found = (await client.search({ uid: `${lastUid + 1}:*` }, { uid: true })) || []
  // `*` matches the last message even when nothing is new.
  const uids = found.filter((uid) => uid > lastUid).sort((a, b) => a - b)
  const next = uids.slice(0, most)
  if (next.length === 0) return { messages: [], more: false }
  const messages: { uid: number; size: number }[] = []
  for await (const { uid, size } of client.fetch(
    next.join(','),
    { uid: true, size: true },
    { uid: true },
  )) {
    messages.push({ uid, size: size ?? 0 })
  }
  messages.sort((a, b) => a.uid - b.uid)
  return { messages, more: uids.length > next.length }
}

async function readOpen(client: ImapFlow, reading: Reading): Promise<{ more: boolean }> {
  const { mailbox } = client
  if (!mailbox) throw new MailboxError('no mailbox')
  const uidValidity = Number(mailbox.uidValidity)
  const { after } = reading
  const lastUid = after.uidValidity === uidValidity ? after.lastUid : 0
  const { messages, more } = await findNew(client, lastUid, reading.most)
  for (const { uid, size } of messages) {
    if (reading.signal.aborted) return { more: true }
    const message = await fetchOne(client, uid, size, reading)
    await reading.take({ ...message, position: { uidValidity, lastUid: uid } })
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  }
  return { more }
}

/** Reads a mailbox over IMAP, with a new connection each time, so that a broken one harms none after it. */
export function createImapMailbox({ url, timeoutMs = 20_000 }: ImapOptions): Mailbox {
  const { folder, user, pass, mayBePlain, ...server } = read(url)
  return {
    name: `${user}@${server.host}:${server.port}/${folder}`,
    async read(reading) {
      const client = new ImapFlow({
        ...server,
        auth: { user, pass },
        // Otherwise a machine in the middle gets the password in plain text by hiding STARTTLS.
        ...(!server.secure && { doSTARTTLS: mayBePlain ? undefined : true }),
        logger: false,
        disableAutoIdle: true,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
      // The pending call rejects as well.
      client.on('error', () => {})
      const leave = () => client.close()
      reading.signal.addEventListener('abort', leave)
      let ownFault: unknown = null
      const take = (message: FoundMessage) =>
        reading.take(message).catch((error) => {
          ownFault = error
          throw error
        })
      try {
        await client.connect()
        await client.mailboxOpen(folder)
        return await readOpen(client, { ...reading, take })
      } catch (error) {
        throw ownFault ?? toMailboxError(error)
      } finally {
        reading.signal.removeEventListener('abort', leave)
        await client.logout().catch(leave)
        client.close()
      }
    },
  }
}
