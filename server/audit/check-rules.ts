import { CompiledQuery } from 'kysely';
import { defineTask } from '#kernel/jobs/task.ts';
import { rules } from './rules.ts';

/**
 * Checks every invariant of money and goods at night. Logs a violated one with its first rows, and fails
 * the job so that it is noticed.
 */
export const checkRulesTask = defineTask({
  name: 'check-rules',
  cron: '40 18 * * *', // 01:40 in Vietnam
  async run({ db, log }) {
    const broken: string[] = [];
    for (const [rule, question] of Object.entries(rules)) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(question));
      if (rows.length === 0) continue;
      broken.push(rule);
      log('a rule does not hold', { rule, rows: rows.slice(0, 5) });
    }
    if (broken.length > 0) throw new Error(`Rules that do not hold: ${broken.join('; ')}`);
    log('every rule holds', { count: Object.keys(rules).length });
  },
});
