import { Button, FileButton } from '@mantine/core';
import type { ReactNode } from 'react';

/** Lets somebody choose pictures from the device, or take one. */
export const PictureButton = ({ label, loading = false, onPick }: { label: string; loading?: boolean; onPick: (files: File[]) => void }): ReactNode => (
  <FileButton multiple accept="image/*" onChange={onPick}>{(props) => <Button {...props} variant="default" loading={loading}>{label}</Button>}</FileButton>
);
