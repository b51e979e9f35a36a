import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '#app/status-page.tsx';

export const Route = createFileRoute('/_shell/pages/403')({
  component: Screen,
  staticData: { title: ($) => $.common.frame.app.not_allowed, needs: {} },
});

function Screen() {
  return <StatusPage code={403} text={($) => $.common.frame.app.not_allowed} />;
}
