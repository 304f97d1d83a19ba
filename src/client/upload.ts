import type { Route } from '#contract/api.ts'
import { ApiError, errorFrom } from './error.ts'
import { type AnswerOf, addressOf, methodOf, type ParamsOf, type QueryOf } from './route.ts'

type UploadOptions<R extends Route> = Readonly<{
  params?: ParamsOf<R>
  query?: QueryOf<R>
  /** Bytes sent and in total, as the browser counts them. */
  onProgress?: (sent: number, total: number) => void
  signal?: AbortSignal
}>

/** Sends a form with files. XMLHttpRequest, because fetch does not report progress. */
export function upload<R extends Route>(
  route: R,
  form: FormData,
  { params, query, onProgress, signal }: UploadOptions<R> = {},
): Promise<AnswerOf<R>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new ApiError('aborted'))
    const request = new XMLHttpRequest()
    const values = (given: unknown) => (given ?? {}) as Readonly<Record<string, unknown>>
    request.open(methodOf(route), addressOf(route, values(params), values(query)))
    const stop = () => request.abort()
    signal?.addEventListener('abort', stop, { once: true })
    const end = (finish: () => void) => () => {
      signal?.removeEventListener('abort', stop)
      finish()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded, total))
    request.addEventListener(
      'error',
      end(() => reject(new ApiError('network'))),
    )
    request.addEventListener(
      'abort',
      end(() => reject(new ApiError('aborted'))),
    )
    request.addEventListener(
      'load',
      end(() => answerWith(request, resolve, reject)),
    )
    request.send(form)
  })
}

function answerWith<T>(
  request: XMLHttpRequest,
  resolve: (answer: T) => void,
  reject: (error: ApiError) => void,
): void {
  const { status, responseText } = request
  if (status < 200 || status > 299) {
    reject(errorFrom(status, responseText))
    return
  }
  try {
    resolve((responseText === '' ? undefined : JSON.parse(responseText)) as T)
  } catch {
    reject(new ApiError('network'))
  }
}
