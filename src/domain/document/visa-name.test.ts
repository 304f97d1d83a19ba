import { expect, it } from 'vitest'
import { visaFileName } from './visa-name.ts'

const ana = { position: 2, firstName: 'Ana', lastName: 'Sample' }

it.each([
  [ana, 'application/pdf', '-2-Ana-Sample.pdf'],
  [null, 'image/jpeg', '.jpg'],
  [{ ...ana, firstName: 'Žofie', lastName: "d'Île" }, 'image/png', '-2-Zofie-d-Ile.png'],
  [{ ...ana, firstName: 'Ørjan', lastName: 'Łucki' }, 'application/pdf', '-2-Oerjan-Lucki.pdf'],
  [{ ...ana, firstName: '../..', lastName: 'CON\u202efdp.exe' }, 'image/jpeg', '-2-CONfdp-exe.jpg'],
  [{ ...ana, firstName: '安娜', lastName: '' }, 'application/pdf', '-2.pdf'],
])('%j', (whose, mediaType, name) => {
  expect(visaFileName('TZ-001042', whose, mediaType)).toBe(`visa-TZ-001042${name}`)
})

it('stays short for any passport name', () => {
  const long = { position: 50, firstName: 'A'.repeat(500), lastName: 'B' }
  expect(visaFileName('TZ-001042', long, 'application/pdf').length).toBeLessThan(100)
})
