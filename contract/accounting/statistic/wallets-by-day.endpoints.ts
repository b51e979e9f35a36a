import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerField } from '../../kernel/fields.ts';
import type { Resource } from '../../kernel/permission.ts';

const byDay = (path: string, id: string, resource: Resource, of: string) =>
  defineEndpoint({
    id: `accounting.${id}.by-day`,
    method: 'GET',
    path: `statistics/${path}`,
    summary: `Wallet balances of ${of} at the end of each of the last days`,
    access: { resource, action: 'read' },
    query: z.object({ walletable_id: integerField(), days: integerField(2, 366).default(30) }),
    response: z.object({
      /** The first of the days. The last one is today. */
      first: z.string(),
      wallets: z.array(
        z.object({ id: z.number().int(), currency_id: z.string(), held: z.array(decimalText()) }),
      ),
    }),
  });

export const walletsByDay = {
  user: byDay('customer-wallets-by-day', 'wallet-user', 'wallet', 'a customer'),
  supplier: byDay('supplier-wallets-by-day', 'wallet-supplier', 'supplier_wallet', 'a supplier'),
} as const;
