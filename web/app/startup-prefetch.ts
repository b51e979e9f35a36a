// Inlined into the page: runs before the app has loaded.
import { startPrefetch } from './startup-cache.ts';

startPrefetch();
