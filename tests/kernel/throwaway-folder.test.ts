import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { processesOf } from '../../server/kernel/embedded-postgres/server-processes.ts';
import { throwawaySettings } from '../../server/kernel/embedded-postgres/settings.ts';
import { startEmbeddedPostgres } from '../../server/kernel/embedded-postgres/start.ts';
import { throwawayFolder } from '../../tools/throwaway-folder.ts';

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-throwaway-'));
fs.chmodSync(place, 0o755);
afterAll(() => fs.rmSync(place, { recursive: true, force: true }));

/** The id of an ended process. */
const gone = spawnSync('true').pid;
const made = (name: string): string => {
  const folder = path.join(place, name);
  fs.mkdirSync(folder, { mode: 0o755 });
  return folder;
};

test('the folder of a killed run is removed with the server that still runs in it', async () => {
  const data = path.join(made(`hakobu-test-${gone}-aaaaaa`), 'postgres');
  await startEmbeddedPostgres({ dataDir: data, settings: throwawaySettings() });
  const running = processesOf(data);
  expect(running).not.toEqual([]);
  await throwawayFolder('test', place);
  expect(fs.existsSync(path.dirname(data))).toBe(false);
  const alive = running.filter((pid) => fs.existsSync(`/proc/${pid}/cwd`));
  expect(alive).toEqual([]);
});

test('folders of running processes and other folders stay', async () => {
  const first = await throwawayFolder('test', place);
  const other = made(`another-${gone}-aaaaaa`);
  const second = await throwawayFolder('kills', place);
  expect([first, second, other].every((folder) => fs.existsSync(folder))).toBe(true);
  expect(first).not.toBe(second);
});
