import { Button, FileButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { prepareFiles } from './files.ts';

/**
 * Chooses up to `most` pictures, from files or the camera, and optionally PDFs; passes them on validated and
 * scaled down.
 */
export function PictureButton({
  label,
  most,
  busy = false,
  pdf = false,
  variant = 'default',
  onReady,
}: {
  label: string;
  most: number;
  busy?: boolean;
  pdf?: boolean;
  variant?: string;
  onReady: (files: File[]) => void;
}): ReactNode {
  const [preparing, setPreparing] = useState(false);
  const prepare = async (chosen: File[]) => {
    setPreparing(true);
    const ready = await prepareFiles(chosen, { most, pdf });
    setPreparing(false);
    if (ready.length > 0) onReady(ready);
  };
  return (
    <FileButton
      multiple={most > 1}
      accept={pdf ? 'image/*,application/pdf' : 'image/*'}
      onChange={(chosen) => void prepare(chosen === null ? [] : [chosen].flat())}
    >
      {(props) => (
        <Button {...props} variant={variant} loading={preparing || busy}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
