import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { words } from '../words.ts'
import { refresh } from './refresh.ts'
import { style } from './style.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** A part of a page, fetched by its script. */
export const fragment = (content: ReactElement): string => renderToStaticMarkup(content)

/** A complete HTML document. Style and script bypass React, which would escape them. */
export function page(title: string, content: ReactElement): string {
  const name = renderToStaticMarkup(<title>{`${title} | ${words.title}`}</title>)
  const body = renderToStaticMarkup(
    <>
      <p className="test">{words.banner}</p>
      <main>{content}</main>
    </>,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${name}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${style}</style></head><body>${body}<script>${refresh}</script></body></html>`
}

/** Only our script runs, and nothing goes elsewhere. */
export const pageHeaders: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'sha256-${hashOf(refresh)}'`,
    `style-src 'sha256-${hashOf(style)}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
