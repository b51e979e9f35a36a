import { Alert, Anchor, Button, Group, Image } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { findAuctionLot } from '@hakobu/contract/product/auction-lot/auction-lot.endpoints.ts';
import { mistypedJan } from '@hakobu/contract/product/product/jan.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call, CallError } from '#client/call.ts';
import { prepare } from '#client/prepared.ts';
import { money, text } from '#kit/fields.ts';
import { FormEnd, FormModal } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { PictureButton } from '#kit/picture-button.tsx';
import { notifyError } from '#kit/toasts.ts';
import { useFields } from '#kit/use-fields.ts';
import type { Product } from './product-form.tsx';

const PREVIEW_HEIGHT = 250;

interface QuickCreateProps {
  opened: boolean;
  onClose: () => void;
  /** What was scanned or typed and is no product yet. */ code?: string;
  onDone: (made: Product) => void;
}

/**
 * A product with the least that it needs, in the middle of other work: by its article number, or by the
 * number of an auction lot.
 */
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
  url: text(),
};

function Fields({ code = '', onDone }: Omit<QuickCreateProps, 'opened' | 'onClose'>): ReactNode {
  const t = usePhrases();
  const [file, setFile] = useState<File>();
  const preview = usePreview(file);
  const form = useFields(
    { ...fields, id: text({ start: code, required: true }) },
    {
      words: ($) => $.product.product.field,
      send: ({ url, ...body }) => {
        const image = file === undefined ? url !== '' && { url } : { file };
        return prepare(product.create, {
          body: { ...body, ...(image && { images: [{ ...image, primary: true }] }) },
        });
      },
      onDone,
    },
  );
  const { field, set } = form;
  const right = mistypedJan(form.values.id);
  return (
    <>
      <LotSearch onFound={({ id, name, img }) => set({ id, code: id, name, url: img ?? '' })} />
      <div className="fields">
        <TextBox
          autoFocus
          {...field('id', ($) => $.product.product.quick.jan)}
          onChange={(id) => set({ id: id.trim() })}
        />
        <TextBox {...field('name')} />
        <TextBox {...field('code')} />
        <MoneyInput {...field('initial_price', ($) => `${$.product.product.field.initial_price} (JPY)`)} />
        <div className="wide">
          <TextBox
            type="url"
            {...field('url', ($) => $.product.product.quick.picture)}
            error={form.errorOf('images.0.url')}
          />
        </div>
      </div>
      {right !== undefined && <Mistyped right={right} onTake={() => set({ id: right })} />}
      {preview !== undefined && <Image src={preview} alt="" h={PREVIEW_HEIGHT} fit="contain" />}
      <PictureButton
        label={t(($) => $.product.product.act.add_images)}
        most={1}
        onReady={([ready]) => {
          set({}); // another picture is another request
          setFile(ready);
        }}
      />
      <FormEnd
        {...form}
        submitLabel={t(($) => $.product.product.quick.action)}
        disabled={form.disabled || right !== undefined}
      />
    </>
  );
}

/** A number that is one digit off, and the one that was meant. */
function Mistyped({ right, onTake }: { right: string; onTake: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <Alert color="yellow" variant="light" p="xs">
      {t(($) => $.product.product.quick.mistyped, { right })}{' '}
      <Anchor component="button" size="sm" onClick={onTake}>
        {right}
      </Anchor>
    </Alert>
  );
}

/** Asks what is sold under the number of an auction lot. */
function LotSearch({ onFound }: { onFound: (lot: ResponseOf<typeof findAuctionLot>) => void }): ReactNode {
  const t = usePhrases();
  const [lot, setLot] = useState('');
  const [asking, setAsking] = useState(false);
  const lookUp = async () => {
    setAsking(true);
    try {
      onFound(await call(findAuctionLot, { query: { plain: { auction_id_findprice: lot } } }));
    } catch (error) {
      notifyError(
        error instanceof CallError && error.body.code === 'auction_lot_not_found'
          ? new Error(error.body.message)
          : error,
      );
    } finally {
      setAsking(false);
    }
  };
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextBox label={t(($) => $.product.product.quick.lot)} value={lot} onChange={setLot} />
      <Button variant="default" disabled={lot === ''} loading={asking} onClick={() => void lookUp()}>
        {t(($) => $.product.product.quick.look_up)}
      </Button>
    </Group>
  );
}

/** An address for a chosen file, given back when it is no longer shown. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
