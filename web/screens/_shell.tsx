import { createFileRoute } from '@tanstack/react-router';
import { guard } from '#app/guard.ts';
import { Shell } from '#app/shell.tsx';

export const Route = createFileRoute('/_shell')({ component: Shell, beforeLoad: guard });
