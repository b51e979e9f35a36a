// `npm run drill -- <name>…`: stress tests that take too long for `npm test`, which runs a short form of
// each. A violated guarantee throws and ends the command with exit code 1. See drill/README.md.

import type { Drill } from './drill.ts';

/** Imported on use, so that no stress test loads the dependencies of another. */
const drills: Record<string, () => Promise<Drill>> = {
  kills: async () => (await import('./kills.ts')).drillKills,
  memory: async () => (await import('./memory.ts')).drillMemory,
  streams: async () => (await import('./streams.ts')).drillStreams,
  races: async () => (await import('./races.ts')).races,
  fuzz: async () => (await import('./fuzz.ts')).drill,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in drills));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`npm run drill -- ${Object.keys(drills).join('|')}`);
  process.exit(2);
}
for (const name of wanted) {
  try {
    const facts = await (await drills[name]!())();
    console.log(
      `${name}: ${Object.entries(facts)
        .map(([fact, value]) => `${fact} ${value}`)
        .join(', ')}`,
    );
  } catch (error) {
    console.error(`${name} FAILED`, error);
    process.exitCode = 1;
  }
}
