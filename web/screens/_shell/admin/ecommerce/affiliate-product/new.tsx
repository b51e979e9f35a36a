import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { affiliateProduct } from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { Page, Section } from '#kit/page.tsx';
import { CrudForm } from '#kit/crud-form.tsx';
import { useAffiliateProductFields } from '#entities/product/affiliate-fields.ts';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-product/new')({
  component: Screen,
  staticData: {
    title: ($) => $.product.affiliate_product.plural,
    needs: { all: [{ resource: 'affiliate', action: 'create' }] },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const fields = useAffiliateProductFields();
  return (
    <Page title={t(($) => $.product.affiliate_product.plural)}>
      <Section>
        <CrudForm
          resource={affiliateProduct}
          permission="affiliate"
          fields={fields}
          onDone={({ id }: { id: number }) =>
            void navigate({ to: '/admin/ecommerce/affiliate-product/$id', params: { id: String(id) } })
          }
        />
      </Section>
    </Page>
  );
}
