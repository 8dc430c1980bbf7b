import type { Tab } from './browser.ts';

const SLOW_MS = 1000;

/** Every answer takes a second from here on, so that what is shown meanwhile can be looked at; call it to end that. */
export const slowNetwork = async ({ context, page }: Tab): Promise<() => Promise<void>> => {
  const session = await context.newCDPSession(page);
  const delay = (latency: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await delay(SLOW_MS);
  return async () => {
    await delay(0);
    await session.detach();
  };
};
