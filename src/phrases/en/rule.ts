export const rule = {} as const
