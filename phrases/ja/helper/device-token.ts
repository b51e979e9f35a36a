import type { deviceToken as en } from '../../en/helper/device-token.ts';
import type { Shape } from '../../shape.ts';

export const deviceToken = {
  name: '通知先デバイス',
} satisfies Shape<typeof en>;
