// `npm run generate`: writes derived files: the lists of cards, phrases, errors and routes, the state
// machine diagrams, and from the migrations db/types.ts and db/schema.sql. `npm run generate -- cards
// routes` writes only those, without a database; `--check` compares instead of writing.
import { generateCards } from './generate/cards.ts';
import { generateMachines } from './generate/machines.ts';
import { generatePhrases } from './generate/phrases.ts';
import { generateRoutes } from './generate/routes.ts';
import { writeOrCompare, type Generated } from './generate/write.ts';

const parts: Record<string, () => Generated | Promise<Generated>> = {
  cards: generateCards,
  phrases: generatePhrases,
  routes: generateRoutes,
  machines: generateMachines,
  // Loads the server, which needs the generated routes.
  database: async () => (await import('./generate/database.ts')).generateFromDatabase(),
};
const checking = process.argv.includes('--check');
const named = process.argv.slice(2).filter((word) => word in parts);
for (const [name, generate] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) writeOrCompare(await generate(), { checking });
