import { ordersByDay } from '@hakobu/contract/order/order-statistic/order-statistic.endpoints.ts';
import { route } from '#kernel/route.ts';
import { countOrdersByDay } from './count-orders-by-day.ts';

export const routes = [route(ordersByDay, countOrdersByDay)];
