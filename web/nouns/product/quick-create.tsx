import { Alert, Anchor, Button, Group, Image } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { findAuctionLot } from '@hakobu/contract/product/auction-lot/auction-lot.endpoints.ts';
import { mistypedJan } from '@hakobu/contract/product/product/jan.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call, CallError } from '#client/call.ts';
import { FormEnd, FormModal, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { PictureButton } from '#kit/picture-button.tsx';
import { notifyError } from '#kit/toasts.ts';
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

function Fields({ code = '', onDone }: Omit<QuickCreateProps, 'opened' | 'onClose'>): ReactNode {
  const t = usePhrases();
  const [lot, setLot] = useState('');
  const [asking, setAsking] = useState(false);
  const [file, setFile] = useState<File>();
  const preview = usePreview(file);
  const form = useForm(
    { id: code, name: '', code: '', initial_price: '', url: '' },
    { endpoint: product.create, onDone, message: t(($) => $.common.message.created) },
  );
  const {
    values: { url, ...values },
    set,
    errorOf,
  } = form;
  const right = mistypedJan(values.id);
  const lookUp = async () => {
    setAsking(true);
    try {
      const found = await call(findAuctionLot, { query: { plain: { auction_id_findprice: lot } } });
      set({ id: found.id, code: found.id, name: found.name, url: found.img ?? '' });
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
  const images =
    file === undefined ? (url === '' ? [] : [{ url, primary: true }]) : [{ file, primary: true }];
  return (
    <>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextBox label={t(($) => $.product.product.quick.lot)} value={lot} onChange={setLot} />
        <Button variant="default" disabled={lot === ''} loading={asking} onClick={() => void lookUp()}>
          {t(($) => $.product.product.quick.look_up)}
        </Button>
      </Group>
      <div className="fields">
        <TextBox
          autoFocus
          required
          label={t(($) => $.product.product.quick.jan)}
          value={values.id}
          onChange={(id) => set({ id: id.trim() })}
          error={errorOf('id')}
        />
        <TextBox
          required
          label={t(($) => $.common.field.name)}
          value={values.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
        />
        <TextBox
          label={t(($) => $.product.product.field.code)}
          value={values.code}
          onChange={(text) => set({ code: text })}
          error={errorOf('code')}
        />
        <MoneyInput
          label={`${t(($) => $.product.product.field.initial_price)} (JPY)`}
          value={values.initial_price}
          onChange={(price) => set({ initial_price: price })}
          error={errorOf('initial_price')}
        />
        <div className="wide">
          <TextBox
            type="url"
            label={t(($) => $.product.product.quick.picture)}
            value={url}
            onChange={(address) => set({ url: address })}
            error={errorOf('images.0.url')}
          />
        </div>
      </div>
      {right !== undefined && (
        <Alert color="yellow" variant="light" p="xs">
          {t(($) => $.product.product.quick.mistyped, { right })}{' '}
          <Anchor component="button" size="sm" onClick={() => set({ id: right })}>
            {right}
          </Anchor>
        </Alert>
      )}
      {preview !== undefined && <Image src={preview} alt="" h={PREVIEW_HEIGHT} fit="contain" />}
      <PictureButton
        label={t(($) => $.product.product.act.add_images)}
        most={1}
        onReady={([ready]) => setFile(ready)}
      />
      <FormEnd
        {...form}
        submitLabel={t(($) => $.product.product.quick.action)}
        disabled={values.id === '' || values.name === '' || right !== undefined}
        onSubmit={() =>
          form.submit({
            ...values,
            initial_price: values.initial_price || '0',
            ...(images.length > 0 && { images }),
          })
        }
      />
    </>
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
