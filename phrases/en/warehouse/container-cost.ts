import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { containerCostErrors } from '@hakobu/contract/warehouse/container-cost/container-cost.errors.ts';

export const containerCost = {
  name: 'Container cost',
  title: {
    list: 'Container costs',
  },
  field: {
    freight: 'Freight income',
    cost: 'Costs',
    profit: 'Profit',
    chargeable_weight: 'Chargeable weight (kg)',
    kind: 'Kind',
    basis: 'Allocated by',
    amount_base: 'In VND',
  },
  section: {
    customers: 'By customer',
  },
  act: {
    new: 'Add cost',
  },
  kind: {
    freight: 'Freight',
    customs: 'Customs',
    handling: 'Handling',
    storage: 'Storage',
    insurance: 'Insurance',
    trucking: 'Trucking',
    other: 'Other',
  },
  basis: {
    chargeable_weight: 'Chargeable weight',
    volume: 'Volume',
  },
  state: {
    open: 'Open',
    in_part: 'Partially paid',
    paid: 'Paid',
  },
  errors: {
    cost_below_paid: '{{paid}} of this cost is already paid',
    cost_is_paid: 'Part of this cost is already paid, so it cannot be deleted',
  } satisfies ErrorPhrases<typeof containerCostErrors>,
};
