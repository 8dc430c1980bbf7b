import type { NewIdea } from '#contract/schemas/series/ideas.ts';
import type { SeriesChoice } from '#contract/schemas/series/series.ts';
import { wordsOfIdeas } from '#functions/domain/series/ideas/new-ideas.ts';
import { checkWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';

const signsOf = ({ name, look }: SeriesChoice): string =>
  [name, look?.endCard?.text, look?.handle].filter(Boolean).join('\n');

/** Refuses (`against_rules`) a series whose words break the rules. Those that `before` has were judged. */
export const judgeSeries = async (
  ports: ModerationPorts,
  userId: string,
  choice: SeriesChoice,
  before?: SeriesChoice,
): Promise<void> => {
  // Each on its own, because a long text would hide a few words.
  if (choice.premise !== before?.premise) await checkWords(ports, userId, choice.premise);
  const signs = signsOf(choice);
  if (before === undefined || signs !== signsOf(before)) await checkWords(ports, userId, signs);
};

/** Refuses (`against_rules`) ideas and scripts that break the rules, all in one judgement: each script is judged again when it is filmed. */
export const judgeIdeas = async (
  ports: ModerationPorts,
  userId: string,
  ideas: readonly NewIdea[],
): Promise<void> => {
  if (ideas.length > 0) await checkWords(ports, userId, wordsOfIdeas(ideas));
};
