/**
 * Replies that come with the product, as staff send them to a visitor in the visitor's language. They
 * hold no numbers that the product computes: those stand on the pages that they lead to.
 */
export const reply = {
  'greeting.text':
    'Hello, thank you for writing to us. I am looking into it and answer in a moment.',
  'reference.text':
    'Could you send me your application number? It begins with TZ- and stands in the letter that confirmed your payment.',
  'status.text':
    'You can see how your application stands, and what happens next, on our page Check status, with your application number and your e-mail address.',
  'documents.text':
    'You can add your documents with the link in the letter that confirmed your payment. A photo taken with your phone is enough, if all four corners are in it and every line can be read.',
  'payment.text':
    'Your bank declined the payment and nothing was charged. Your answers are saved: try again, or use another card.',
  'waiting.text':
    'Your application is with the immigration authority. It decides in its own time and we cannot hasten it. We write to you as soon as there is a decision.',
  'email.text': 'I have to look into this and answer you by e-mail. Your conversation stays here.',
  'closing.text':
    'Is there anything else that I can do for you? If not, I wish you a good journey.',
  // What the chat says by itself, on pages that the office chooses.
  'help.greeting':
    'Hello! Do you have a question about your visa for Tanzania? Ask it here: a person answers.',
  'documents.greeting':
    'Not sure which document you need, or whether your photo is good enough? Ask us here.',
  'price.greeting':
    'Do you have a question about the price or the payment? Ask us here before you pay.',
} as const
