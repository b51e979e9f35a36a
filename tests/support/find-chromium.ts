import fs from 'node:fs';

/** The browser without anything around its pages: the same engine, at half of the work. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const firstOf = (places: string[]): string | undefined =>
  process.env.CHROMIUM_PATH ?? places.find((file) => fs.existsSync(file));

/**
 * A Chromium of this machine as people have it: the one named by CHROMIUM_PATH, or one in the usual places.
 * Undefined = Playwright's own.
 */
export const findChromium = (): string | undefined => firstOf([...PLACES, SHELL]);

/** The lightest one of this machine, for tests. */
export const findShell = (): string | undefined => firstOf([SHELL, ...PLACES]);
