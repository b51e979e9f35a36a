import fs from 'node:fs';

/** The headless shell: the same engine with half of the CPU time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const firstOf = (places: string[]): string | undefined =>
  process.env.CHROMIUM_PATH ?? places.find((file) => fs.existsSync(file));

/** A full Chromium: the one named by CHROMIUM_PATH, or an installed one. Undefined = Playwright's own. */
export const findChromium = (): string | undefined => firstOf([...PLACES, SHELL]);

/** The lightest installed one, for tests. */
export const findShell = (): string | undefined => firstOf([SHELL, ...PLACES]);
