import fs from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium of this machine: the one named by CHROMIUM_PATH, or one in the usual places. Undefined =
 * Playwright's own.
 */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? PLACES.find((file) => fs.existsSync(file));
