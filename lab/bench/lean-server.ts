import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// The leanest honest server for a page of the list: session, query, JSON. No origin check, limits
// or answer schema. Takes one JSON argument, prints its port.
const { url, sql, values } = JSON.parse(process.argv[2] ?? '{}')
const pool = new pg.Pool({ connectionString: url, max: 16 })

const session = `select s.id, t.role from staff_session s join staff t on t.id = s.staff_id
  where s.token_hash = $1 and s.last_seen_at > now() - interval '30 minutes' and t.disabled_at is null`

const server = createServer(async (request, response) => {
  const token = /staff=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest()
  const { rows: people } = await pool.query({ name: 'session', text: session, values: [hash] })
  if (people.length === 0) {
    response.writeHead(401).end()
    return
  }
  const { rows } = await pool.query({ name: 'page', text: sql, values })
  const body = JSON.stringify({ items: rows })
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
