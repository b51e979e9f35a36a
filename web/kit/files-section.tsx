import { Anchor, Group, Image, Pill, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FileRow } from '@hakobu/contract/kernel/file.ts';
import { MAX_FILES } from '@hakobu/contract/kernel/upload.ts';
import { usePhrases } from '#app/i18n.ts';
import { useRequestMutation } from '#client/hooks.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { Section } from './page.tsx';
import { PictureButton } from './picture-button.tsx';
import { RowActions } from './row-actions.tsx';

interface FilesProps {
  files: readonly FileRow[];
  /** Whether the user may add and remove files. */
  editable: boolean;
  /** A hint for uploads. */
  hint?: string;
  add: (files: File[]) => DeferredRequest<unknown>;
  remove: (file: FileRow) => DeferredRequest<unknown>;
}

const PREVIEW_HEIGHT = 72;

/** Chooses files and attaches them to a document. */
function AddFiles({ add, most }: Pick<FilesProps, 'add'> & { most: number }): ReactNode {
  const t = usePhrases();
  const sending = useRequestMutation(() => crypto.randomUUID());
  return (
    <PictureButton
      label={t(($) => $.common.files.add)}
      pdf
      most={most}
      busy={sending.isPending}
      onReady={(ready) => sending.mutate(add(ready))}
    />
  );
}

/** Chooses files for a document that is not saved yet; the form holds them. */
export function ChooseFiles({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: File[]) => void;
}): ReactNode {
  const t = usePhrases();
  const without = (gone: File) => () => onChange(files.filter((file) => file !== gone));
  return (
    <Group gap="xs">
      {files.map((file, index) => (
        <Pill
          key={`${index} ${file.name}`}
          withRemoveButton
          onRemove={without(file)}
          removeButtonProps={{
            ...{ 'aria-label': `${t(($) => $.common.act.remove)} ${file.name}`, 'aria-hidden': false },
            tabIndex: 0,
          }}
        >
          {file.name}
        </Pill>
      ))}
      {files.length < MAX_FILES && (
        <PictureButton
          label={t(($) => $.common.files.add)}
          pdf
          most={MAX_FILES - files.length}
          onReady={(ready) => onChange([...files, ...ready])}
        />
      )}
    </Group>
  );
}

/** Attached files of a document: at most three pictures or PDFs. */
export function FilesSection({ files, editable, hint, add, remove }: FilesProps): ReactNode {
  const t = usePhrases();
  if (files.length === 0 && !editable) return null;
  return (
    <Section
      title={t(($) => $.common.files.title)}
      actions={editable && files.length < MAX_FILES && <AddFiles add={add} most={MAX_FILES - files.length} />}
    >
      {hint !== undefined && (
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      )}
      {files.length === 0 && (
        <Text c="dimmed" size="sm">
          {t(($) => $.common.message.empty)}
        </Text>
      )}
      <Group align="flex-end" gap="md">
        {files.map((file) => (
          <div key={file.id}>
            <Anchor href={file.url} target="_blank" rel="noreferrer" size="sm">
              {file.thumbnail_url === null ? (
                <IconFileTypePdf size={PREVIEW_HEIGHT} stroke={1} aria-hidden />
              ) : (
                <Image src={file.thumbnail_url} alt="" h={PREVIEW_HEIGHT} w="auto" radius="sm" />
              )}
              {file.name}
            </Anchor>
            <RowActions name={file.name} removable={editable} remove={remove(file)} />
          </div>
        ))}
      </Group>
    </Section>
  );
}
