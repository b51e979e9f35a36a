import { Group, Image } from '@mantine/core';
import type { ReactNode } from 'react';
import { MAX_FILES } from '@hakobu/contract/kernel/upload.ts';
import {
  addStoreImages,
  removeStoreImages,
} from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { Section } from '#kit/page.tsx';
import { PictureButton } from '#kit/picture-button.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';

interface StoreImagesProps {
  id: number;
  name: string;
  images: readonly { id: number; url: string; thumbnail_url: string }[];
  editable: boolean;
}

/** The pictures of a store, as its market shows them. */
export function StoreImages({ id, name, images, editable }: StoreImagesProps): ReactNode {
  const t = usePhrases();
  const add = useEndpointMutation(addStoreImages);
  const remove = useEndpointMutation(removeStoreImages);
  const send = (files: File[]) =>
    add.mutate({ body: { affiliate_store_id: id, images: files.map((file) => ({ file })) } });
  return (
    <Section
      title={t(($) => $.product.product.section.images)}
      actions={
        editable && (
          <PictureButton
            label={t(($) => $.product.product.act.add_images)}
            most={MAX_FILES}
            busy={add.isPending}
            onReady={send}
          />
        )
      }
    >
      <Group align="flex-start" gap="sm">
        {images.map((image) => (
          <div key={image.id}>
            <Image
              src={image.thumbnail_url}
              alt={name}
              className="picture"
              h={96}
              w={96}
              fit="contain"
              radius="sm"
              loading="lazy"
            />
            {editable && (
              <Group justify="center">
                <RemoveButton
                  of={image.id}
                  deletes
                  onClick={() =>
                    confirmDelete(image.id, () =>
                      remove.mutate({ body: { affiliate_store_id: id, image_ids: [image.id] } }),
                    )
                  }
                />
              </Group>
            )}
          </div>
        ))}
      </Group>
    </Section>
  );
}
