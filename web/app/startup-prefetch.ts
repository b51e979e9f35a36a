// What the page runs by itself, before the app is there.
import { startPrefetch } from './startup-cache.ts';

startPrefetch();
