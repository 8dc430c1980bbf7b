import { REFUSALS } from '#contract/refusals.ts';
import type { PostOptions } from '#contract/schemas/publishing.ts';
import { isApiError, sentenceOf } from '#web/data/api/api-error.ts';
import { formatSeconds } from '#web/lib/format.ts';
import { privacyWords } from './direct-post.ts';

/** Why the choices for a direct post can’t be shown, and what to do about it. */
export interface OptionsTrouble {
  readonly words: string;
  /** The message shown if the creator tries to send the post anyway. */
  readonly stopped: string;
  readonly remedy: 'reconnect' | 'ask again' | 'none';
}

const INSTEAD = 'send a draft instead, or leave this account out.';

/** For an account whose connection has ended. */
export const endedTrouble = (name: string): OptionsTrouble => ({
  words: `TikTok ended the connection to ${name}.`,
  stopped: 'Nothing was sent. Reconnect this account, or leave it out.',
  remedy: 'reconnect',
});

/** Whether TikTok itself said that the account may not post. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) &&
  error.code === 'platform_unavailable' &&
  error.detail !== REFUSALS.platform_unavailable.detail;

const RETRIES = 2;

/** Whether to retry immediately, without the creator noticing: true if there was no response. */
export const mayAskAgain = (failures: number, error: Error): boolean =>
  failures < RETRIES && isApiError(error) && (error.status === 0 || error.status >= 500) && !isRefusal(error);

/** What a failure to read an account’s options means. TikTok’s own refusal speaks for itself. */
export const optionsTrouble = (error: unknown, name: string): OptionsTrouble => {
  if (isApiError(error) && error.code === 'connection_ended') return endedTrouble(name);
  const words = sentenceOf(error);
  if (!isRefusal(error))
    return {
      words: `We couldn’t read what this account allows. ${words}`,
      stopped: `Nothing was sent, because we don’t know what this account allows. Try again, ${INSTEAD}`,
      remedy: 'ask again',
    };
  // The API returns only a message, and only the advice in it says on which day to try again.
  const isOverToday = /\btomorrow\b/iu.test(words);
  return {
    words,
    stopped: `Nothing was sent, because TikTok takes no direct post from this account now. To go on, ${INSTEAD}`,
    remedy: isOverToday ? 'none' : 'ask again',
  };
};

const KINDS = [
  ['comment', 'Comments'],
  ['duet', 'Duets'],
  ['stitch', 'Stitches'],
] as const;

const missing = (from: readonly string[], others: readonly string[]): readonly string[] =>
  from.filter((one) => !others.includes(one)).map((one) => `“${privacyWords(one)}”`);

/**
 * Changes to what an account allows since its choices were shown, as sentences; undefined if nothing that a creator
 * agrees to has changed. The URL of the account’s picture is different in every response, so it is ignored.
 */
export const accountChange = (before: PostOptions, after: PostOptions): string | undefined => {
  const [lost, gained] = [
    missing(before.privacies, after.privacies),
    missing(after.privacies, before.privacies),
  ];
  const changed = [
    ...(before.nickname === after.nickname ? [] : [`Its name is now ${after.nickname}.`]),
    ...(lost.length === 0 ? [] : [`${lost.join(' and ')} can’t be chosen any more.`]),
    ...(gained.length === 0 ? [] : [`${gained.join(' and ')} can be chosen now.`]),
    ...KINDS.filter(([kind]) => before.off[kind] !== after.off[kind]).map(([kind, name]) =>
      after.off[kind] ? `${name} are switched off now.` : `${name} can be allowed now.`,
    ),
    ...(before.longest_seconds === after.longest_seconds
      ? []
      : [`Videos may be up to ${formatSeconds(after.longest_seconds)} long now.`]),
  ];
  if (changed.length === 0) return undefined;
  return `What ${before.nickname} allows on TikTok has changed. ${changed.join(' ')} Look at your choices, and agree again.`;
};
