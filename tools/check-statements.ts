// Compares the declared row type of each SQL statement with the database's answer recorded by the tests.
// `npm run check` runs it after the tests; alone it reads the records of the last complete run.
import path from 'node:path';
import { findProblems } from './statements/compare.ts';
import { findTemplates } from './statements/find-templates.ts';
import { readCatalogue, readRecorded } from './statements/recorded.ts';

const root = path.resolve(import.meta.dirname, '..');
const templates = findTemplates(
  root,
  path.join(root, 'server/tsconfig.json'),
  (file) => file.startsWith('server/') && !file.includes('node_modules'),
);
const problems = findProblems(templates, readRecorded(), readCatalogue());
for (const problem of problems) console.error(problem);
console.log(
  `${templates.length} pieces of SQL, ${templates.filter(({ row }) => typeof row !== 'string').length} with a declared row: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
