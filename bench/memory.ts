// Memory of an idle server with its database, as proportional set size, which counts shared pages once.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { round, say, startBench } from './support.ts';

export async function benchMemory(): Promise<void> {
  const bench = await startBench('memory', { grown: false });
  try {
    await sleep(15_000);
    const pids = fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter(
        (pid) => pid === bench.serverPid || pid === bench.postgresPid || parentOf(pid) === bench.postgresPid,
      );
    const sizes = pids.map((pid) => ({
      pid,
      mib:
        Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024,
    }));
    const of = (server: boolean) =>
      sizes.filter(({ pid }) => (pid === bench.serverPid) === server).reduce((sum, { mib }) => sum + mib, 0);
    say('idle memory', {
      'server MiB': round(of(true), 0),
      'database MiB': round(of(false), 0),
      'together MiB': round(of(true) + of(false), 0),
    });
  } finally {
    await bench.stop();
  }
}

const parentOf = (pid: number): number => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};
