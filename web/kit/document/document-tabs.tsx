import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAddressSearch } from '#client/address-search.ts';

export interface DocumentTab {
  /** The value in the address, `?tab=log`. */
  key: string;
  title: string;
  content: ReactNode;
  /** Not part of the printed document. */
  notPrinted?: boolean;
}

/** Related records of a document, one tab at a time; the address stores the tab unless it is the first. */
export function DocumentTabs({ tabs }: { tabs: readonly (DocumentTab | false)[] }): ReactNode {
  const [{ tab }, change] = useAddressSearch();
  const shown = tabs.filter((one) => one !== false);
  const first = shown[0]?.key ?? '';
  const active = shown.some(({ key }) => key === tab) ? tab! : first;
  return (
    <Tabs
      value={active}
      onChange={(key) =>
        change({ tab: key === null || key === first ? undefined : key }, { replace: true, stay: true })
      }
      keepMounted={false}
    >
      <Tabs.List mb="sm">
        {shown.map(({ key, title }) => (
          <Tabs.Tab key={key} value={key}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(({ key, content, notPrinted }) => (
        <Tabs.Panel key={key} value={key} {...(notPrinted && { className: 'no-print' })}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
