import type { Application } from '../application/application.ts'

/** What was decided last, where it can be undone. */
export const newestHeld = ({ held }: Pick<Application, 'held'>): readonly number[] =>
  held.slice(0, 1).map(({ id }) => id)
