export const freight = {
  type: {
    by_weight: 'By weight',
    by_volume: 'By volume',
    by_chargeable_weight: 'By chargeable weight',
    by_quantity: 'By number of boxes',
    by_value: 'By declared value',
    fixed: 'Fixed amount',
  },
  range: {
    lading_bill: 'Whole bill',
    box: 'Each box',
  },
};
