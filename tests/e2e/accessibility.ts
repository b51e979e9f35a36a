import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Axe {
  run(within: Document | Part, options: RunOptions): Promise<AxeResults>;
  _audit: { rules: { id: string; impact: string | null }[]; noHtml: boolean };
  /** Set while it is only asked whether there are barriers; then `asksWhere` tells that it looked for places. */
  tellsWhere?: boolean;
  asksWhere?: boolean;
}
/** What is judged: the place of a selector, or all but what stands in some. */
type Part = string | { exclude: string[] };
type Judged = Window & { axe?: Axe };

/**
 * The judge. Before each judgement it writes down each element by its classes, attributes and place, a
 * seventh of its work, only to name those in which it finds something: here it does so when there is
 * something to name.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /axe\._selectorData=(\w+)\((\w+)\.flatTree\)(?=\}catch)/,
  `axe._selectorData=axe.tellsWhere?$1($2.flatTree):new Proxy({},{get(){axe.asksWhere=true}})`,
);
if (!source.includes('axe.tellsWhere')) throw new Error('axe-core names places in another way now');

/** What stands seriously in the way of people who need help, on what the page or a part of it shows now. */
export async function seriousViolations(page: Page, part?: Part): Promise<string[]> {
  // the judge is large: it is laid only into pages that are judged, after they have opened
  if (!(await page.evaluate(() => (window as Judged).axe !== undefined))) await page.evaluate(source);
  const violations = await page.evaluate(async (within) => {
    const axe = (window as Judged).axe!;
    // whatever these find is told as mild, and what is mild is left out below
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
    const told = await judge(true);
    return told.length === 0 ? found : told; // a page may change meanwhile
  }, part);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  // many things are wrong in one way: each way is told once
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
