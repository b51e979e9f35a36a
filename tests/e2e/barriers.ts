import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Axe = { run(options: RunOptions): Promise<AxeResults> };

/** Lays the judge of barriers into every page that this one opens from now on, and into the one it shows. */
export async function watchBarriers(page: Page): Promise<void> {
  await page.addInitScript(source);
  await page.evaluate(source);
}

/** What stands seriously in the way of people who need help, on what the page shows now. */
export async function seriousBarriers(page: Page): Promise<string[]> {
  const violations = await page.evaluate(
    async () =>
      (
        await (window as unknown as { axe: Axe }).axe.run({
          resultTypes: ['violations'],
          iframes: false,
          elementRef: false,
        })
      ).violations,
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  // many things are wrong in one way: each way is told once
  const ways = new Map(
    serious.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => {
        const way = `${id} ${any[0]?.message ?? ''}`;
        return [way, `${way} ${html.slice(0, 160)}`] as const;
      }),
    ),
  );
  return [...ways.values()];
}
