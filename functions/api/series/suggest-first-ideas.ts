import { FIRST_IDEAS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { ReadWriterModel, TextModel } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { IDEAS } from '#functions/domain/series/ideas/idea-kind.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { checkWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { checkHasSeries, type HasSeriesPorts } from '#functions/services/series/editing/check-has-series.ts';
import { spendOnText, type TextSpendingPorts } from '#functions/services/stories/spend-on-text.ts';

interface Ports extends TextSpendingPorts, ModerationPorts, HasSeriesPorts {
  readonly textModel: Lazy<TextModel>;
  readonly writerModel: ReadWriterModel;
}

/** Suggests ideas for a series that doesn’t exist yet, without creating it. */
export const suggestFirstIdeas =
  ({
    textModel,
    writerModel,
    moderator,
    moderationActions,
    balances,
    ...spending
  }: Ports): Handle<typeof routes.suggestFirstIdeas> =>
  async ({ body }, { userId, now }) => {
    await checkHasSeries({ balances }, userId, now);
    await checkWords({ moderator, moderationActions }, userId, { told: [body.premise] });
    if ((await writerModel()) === null) return { reply: { ideas: [], canSuggest: false } };
    const ideas = await spendOnText(spending, userId, () =>
      textModel().ask(IDEAS, { ...body, known: [], count: FIRST_IDEAS }),
    );
    return { reply: { ideas: [...ideas], canSuggest: true } };
  };
