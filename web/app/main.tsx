import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#client/hooks.ts';
import '#client/overlay-escape.ts';
import { formatNumber } from '#kit/format.ts';
import { onPrefetched } from './startup-cache.ts';
import { onLanguage, loadPhrases } from './i18n.ts';
import { LazyOverlays, overlays } from './lazy-overlays.tsx';
import { router, showTitle } from './router.tsx';
import './frame.css';
import './styles.css';
import './touch.css';
import { theme } from './theme.ts';

const CALM_MS = 3000;
// What came before the app did is there when its screen is drawn.
onPrefetched((key, data) => {
  if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data);
});
// The sentences, the person and the screen are fetched side by side; only drawing needs all of them.
void router.load();
formatNumber('0'); // the browser reads its tables of figures while it would wait anyway
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

// When the screen stands, what tells and asks over it comes, also for when the network is gone; and the app's
// files are kept for the next time.
setTimeout(() => {
  void overlays().catch(() => undefined);
  void import('#client/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker());
}, CALM_MS);
