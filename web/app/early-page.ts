// What the page runs by itself, before the app is there.
import { begin } from './early.ts';

begin();
