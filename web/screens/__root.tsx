import { createRootRoute, Outlet } from '@tanstack/react-router';
import { StatusPage } from '#app/status-page.tsx';

export const Route = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

export function NotFound() {
  return <StatusPage code={404} text={($) => $.common.frame.app.not_found} />;
}
