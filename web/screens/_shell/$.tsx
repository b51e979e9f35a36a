import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '#app/status-page.tsx';

export const Route = createFileRoute('/_shell/$')({
  component: Screen,
  staticData: { title: ($) => $.common.frame.app.not_found, needs: {} },
});

function Screen() {
  return <StatusPage code={404} text={($) => $.common.frame.app.not_found} />;
}
