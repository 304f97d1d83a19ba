import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const uri = 'otpauth://totp/Karibu%20Visa:amina%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Karibu'

/** The modules that a path covers. */
function drawn({ size, d }: ReturnType<typeof qrPath>): boolean[][] {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = grid[Number(y)] ?? []
      row[Number(x) + step] = true
    }
  }
  return grid
}

test('draws each dark module once and no light one', () => {
  const { data } = encode(uri, { ecc: 'M', border: 4 })
  expect(drawn(qrPath(uri))).toEqual(data)
})
