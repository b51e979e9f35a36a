import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { creatableTypes, orderTypes } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';

/** Creates an order of a chosen type for a customer. */
export function NewOrderFor({ customer }: { customer: number }): ReactNode {
  const t = usePhrases();
  if (!may({ resource: 'order', action: 'create' })) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button leftSection={<IconPlus size={14} />} data-creates>
          {t(($) => $.accounting.customer_account.act.new_order)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {creatableTypes.map((type) => (
          <Menu.Item
            key={type}
            component="a"
            href={`#${orderTypes[type].screen}/new?customer_id=${customer}`}
          >
            {t(($) => $.order.order.type[type])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
