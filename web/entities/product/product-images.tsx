import { ActionIcon, Group, Image, Tooltip } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MAX_PRODUCT_IMAGES } from '@hakobu/contract/kernel/upload.ts';
import {
  addProductImages,
  chooseProductImage,
  removeProductImages,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { Section } from '#kit/page.tsx';
import { PictureButton } from '#kit/picture-button.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { productName } from '#kit/product-name.ts';
import type { Product } from './product-form.tsx';

const PREVIEW_HEIGHT = 300;
const ALBUM_HEIGHT = 96;

/** The featured picture, and the album beside it. */
export function ProductImages({ product, editable }: { product: Product; editable: boolean }): ReactNode {
  const t = usePhrases();
  const add = useEndpointMutation(addProductImages);
  const images = product.images ?? [];
  const params = { id: product.id };
  const send = (files: File[]) => add.mutate({ params, body: { images: files.map((file) => ({ file })) } });
  if (images.length === 0 && !editable) return null;
  return (
    <Section
      title={t(($) => $.product.product.section.images)}
      actions={
        editable &&
        images.length < MAX_PRODUCT_IMAGES && (
          <PictureButton
            label={t(($) => $.product.product.act.add_images)}
            most={MAX_PRODUCT_IMAGES - images.length}
            busy={add.isPending}
            onReady={send}
          />
        )
      }
    >
      <Group align="flex-start" gap="sm">
        {images.map((picture) => (
          <Picture key={picture.id} {...{ product, picture, editable }} />
        ))}
      </Group>
    </Section>
  );
}

interface PictureProps {
  product: Product;
  picture: NonNullable<Product['images']>[number];
}

function Picture({ editable, ...props }: PictureProps & { editable: boolean }): ReactNode {
  const { url, thumbnail_url, primary } = props.picture;
  const side = primary ? PREVIEW_HEIGHT : ALBUM_HEIGHT; // Nothing moves when the pictures arrive.
  return (
    <div>
      <Image
        src={primary ? url : thumbnail_url}
        alt={productName(props.product)}
        className="picture"
        h={side}
        w={side}
        maw="100%"
        fit="contain"
        radius="sm"
        loading="lazy"
      />
      {editable && <PictureActs {...props} />}
    </div>
  );
}

/** Sets a picture as the featured one, or deletes it. */
function PictureActs({ product, picture: { id, primary } }: PictureProps): ReactNode {
  const t = usePhrases();
  const remove = useEndpointMutation(removeProductImages);
  const choose = useEndpointMutation(chooseProductImage);
  const params = { id: product.id };
  return (
    <Group gap={2} justify="center">
      <Tooltip label={t(($) => $.product.product.act.feature)}>
        <ActionIcon
          variant="subtle"
          disabled={primary}
          aria-label={`${t(($) => $.product.product.act.feature)} ${id}`}
          onClick={() => choose.mutate({ params, body: { image_id: id } })}
        >
          {primary ? <IconStarFilled size={14} /> : <IconStar size={14} />}
        </ActionIcon>
      </Tooltip>
      <RemoveButton
        of={id}
        deletes
        onClick={() => confirmDelete(id, () => remove.mutate({ params, body: { image_ids: [id] } }))}
      />
    </Group>
  );
}
