import type { Server, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { lastingPort } from '../faults/process.ts'
import { type MailSink, startMailSink } from './mail-sink.ts'

type Folder = { uidvalidity: number; messages: { flags: string[] }[] }
type Imap = {
  server: Server
  listen(port: number, host: string, listening: () => void): void
  getMailbox(path: string): Folder
  appendMessage(path: string, flags: string[], date: Date | false, raw: string): unknown
}

export type MailPeer = {
  /** Receives our letters. */
  smtp: MailSink
  /** The IMAP address for replies. */
  url: string
  /** Delivers an e-mail to the mailbox. */
  deliver(raw: string | Buffer): void
  /** The seen flags, oldest first. */
  seen(): boolean[]
  /** Breaks every connection after so many further bytes; null: no longer. */
  breakAfter(bytes: number | null): void
  /** Stops listening until it is back on the same port. */
  away(): Promise<void>
  back(): Promise<void>
  /** Recreates the mailbox: the same messages, numbered anew from the first. */
  renumber(): void
  close(): Promise<void>
}

/** A mail service in this process: real SMTP and IMAP. */
export async function startMailPeer(): Promise<MailPeer> {
  const smtp = await startMailSink()
  const imap: Imap = hoodiecrow({
    plugins: ['ID', 'LITERALPLUS', 'UIDPLUS'],
    users: { 'visa@example.org': { password: 'secret' } },
    storage: { INBOX: { messages: [] }, '': {} },
  })
  const sockets = new Set<Socket>()
  let room: number | null = null
  imap.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
    socket.write = ((chunk: string | Buffer, ...rest: unknown[]) => {
      if (room !== null) room -= chunk.length
      if (room !== null && room < 0) {
        socket.destroy()
        return false
      }
      return write(chunk, ...rest)
    }) as Socket['write']
  })
  const listen = (port: number) =>
    new Promise<void>((listening) => imap.listen(port, '127.0.0.1', listening))
  const away = () =>
    new Promise<void>((closed) => {
      imap.server.close(() => closed())
      for (const socket of sockets) socket.destroy()
    })
  const port = await lastingPort()
  await listen(port)
  return {
    smtp,
    url: `imap://${encodeURIComponent('visa@example.org')}:secret@127.0.0.1:${port}/INBOX`,
    deliver: (raw) =>
      void imap.appendMessage('INBOX', [], false, Buffer.from(raw).toString('latin1')),
    seen: () => imap.getMailbox('INBOX').messages.map(({ flags }) => flags.includes('\\Seen')),
    breakAfter(bytes) {
      room = bytes
    },
    away,
    back: () => listen(port),
    renumber() {
      imap.getMailbox('INBOX').uidvalidity += 1
    },
    async close() {
      await away().catch(() => {})
      await smtp.close()
    },
  }
}
