import { createServer } from 'node:http';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startStripe } from '#local/stripe/server.ts';
import { closeServer, listen } from '#local/support/http-service.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';

/** The real SDK, pointed at a stand-in. */
export const stripeAt = (address: string, secretKey: string): Stripe => {
  const { hostname, port } = new URL(address);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 2000,
  });
};

/** Calls a stand-in’s control URL; see `answerControl`. */
export const order = async (address: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(new URL(path, address), {
    method: body ? 'POST' : 'GET',
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
};

/** Submits a payment page as a browser would, without following its redirect. */
export const submit = (address: string, fields: Readonly<Record<string, string>>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

export const typed = (number: string) => ({ number, expiry: '12 / 40', cvc: '123', action: 'pay' });

export interface Delivery {
  readonly signature: string;
  readonly body: string;
  readonly id: string;
  readonly type: string;
}

/** A site that receives webhooks and answers the first `failures` of them with status 500. */
export async function webhookSite(failures = 0) {
  const deliveries: Delivery[] = [];
  let refusals = failures;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { id, type }: Pick<Delivery, 'id' | 'type'> = JSON.parse(body);
      deliveries.push({ signature: String(request.headers['stripe-signature']), body, id, type });
      refusals -= 1;
      response.writeHead(refusals >= 0 ? 500 : 200).end();
    });
  });
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}/api/payments/webhook`;
  return { url, deliveries, close: () => closeServer(server) };
}

export const settingsIn = (folder: string, webhookUrl: string) => ({
  stateFile: join(folder, 'stripe.sqlite'),
  secretKey: 'sk_test_service',
  webhookSecret: 'whsec_service',
  webhookUrl,
});

/** A stand-in, plus a site that receives its webhooks. */
export async function stripeService(options: { failures?: number; folder?: string } = {}) {
  const { failures, folder = temporaryFolder() } = options;
  const site = await webhookSite(failures);
  const settings = settingsIn(folder, site.url);
  const service = await startStripe(settings);
  return {
    ...service,
    folder,
    settings,
    deliveries: site.deliveries,
    stripe: stripeAt(service.url, settings.secretKey),
    close: async () => {
      await service.close();
      await site.close();
    },
  };
}
