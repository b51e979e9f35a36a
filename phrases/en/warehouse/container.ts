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
    cut_off_date: 'Cut-off',
    max_volume: 'Maximum volume',
    max_weight: 'Maximum weight (kg)',
  },
  section: {
    scan: 'Scan',
    readiness: 'Before cut-off',
  },
  act: {
    attach_bills: 'Assign bills of lading',
    load: 'Load',
    unload: 'Unload',
    load_all: 'Load all ({{count}})',
    unload_all: 'Unload all ({{count}})',
  },
  message: {
    undesired: 'Box {{box_id}} is not on any bill of lading of this container',
    done: 'Done',
    ready: 'Ready',
    override: 'Cut off although orders are unsettled',
  },
  status: {
    open: 'Open',
    cut_off: 'Cut off',
    arrived: 'Arrived',
  },
  /** What is still to do to reach each stage. */
  todo: {
    cut_off: 'Cut off container',
    arrived: 'Unload',
  },
  errors: {
    route_mismatch:
      'Bill of lading {{lading_bill_id}} has another route or shipping method than the container',
    container_is_cut_off: 'The container is cut off',
    container_not_cut_off: 'The container is not cut off yet',
    container_is_empty: 'The container has no bills of lading',
    boxes_undesired: 'Boxes {{boxes}} are loaded without a bill of lading',
    goods_banned: 'Boxes {{boxes}} contain goods that cannot be shipped by this method',
    bills_not_loaded: 'Boxes of bills of lading {{lading_bills}} are not loaded yet',
    freight_not_assessed: 'Bills of lading {{lading_bills}} have no freight yet',
    orders_unsettled: 'Freight or fees of orders {{orders}} are neither paid nor charged to account',
    reason_required: 'Enter a reason to override this rule',
    container_unloaded: 'Boxes of this container have already been unloaded',
    over_unloading:
      'The quantity cannot be more than {{maximum}}, the quantity of box {{box_id}} in the container',
  } satisfies ErrorPhrases<typeof containerErrors>,
  rights: {
    container: {
      name: 'Containers',
      meaning: 'Loading, shipping and unloading',
    },
    container_cutoff: {
      name: 'Cut-off',
      meaning: 'Closing a container for shipping, and reopening it',
    },
    container_cost: {
      name: 'Container costs',
      meaning: 'Costs of containers',
    },
    invoice: {
      name: 'Warehouse invoices',
      meaning: 'Invoices of a container',
    },
  },
  log: {
    total_max_volume: 'Maximum volume (m³)',
    total_max_weight: 'Maximum weight (kg)',
    lading_bill_ids: 'Bills of lading',
    attached: 'Bills of lading added',
    detached: 'Bills of lading removed',
    cut_off: 'Cut-off',
  },
};
