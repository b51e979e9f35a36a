// Builds the web app if it is outdated, in parallel to other work.
import { buildWebIfNeeded } from './install.mjs';

buildWebIfNeeded();
