/** Moves on from a completed card field. Runs in the payer's page as written here; optional. */
export const advance = `
const lengths = { cardNumber: 16, expiry: 4 }
document.addEventListener('input', (event) => {
  const field = event.target
  const digits = field.value.replace(/\\D/g, '').length
  const isTyped = event.inputType === 'insertText' && field.selectionStart === field.value.length
  if (!isTyped || digits !== lengths[field.name]) return
  const fields = [...field.form.querySelectorAll('input')]
  const next = fields[fields.indexOf(field) + 1]
  if (next && next.value === '') next.focus()
})
`
