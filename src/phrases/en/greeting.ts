/** What the chat says by itself, on pages that the office chooses. */
export const greeting = {
  help: 'Hello! Do you have a question about your visa for Tanzania? Ask it here: a person will answer.',
  documents: 'Not sure which document you need, or whether your photo is good enough? Ask us here.',
  price: 'Do you have a question about the price or the payment? Ask us here before you pay.',
} as const
