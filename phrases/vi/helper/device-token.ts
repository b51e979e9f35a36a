import type { deviceToken as en } from '../../en/helper/device-token.ts';
import type { Shape } from '../../shape.ts';

export const deviceToken = {
  name: 'Thiết bị nhận thông báo',
} satisfies Shape<typeof en>;
