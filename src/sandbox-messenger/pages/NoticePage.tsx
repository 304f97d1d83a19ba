import type { Context } from 'hono'
import { words } from '../words.ts'
import { page, pageHeaders } from './page.tsx'

/** A page that says why there is nothing else. */
export function notice(c: Context, status: 404 | 413, said: string) {
  const content = (
    <section className="card">
      <h1>{words.title}</h1>
      <p>{said}</p>
    </section>
  )
  return c.html(page(words.title, content), status, pageHeaders)
}
