/** What the business has at each service, and where it calls them. The numbers are kept for fiction. */
export type Accounts = ReturnType<typeof makeAccounts>

export function makeAccounts(randomToken: () => string, apiUrl: string) {
  return {
    whatsapp: {
      token: randomToken(),
      phoneId: '100000000000001',
      number: '+12025550100',
      accountId: '100000000000002',
      appSecret: randomToken(),
      verifyToken: randomToken(),
      apiUrl: `${apiUrl}/whatsapp/v24.0`,
    },
    telegram: {
      token: `100000001:${randomToken()}`,
      bot: 'sandbox_visa_bot',
      secret: randomToken(),
      apiUrl: `${apiUrl}/telegram`,
    },
    sms: {
      account: `AC${hex(randomToken())}`,
      token: randomToken(),
      number: '+12025550101',
      apiUrl: `${apiUrl}/sms`,
    },
  }
}

/** 32 hexadecimal digits, as in the ids of the SMS gateway. */
export function hex(token: string): string {
  return Buffer.from(token).toString('hex').padEnd(32, '0').slice(-32)
}
