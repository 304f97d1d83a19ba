import { useConfirmedChange } from '../parts/confirm/confirm.tsx'
import { accountQuery } from '../parts/use-account.ts'

export const useChange = () => useConfirmedChange(accountQuery.queryKey)
