// Hands what the provider sent to the screen that waits for it, in this browser only, and goes.
/* global BroadcastChannel, location, window */
const channel = new BroadcastChannel('sign-in');
channel.postMessage(Object.fromEntries(new URLSearchParams(location.search)));
window.close();
