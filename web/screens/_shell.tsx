import { createFileRoute } from '@tanstack/react-router';
import { guard } from '#app/guard.ts';
import { Shell } from '#app/shell.tsx';

export const Route = createFileRoute('/_shell')({
  component: Shell,
  beforeLoad: ({ matches, location }: { matches: Parameters<typeof guard>[0]; location: { href: string } }): Promise<void> => guard(matches, location.href),
});
