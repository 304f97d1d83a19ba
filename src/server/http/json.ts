import { AppError } from '#domain/error.ts'

const maxDepth = 10

function check(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new AppError('request.unreadable')
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth >= maxDepth) throw new AppError('request.unreadable')
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\0')) throw new AppError('request.unreadable')
    check(inner, depth + 1)
  }
}

/** JSON as it may come from anywhere: not too deep, no NUL, well-formed, nothing aimed at prototypes. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('request.unreadable')
  }
  check(value, 0)
  return value
}
