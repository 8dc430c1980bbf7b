import { CATEGORIES, type Category } from '#contract/catalogue.ts';
import type { Answer } from './ask-writer.ts';
import { RULES } from './rules.ts';
import { type ToldStory, toldStory } from './told-story.ts';

/**
 * The score of one prompt’s story: the value of each rule, and the percentage of applicable rules that the story
 * meets.
 */
export interface Scored {
  readonly answer: Answer;
  readonly hook: string;
  readonly values: ReadonlyMap<string, number>;
  readonly missed: readonly string[];
  /** 0 if there is no story. */
  readonly score: number;
}

const PERCENT = 100;
const WORST = 3;

const scoreOf = (answer: Answer, story: ToldStory | undefined, all: readonly ToldStory[]): Scored => {
  if (story === undefined)
    return { answer, hook: '', values: new Map(), missed: [answer.problem ?? 'no story'], score: 0 };
  const others = all.filter((other) => other !== story && other.request.language === story.request.language);
  const judged = RULES.flatMap((rule) => {
    const value = rule.value(story, others);
    return value === undefined ? [] : [{ rule, value, isMet: rule.isMet(value) }];
  });
  const missed = judged.filter(({ isMet }) => !isMet);
  return {
    answer,
    hook: story.hook,
    values: new Map(judged.map(({ rule, value }) => [rule.name, value])),
    missed: missed.map(({ rule, value }) => `${rule.name} (${value.toFixed(rule.digits)})`),
    score: (PERCENT * (judged.length - missed.length)) / judged.length,
  };
};

/** Scores the stories of a run together, because their openings and endings are compared. */
export const scoreStories = (answers: readonly Answer[]): Scored[] => {
  const stories = answers.map(({ request, draft }) =>
    draft === undefined ? undefined : toldStory(request, draft),
  );
  const all = stories.filter((story) => story !== undefined);
  return answers.map((answer, index) => scoreOf(answer, stories[index], all));
};

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
const shown = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '–';

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A run’s table: a row for each rule, with means for all stories and for each category. */
export const tableOf = (scored: readonly Scored[]): string => {
  const of = (category: Category): readonly Scored[] =>
    scored.filter(({ answer }) => answer.request.category === category);
  const groups = [scored, ...CATEGORIES.map(of)];
  const rows = RULES.map(({ name, wanted, digits, isMet }) => {
    const values = (stories: readonly Scored[]): number[] =>
      stories.flatMap(({ values }) => values.get(name) ?? []);
    const all = values(scored);
    return [
      name,
      wanted,
      `${all.filter(isMet).length} of ${all.length}`,
      ...groups.map((stories) => shown(mean(values(stories)), digits)),
    ];
  });
  const scores = groups.map((stories) => shown(mean(stories.map(({ score }) => score)), 0));
  return [
    line(['rule', 'wanted', 'met by', 'all', ...CATEGORIES]),
    line(['---', '---', '---:', '---:', ...CATEGORIES.map(() => '---:')]),
    ...rows.map(line),
    line(['**score**, % of rules met', '', '', ...scores]),
  ].join('\n');
};

/** The three lowest-scoring stories, and the rules that each of them breaks. */
export const worstOf = (scored: readonly Scored[]): string[] =>
  scored
    .toSorted((one, other) => one.score - other.score)
    .slice(0, WORST)
    .map(({ answer: { request }, hook, missed, score }) => {
      const { category, language, prompt } = request;
      return `${score.toFixed(0)} % – ${category}, ${language}: “${prompt}”${hook === '' ? '' : ` begins “${hook}”`}; misses ${missed.join(', ') || 'nothing'}`;
    });

/** One sentence about how long the run took and how many tokens it used. */
export const summaryOf = (model: string, answers: readonly Answer[]): string => {
  const seconds = answers.map((answer) => answer.seconds);
  const tokens = (kind: 'input' | 'output'): string =>
    shown(mean(answers.map((answer) => answer.tokens[kind])), 0);
  const told = answers.filter(({ draft }) => draft !== undefined).length;
  return `${model}: ${told} of ${answers.length} stories, ${shown(mean(seconds), 1)} s each, ${Math.max(...seconds).toFixed(1)} s at most, ${tokens('input')} + ${tokens('output')} tokens each.`;
};
