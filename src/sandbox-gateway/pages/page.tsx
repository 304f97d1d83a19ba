import { createHash } from 'node:crypto'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { words } from '../words.ts'
import { advance } from './advance.ts'
import { style } from './style.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const styleHash = hashOf(style)
const scriptHash = hashOf(advance)

/** A complete HTML document. Style and script bypass React, which would escape them. */
export function page(title: string, content: ReactElement): string {
  const name = renderToStaticMarkup(<title>{`${title} | ${words.bank}`}</title>)
  const body = renderToStaticMarkup(<Frame>{content}</Frame>)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${name}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${style}</style></head><body>${body}<script>${advance}</script></body></html>`
}

/** Only our script runs, and forms go only to this gateway and the shop. */
export function pageHeaders(returnOrigins: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'sha256-${scriptHash}'`,
      `style-src 'sha256-${styleHash}'`,
      'img-src data:',
      ["form-action 'self'", ...returnOrigins].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <p className="test">{words.testPage}</p>
        <p className="bank">
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
            <path d="M3 10 12 4l9 6M5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 20.5h18" />
          </svg>
          {words.bank}
        </p>
      </header>
      <main className="page">{children}</main>
    </>
  )
}
