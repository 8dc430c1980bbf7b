import type { NewIdea } from '#contract/schemas/series/ideas.ts';
import type { SeriesChoice } from '#contract/schemas/series/series.ts';
import { wordsOfIdeas } from '#functions/domain/series/ideas/new-ideas.ts';
import { checkWords, type ModerationPorts, signsOf } from '#functions/services/moderation/check-words.ts';

const namesOf = ({ name, look }: SeriesChoice): readonly string[] => [name, ...signsOf(look)];

/**
 * Refuses (`against_rules`) a series whose words break the rules. Words that were already in `before` aren’t judged
 * again.
 */
export const judgeSeries = async (
  ports: ModerationPorts,
  userId: string,
  choice: SeriesChoice,
  before?: SeriesChoice,
): Promise<void> => {
  const premise = choice.premise === before?.premise ? [] : [choice.premise];
  const known = new Set(before === undefined ? [] : namesOf(before));
  const names = namesOf(choice).filter((name) => !known.has(name));
  await checkWords(ports, userId, { alone: names, told: premise });
};

/**
 * Refuses (`against_rules`) ideas and scripts that break the rules. All of them are judged together, because each
 * script is judged again when it is filmed.
 */
export const judgeIdeas = async (
  ports: ModerationPorts,
  userId: string,
  ideas: readonly NewIdea[],
): Promise<void> => {
  if (ideas.length > 0) await checkWords(ports, userId, wordsOfIdeas(ideas));
};
