/** Addresses of the print server and scanner server near this computer, stored in the browser. */
export type Device = 'printer' | 'scanner';
const keys: Record<Device, string> = { printer: 'printer_url', scanner: 'scanner_url' };
const CHECK_MS = 1000;
const ADDRESS = /^(https?|wss?):\/\/[^\s/]+(\/\S*)?$/i;

export const isDeviceAddress = (text: string): boolean => ADDRESS.test(text) && URL.canParse(text);
export const deviceAddress = (device: Device): string => localStorage.getItem(keys[device]) ?? '';
export const saveDeviceAddress = (device: Device, address: string): void =>
  address === '' ? localStorage.removeItem(keys[device]) : localStorage.setItem(keys[device], address);

/** Opens a socket to a device and resolves to whether it is open a second later; then closes it. */
export async function checkDevice(address: string): Promise<boolean> {
  let socket: WebSocket;
  try {
    socket = new WebSocket(address.replace(/^http/i, 'ws'));
  } catch {
    return false; // Browsers refuse unencrypted sockets on HTTPS pages.
  }
  await new Promise((resolve) => {
    setTimeout(resolve, CHECK_MS);
  });
  const open = socket.readyState === WebSocket.OPEN;
  socket.close();
  return open;
}
