import { Link } from 'react-router'
import { askedRefund } from '../../parts/application/asked-refund.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../../parts/application/use-navigation.ts'

type RefundLinkProps = Readonly<{
  /** For whom; nobody named is the whole order. */
  applicantIds?: readonly number[]
  children: string
}>

/** To the refund, asked for now. */
export function RefundLink({ applicantIds = [], children }: RefundLinkProps) {
  const { hrefOf, state } = useApplicationNavigation()
  return (
    <Link
      className="link font-semibold"
      to={hrefOf(useDetail().application.id, 'actions')}
      replace
      state={{
        ...state,
        ...askedRefund({ ground: 'refund', applicantIds }),
      }}
    >
      {children}
    </Link>
  )
}
