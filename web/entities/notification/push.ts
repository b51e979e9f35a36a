import {
  createDeviceToken,
  deleteDeviceToken,
  listDeviceTokens,
  pushKey,
} from '@hakobu/contract/helper/device-token/device-token.endpoints.ts';
import { call } from '#client/call.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const supported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether this browser receives push messages for the signed-in user. */
export async function readPushState(): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (subscription === null) return 'off';
  const { data } = await call(listDeviceTokens, { query: { filter: { token: subscription.endpoint } } });
  return data.length > 0 ? 'on' : 'off'; // The browser may have been registered for another user.
}

/** Asks the browser for permission and registers it. Throws when its push service does not answer. */
export async function startPush(): Promise<PushState> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { public_key } = await call(pushKey);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  const { keys } = subscription.toJSON();
  await call(createDeviceToken, {
    body: { token: subscription.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  return 'on';
}

/** Unregisters this browser here and on the server. */
export async function stopPush(): Promise<PushState> {
  const subscription = supported() ? await currentSubscription() : null;
  if (subscription === null) return 'off';
  const { data } = await call(listDeviceTokens, { query: { filter: { token: subscription.endpoint } } });
  for (const { id } of data) await call(deleteDeviceToken, { params: { id } });
  await subscription.unsubscribe();
  return 'off';
}
