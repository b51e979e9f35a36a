import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { exportDistribution, exportPurchase } from '@hakobu/contract/helper/export/export.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { download } from '#client/download.ts';
import { notifyDone, notifyError } from '#kit/toasts.ts';

/** Exports of a purchase: the order form for the supplier, and the customers of its goods. */
export function PurchaseExports({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  if (!may({ resource: 'export', action: 'create' })) return null;
  return (
    <>
      <Download paper={exportPurchase} id={id} label={t(($) => $.order.purchase.act.export_form)} />
      {may({ resource: 'purchase_item', action: 'read' }) && (
        <Download
          paper={exportDistribution}
          id={id}
          label={t(($) => $.order.purchase.act.export_distribution)}
        />
      )}
    </>
  );
}

function Download({
  paper,
  id,
  label,
}: {
  paper: typeof exportPurchase;
  id: number;
  label: string;
}): ReactNode {
  const t = usePhrases();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await download(paper.post, { id }).then(
      () => notifyDone(t(($) => $.common.list.view.exported)),
      notifyError,
    );
    setBusy(false);
  };
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={14} />}
      loading={busy}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
