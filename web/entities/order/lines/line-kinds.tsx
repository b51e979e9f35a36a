import type { ReactNode } from 'react';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { CreatableLines } from '@hakobu/contract/order/order/order-body.ts';
import type { Phrases } from '#app/i18n.ts';
import type { EditorProps } from './editor-props.ts';
import { emptyLine, linesWithProduct, lineBody, totalOf, type DraftLine } from './draft-line.ts';
import { LinesEditor } from './lines-editor.tsx';
import { amountsOf, emptyLot, LotEditor, lotBody, type DraftLot } from './lot-editor.tsx';
import { emptyPayee, type DraftPayee } from './draft-payee.ts';
import { PayeesEditor, payeesBody, totalOfPayees } from './payees-editor.tsx';
import { emptyParcel, ParcelsEditor, parcelsBody, type DraftParcel } from './parcels-editor.tsx';

/** One kind of draft lines: its editor, totals and request body. */
interface LineKind<Line extends { key: number }> {
  title: ($: Phrases) => string;
  first: () => Line;
  Editor(this: void, props: EditorProps<Line>): ReactNode;
  /** The total of the goods. */
  total(this: void, lines: readonly Line[], currency: CurrencyId): Decimal;
  /** Undefined while the lines are incomplete. */
  body(this: void, lines: readonly Line[], currency: CurrencyId): object | undefined;
  /** A sentence about what is missing; absent where lines are never incomplete. */
  missing?: ($: Phrases) => string;
}

const products: LineKind<DraftLine> = {
  title: ($) => $.common.section.lines,
  first: () => emptyLine(),
  Editor: (props) => <LinesEditor {...props} ofOrder />,
  total: totalOf,
  body: (lines, currency) => {
    const named = linesWithProduct(lines);
    if (named.length === 0) return undefined;
    return {
      items: named.map((line) => ({
        ...lineBody(line, currency),
        expected_delivery: line.expected_delivery || null,
        note: line.note,
      })),
    };
  },
  missing: ($) => $.order.order_item.message.lacks_product,
};

const trackings: LineKind<DraftParcel> = {
  title: ($) => $.order.order.section.parcels,
  first: emptyParcel,
  Editor: ParcelsEditor,
  total: () => '0',
  body: (lines) => ({ trackings: parcelsBody(lines).map(({ code, note }) => ({ code, note })) }),
};

const lot: LineKind<DraftLot> = {
  title: ($) => $.order.lot.name,
  first: emptyLot,
  Editor: LotEditor,
  total: ([one]) => (one === undefined ? '0' : amountsOf(one).max_bid),
  body: ([one]) => one && lotBody(one),
  missing: ($) => $.order.lot.message.lacks,
};

const payees: LineKind<DraftPayee> = {
  title: ($) => $.order.order.section.payees,
  first: emptyPayee,
  Editor: PayeesEditor,
  total: totalOfPayees,
  body: (lines) => {
    const named = payeesBody(lines);
    return named.length === 0 ? undefined : { payees: named };
  },
  missing: ($) => $.order.order_item.message.lacks_payee,
};

/** The kinds of lines by order type. Only the kind itself knows the type of its lines. */
export const lineKinds: Record<CreatableLines, LineKind<{ key: number }>> = {
  products,
  trackings,
  payees,
  lot,
};
