import { z } from 'zod';
import { LENIENT_CLASSES, MODERATION_ACTIONS, type ModerationAction } from '#contract/moderation.ts';
import { GUARD_FAMILIES, isGuard, PROVIDER_IDS, WITHOUT_KEY } from '#contract/providers.ts';

const REFUSED: readonly (readonly [string, ModerationAction])[] = LENIENT_CLASSES.map((id) => [id, 'refuse']);
const ActionOfEach = z.record(z.enum(LENIENT_CLASSES), z.enum(MODERATION_ACTIONS));

/** What to do with each class that a stage may choose not to refuse. Classes not listed here are refused. */
const Moderation = z
  .partialRecord(z.enum(LENIENT_CLASSES), z.enum(MODERATION_ACTIONS))
  .default({})
  .transform((given) => ({ ...Object.fromEntries(REFUSED), ...given }))
  .pipe(ActionOfEach);

/** Who moderates what people make, what the verdict leads to, and who may see the result. */
export const moderationSettings = {
  /**
   * The moderator of prompts, scripts and pictures; nothing is moderated until its key is stored.
   * `guard` needs the URL of a chat model made for moderation.
   */
  moderator: z.enum(PROVIDER_IDS.moderation).default(WITHOUT_KEY.moderation),
  moderationModel: z.string().min(1).default('omni-moderation-latest'),
  moderationBaseUrl: z.url().optional(),
  moderation: Moderation,
  /**
   * Who may open the links of videos. By default, everybody may open moderated videos, but only the owner may
   * open other videos; on a stage with the moderator `none`, only the owner may open any video. `public` also
   * opens unmoderated videos to everybody.
   */
  audience: z.enum(['public', 'owner']).optional(),
};

interface Guard {
  readonly moderator: string;
  readonly moderationModel: string;
  readonly moderationBaseUrl?: string | undefined;
}

export const checkGuard = (
  { moderator, moderationModel, moderationBaseUrl }: Guard,
  context: z.RefinementCtx,
): void => {
  if (moderator !== 'guard') return;
  if (moderationBaseUrl === undefined)
    context.addIssue({
      code: 'custom',
      path: ['moderationBaseUrl'],
      message: 'a guard model needs an address',
    });
  if (!isGuard(moderationModel))
    context.addIssue({ code: 'custom', path: ['moderationModel'], message: `name one of ${GUARD_FAMILIES}` });
};
