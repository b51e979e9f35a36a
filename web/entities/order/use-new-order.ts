import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BodyInput } from '@hakobu/contract/kernel/endpoint.ts';
import { createOrder } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { isPackedInBoxes, orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { id, idOrNone, measure, text, textOrNone } from '#kit/fields.ts';
import { useFields } from '#kit/use-fields.ts';
import { useOrderDraft } from './lines/draft-line.ts';
import { lineKinds } from './lines/line-kinds.tsx';
import { useOpenContracts } from './use-open-contracts.ts';
import { useProposedFee } from './lines/use-proposed-fee.ts';

const common = {
  customer_id: id(),
  sale_id: idOrNone(),
  insurance_fee: measure(),
  special_goods_fee: measure(),
  additional_cost: measure(),
  special_declaration: measure(),
  insurance_declaration: measure(),
  note: text(),
};
const boxed = { shipment_method_id: textOrNone({ start: 'sea' }) };
const sent = { sender_name: text(), sender_tel: text(), sender_address: text() };

/** The head fields of an order type; the fee starts with the proposed one. */
const headOf = (type: CreatableType, { fee, contract }: { fee: string; contract: string }) => ({
  ...common,
  contract_id: textOrNone({ start: contract }),
  service_fee: measure({ start: fee }),
  ...((isPackedInBoxes(type) ? boxed : {}) as typeof boxed),
  ...((orderTypes[type].lines === 'trackings' ? sent : {}) as typeof sent),
});

/** The draft of an order: head and lines. */
export function useNewOrder(type: CreatableType) {
  const t = usePhrases();
  const navigate = useNavigate();
  const [{ customer_id: customer }] = useAddressSearch(); // The customer's page passes its id.
  const { screen, goods_currency, lines: linesAre } = orderTypes[type];
  const kind = lineKinds[linesAre];
  const [lines, setLines] = useState(() => [kind.first()]);
  const content = kind.body(lines, goods_currency);
  const [fee, setFee] = useState('');
  const [contract, setContract] = useState('');
  const form = useFields(headOf(type, { fee, contract }), {
    words: ($) => $.order.order.field,
    row: customer === undefined ? undefined : { customer_id: customer },
    send: ({ contract_id: chosen, ...head }) => {
      // A contract of another customer is dropped.
      const { value: contract_id = null } = contracts.find(({ value }) => value === chosen) ?? {};
      return deferRequest(createOrder, {
        body: { ...head, contract_id, ...content, type_id: type } as BodyInput<typeof createOrder>,
      });
    },
    onDone: ({ id: made }) => {
      draft.forget();
      void navigate({ to: `${screen}/$id`, params: { id: made } });
    },
  });
  const total = kind.total(lines, goods_currency);
  const proposed = useProposedFee(total, goods_currency, {
    method: form.values.shipment_method_id,
    customer: form.values.customer_id,
  });
  useEffect(() => setFee(proposed), [proposed]);
  const contracts = useOpenContracts(form.values.customer_id);
  const only = type === 'wholesale' && contracts.length === 1 ? contracts[0]!.value : '';
  useEffect(() => setContract(only), [only]);
  const draft = useOrderDraft(`${type} order`, form, lines, setLines);
  return {
    form,
    kind,
    contracts,
    offer: draft.offer,
    lines,
    changeLines: (next: typeof lines) => {
      form.set({}); // Changed lines make a new request with a new idempotency key.
      setLines(next);
    },
    lacks: content === undefined && kind.missing ? t(kind.missing) : undefined,
  };
}
