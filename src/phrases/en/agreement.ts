export const agreement = {} as const
