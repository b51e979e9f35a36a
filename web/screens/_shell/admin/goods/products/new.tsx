import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Page, Section } from '#kit/page.tsx';
import { ProductForm } from '#entities/product/product-form.tsx';

export const Route = createFileRoute('/_shell/admin/goods/products/new')({
  component: Screen,
  staticData: {
    title: ($) => $.product.product.title.new,
    needs: { all: [{ resource: 'product', action: 'create' }] },
    creates: { order: 3 },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <Page title={t(($) => $.product.product.title.new)}>
      <Section>
        <ProductForm
          onDone={({ id }) => void navigate({ to: '/admin/goods/products/$id', params: { id } })}
        />
      </Section>
    </Page>
  );
}
