import fs from 'node:fs';

/**
 * CPU milliseconds of processes and their children, all threads together, which excludes other load of the
 * machine. NaN on systems that do not report it (Linux does).
 */
export function cpuTimeOf(...pids: number[]): number {
  let sum = 0;
  for (const pid of pids) {
    try {
      // cleaning up is nobody's question
      if (fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('autovacuum')) continue;
      for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
        const [ran] = fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
        sum += Number(ran) / 1e6;
        const children = fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
        if (children !== '') sum += cpuTimeOf(...children.split(' ').map(Number));
      }
    } catch {
      if (process.platform !== 'linux') return NaN; // else it has just ended
    }
  }
  return sum;
}
