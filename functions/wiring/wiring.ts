import { monotonicFactory } from 'ulid';
import { z } from 'zod';
import { filmRates, spentOn } from '#functions/cost/film-rates.ts';
import type { EmailSignIn, IdentityPool } from '#functions/domain/account/ports.ts';
import type { Payments } from '#functions/domain/billing/ports.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { type Amounts, cheaper } from '#functions/domain/budget/spending.ts';
import type { Painter, StoryWriter } from '#functions/domain/providers/ports.ts';
import type { Call, Clock, NewId } from '#functions/domain/request/ports.ts';
import { env } from '#functions/env.ts';
import { cloudFrontMediaAccess } from '#functions/gateways/aws/cloudfront-media-access.ts';
import { keyedIdentityHash } from '#functions/gateways/aws/identity-hash.ts';
import { s3Media } from '#functions/gateways/aws/s3-media.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';
import { siteOriginOf } from '#functions/gateways/aws/site-origin.ts';
import { stepFunctionsDeleter } from '#functions/gateways/aws/step-functions-deleter.ts';
import { stepFunctionsRenderer } from '#functions/gateways/aws/step-functions-renderer.ts';
import { cognitoEmailSignIn } from '#functions/gateways/cognito/cognito-email-sign-in.ts';
import { cognitoIdentityPool } from '#functions/gateways/cognito/cognito-identity-pool.ts';
import { cognitoSignIn } from '#functions/gateways/cognito/cognito-sign-in.ts';
import { hasModelKey, openAiClient } from '#functions/gateways/openai/openai-client.ts';
import { openAiPainter } from '#functions/gateways/openai/openai-painter.ts';
import { openAiWriter } from '#functions/gateways/openai/openai-writer.ts';
import { stripeClient, stripeWebhookSecret } from '#functions/gateways/stripe/stripe-client.ts';
import { stripePayments } from '#functions/gateways/stripe/stripe-payments.ts';
import { accountDeletionStore } from '#functions/store/account/account-deletion-store.ts';
import { newsletterStore } from '#functions/store/account/newsletter-store.ts';
import { sessionStore, ticketStore } from '#functions/store/account/session-store.ts';
import { userStore } from '#functions/store/account/user-store.ts';
import { affiliateStore } from '#functions/store/affiliate/affiliate-store.ts';
import { billingStore } from '#functions/store/billing/billing-store.ts';
import { everyAccount as everyAccountOf } from '#functions/store/billing/plan-audit.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { pictureSwitch as pictureSwitchOf } from '#functions/store/budget/picture-switch.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { auditLedgers as auditTable } from '#functions/store/credits/ledger-audit.ts';
import { callLimitStore } from '#functions/store/request/call-limit-store.ts';
import { idempotencyStore } from '#functions/store/request/idempotency-store.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { connect } from '#functions/store/table/table.ts';
import { figureStore } from '#functions/store/videos/figure-store.ts';
import { receiptStore } from '#functions/store/videos/receipt-store.ts';
import { shareStore } from '#functions/store/videos/share-store.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { stageNarrator } from './stage-narrator.ts';

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
export const accountDeletions = /* @__PURE__ */ lazy(() => accountDeletionStore(table(), identityHash));
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
      return (await import('#offline/writer/write-story.ts')).writeStory(request);
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
      return (await import('./offline-painter.ts')).offlinePainter(env.pictureSize()).paint(prompt);
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
