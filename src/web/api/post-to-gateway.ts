import type { AnswerOf } from '#client/route.ts'

type GatewayForm = AnswerOf<'POST /api/gpay/create-payment'>['formData']

/** Leaves for the gateway with a hidden form; its fields are signed and sent unchanged. */
export function postToGateway({ action, method, fields }: GatewayForm): void {
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
