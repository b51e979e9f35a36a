import type { ReactNode } from 'react';
import { isZero, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { productNameIn } from '@hakobu/contract/product/product/product-name.ts';
// Customers are in Vietnam.
import { order as vietnamese } from '@hakobu/phrases/vi/order/order.ts';
import { useCustomerParty, useOurCompany } from '#entities/paper/paper-parties.ts';
import { formatFigure, formatPaperMoney, paperDay } from '#kit/paper/paper-figures.ts';
import { Paper, PaperTable } from '#kit/paper/paper.tsx';
import { paperPhrases } from '#kit/paper/paper-party.tsx';
import type { Order } from './order.ts';

const say = vietnamese.paper.order_confirmation;

/** The order as the customer confirms it: goods with tax, and the fees. */
export function OrderPaper({ order }: { order: Order }): ReactNode {
  const { party, language } = useCustomerParty(order.customer_id);
  const { items = [], sale, note, purchase_cost_currency_id: currency } = order;
  return (
    <Paper
      language={language}
      title={say.title}
      number={order.id}
      day={paperDay(order.created_at, language)}
      ours={useOurCompany()}
      theirs={party}
      facts={[sale != null && [say.seller, sale.name]]}
      signatures={[say.customer, say.company]}
    >
      <PaperTable
        rows={items}
        columns={[
          { title: paperPhrases.vi.row, right: true, render: (_, index) => index + 1 },
          { title: say.product_id, render: ({ product_id }) => product_id },
          { title: say.product, render: (line) => productNameIn(line, language) },
          {
            title: say.quantity,
            right: true,
            render: ({ quantity, cancelled_quantity }) =>
              formatFigure(subtract(quantity, cancelled_quantity)),
          },
          {
            title: `${say.price} (${currency})`,
            right: true,
            render: ({ price }) => formatFigure(price, language, 2),
          },
          { title: say.tax_percent, right: true, render: ({ tax_percent }) => formatFigure(tax_percent) },
          {
            title: `${say.total} (${currency})`,
            right: true,
            render: ({ balance }) => formatFigure(balance),
          },
        ]}
        sums={[
          [say.goods, formatPaperMoney(order.purchase_cost, currency, language)],
          [say.service_fee, formatPaperMoney(order.service_fee, order.service_fee_currency_id, language)],
          !isZero(order.shipping_fee) && [say.freight, formatPaperMoney(order.shipping_fee, 'VND', language)],
        ]}
      />
      {note !== null && (
        <p>
          {say.note}: {note}
        </p>
      )}
    </Paper>
  );
}
