import { expect, test } from 'vitest'
import { type SeenKind, seenKind } from './kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('the bytes say what a file is', () => {
  const begins: Record<SeenKind, string[]> = {
    ...{ empty: [''], jpeg: ['\xff\xd8\xff\xe1'], png: ['\x89PNG\r\n\x1a\n'] },
    ...{ pdf: ['%PDF-1.7', '\n\n%PDF-1.4'], unknown: ['\0\0\0\x18ftypisom', 'PK\x03\x04'] },
    heic: [
      '\0\0\0\x18ftypheic',
      '\0\0\0\x18ftypmif1',
      '\0\0\0\x18ftypmif1\0\0\0\0heic',
      '\0\0\0\x1cftypMiPr\0\0\0\0mif1heic',
    ],
    picture: [
      '\0\0\0\x18ftypavif',
      '\0\0\0\x1cftypmif1\0\0\0\0mif1avif',
      'RIFF\x10\0\0\0WEBPVP8 ',
      'GIF89a',
      'BM\x10\0',
      'II*\0',
    ],
  }
  for (const [kind, texts] of Object.entries(begins))
    expect(texts.map((text) => seenKind(bytes(text)))).toEqual(texts.map(() => kind))
})
