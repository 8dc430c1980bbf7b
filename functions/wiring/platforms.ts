import { z } from 'zod';
import { type PlatformId, scopesOf } from '#contract/platforms.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { PlatformGateway, StagePlatform } from '#functions/domain/publishing/ports.ts';
import type { PublicationProblem } from '#functions/domain/publishing/publication.ts';
import { env } from '#functions/env.ts';
import { tokenSeal as sealUnder } from '#functions/gateways/aws/keys/token-seal.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';
import { tikTokAdvice } from '#functions/gateways/tiktok/failures.ts';
import { tikTok } from '#functions/gateways/tiktok/tik-tok.ts';
import { UNVERIFIED as TIKTOK_GUESSES } from '#functions/gateways/tiktok/unverified.ts';
import { youTubeAdvice } from '#functions/gateways/youtube/advice.ts';
import { UNVERIFIED as YOUTUBE_GUESSES } from '#functions/gateways/youtube/unverified.ts';
import { youTube } from '#functions/gateways/youtube/youtube.ts';
import { newId, now } from './clock.ts';
import { lazy } from './lazy.ts';
import { outbox } from './mail.ts';
import { media, siteOrigin } from './media.ts';
import { App, ownApps } from './own-apps.ts';
import { moderation } from './providers.ts';
import {
  connections,
  credits,
  egress,
  platformDays,
  publications,
  sendSlots,
  suspensions,
  videos,
} from './stores.ts';
import { publicationStarter } from './workflows.ts';

/** The secret’s value until our app’s credentials for the platform have been stored. */
const Unset = z.object({ clientId: z.string().trim().default('') });
const app = (id: PlatformId) => () => readSecret(env.providerSecretId(id), App);

/** Each gateway’s unverified assumptions. */
const GUESSES: Readonly<Record<PlatformId, readonly string[]>> = {
  youtube: YOUTUBE_GUESSES,
  tiktok: TIKTOK_GUESSES,
};

/**
 * The platforms that this stage publishes on: those for which our app is stored. A real platform is included only if
 * nothing about it is a guess or the stage allows guesses. On a creator’s machine, their own app replaces a stand-in.
 */
export const stagePlatforms = async (): Promise<readonly StagePlatform[]> => {
  const { platforms, unverified } = env.platforms();
  const allowed = platforms.filter(
    ({ id, standIn }) => standIn !== undefined || unverified || GUESSES[id].length === 0,
  );
  const apps = await Promise.all(allowed.map(({ id }) => readSecret(env.providerSecretId(id), Unset)));
  const own = await ownApps();
  return allowed
    .filter((_, index) => apps[index]?.clientId !== '')
    .map(({ id, audited, standIn }) =>
      own[id] === undefined ? { id, isAudited: audited, standIn } : { id, isAudited: false },
    );
};

const isOffered = async (id: PlatformId): Promise<boolean> =>
  (await stagePlatforms()).some((platform) => platform.id === id);

const GATEWAYS = {
  youtube: /* @__PURE__ */ lazy(() => {
    const row = env.platforms().platforms.find((each) => each.id === 'youtube');
    const standIn = row?.standIn;
    return youTube({
      app: app('youtube'),
      asks: scopesOf('youtube'),
      withCaptions: row?.captions === true,
      ...(standIn && { addresses: { ...standIn.addresses, watch: `${standIn.postsUrl}#` } }),
      now,
    });
  }),
  tiktok: /* @__PURE__ */ lazy(() => {
    const standIn = env.platforms().platforms.find((row) => row.id === 'tiktok')?.standIn;
    return tikTok({
      app: async () => {
        const { clientId: clientKey, clientSecret } = await app('tiktok')();
        return { clientKey, clientSecret };
      },
      asks: scopesOf('tiktok'),
      ...(standIn && { addresses: standIn.addresses }),
      now,
    });
  }),
} as const satisfies Readonly<Record<PlatformId, () => PlatformGateway>>;

/** The stage’s own gateway, or the gateway to the real platform with the creator’s own app. */
const platform = async (id: PlatformId): Promise<PlatformGateway> => {
  const own = id === 'youtube' ? (await ownApps()).youtube : undefined;
  return own === undefined
    ? GATEWAYS[id]()
    : { ...youTube({ app: async () => own, asks: scopesOf('youtube'), now }), app: own.clientId };
};

const ADVICE: Readonly<
  Record<PlatformId, (code: string) => Pick<PublicationProblem, 'advice' | 'canRetry'>>
> = { youtube: youTubeAdvice, tiktok: tikTokAdvice };

const tokenSeal = /* @__PURE__ */ lazy(() => sealUnder(env.publishingSecretId()));

/** The ports that connect accounts: `ConnectPorts`. */
export const connecting = {
  connections,
  tokenSeal,
  platform,
  redirectUri: async (id: PlatformId) => `${await siteOrigin()()}/api/publishing/connected/${id}`,
};

/** The ports that send publications: `SendingPorts`. */
export const sending = () => ({
  ...connecting,
  publications,
  outbox,
  advise: (id: PlatformId, code: string) => ADVICE[id](code),
  now,
});

/** The ports for an execution that sends a publication: `SendPorts`. */
export const publishing = () => ({
  ...sending(),
  ...moderation,
  videos,
  media,
  suspensions,
  isOffered,
  egress,
  subscriptions: credits,
  platformDays,
  sendSlots,
});

/** The ports that order publications, and that read their figures: `OrderPorts`, `FigurePorts`. */
export const ordering = () => ({
  ...sending(),
  ...moderation,
  videos,
  media,
  publicationStarter,
  isOffered,
  isReal: ({ platform: id, app: ownApp }: Pick<Connection, 'platform' | 'app'>) =>
    ownApp !== undefined ||
    env.platforms().platforms.every((row) => row.id !== id || row.standIn === undefined),
  newId,
});
