// `npm run drill -- <name>…`: hard trials of promises that last too long for `npm test`, which has a short
// form of each. A drill throws what it found broken; then the command ends with 1. drill/README.md says more.

import type { Drill } from './drill.ts';

/** Read when asked for, so that no drill loads another one's tools. */
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
