import { type APIResponse, expect } from '@playwright/test'

/** What a call was answered, which has to be a success. */
export async function ok(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked
  expect(answer.ok(), `${answer.url()} ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer
}
