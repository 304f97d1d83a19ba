import { Outlet } from 'react-router'

/** The dashboard; an open application lies above it. */
export function DeskPage() {
  return <Outlet />
}
