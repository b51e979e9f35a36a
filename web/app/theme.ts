import { Anchor, Badge, Button, createTheme, Paper, Table } from '@mantine/core';

const dense = { defaultProps: { size: 'xs' as const } };

/** Dense and calm: many rows per screen, one accent colour, no needless motion. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 9,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', 'Hiragino Sans', sans-serif",
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.25rem' }, h2: { fontSize: '1rem' }, h3: { fontSize: '0.9rem' } },
  },
  components: {
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Button: Button.extend(dense),
    TextInput: dense,
    PasswordInput: dense,
    Select: dense,
    Textarea: dense,
    DateInput: dense,
    DatePickerInput: dense,
    Checkbox: dense,
    Switch: dense,
    MultiSelect: dense,
    Badge: Badge.extend({
      defaultProps: { variant: 'light', radius: 'sm', size: 'sm' },
      styles: { root: { textTransform: 'none', fontWeight: 600 } },
    }),
    Table: Table.extend({
      defaultProps: {
        ...{ verticalSpacing: 5, horizontalSpacing: 8, fz: 'sm', highlightOnHover: true },
        // Links lack contrast on a darker background.
        highlightOnHoverColor: 'light-dark(var(--mantine-color-gray-0), var(--mantine-color-dark-5))',
      },
    }),
    Paper: Paper.extend({ defaultProps: { withBorder: true, p: 'sm', radius: 'sm' } }),
  },
});
