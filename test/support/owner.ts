const cookies = new Map<string, string>()

type Made = { orderId: string }

/** Keeps with which cookie something was applied for. */
export const keepOwner = ({ orderId }: Made, cookie: string) => cookies.set(orderId, cookie)

/** The cookie of an answer, as a browser sends it. */
export const cookieIn = ({ headers }: Pick<Response, 'headers'>): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** The cookie of the browser that applied: over HTTP, or by `insertExample`, which takes the order id for its token. */
export const cookieOf = ({ orderId }: Made) => ({
  cookie: cookies.get(orderId) ?? `traveller=${orderId}`,
})
