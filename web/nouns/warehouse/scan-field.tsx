import { TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Where a scanner types: it keeps the focus, and Enter (which scanners send) hands over what was read. */
export function ScanField({
  label,
  onScan,
  keepFocus = true,
}: {
  label: string;
  onScan: (code: string) => void;
  keepFocus?: boolean;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (keepFocus) field.current?.focus();
  }, [keepFocus]);
  return (
    <TextInput
      ref={field}
      aria-label={label}
      placeholder={label}
      leftSection={<IconBarcode size={16} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      miw={220}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || typed.trim() === '') return;
        event.preventDefault();
        onScan(typed.trim());
        setTyped('');
      }}
    />
  );
}
