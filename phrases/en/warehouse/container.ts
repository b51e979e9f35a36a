import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { containerErrors } from '@hakobu/contract/warehouse/container/container.errors.ts';

export const container = {
  name: 'Container',
  plural: 'Containers',
  title: {
    arrivals: 'Arrivals',
  },
  field: {
    container_type: 'Container type',
    cut_off_date: 'Cut off',
    max_volume: 'Largest volume',
    max_weight: 'Largest weight (kg)',
  },
  section: {
    scan: 'Scan',
    readiness: 'Before cut-off',
  },
  act: {
    attach_bills: 'Attach lading bills',
    load: 'Load',
    unload: 'Unload',
  },
  message: {
    undesired: 'Box {{box_id}} is on no lading bill of this container',
    done: 'Done',
    ready: 'Ready',
    override: 'Ship although orders are unsettled',
  },
  status: {
    open: 'Open',
    cut_off: 'Cut off',
    arrived: 'Arrived',
  },
  errors: {
    route_mismatch: 'Lading bill {{lading_bill_id}} goes another way than the container',
    container_is_cut_off: 'The container is cut off',
    container_not_cut_off: 'The container is not cut off yet',
    container_is_empty: 'The container has no lading bills',
    boxes_undesired: 'Boxes {{boxes}} are loaded without a lading bill',
    goods_banned: 'Boxes {{boxes}} hold goods that may not be shipped this way',
    bills_not_loaded: 'Boxes of lading bills {{lading_bills}} are not loaded yet',
    freight_not_assessed: 'Lading bills {{lading_bills}} have no freight yet',
    orders_unsettled: 'Freight or fees of orders {{orders}} are neither paid nor on debt',
    reason_required: 'A reason is needed to go on against a rule',
    container_unloaded: 'Boxes of this container have been unloaded already',
    over_unloading:
      'The quantity cannot be more than {{maximum}}: no more of box {{box_id}} is in the container',
  } satisfies ErrorPhrases<typeof containerErrors>,
  rights: {
    container: {
      name: 'Containers',
      meaning: 'What is loaded, shipped and unloaded',
    },
    container_cutoff: {
      name: 'Cut-off',
      meaning: 'Closing a container for shipping, and opening it',
    },
    container_cost: {
      name: 'Container costs',
      meaning: 'What a container costs us',
    },
    invoice: {
      name: 'Warehouse invoices',
      meaning: 'Invoices of a container',
    },
  },
  log: {
    total_max_volume: 'Largest volume (m³)',
    total_max_weight: 'Largest weight (kg)',
    lading_bill_ids: 'Lading bills',
    attached: 'Lading bills attached',
    detached: 'Lading bills detached',
    cut_off: 'Cut off',
  },
};
