import { z } from 'zod';

const Asked = z.array(z.object({ call: z.string(), body: z.unknown().optional() }));

/** Sends a platform’s stand-in one of the commands in its `script.ts`. */
export const orderStandIn = async (address: string, order: object): Promise<void> => {
  const body = JSON.stringify(order);
  const { ok } = await fetch(new URL('/__control', address), { method: 'POST', body });
  if (!ok) throw new Error(`The stand-in didn’t follow ${body}.`);
};

/** The contents of each call with this name that a stand-in has received since it started, in order of arrival. */
export const sentTo = async (address: string, call: string): Promise<readonly unknown[]> => {
  const asked = Asked.parse(await (await fetch(new URL('/__requests', address))).json());
  return asked.filter((each) => each.call === call).map(({ body }) => body);
};
