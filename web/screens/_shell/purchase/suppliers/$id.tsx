import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatInstant } from '#kit/format.ts';
import { CrudDetail } from '#kit/crud-detail.tsx';
import { Money } from '#kit/values.tsx';
import { NewestRows } from '#kit/widgets.tsx';
import { useSupplierFields } from '#entities/supplier/supplier-fields.ts';

export const Route = createFileRoute('/_shell/purchase/suppliers/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.common.field.supplier,
    needs: { all: [{ resource: 'supplier', action: 'read' }] },
  },
});

/** A supplier with recent purchases and products. */
function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const id = Number(Route.useParams().id);
  return (
    <CrudDetail
      id={id}
      resource={supplier}
      permission="supplier"
      fields={useSupplierFields()}
      titleOf={({ name }) => name}
      logType="supplier"
      onDeleted={() => void navigate({ to: '/purchase/suppliers' })}
      cards={() => (
        <>
          <NewestRows
            title={t(($) => $.order.purchase.plural)}
            endpoint={listPurchases}
            query={{ filter: { supplier_id: id } }}
            all={`/purchase/purchases?purchases-supplier_id=${id}`}
            hrefOf={(row) => `/purchase/purchases/${row.id}`}
            line={(row) => (
              <>
                <span>
                  {documentNumber('purchase', row.id)} · {formatInstant(row.created_at)}
                </span>
                <span className="aside">
                  <Money value={row.total} currency={row.currency_id} />
                </span>
              </>
            )}
          />
          <NewestRows
            title={t(($) => $.product.product.plural)}
            endpoint={product.list}
            query={{ filter: { supplier_id: id } }}
            all={`/admin/goods/products?products-supplier_id=${id}`}
            hrefOf={(row) => `/admin/goods/products/${encodeURIComponent(row.id)}`}
            line={(row) => (
              <>
                <span>{row.name}</span>
                <span className="aside">
                  <Money value={row.price} currency="JPY" />
                </span>
              </>
            )}
          />
        </>
      )}
    />
  );
}
