import { Alert, Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { mistypedJan, normalizeProductCode } from '@hakobu/contract/product/product/jan.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { money, text } from '#kit/fields.ts';
import { Form, FormModal } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { PriceInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { LotSearch } from './lot-search.tsx';
import { NewPicturesInput } from './new-pictures-input.tsx';
import { noPictures, picturesBody, type NewPictures } from './new-pictures.ts';
import type { Product } from './product-form.tsx';

const PREVIEW_HEIGHT = 250;

interface QuickCreateProps {
  opened: boolean;
  onClose: () => void;
  /** A scanned or typed code without a product. */
  code?: string;
  onDone: (made: Product) => void;
}

/** Creates a product with the required fields only, during other work: by its JAN code or an auction lot. */
export default function QuickCreate({ opened, onClose, ...rest }: QuickCreateProps): ReactNode {
  const t = usePhrases();
  return (
    <FormModal title={t(($) => $.product.product.quick.title)} opened={opened} onClose={onClose}>
      <Fields {...rest} />
    </FormModal>
  );
}

const fields = {
  name: text({ required: true }),
  code: text(),
  initial_price: money(),
};

function Fields({ code = '', onDone }: Omit<QuickCreateProps, 'opened' | 'onClose'>): ReactNode {
  const t = usePhrases();
  const [pictures, setPictures] = useState(noPictures);
  const form = useFields(
    { ...fields, id: text({ start: code, required: true }) },
    {
      words: ($) => $.product.product.field,
      send: (body) => deferRequest(product.create, { body: { ...body, ...picturesBody(pictures) } }),
      onDone,
    },
  );
  const { field, set } = form;
  const choosePictures = (chosen: NewPictures) => {
    set({}); // Changed pictures make a new request with a new idempotency key.
    setPictures(chosen);
  };
  const right = mistypedJan(normalizeProductCode(form.values.id));
  return (
    <Form {...form} submitLabel={t(($) => $.product.product.quick.action)} disabled={right !== undefined}>
      <LotSearch
        onFound={({ id, name, img }) => {
          set({ id, code: id, name });
          setPictures({ ...noPictures, url: img ?? '' });
        }}
      />
      <div className="fields">
        <TextBox
          code
          autoFocus
          {...field('id', ($) => $.product.product.quick.jan)}
          onChange={(id) => set({ id: id.trim() })}
        />
        <TextBox {...field('name')} />
        <TextBox {...field('code')} />
        <PriceInput
          currency="JPY"
          {...field('initial_price', ($) => `${$.product.product.field.initial_price} (JPY)`)}
        />
      </div>
      {right !== undefined && <Mistyped right={right} onTake={() => set({ id: right })} />}
      <NewPicturesInput
        pictures={pictures}
        onChange={choosePictures}
        height={PREVIEW_HEIGHT}
        error={form.errorOf('images.0.url')}
      />
    </Form>
  );
}

/** A code with one wrong digit, and the corrected one. */
function Mistyped({ right, onTake }: { right: string; onTake: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <Alert color="yellow" variant="light" p="xs">
      {t(($) => $.product.product.quick.mistyped, { right })}{' '}
      <Anchor component="button" type="button" size="sm" onClick={onTake}>
        {right}
      </Anchor>
    </Alert>
  );
}
