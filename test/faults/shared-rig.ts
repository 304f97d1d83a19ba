import { createTestDatabase } from '../support/database.ts'
import { startRig } from './rig.ts'

/** A rig on the PostgreSQL of the whole run: for faults of everything but PostgreSQL itself. */
export const startSharedRig = () =>
  startRig(async () => {
    const { drop: stop, ...addresses } = await createTestDatabase()
    return { ...addresses, stop }
  })
