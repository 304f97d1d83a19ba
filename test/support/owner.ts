const cookies = new Map<string, string>()

type Made = { orderId: string }

/** Remembers the cookie of an application. */
export const keepOwner = ({ orderId }: Made, cookie: string) => cookies.set(orderId, cookie)

/** The cookie of the browser that applied: over HTTP, or through `insertExample`, whose token is the order id. */
export const cookieOf = ({ orderId }: Made) => ({
  cookie: cookies.get(orderId) ?? `traveller=${orderId}`,
})
