import { providerOf, type StaffedCapability, WITHOUT_KEY } from '#contract/providers.ts';
import { routes } from '#contract/routes.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import type { ListedModel, ListModels } from '#functions/gateways/openai/model-list.ts';
import { type ListWebhooks, WEBHOOK_EVENTS } from '#functions/gateways/stripe/stripe-webhooks.ts';
import { secretName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { type Check, type Finding, off, ok, todo } from './finding.ts';

interface ProviderPorts {
  readonly stage: string;
  readonly settings: StageSettings;
  readonly now: Date;
  readonly readSecret: (name: string) => Promise<SecretFields | undefined>;
  readonly listModels: ListModels;
  readonly listWebhooks: ListWebhooks;
}

const OPENAI_URL = 'https://api.openai.com/v1';
const DAY_MS = 24 * 3_600_000;
/** Leaves enough time to try another model on staging first. */
const WARN_DAYS = 90;

const modelFinding = (wanted: string, models: readonly ListedModel[], now: Date): Finding => {
  const found = models.find(({ id }) => id === wanted);
  const change = 'name another in infra/stage/stages.ts and deploy';
  if (found === undefined) return todo(`${wanted} is not available with this key: ${change}`);
  if (found.shutdownDate === undefined) return ok(`${wanted}, no shutdown announced`);
  const days = Math.floor((Date.parse(found.shutdownDate) - now.getTime()) / DAY_MS);
  const end = `${wanted} shuts down on ${found.shutdownDate}`;
  return days > WARN_DAYS ? ok(`${end}, in ${days} days`) : todo(`${end}, in ${days} days: ${change}`);
};

interface Wanted {
  readonly title: string;
  readonly capability: StaffedCapability;
  readonly id: string;
  readonly model: string;
  readonly baseUrl: string | undefined;
}

/** What happens if the key is missing. */
const INSTEAD: Record<StaffedCapability, (provider: string) => string> = {
  text: () => 'stories are written offline',
  picture: () => 'pictures are painted offline',
  speech: (provider) => `${provider} speaks`,
  moderation: () => 'nobody moderates, and only owners open the links of their videos',
};

/** How to describe a provider that needs no key, if its name alone isn’t clear enough. */
const OFF: Readonly<Record<string, string>> = {
  none: 'none, by its settings, so only owners open the links of their videos: name a moderator in infra/stage/stages.ts, or the audience',
};

const modelCheck = (
  { stage, now, readSecret, listModels }: ProviderPorts,
  { title, capability, id, model, baseUrl }: Wanted,
): Check => ({
  title,
  run: async () => {
    const { secret, name } = providerOf(capability, id);
    if (secret === undefined) return off(OFF[id] ?? `${name}, by its settings`);
    const key = (await readSecret(secretName(stage, secret)))?.['apiKey'];
    const without = providerOf(capability, WITHOUT_KEY[capability]).name;
    const instead = INSTEAD[capability](without);
    if (key === undefined) return off(`no key stored, so ${instead}: npm run secrets -- ${stage}`);
    const models = await listModels(key, baseUrl ?? OPENAI_URL);
    return models === 'rejected'
      ? todo(`the provider rejects the stored key: store another with npm run secrets -- ${stage}`)
      : modelFinding(model, models, now);
  },
});

const stripeCheck = ({ stage, settings, readSecret, listWebhooks }: ProviderPorts): Check => ({
  title: 'Stripe webhook',
  run: async () => {
    if (settings.payments === 'off') return off('sales are off, by its settings');
    const { secretKey, webhookSecret } = (await readSecret(secretName(stage, 'stripe'))) ?? {};
    if (secretKey === undefined)
      return off(`no keys stored, so checkout refuses: npm run secrets -- ${stage}`);
    const { siteOrigin } = (await readSecret(secretName(stage, 'media'))) ?? {};
    if (siteOrigin === undefined) return todo(`deploy first: npm run deploy -- ${stage}`);
    const address = `${siteOrigin}${routes.paymentWebhook.path}`;
    const webhooks = await listWebhooks(secretKey);
    if (webhooks === 'rejected')
      return todo(`Stripe rejects the stored key: store another with npm run secrets -- ${stage}`);
    const ours = webhooks.find(({ url, isEnabled }) => url === address && isEnabled);
    if (ours === undefined)
      return todo(
        `create a webhook at Stripe for ${address} with these events: ${WEBHOOK_EVENTS.join(', ')}`,
      );
    const missing = WEBHOOK_EVENTS.filter(
      (event) => !ours.events.includes(event) && !ours.events.includes('*'),
    );
    if (missing.length > 0) return todo(`the webhook at Stripe lacks these events: ${missing.join(', ')}`);
    return webhookSecret === undefined
      ? todo(`the webhook exists, but its signing secret is not stored: npm run secrets -- ${stage}`)
      : ok(address);
  },
});

const googleCheck = ({ stage, readSecret }: ProviderPorts, signInHost: () => Promise<string>): Check => ({
  title: 'Google redirect address',
  run: async () => {
    const { clientId, clientSecret } = (await readSecret(secretName(stage, 'google'))) ?? {};
    const redirect = `https://${await signInHost()}/oauth2/idpresponse`;
    const store = `npm run secrets -- ${stage}, then npm run deploy -- ${stage}; the redirect address at Google is ${redirect}`;
    if (clientId === undefined && clientSecret === undefined)
      return off(`no client stored, so Google sign-in is off: ${store}`);
    if (clientId === undefined || clientSecret === undefined)
      return todo(`store both the client id and the client secret: ${store}`);
    return ok(`the client is stored; Google's console must list exactly ${redirect}`);
  },
});

/**
 * Checks what external services offer and how they are configured. `signInHost`: the host name of the hosted
 * sign-in page.
 */
export const providerChecks = (ports: ProviderPorts, signInHost: () => Promise<string>): readonly Check[] => {
  const { writer, painter, narrator, textModel, imageModel, speechModel } = ports.settings;
  const { textBaseUrl, imageBaseUrl, speechBaseUrl } = ports.settings;
  const { moderator, moderationModel, moderationBaseUrl } = ports.settings;
  const wanted: readonly Wanted[] = [
    { title: 'Text model', capability: 'text', id: writer, model: textModel, baseUrl: textBaseUrl },
    { title: 'Image model', capability: 'picture', id: painter, model: imageModel, baseUrl: imageBaseUrl },
    { title: 'Speech model', capability: 'speech', id: narrator, model: speechModel, baseUrl: speechBaseUrl },
    {
      title: 'Moderation model',
      capability: 'moderation',
      id: moderator,
      model: moderationModel,
      baseUrl: moderationBaseUrl,
    },
  ];
  return [
    ...wanted
      .filter(({ capability, id }) => {
        const { takesModel, cost } = providerOf(capability, id);
        return takesModel === true || cost === undefined;
      })
      .map((each) => modelCheck(ports, each)),
    googleCheck(ports, signInHost),
    stripeCheck(ports),
  ];
};
