import { useQueries } from '@tanstack/react-query';
import { isNegative, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { checkBelowCost } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { may } from '#app/session.ts';
import { call, queryKeyOf } from '#client/call.ts';
import { lineBody, marginOf, type DraftLine, type LineFigures } from './draft-line.ts';
import { useTypedBody } from './use-typed-body.ts';

type Line = LineFigures & Pick<DraftLine, 'product' | 'product_id'>;

/** What the server is asked about a line, or undefined while it is not filled in. */
const questionOf = (line: Line, currency: CurrencyId): string | undefined =>
  line.product_id === '' || line.price === '' || !isPositive(line.quantity || '0') || currency !== 'JPY'
    ? undefined
    : JSON.stringify(lineBody(line, currency));

/**
 * Whether each line is sold below cost. It is computed where cost is shown; for those who sell without seeing
 * cost, the server is asked once typing pauses.
 */
export function useBelowCost(lines: readonly Line[], currency: CurrencyId): boolean[] {
  const isCostShown = may({ resource: 'cost_price', action: 'read' });
  const asks = !isCostShown && may({ resource: 'below_cost', action: 'read' });
  const questions = lines.map((line) => (asks ? questionOf(line, currency) : undefined));
  const asked = [...new Set(useTypedBody(questions).filter((question) => question != null))];
  const answers = useQueries({
    queries: asked.map((question) => {
      const input = { query: { plain: JSON.parse(question) as Record<string, string> } };
      return {
        queryKey: queryKeyOf(checkBelowCost, input),
        queryFn: () => call(checkBelowCost, input),
        meta: { errorShownInPlace: true },
      };
    }),
  });
  const below = new Set(asked.filter((_, index) => answers[index]?.data?.below_cost === true));
  return lines.map((line, index) => {
    const margin = marginOf(line, currency);
    return isCostShown ? margin !== undefined && isNegative(margin) : below.has(questions[index] ?? '');
  });
}
