import { upload as uploadTo } from '#client/upload.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AnswerOf, RouteOf } from './client.ts'

export function upload<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: Parameters<typeof uploadTo<RouteOf<E>>>[2],
): Promise<AnswerOf<E>> {
  return uploadTo(`${endpoint.method} ${endpoint.path}` as RouteOf<E>, form, options)
}
