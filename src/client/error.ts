import type { ErrorCode, ErrorParams, FieldError } from '#domain/error.ts'

/** `network`: no answer. `aborted`: cancelled by us. `problem`: the server's error. */
export type ApiErrorKind = 'problem' | 'network' | 'aborted'

/** Why a call failed. The words of `code` are the phrase `error.<code>`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly code: ErrorCode | 'network'
  readonly status: number
  readonly params: ErrorParams
  readonly fields: readonly FieldError[]
  readonly requestId: string | null

  constructor(kind: ApiErrorKind, problem: Partial<Omit<ApiError, 'kind'>> = {}) {
    super(problem.code ?? kind)
    this.name = 'ApiError'
    this.kind = kind
    this.code = problem.code ?? 'network'
    this.status = problem.status ?? 0
    this.params = problem.params ?? {}
    this.fields = problem.fields ?? []
    this.requestId = problem.requestId ?? null
  }
}

export const isCode = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code

/** A code's format. The list of all codes would outweigh many a page; unknown ones get generic words. */
const shape = /^[a-z-]+\.[a-z-]+$/

/** The error of a response: a problem document, or a proxy's page. */
export function errorFrom(status: number, body: string): ApiError {
  const problem = parsed(body)
  const code = typeof problem.code === 'string' && shape.test(problem.code) ? problem.code : null
  return new ApiError('problem', {
    status,
    code: (code ?? codeOf(status)) as ErrorCode,
    ...(isRecord(problem.params) ? { params: problem.params as ErrorParams } : {}),
    ...(Array.isArray(problem.fields) ? { fields: problem.fields as FieldError[] } : {}),
    requestId: typeof problem.requestId === 'string' ? problem.requestId : null,
  })
}

function codeOf(status: number): ErrorCode {
  if (status === 429) return 'server.busy'
  if (status === 502 || status === 503 || status === 504) return 'server.away'
  if (status === 413) return 'request.too-large'
  if (status === 401) return 'request.unauthorized'
  return status < 500 ? 'request.unreadable' : 'server.failed'
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
