import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { Page, Section } from '#kit/page.tsx';
import { ProductForm } from '#nouns/product/product-form.tsx';

export const Route = createFileRoute('/_shell/admin/goods/products/new')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.new_product,
    needs: { all: [{ resource: 'product', action: 'create' }] },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <Page title={t(($) => $.shell.menu.new_product)}>
      <Section>
        <ProductForm
          onDone={({ id }) => void navigate({ to: '/admin/goods/products/$id', params: { id } })}
        />
      </Section>
    </Page>
  );
}
