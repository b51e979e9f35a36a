// `npm test`: runs all checks, the fastest first. Its last line counts all of them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installIfNeeded, node, root } from './install.mjs';

const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wants = (name) => only.length === 0 || only.includes(name);

installIfNeeded();
let passed = 0;
let failed = 0;
/** Failures with their output, repeated at the end, because only the end of a long log is read. */
const failures = [];

/** Runs a tool in parallel; returns its exit and its output in one piece. */
const beside = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const printed = [];
    child.stdout.on('data', (piece) => printed.push(piece));
    child.stderr.on('data', (piece) => printed.push(piece));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, printed: Buffer.concat(printed).toString() }));
  });

/** Runs one tool as one check. */
async function check(name, args) {
  const { status, printed } = await beside(node, args);
  process.stdout.write(printed);
  if (status === 0) passed += 1;
  else fail(name, printed);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
}

/** The browser is downloaded during the first checks, since that needs no CPU. */
const browser = wants('e2e') ? provideChromium() : undefined;
if (wants('check')) {
  const generated = check('generated files are up to date', [
    path.join(root, 'tools/generate.ts'),
    '--check',
  ]);
  // Each checker computes shared types again, so there are at most as many as cores.
  for (const part of ['contract', 'phrases', 'server', 'web', 'tests'])
    await check(`types of ${part}`, [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      `${part}/tsconfig.json`,
      '--checkers',
      '2',
    ]);
  await generated;
  await check('format', [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', '.']);
  await check('lint', [
    path.join(root, 'node_modules/oxlint/bin/oxlint'),
    '--type-aware',
    '--deny-warnings',
    '.',
  ]);
}
const browserProblem = await browser;
if (wants('unit'))
  count(
    'unit',
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    countUnit,
    { RECORD_STATEMENTS: '1' },
  );
await Promise.all([
  // Compares the recorded statements with their declared types.
  wants('unit') && check('statements and their types', [path.join(root, 'tools/check-statements.ts')]),
  wants('e2e') && buildWeb(),
]);
if (wants('e2e')) {
  if (browserProblem !== undefined) fail('a Chromium for the browser tests', browserProblem);
  count('e2e', [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'], countBrowser);
}
for (const line of failures) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs a test runner and adds the counts of its report; a runner that ends without one counts as a failure.
 */
function count(name, args, read, settings = {}) {
  const report = path.join(root, `test-results/${name}.json`);
  const { status } = spawnSync(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] };
  passed += found.passed;
  if (status !== 0 && found.failed.length === 0) fail(`${name}: the runner ended with ${status}`);
  for (const test of found.failed) fail(test.name, test.output);
}

function countUnit({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${path.relative(root, name)} › ${fullName}`,
        output: failureMessages.join('\n'),
      })),
  );
  return { passed: numPassedTests, failed };
}

/** A test that passed in a retry has passed; the runner reports it as flaky above. */
function countBrowser({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = suites
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      name: `tests/e2e/${file} › ${title}`,
      output: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }));
  return { passed: stats.expected + stats.flaky, failed };
}

function fail(name, output = '') {
  failed += 1;
  failures.push(`FAILED ${name}`, ...output.trim().split('\n').slice(0, 20));
}

/** Builds the current web app, with the program that starts use. */
async function buildWeb() {
  const program = path.join(root, 'tools/build-web.mjs');
  const { status, printed } = await beside(node, [program]);
  process.stdout.write(printed);
  if (status !== 0) fail('the web app is built', printed);
}

/**
 * A Chromium: its headless shell, which needs half of the CPU time, where Debian has it and we may install
 * it; else an installed one; else Playwright's download. Returns what is missing.
 */
async function provideChromium() {
  const isThere = (places) => places.some((place) => place && existsSync(place));
  if (isThere([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'])) return undefined;
  const output = [];
  const ends = async (command, args, options) => {
    const { status, printed } = await beside(command, args, options);
    output.push(printed);
    return status === 0;
  };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const get = (browser) =>
      `apt-get install -y -q --no-install-recommends ${browser} fonts-noto-core fonts-noto-cjk`;
    // Older releases have no package of the shell alone.
    const install = `apt-get update -q && { ${get('chromium-headless-shell')} || ${get('chromium')}; }`;
    if (await ends('sh', ['-c', install], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }))
      return undefined;
  }
  const others = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  if (isThere(others)) return undefined;
  const own = path.join(root, 'node_modules/@playwright/test/cli.js');
  if (await ends(node, [own, 'install', 'chromium', '--only-shell'])) return undefined;
  const need = 'The browser tests need Chromium. Install it (Debian: apt install chromium-headless-shell)';
  return `${need} or set CHROMIUM_PATH to one, then run npm test again.\n${output.join('\n').slice(-2000)}`;
}
