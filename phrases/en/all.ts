import { kernel } from './kernel.ts';
import { identity } from './identity.ts';
import { product } from './product.ts';
import { order } from './order.ts';
import { accounting } from './accounting.ts';
import { warehouse } from './warehouse.ts';
import { helper } from './helper.ts';
import { shell } from './shell.ts';

/** Every phrase in one language, a namespace a service. */
export const en = { kernel, identity, product, order, accounting, warehouse, helper, shell };
