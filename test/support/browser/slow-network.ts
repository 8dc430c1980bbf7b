import type { Tab } from './browser.ts';

const SLOW_MS = 1000;

/** Delays every response by a second so that loading states can be checked. Call the returned function to stop. */
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
