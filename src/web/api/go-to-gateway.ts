import { callPatiently } from './client.ts'
import { postToGateway } from './post-to-gateway.ts'

/**
 * Starts or resumes the payment of an existing application and leaves for the gateway. Throws
 * ApiError: `payment.already-paid` and `price.changed` among others.
 */
export async function goToGateway(applicationId: number): Promise<void> {
  const { formData } = await callPatiently('POST /api/gpay/create-payment', {
    body: { applicationId, currency: 'USD' },
  })
  postToGateway(formData)
}
