import type { ProductTexts } from '../product-texts.ts'

/**
 * Templates that come with the product, as staff send them to a traveller in the traveller's language, by
 * letter or in the chat. Braces are variables (domain/template.ts): {link} is filled from the application,
 * {?day} by whoever sends it. They hold no numbers that the product computes.
 */
export const template: ProductTexts = {
  greeting: 'Hello, thank you for writing to us. I am looking into it and will reply in a moment.',
  reference:
    'Could you send me your application reference? It begins with TZ- and is in the email that confirmed your payment.',
  status:
    'You can see where your application stands, and what happens next, on our ‘Check Status’ page, with your application reference and your email address.',
  documents:
    'You can add your documents with the link in the email that confirmed your payment. A photo taken with your phone is enough if it shows all four corners and every line can be read.',
  payment:
    'Your bank declined the payment and nothing was charged. Your answers are saved: try again, or use another card.',
  waiting:
    'Your application is with the immigration authority. It decides in its own time and we cannot speed it up. We will write to you as soon as there is a decision.',
  email: 'I need to look into this and will reply by email. Your conversation stays here.',
  closing: 'Is there anything else I can do for you? If not, I wish you a good journey.',
  'photo-unusable':
    'We cannot use the passport photo of {?traveller}. The immigration authority requires a recent photo taken from the front, with a plain white background, even light and the whole face in view.\n\nPlease take a new one and add it on the page of your application: {link}\nA photo taken with a phone is fine.',
  'passport-unclear':
    'Part of the passport page of {?traveller} cannot be read. Please send a new picture of the page with the photo: all four corners visible, no reflections, and every line sharp, including the two lines at the bottom.\n\nYou can add it on the page of your application: {link}',
  'passport-expires':
    'The passport of {?traveller} expires on {?expires}. Tanzania requires a passport that is valid for at least 180 days after arrival, and you plan to arrive on {arrival}.\n\nPlease renew it and reply with a picture of the new passport’s page, or tell us if you will travel on another passport. Your application stays open until then.',
  'return-ticket':
    'One document is still missing for {reference}: the ticket that shows when you leave Tanzania. A booking confirmation is enough if it shows the names of the travellers and the date; a PDF or a screenshot is fine.\n\nYou can add it on the page of your application: {link}',
  'payment-question':
    'We have a question about your payment for {reference}. On {?day} we received {?amount} that we cannot match to an application with certainty.\n\nCould you reply and tell us whether this payment is yours, and in whose name it was made? Please never send us a card number.',
  'extra-days':
    'The immigration authority needs a few more days for your application {reference}. We now expect its decision by {?day}.\n\nYou do not need to do anything: we will write to you as soon as it has decided. If your arrival on {arrival} comes too close, please reply, and we will look for a solution together.',
  'visa-arrived':
    'Your visa is approved. This is how to print it:\n\n1. Open {link} and enter your reference {reference} and your email address.\n2. Download the PDF of each traveller and check that the name and passport number are right.\n3. Print it on A4 paper, one page per sheet. Black and white is fine.\n\nKeep the printout with your passport: the airline and the immigration officer in Tanzania will ask for it. Keep a copy on your phone as a backup.',
  'refund-explained':
    'We have refunded {?amount} for {reference}. The money goes back the way you paid, usually to the same card.\n\nHow soon it appears depends on your bank; it can take up to two weeks. If you do not see it by then, reply to this message and we will find out where it is.',
  supplement:
    'The change that you asked for in {reference} costs {?amount} more.\n\nYou can make it on the page of your application, under ‘Change your order’, and pay the difference there: {link}\n\nWe change your order as soon as the payment has arrived. Until then everything stays as it is.',
  'cancellation-explained':
    'You can ask to cancel {reference} on the page of your application: {link}\n\nBefore you confirm, that page shows how much we would refund. As long as nothing has been submitted to the immigration authority, that includes the official visa fee; once an application has been submitted, the authority does not refund its fee. Nothing changes until you confirm.',
  'contact-asked':
    'We would like to reach you about {reference}, but we cannot do so with the contact details we have.\n\nPlease reply with a phone number, including the country code, and tell us when it suits you. If you check another email address more often, please send us that address as well.',
}
