import type { Page } from 'playwright-core';
import type { Tab } from './browser.ts';

/** Delays every response so that loading states can be checked. Call the returned function to end the delay. */
export const slowNetwork = async ({ context, page }: Tab, delayMs = 1000): Promise<() => Promise<void>> => {
  const session = await context.newCDPSession(page);
  const delay = (latency: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await delay(delayMs);
  return async () => {
    await delay(0);
    await session.detach();
  };
};

/** Holds back the requests to these addresses until the returned function is called. */
export const holdBack = async (page: Page, addresses: RegExp): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
};
