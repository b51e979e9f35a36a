import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';

export type Sfa = ResponseOf<typeof sfa.get>;
