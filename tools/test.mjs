// `npm test`: everything that must hold, in the order in which failures are cheapest to find. Its last line
// counts all of it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildWebIfNeeded, installIfNeeded, node, root } from './install.mjs';

const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wants = (name) => only.length === 0 || only.includes(name);

installIfNeeded();
let passed = 0;
let failed = 0;
/** What failed, and how it ended, told once more at the end: of a long run often only that is kept. */
const failures = [];

/** Runs one tool as one check. */
function check(name, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status === 0) passed += 1;
  else fail(name, `${stdout}${stderr}`);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
}

if (wants('check')) {
  // each checker works out anew the types that several need: no more of them than there are cores
  for (const part of ['contract', 'phrases', 'server', 'web', 'tests'])
    check(`types of ${part}`, [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      `${part}/tsconfig.json`,
      '--checkers',
      '2',
    ]);
  check('format', [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', '.']);
  check('lint', [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.']);
  check('generated files are up to date', [path.join(root, 'tools/generate.ts'), '--check']);
}
if (wants('unit')) {
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
  // what the tests have just seen of every statement, beside what the source says of it
  check('statements and their types', [path.join(root, 'tools/check-statements.ts')]);
}
if (wants('e2e')) {
  buildWebIfNeeded();
  provideChromium();
  count('e2e', [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'], countBrowser);
}
for (const line of failures) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a test runner and adds what its report counts; a runner that dies without one counts as a failure. */
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
  for (const test of found.failed) fail(test.name, test.told);
}

function countUnit({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${path.relative(root, name)} › ${fullName}`,
        told: failureMessages.join('\n'),
      })),
  );
  return { passed: numPassedTests, failed };
}

/** A test that went well in its second go has passed; the runner names it as flaky above. */
function countBrowser({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = suites
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      name: `tests/e2e/${file} › ${title}`,
      told: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }));
  return { passed: stats.expected + stats.flaky, failed };
}

function fail(name, told = '') {
  failed += 1;
  failures.push(`FAILED ${name}`, ...told.trim().split('\n').slice(0, 20));
}

/**
 * A Chromium: its headless shell, which does the same with half of the work, where Debian has it and we may
 * install it; else the one that is there; else Playwright's own download.
 */
function provideChromium() {
  const isThere = (places) => places.some((place) => place && existsSync(place));
  if (isThere([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'])) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const get = (browser) =>
      `apt-get install -y -q --no-install-recommends ${browser} fonts-noto-core fonts-noto-cjk`;
    // older releases have no package of the shell alone
    const install = `apt-get update -q && { ${get('chromium-headless-shell')} || ${get('chromium')}; }`;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync('sh', ['-c', install], { stdio: 'inherit', env }).status === 0) return;
  }
  const others = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  if (isThere(others)) return;
  const { status } = spawnSync(
    node,
    [path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium', '--only-shell'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) {
    console.error(
      'The browser tests need Chromium. Install it (Debian: apt install chromium-headless-shell) or set CHROMIUM_PATH to one, then run npm test again.',
    );
    fail('a Chromium for the browser tests');
  }
}
