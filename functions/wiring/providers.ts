import type { Judgement } from '#contract/moderation.ts';
import {
  guardOf,
  type ProviderId,
  type ProviderSecret,
  providerOf,
  WITHOUT_KEY,
} from '#contract/providers.ts';
import type { Maker } from '#functions/domain/credentials/maker.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { type ModerationActions, strictestJudgement } from '#functions/domain/moderation/verdict.ts';
import type { Narrators, Painter, VoiceProvider } from '#functions/domain/providers/ports.ts';
import type { FinishedScenes } from '#functions/domain/story/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { env } from '#functions/env.ts';
import { guardModerator } from '#functions/gateways/openai/guard-moderator.ts';
import { type OpenAiLimits, openAiClient } from '#functions/gateways/openai/openai-client.ts';
import { openAiModerator } from '#functions/gateways/openai/openai-moderator.ts';
import { openAiNarrator } from '#functions/gateways/openai/openai-narrator.ts';
import { openAiPainter } from '#functions/gateways/openai/openai-painter.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { lazy } from './lazy.ts';
import { kokoroNarrator } from './offline/kokoro-narrator.ts';
import { simpleNarrator } from './offline/simple-narrator.ts';
import { atWork } from './provider-at-work.ts';

/** A story takes about 5 kB, a picture as base64 about 4 MB, and a minute of speech less than 3 MB. */
export const WRITING = { timeoutMs: 25_000, maxRetries: 1, mostBytes: 1_000_000 } as const;
const PAINTING = { timeoutMs: 120_000, maxRetries: 0, mostBytes: 30_000_000 } as const;
const SPEAKING = { timeoutMs: 75_000, maxRetries: 0, mostBytes: 30_000_000 } as const;

/** Judging takes about a second; we don’t wait for a late judgement. */
const JUDGING = { timeoutMs: 5000, maxRetries: 1, mostBytes: 200_000 } as const;

export const openAi = (secret: ProviderSecret, baseURL: string, limits: OpenAiLimits) => () =>
  openAiClient({ secretId: env.providerSecretId(secret), baseURL, ...limits });

const OPENAI_HOST = 'api.openai.com';

/** The maker to record for the model at a given URL; the URL doesn’t appear in films. */
const madeAt = (baseUrl: string, model: string): Maker => {
  const name = new URL(baseUrl).hostname === OPENAI_HOST ? providerOf('picture', 'openai').name : 'model';
  return { name, model, kind: 'trained' };
};

const PAINTERS: Readonly<Record<ProviderId<'picture'>, () => Painter>> = {
  openai: () =>
    openAiPainter(openAi('openai', env.imageBaseUrl(), PAINTING), {
      model: env.imageModel(),
      quality: env.imageQuality(),
      size: env.pictureSize(),
      maker: madeAt(env.imageBaseUrl(), env.imageModel()),
    }),
  offline: () => ({
    paint: async (prompt) =>
      (await import('./offline/offline-painter.ts')).offlinePainter(env.pictureSize()).paint(prompt),
  }),
};

const NARRATORS: Readonly<Record<ProviderId<'speech'>, () => VoiceProvider>> = {
  kokoro: () => kokoroNarrator(env.kokoroFolder() ?? '', simpleNarrator),
  polly: () => pollyNarrator('neural'),
  simple: () => simpleNarrator,
  openai: () =>
    openAiNarrator(openAi('openai', env.speechBaseUrl(), SPEAKING), {
      baseUrl: env.speechBaseUrl(),
      model: env.speechModel(),
      voices: env.speechVoices(),
      maker: madeAt(env.speechBaseUrl(), env.speechModel()),
    }),
};

const MODERATORS: Readonly<Record<ProviderId<'moderation'>, () => Moderator>> = {
  openai: () => openAiModerator(openAi('openai', env.moderationBaseUrl(), JUDGING), env.moderationModel()),
  guard: () =>
    guardModerator(
      openAi('guard', env.moderationBaseUrl(), JUDGING),
      env.moderationModel(),
      guardOf(env.moderationModel()),
    ),
  none: () => ({ judgeTexts: async () => 'unmoderated', judgePicture: async () => 'unmoderated' }),
};

const moderatorAtWork = async (): Promise<Moderator> =>
  MODERATORS[await atWork('moderation', env.moderator(), WITHOUT_KEY.moderation)]();

const minorsIn = async (texts: readonly string[]): Promise<Judgement | undefined> => {
  const rule = await import('#offline/minors/minors.ts');
  return strictestJudgement(texts.map(rule.minorsIn));
};

/** The moderator is chosen for each text; anything that matches a rule is refused, whoever judges the rest. */
const moderator = /* @__PURE__ */ lazy(
  (): Moderator => ({
    judgeTexts: async (texts) => (await minorsIn(texts)) ?? (await moderatorAtWork()).judgeTexts(texts),
    judgePicture: async (read) => (await moderatorAtWork()).judgePicture(read),
  }),
);

/** The ports that judge words and pictures: `ModerationPorts`. */
export const moderation = { moderator, moderationActions: (): ModerationActions => env.moderationActions() };

/** Imported on demand, so that only the function that saves finished stories contains them. */
export const finishedScenes: FinishedScenes = async (id) =>
  (await import('#offline/finished/finished-texts.ts')).FINISHED_TEXTS[id].scenes;

export const painter = /* @__PURE__ */ lazy(
  (): Painter => ({
    paint: async (prompt, quality) =>
      PAINTERS[await atWork('picture', env.painter(), WITHOUT_KEY.picture)]().paint(prompt, quality),
  }),
);

/** The narrators of this stage: the configured one, and the one used until the configured one’s key is stored. */
const possibleNarrators = (): readonly ProviderId<'speech'>[] => [env.narrator(), WITHOUT_KEY.speech];

const narratorAtWork = async (before?: string): Promise<ProviderId<'speech'>> => {
  const wanted = possibleNarrators().find((id) => id === before) ?? env.narrator();
  return atWork('speech', wanted, WITHOUT_KEY.speech);
};

/** The provider is chosen for each text. */
export const narrator = async (): Promise<VoiceProvider> => NARRATORS[await narratorAtWork()]();

/** The provider is chosen for each attempt at a video. */
export const narrators = (): Narrators => ({
  atWork: narratorAtWork,
  named: (name) => {
    const id = possibleNarrators().find((each) => each === name);
    if (id === undefined) throw new StepError('ProviderBusy', `The narrator ${name} is gone.`);
    return NARRATORS[id]();
  },
});
