import type { Judgement, ModerationAction } from '#contract/moderation.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { type ModerationActions, strictestJudgement } from '#functions/domain/moderation/verdict.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';

/** The same action for every class whose action a stage may choose. */
export const always = (action: ModerationAction): ModerationActions => ({
  self_harm: action,
  hate: action,
  harassment: action,
  sexual: action,
  graphic: action,
});

/** A moderator that judges text with `judge`, and finds nothing in pictures unless `picture` judges them. */
export const moderating = (
  judge: (text: string) => Promise<Judgement | undefined>,
  { action = 'refuse', picture }: { action?: ModerationAction; picture?: Moderator['judgePicture'] } = {},
): ModerationPorts => ({
  moderator: () => ({
    judgeTexts: async (texts) => strictestJudgement(await Promise.all(texts.map(judge))),
    judgePicture: picture ?? (async () => undefined),
  }),
  moderationActions: () => always(action),
});

/** A stage without a moderator. */
export const unmoderating: ModerationPorts = {
  moderator: () => ({
    judgeTexts: async () => 'unmoderated',
    judgePicture: async () => 'unmoderated',
  }),
  moderationActions: () => always('refuse'),
};

/** A moderator that allows everything. */
export const lenient = moderating(async () => undefined);
