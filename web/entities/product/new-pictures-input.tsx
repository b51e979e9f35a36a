import { Group, Image, Stack } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { MAX_PRODUCT_IMAGES } from '@hakobu/contract/kernel/upload.ts';
import { usePhrases } from '#app/i18n.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { PictureButton } from '#kit/picture-button.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import type { NewPictures } from './new-pictures.ts';

const ALBUM_HEIGHT = 96;

interface NewPicturesInputProps {
  pictures: NewPictures;
  onChange: (pictures: NewPictures) => void;
  /** Height of the featured picture in pixels. */
  height: number;
  /** Whether an album can be chosen. */
  album?: boolean;
  /** The server's error about the address. */
  error?: string | undefined;
}

/** Chooses and previews the pictures of a new product. */
export function NewPicturesInput({
  pictures,
  onChange,
  height,
  album = false,
  error,
}: NewPicturesInputProps): ReactNode {
  const t = usePhrases();
  const { featured, url } = pictures;
  return (
    <Stack gap="xs" mt="xs">
      <TextBox
        type="url"
        label={t(($) => $.product.product.quick.picture)}
        value={url}
        onChange={(typed) => onChange({ ...pictures, url: typed })}
        error={error}
        disabled={featured !== undefined}
      />
      <Group align="flex-start" gap="xs">
        {featured === undefined ? (
          <PictureButton
            label={t(($) => $.product.product.act.add_featured)}
            most={1}
            onReady={([file]) => onChange({ ...pictures, featured: file })}
          />
        ) : (
          <Chosen
            file={featured}
            height={height}
            onRemove={() => onChange({ ...pictures, featured: undefined })}
          />
        )}
        {album && <Album {...{ pictures, onChange }} />}
      </Group>
    </Stack>
  );
}

function Album({ pictures, onChange }: Pick<NewPicturesInputProps, 'pictures' | 'onChange'>): ReactNode {
  const t = usePhrases();
  const { album } = pictures;
  const room = MAX_PRODUCT_IMAGES - 1 - album.length;
  return (
    <>
      {album.map((file) => (
        <Chosen
          key={`${file.name}-${file.size}-${file.lastModified}`}
          file={file}
          height={ALBUM_HEIGHT}
          onRemove={() => onChange({ ...pictures, album: album.filter((other) => other !== file) })}
        />
      ))}
      {room > 0 && (
        <PictureButton
          label={t(($) => $.product.product.act.add_album)}
          most={room}
          onReady={(files) => onChange({ ...pictures, album: [...album, ...files] })}
        />
      )}
    </>
  );
}

/** Previews a chosen file, which can be removed. */
function Chosen({ file, height, onRemove }: { file: File; height: number; onRemove: () => void }): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Group gap={2} align="flex-start" wrap="nowrap">
      <Image src={address} alt={file.name} h={height} w="auto" maw="100%" fit="contain" radius="sm" />
      <RemoveButton of={file.name} onClick={onRemove} />
    </Group>
  );
}
