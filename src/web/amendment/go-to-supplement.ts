import type { OrderChoice } from '#domain/money/amendment.ts'
import { call } from '../api/client.ts'
import { postToGateway } from '../api/post-to-gateway.ts'

/**
 * Starts the payment of a supplement and leaves for the gateway. `amount` is the difference shown,
 * in dollars. Throws ApiError: `price.changed` and `applicant.filed` among others.
 */
export async function goToSupplement(
  id: number,
  wanted: OrderChoice & { amount: number },
): Promise<void> {
  const { formData } = await call('POST /api/applications/{id}/supplement', {
    params: { id },
    body: wanted,
  })
  postToGateway(formData)
}
