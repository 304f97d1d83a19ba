export const letter = {} as const
