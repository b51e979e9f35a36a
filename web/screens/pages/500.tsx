import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '#app/status-page.tsx';

export const Route = createFileRoute('/pages/500')({
  component: Screen,
  staticData: { title: ($) => $.common.frame.app.failed },
});

function Screen() {
  return <StatusPage code={500} text={($) => $.common.frame.app.failed} />;
}
