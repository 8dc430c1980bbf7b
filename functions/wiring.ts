import { monotonicFactory } from 'ulid';
import { z } from 'zod';
import type { EmailSignIn, IdentityPool } from '#functions/domain/account/ports.ts';
import type { Call, Clock, NewId } from '#functions/domain/request/ports.ts';
import { filmRates, spentOn } from './cost/film-rates.ts';
import type { Payments } from './domain/billing/ports.ts';
import type { ReadSpendingRules } from './domain/budget/ports.ts';
import { type Amounts, cheaper } from './domain/budget/spending.ts';
import type { Painter, StoryWriter } from './domain/providers/ports.ts';
import { env } from './env.ts';
import { cloudFrontMediaAccess } from './gateways/cloudfront-media-access.ts';
import { cognitoEmailSignIn } from './gateways/cognito-email-sign-in.ts';
import { cognitoIdentityPool } from './gateways/cognito-identity-pool.ts';
import { cognitoSignIn } from './gateways/cognito-sign-in.ts';
import { keyedIdentityHash } from './gateways/identity-hash.ts';
import { hasModelKey, openAiClient } from './gateways/openai-client.ts';
import { openAiPainter } from './gateways/openai-painter.ts';
import { openAiWriter } from './gateways/openai-writer.ts';
import { s3Media } from './gateways/s3-media.ts';
import { readSecret } from './gateways/secrets.ts';
import { siteOriginOf } from './gateways/site-origin.ts';
import { stageNarrator } from './gateways/stage-narrator.ts';
import { stepFunctionsDeleter } from './gateways/step-functions-deleter.ts';
import { stepFunctionsRenderer } from './gateways/step-functions-renderer.ts';
import { stripeClient, stripeWebhookSecret } from './gateways/stripe-client.ts';
import { stripePayments } from './gateways/stripe-payments.ts';
import { affiliateStore } from './store/affiliate-store.ts';
import { billingStore } from './store/billing-store.ts';
import { budgetStore } from './store/budget-store.ts';
import { callLimitStore } from './store/call-limit-store.ts';
import { creditStore } from './store/credit-store.ts';
import { departureStore } from './store/departure-store.ts';
import { figureStore } from './store/figure-store.ts';
import { idempotencyStore } from './store/idempotency-store.ts';
import { auditLedgers as auditTable } from './store/ledger-audit.ts';
import { newsletterStore } from './store/newsletter-store.ts';
import { pictureSwitch as pictureSwitchOf } from './store/picture-switch.ts';
import { everyAccount as everyAccountOf } from './store/plan-audit.ts';
import { receiptStore } from './store/receipt-store.ts';
import { sessionStore, ticketStore } from './store/session-store.ts';
import { shareStore } from './store/share-store.ts';
import { storyStore } from './store/story-store.ts';
import { connect } from './store/table.ts';
import { userStore } from './store/user-store.ts';
import { videoStore } from './store/video-store.ts';

/** One lazy function per port. The annotations let a bundle drop every port its entry does not name. */
const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const WRITER_TIMEOUT_MS = 25_000;
const PAINTER_TIMEOUT_MS = 120_000;

export const now: Clock = () => new Date();
export const newId: NewId = /* @__PURE__ */ monotonicFactory();

const identityHash = /* @__PURE__ */ keyedIdentityHash(env.signInSecretId);

const table = /* @__PURE__ */ lazy(() => ({ client: connect(), name: env.tableName() }));

export const users = /* @__PURE__ */ lazy(() => userStore(table(), newId, identityHash));
export const departures = /* @__PURE__ */ lazy(() => departureStore(table(), identityHash));
export const sessions = /* @__PURE__ */ lazy(() => sessionStore(table()));
export const tickets = /* @__PURE__ */ lazy(() => ticketStore(table()));
export const stories = /* @__PURE__ */ lazy(() => storyStore(table(), now));
export const videos = /* @__PURE__ */ lazy(() => videoStore(table()));
export const credits = /* @__PURE__ */ lazy(() => creditStore(table()));
export const billing = /* @__PURE__ */ lazy(() => billingStore(table()));
export const affiliates = /* @__PURE__ */ lazy(() => affiliateStore(table()));
export const idempotency = /* @__PURE__ */ lazy(() => idempotencyStore(table()));
export const figures = /* @__PURE__ */ lazy(() => figureStore(table()));
export const receipts = /* @__PURE__ */ lazy(() => receiptStore(table()));
export const shares = /* @__PURE__ */ lazy(() => shareStore(table()));
const callLimits = /* @__PURE__ */ lazy(() => callLimitStore(table(), env.callLimitFactor()));
/** Only commands of operators read the whole table. */
export const auditLedgers = () => auditTable(table());
export const everyAccount = () => everyAccountOf(table());
export const newsletter = /* @__PURE__ */ lazy(() => newsletterStore(table()));

export const signIn = /* @__PURE__ */ lazy(() => cognitoSignIn(env.signInSecretId()));
/** Undefined where no client of the pool is named: the stage has e-mail sign-in switched off. */
export const emailSignIn = /* @__PURE__ */ lazy((): EmailSignIn | undefined => {
  const clientId = env.emailClientId();
  return clientId === undefined
    ? undefined
    : cognitoEmailSignIn({ clientId, issuer: env.emailIssuer(), keysUrl: env.emailKeysUrl() });
});
/** Without a pool there is nobody to forget. */
export const identityPool = /* @__PURE__ */ lazy((): IdentityPool => {
  const id = env.userPoolId();
  return id === undefined ? { forget: async () => {} } : cognitoIdentityPool(id);
});
export const media = /* @__PURE__ */ lazy(() => s3Media(env.bucketName()));
export const mediaAccess = /* @__PURE__ */ lazy(() => cloudFrontMediaAccess(env.mediaSecretId()));
export const siteOrigin = /* @__PURE__ */ lazy(() => siteOriginOf(env.mediaSecretId()));
export const renderer = /* @__PURE__ */ lazy(() => stepFunctionsRenderer(env.stateMachineArn()));
export const accountDeleter = /* @__PURE__ */ lazy(() => stepFunctionsDeleter(env.deletionMachineArn()));

export const allowedOrigins = env.allowedOrigins;

/** Undefined where the stage sells nothing. Until its keys are stored each call of it refuses. */
export const payments = /* @__PURE__ */ lazy((): Payments | undefined => {
  const secretId = env.stripeSecretId();
  if (secretId === undefined) return undefined;
  return stripePayments(
    () => stripeClient(secretId, env.stripeBaseUrl()),
    () => stripeWebhookSecret(secretId),
  );
});

const openAi = (baseURL: string, timeoutMs: number, maxRetries: number) => () =>
  openAiClient({ secretId: env.openaiSecretId(), baseURL, timeoutMs, maxRetries });

/** Asked anew on each call, so that a key which is stored today needs no deployment. */
const asksModel = async (wanted: 'openai' | 'offline'): Promise<boolean> =>
  wanted === 'openai' && hasModelKey(env.openaiSecretId());

const modelWriter = /* @__PURE__ */ lazy(() =>
  openAiWriter(openAi(env.textBaseUrl(), WRITER_TIMEOUT_MS, 1), env.textModel()),
);

export const writer = /* @__PURE__ */ lazy(
  (): StoryWriter => ({
    write: async (request) => {
      if (await asksModel(env.storyWriter())) return modelWriter().write(request);
      return (await import('./offline/offline-writer.ts')).offlineWriter.write(request);
    },
  }),
);

const modelPainter = /* @__PURE__ */ lazy(() =>
  openAiPainter(openAi(env.imageBaseUrl(), PAINTER_TIMEOUT_MS, 0), {
    model: env.imageModel(),
    quality: env.imageQuality(),
    size: env.pictureSize(),
  }),
);

export const painter = /* @__PURE__ */ lazy(
  (): Painter => ({
    paint: async (prompt, quality) => {
      if (await asksModel(env.painter())) return modelPainter().paint(prompt, quality);
      return (await import('./offline/offline-painter.ts')).offlinePainter(env.pictureSize()).paint(prompt);
    },
  }),
);

export const pictureSwitch = /* @__PURE__ */ lazy(() => pictureSwitchOf(table(), now));

const MICRO_PER_USD = 1_000_000;
const microOf = (usd: number): number => Math.round(usd * MICRO_PER_USD);

/** What films of a month may cost, in micro-dollars; undefined where nobody set a limit. */
export const budgetLimits = (): Amounts | undefined => {
  const limits = env.spendingLimits();
  if (limits === undefined) return undefined;
  const { stageUsd, openaiUsd, pollyUsd } = limits;
  return { stage: microOf(stageUsd), openai: microOf(openaiUsd), polly: microOf(pollyUsd) };
};

export const spendingRules: ReadSpendingRules = async () => {
  const limits = env.spendingLimits();
  const best = env.imageQuality();
  const makers = {
    painter: env.painter(),
    imageModel: env.imageModel(),
    pictureSize: env.pictureSize(),
    pollyEngine: env.pollyEngine(),
  };
  return {
    rates: filmRates(makers, now()),
    best: cheaper(best, (await pictureSwitch().read()) ?? best),
    minuteCap: limits && microOf(limits.filmMinuteUsd),
    budgets: budgetLimits(),
  };
};

export const budgets = /* @__PURE__ */ lazy(() =>
  budgetStore(table(), async ({ ownerId, videoId, attempt }) => {
    const receipt = await receipts().find(ownerId, videoId);
    if (receipt !== undefined) return spentOn(receipt.items, attempt);
    // A video without a receipt used nothing; one that is gone took its receipt along.
    return (await videos().find(ownerId, videoId)) && spentOn([], attempt);
  }),
);

export const narrator = stageNarrator;

/** What `serve` needs to know of a visitor. */
export const visits = {
  now,
  findSession: (token: string, at: Date): Promise<string | undefined> => sessions().find(token, at),
  originSecret: async (): Promise<string> =>
    (await readSecret(env.originSecretId(), z.object({ value: z.string().min(16) }))).value,
  takeCall: (call: Call, at: Date): Promise<number | undefined> => callLimits().take(call, at),
};
