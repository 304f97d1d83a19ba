const cookies = new Map<string, string>()

type Made = { orderId: string }

/** Remembers the cookie of an application. */
export const keepOwner = ({ orderId }: Made, cookie: string) => cookies.set(orderId, cookie)

/** An answer's cookie, as a browser sends it. */
export const cookieIn = ({ headers }: Pick<Response, 'headers'>): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** The cookie of the browser that applied: over HTTP, or through `insertExample`, whose token is the order id. */
export const cookieOf = ({ orderId }: Made) => ({
  cookie: cookies.get(orderId) ?? `traveller=${orderId}`,
})
