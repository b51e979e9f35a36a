import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Axe {
  run(within: Document | Part, options: RunOptions): Promise<AxeResults>;
  _audit: { rules: { id: string; impact: string | null }[]; noHtml: boolean };
  /** Set during a check for barriers only; then `asksWhere` reports that axe looked up element locations. */
  tellsWhere?: boolean;
  asksWhere?: boolean;
}
/** Scope of a check: a selector, or the page without some selectors. */
type Part = string | { exclude: string[] };
type Judged = Window & { axe?: Axe };

/**
 * Runs axe. Before each check axe records classes, attributes and position of every element, a seventh of
 * its time, only to name offending elements; here that runs only when there are any.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /axe\._selectorData=(\w+)\((\w+)\.flatTree\)(?=\}catch)/,
  `axe._selectorData=axe.tellsWhere?$1($2.flatTree):new Proxy({},{get(){axe.asksWhere=true}})`,
);
if (!source.includes('axe.tellsWhere')) throw new Error('axe-core names places in another way now');

/** Serious accessibility violations of the page or a part of it. */
export async function seriousViolations(page: Page, part?: Part): Promise<string[]> {
  // Axe is large, so it is injected only into checked pages, after they have loaded.
  if (!(await page.evaluate(() => (window as Judged).axe !== undefined))) await page.evaluate(source);
  const violations = await page.evaluate(async (within) => {
    const axe = (window as Judged).axe!;
    // Axe reports these rules as minor, and minor violations are ignored below.
    const mild = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    const judge = async (tellsWhere: boolean) => {
      Object.assign(axe, { tellsWhere, asksWhere: false });
      axe._audit.noHtml = !tellsWhere;
      const { violations: found } = await axe.run(within ?? document, {
        rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])),
        resultTypes: ['violations'],
        iframes: false,
        elementRef: false,
        selectors: tellsWhere,
      });
      return found;
    };
    const found = await judge(false);
    if (found.length === 0 && axe.asksWhere !== true) return [];
    const violations = await judge(true);
    return violations.length === 0 ? found : violations; // The page may change during the check.
  }, part);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  // Each kind of violation is reported once.
  const ways = new Map(
    serious.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => {
        const way = `${id} ${any[0]?.message ?? ''}`;
        return [way, `${way} ${(html ?? '').slice(0, 160)}`] as const;
      }),
    ),
  );
  return [...ways.values()];
}
