import { kernel } from './kernel.ts';

/** Every phrase in one language, a namespace a service. */
export const en = { kernel };
