import { speltOut } from '#functions/domain/moderation/as-read.ts';
import { type AskedWords, askedTexts } from '#functions/domain/moderation/asked-texts.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { refuseOnPublicPages } from '#functions/domain/moderation/public-title.ts';
import { strictest } from '#functions/domain/moderation/strictest-review.ts';
import {
  consequenceOf,
  type Decision,
  type ModerationActions,
  rulesRefusal,
  speltOutRefusal,
} from '#functions/domain/moderation/verdict.ts';
import { heardIn } from '#functions/domain/narration/pronunciations.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import type { Review, Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface ModerationPorts {
  readonly moderator: Lazy<Moderator>;
  readonly moderationActions: () => ModerationActions;
}

/**
 * Judges words before anything is paid for. Throws a `Refusal` for anything that the stage doesn’t make;
 * otherwise returns what must be recorded on the video.
 */
export const checkWords = async (
  { moderator, moderationActions }: ModerationPorts,
  userId: string,
  words: AskedWords,
): Promise<Review | undefined> => {
  const texts = askedTexts(words);
  const { alone = [], told = [], heard = [], described = [] } = words;
  const unreadable = speltOut([...alone, ...told, ...heard, ...described].join(' '));
  if (unreadable !== undefined) throw speltOutRefusal(unreadable);
  if (texts.length === 0) return undefined;
  try {
    const verdict = await moderator().judgeTexts(texts);
    const { refused, review } = consequenceOf(verdict, moderationActions());
    if (refused === undefined) return review;
    log.warn({ event: EVENTS.wordsRefused, userId, class: refused.class });
    throw rulesRefusal(refused);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error({ event: EVENTS.moderationAway, userId, err: error });
    return 'unchecked';
  }
};

/**
 * The words of a script. The title is also judged on its own; the scenes are judged together, because a sentence may
 * span two scenes.
 */
export const wordsOfScript = (
  title: string,
  scenes: readonly { readonly narration: string }[],
): AskedWords => ({
  alone: [title],
  told: scenes.map(({ narration }) => narration),
});

/** The text that a look draws in the picture, as one entry per line. */
export const signsOf = (look: Video['look']): readonly string[] =>
  [look?.endCard?.text, look?.handle].filter((sign) => sign !== undefined);

/** Judges a picture. Throws a `StepError` if it can’t be judged at the moment, so that the step is retried. */
export const checkPicture = async (
  { moderator, moderationActions }: ModerationPorts,
  read: () => Promise<Uint8Array>,
): Promise<Decision> => {
  const verdict = await moderator()
    .judgePicture(read)
    .catch((cause: unknown) => {
      throw new StepError('ProviderBusy', 'The moderator is busy or away.', { cause });
    });
  return consequenceOf(verdict, moderationActions());
};

/** All the words that are spoken or shown in a video. */
type Told = Pick<Video, 'title' | 'scenes' | 'look'>;

/**
 * The review that a version of a video still needs: the strictest of the current judgement of its words and
 * descriptions, and whatever was `found` earlier in the video or in the uploads and stills in it. Everything that
 * makes, changes or publishes a video calls this. An earlier “unchecked” no longer counts.
 */
export const reviewOf = async (
  ports: ModerationPorts,
  userId: string,
  { title, scenes, look }: Told,
  found: readonly (Review | undefined)[],
): Promise<Review | undefined> => {
  refuseOnPublicPages(title);
  const words = await checkWords(ports, userId, {
    alone: [title, ...signsOf(look)],
    told: scenes.map(({ narration }) => narration),
    heard: heardIn(scenes),
    described: scenes.map(({ picture }) => picture),
  });
  return strictest([...found.filter((review) => review !== 'unchecked'), words]);
};

/**
 * The same for a video that may already be shared: it is refused (`provider_unavailable`) while its words can’t be
 * judged.
 */
export const reviewOfEdit = async (
  ports: ModerationPorts,
  userId: string,
  version: Told,
  found: readonly (Review | undefined)[],
): Promise<Review | undefined> => {
  const words = await reviewOf(ports, userId, version, []);
  if (words === 'unchecked') throw new Refusal('provider_unavailable');
  return strictest([...found.filter((review) => review !== 'unchecked'), words]);
};
