import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Words } from './Words.tsx'

test.each([
  ['Nothing to keep whole: one-way, 12@ and TZ-', []],
  ['It looks like TZ-000123.', ['TZ-000123']],
  ['Such as +44 20 7946 0123. We + you, +1 more', ['+44 20 7946 0123']],
  [
    '申請番号TZ-000123を添えてhelp@karibu-visa.exampleまで',
    ['TZ-000123', 'help@karibu-visa.example'],
  ],
  ['Per e-posta (isteğe bağlı)', ['e-posta', '(isteğe bağlı)']],
  ['観光（シングル・1回入国）、（その名前のとおりの都市または町）', ['（シングル・1回入国）']],
  ['\u2066help@karibu-visa.example\u2069 واذكر', ['help@karibu-visa.example']],
  ['TZ-で始まる番号で、e-Visaを申請', ['e-Visa']],
  // Longer than a line of a phone: kept whole, it would stick out.
  [`e-${'a'.repeat(40)}`, []],
  [`Write to ${'a'.repeat(40)}@example.org.`, []],
])('%s', (text, kept) => {
  const { container } = render(<Words>{text}</Words>)
  const found = [...container.querySelectorAll('.whitespace-nowrap')]
  expect(found.map(({ textContent }) => textContent)).toEqual(kept)
  expect(container.textContent).toBe(text)
})
