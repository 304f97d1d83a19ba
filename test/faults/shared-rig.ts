import { createTestDatabase } from '../support/database.ts'
import { startRig } from './rig.ts'

/** A rig on the run's shared PostgreSQL, for faults of other parts. */
export const startSharedRig = () =>
  startRig(async () => {
    const { drop: stop, ...addresses } = await createTestDatabase()
    return { ...addresses, stop }
  })
