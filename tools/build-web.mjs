// Builds the web app where it is not built yet, for what has other work to do meanwhile.
import { buildWebIfNeeded } from './install.mjs';

buildWebIfNeeded();
