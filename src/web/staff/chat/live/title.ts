import { shortCount } from '../../parts/short-count.ts'

const mark = /^\(\d+\+?\) /

/** '(2) Applications': a title with how many wait for an answer, and without it at none. */
export function badgedTitle(title: string, waiting: number): string {
  const plain = title.replace(mark, '')
  return waiting > 0 ? `(${shortCount(waiting)}) ${plain}` : plain
}
