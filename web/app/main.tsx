import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSessionExpired } from '#client/call.ts';
import { queryClient } from '#client/hooks.ts';
import { watchEscape } from '#client/overlay-escape.ts';
import { formatNumber } from '#kit/format.ts';
import { onPrefetched } from './startup-cache.ts';
import { onLanguage, loadPhrases } from './i18n.ts';
import { LazyOverlays, overlays } from './lazy-overlays.tsx';
import { currentUser } from './session.ts';
import { router, showTitle } from './router.tsx';
import './frame.css';
import './styles.css';
import './fields.css';
import './touch.css';
import { theme } from './theme.ts';

const CALM_MS = 3000;
watchEscape();
// Responses that arrived before the app loaded are put into the cache.
onPrefetched((key, data) => {
  if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data);
});
onSessionExpired(
  async (isRead) => currentUser() !== undefined && (await import('./sign-in-again.ts')).signInAgain(isRead),
);
// Phrases, user and screen are loaded in parallel; rendering needs all of them.
void router.load();
formatNumber('0'); // Loads the browser's number formats while waiting.
await loadPhrases();
onLanguage(() => showTitle(router.state.matches));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <LazyOverlays />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

// After the first screen: loads notices and dialogs, so that they also work offline, and registers the
// service worker, which caches the app's files.
setTimeout(() => {
  void overlays().catch(() => undefined);
  void import('#client/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker());
}, CALM_MS);
