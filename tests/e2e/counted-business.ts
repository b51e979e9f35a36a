import type { Page } from '@playwright/test';
import { TODAY } from '../../server/seed/demo/steps.ts';
import { write } from './write.ts';

/**
 * A customer with an address, and products at 1,000 JPY, codes `${mark}1` and so on, from one supplier for
 * each given name. The customer has money in both currencies unless it is `penniless`.
 */
export async function makeBusiness(
  page: Page,
  mark: string,
  {
    lines,
    suppliers,
    penniless = false,
  }: { lines: number; suppliers: readonly string[]; penniless?: boolean },
): Promise<void> {
  const post = (path: string, body: object) => write(page, 'POST', path, body);
  const { id: customer } = await post('users', {
    name: `Khách ${mark}`,
    email: `${mark}@counted.test`,
    role_id: 'customer',
    password: 'mật khẩu dài',
  });
  for (const [currency_id, fund_id, amount] of penniless
    ? []
    : ([
        ['JPY', 2, '1000000'],
        ['VND', 1, '50000000'],
      ] as const))
    await post('deposit-with-cash', {
      transactionable_type: 'user',
      transactionable_id: customer,
      amount,
      currency_id,
      fund_id,
      voucher_date: TODAY,
    });
  await post('addresses', {
    user_id: customer,
    consignee: `Khách ${mark}`,
    tel: '0901234567',
    address_detail: '12 Tràng Tiền',
    default: true,
  });
  const ids: number[] = [];
  for (const name of suppliers) ids.push((await post('suppliers', { name })).id);
  for (let line = 1; line <= lines; line += 1)
    await post('products', {
      id: `${mark}${line}`,
      name: `Bánh ${mark} ${line}`,
      price: '1000',
      supplier_id: ids[(line - 1) % ids.length],
    });
}
