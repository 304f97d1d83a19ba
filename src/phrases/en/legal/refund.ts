import { toDollars } from '#domain/money/money.ts'
import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

const { refundPaymentBusinessDays: payment } = policy
const adminFee = `${toDollars(policy.adminFeeCents)} USD`
const express = policy.expressServiceHours
  .map((hours) => (hours === 1 ? '1 hour' : `${hours} hours`))
  .join(', ')

export const refundPolicy = (company: Company): LegalPage => ({
  title: 'Refund Policy',
  description: 'When a payment can be returned, when it cannot, how to ask, and how long it takes.',
  dated: 'Effective August 6, 2025',
  intro: [],
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      body: [
        'A visa consultancy does most of its work before the authority decides. This page says plainly which payments we return, so that you know before you pay. Your rights under consumer law stay as they are.',
        `Requests are made within ${policy.refundRequestDays} days of the payment.`,
      ],
    },
    {
      id: 'non-refundable',
      title: 'Non-refundable circumstances',
      body: [
        {
          list: [
            `Express services: ${express}.`,
            'An application that has been submitted already.',
            'Inaccurate, forged or incomplete information or documents.',
            'A visa rejected by the government.',
            'Cancellation after processing has started.',
          ],
        },
      ],
    },
    {
      id: 'eligible',
      title: 'Eligible refund scenarios',
      body: [
        'We review a refund when:',
        {
          list: [
            'you paid, and processing has not started;',
            'you paid twice for the same application (the second payment goes back in full);',
            'the service was not delivered because of a technical fault of ours.',
          ],
        },
      ],
    },
    {
      id: 'request',
      title: 'How to request a refund',
      body: [
        `Write to [${company.email}](email) with:`,
        {
          list: [
            'your full name,',
            'your passport number,',
            'the payment reference,',
            'the reason for the refund.',
          ],
        },
        `We reply within ${policy.refundReplyBusinessDays} business days and review the request within ${policy.refundReviewBusinessDays} business days. If we ask for papers, send them within ${policy.documentReplyBusinessDays} business days; otherwise the claim is forfeited.`,
        `An approved refund takes ${payment.least}-${payment.most} business days and returns by the original payment method.`,
      ],
    },
    {
      id: 'cancel',
      title: 'Cancellation requests',
      body: [
        'You can cancel an order while all of this holds:',
        {
          list: [
            'neither review nor submission has started,',
            'no documents have been uploaded,',
            'nothing has been paid to the authorities,',
            `your e-mail reaches us within ${policy.cancellationHours} hours of the order.`,
          ],
        },
      ],
    },
    {
      id: 'chargebacks',
      title: 'Fraudulent chargebacks',
      body: [
        'A chargeback for a service that was delivered as agreed is contested with the signed agreement, the record of the application and its documents. Write to us first: most misunderstandings end with one answer. More in the [Payment, Chargeback & 3D Secure Policy](chargebackPolicy).',
      ],
    },
    {
      id: 'fee',
      title: 'Administrative fee',
      body: [
        `At least ${adminFee} is kept from every approved refund. It covers gateway charges, staff time and losses in currency conversion. It is not kept when a payment was taken twice or a fault was ours.`,
      ],
    },
    {
      id: 'force-majeure',
      title: 'Force majeure',
      body: [
        'We are not answerable for delays caused by outages at government systems, natural disasters, internet disruptions or unrest. We go on as soon as it is possible.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      body: [
        'UK law governs commercial disputes and Tanzanian law immigration matters. Courts are in London or Dar es Salaam. Consumers keep the protection of the law where they live.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        `${company.legalName}, ${company.address}. [${company.email}](email), [phone](phone).`,
      ],
    },
  ],
})
