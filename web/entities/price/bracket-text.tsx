import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { formatNumber } from '#kit/format.ts';

/** "Under 20", and for the top bracket its lower bound up to infinity. */
export function BracketText({ from, to }: { from: string; to: string | null }): ReactNode {
  const t = usePhrases();
  return (
    <span className="figure">
      {to === null
        ? `${formatNumber(from)} – ∞`
        : t(($) => $.product.price.message.under, { to: formatNumber(to) })}
    </span>
  );
}
