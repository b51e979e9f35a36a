import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { add, isZero, zero } from '@hakobu/contract/kernel/decimal.ts';
import { productNameIn } from '@hakobu/contract/product/product/product-name.ts';
import { purchase as japanese } from '@hakobu/phrases/ja/order/purchase.ts';
import { purchase as vietnamese } from '@hakobu/phrases/vi/order/purchase.ts';
import { useOurCompany, useSupplierParty } from '#entities/paper/paper-parties.ts';
import {
  formatFigure,
  formatPaperMoney,
  labelled,
  paperDay,
  type PaperLanguage,
} from '#kit/paper/paper-figures.ts';
import { Paper, PaperTable } from '#kit/paper/paper.tsx';
import { paperPhrases } from '#kit/paper/paper-party.tsx';
import type { Purchase } from './purchase.ts';

const phrasesOf = { vi: vietnamese.paper.purchase_form, ja: japanese.paper.purchase_form };

/** The order form for the supplier, in the supplier's language. */
export function PurchasePaper({ purchase }: { purchase: Purchase }): ReactNode {
  const { party, language } = useSupplierParty(purchase.supplier_id);
  const say = phrasesOf[language];
  const { buyer, ordered_at, created_at, currency_id, note, items = [] } = purchase;
  const figure = (value: string | null) => (value === null ? '' : formatFigure(value, language));
  return (
    <Paper
      language={language}
      title={say.title}
      number={documentNumber('purchase', purchase.id)}
      day={paperDay(ordered_at ?? created_at, language)}
      ours={useOurCompany()}
      theirs={party}
      facts={[buyer != null && [say.buyer, buyer.name]]}
    >
      <p>{say.we_order}</p>
      {purchase.total !== null && (
        <p className="paper-total">
          <b>{labelled(say.sum, formatPaperMoney(purchase.total, currency_id, language), language)}</b>
        </p>
      )}
      <PaperTable
        rows={items}
        columns={[
          { title: paperPhrases[language].row, right: true, render: (_, index) => index + 1 },
          { title: say.product_id, render: ({ product_id }) => product_id },
          {
            title: say.product,
            render: (line) => (
              <>
                {productNameIn(line, language)}
                {language === 'ja' && isReduced(line) && ' ※'}
                {line.note !== null && <div>{line.note}</div>}
              </>
            ),
          },
          { title: say.quantity, right: true, render: ({ quantity }) => figure(quantity) },
          { title: `${say.price} (${currency_id})`, right: true, render: ({ price }) => figure(price) },
          { title: say.tax, right: true, render: ({ tax_percent }) => figure(tax_percent) },
          { title: `${say.total} (${currency_id})`, right: true, render: ({ amount }) => figure(amount) },
        ]}
        sums={sumsOf(purchase, language)}
      />
      {language === 'ja' && items.some(isReduced) && <p>{say.reduced}</p>}
      {note !== null && <p>{labelled(say.note, note, language)}</p>}
    </Paper>
  );
}

type Line = NonNullable<Purchase['items']>[number];

/** Food has the reduced rate of Japanese consumption tax. */
const isReduced = ({ tax_percent }: Line): boolean => tax_percent === '8';

/** Net, tax by rate, and total. Amounts are empty for people who may not see them. */
function sumsOf({ items = [], ...purchase }: Purchase, language: PaperLanguage) {
  const say = phrasesOf[language];
  const figure = (value: string | null) => (value === null ? '' : formatFigure(value, language));
  const rates = [...new Set(items.map(({ tax_percent }) => tax_percent))].toSorted(
    (one, other) => Number(other) - Number(one),
  );
  const sumOf = (rate: string, field: 'amount' | 'tax') =>
    add(zero, ...items.filter(({ tax_percent }) => tax_percent === rate).map((line) => line[field] ?? zero));
  const isKnown = purchase.total !== null;
  return [
    [say.sub_total, figure(purchase.sub_total)] as const,
    ...rates
      .filter((rate) => isKnown && !isZero(rate))
      .map(
        (rate) =>
          [
            say.tax_of_rate
              .replace('{{rate}}', formatFigure(rate, language))
              .replace('{{amount}}', figure(sumOf(rate, 'amount'))),
            figure(sumOf(rate, 'tax')),
          ] as const,
      ),
    isPresent(purchase.discount_tax) && ([say.discount_amount, `-${figure(purchase.discount_tax)}`] as const),
    isPresent(purchase.additional_cost) && ([say.additional_cost, figure(purchase.additional_cost)] as const),
    [
      say.sum,
      purchase.total === null ? '' : formatPaperMoney(purchase.total, purchase.currency_id, language),
    ] as const,
  ];
}

const isPresent = (value: string | null): value is string => value !== null && !isZero(value);
