import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { actionOf, type ModerationActions, rulesRefusal } from '#functions/domain/moderation/verdict.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Review, Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface ModerationPorts {
  readonly moderator: Lazy<Moderator>;
  readonly moderationActions: () => ModerationActions;
}

/** What a video remembers when its stage doesn’t refuse it. */
export const REVIEWS = { warn: 'sensitive', hold: 'held' } as const satisfies Record<string, Review>;

/**
 * Judges words before anything is paid for. Throws a `Refusal` for what the stage doesn’t make; otherwise says what its
 * video has to remember: that viewers are warned, that an operator decides about it, or that nobody could judge it, so that it isn’t published until
 * somebody can.
 */
export const checkWords = async (
  { moderator, moderationActions }: ModerationPorts,
  userId: string,
  text: string,
): Promise<Review | undefined> => {
  try {
    const judgement = await moderator().judgeText(text);
    if (judgement === undefined) return undefined;
    const action = actionOf(judgement.class, moderationActions());
    if (action !== 'refuse') return REVIEWS[action];
    log.warn({ event: EVENTS.wordsRefused, userId, class: judgement.class });
    throw rulesRefusal(judgement);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error({ event: EVENTS.moderationAway, userId, err: error });
    return 'unchecked';
  }
};

/** A script as one text: a sentence may run over two scenes. */
export const wordsOfScript = (title: string, scenes: readonly { readonly narration: string }[]): string =>
  [title, ...scenes.map(({ narration }) => narration)].join('\n');

/** The strictest first. */
const STRICTNESS = ['held', 'unchecked', 'sensitive'] as const satisfies readonly Review[];

/** Judges what a video says, and on its own what its look writes in the picture: a long script would hide few words. */
export const checkVideoWords = async (
  ports: ModerationPorts,
  userId: string,
  { title, scenes, look }: Pick<Video, 'title' | 'scenes' | 'look'>,
): Promise<Review | undefined> => {
  const signs = [look?.endCard?.text, look?.handle].filter(Boolean).join('\n');
  const found = [
    await checkWords(ports, userId, wordsOfScript(title, scenes)),
    ...(signs === '' ? [] : [await checkWords(ports, userId, signs)]),
  ];
  return STRICTNESS.find((review) => found.includes(review));
};
