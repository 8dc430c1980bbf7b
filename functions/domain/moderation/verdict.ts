import {
  type Judgement,
  type LenientClass,
  MODERATION_CLASSES,
  type ModerationAction,
  type ModerationClass,
} from '#contract/moderation.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Review } from '#functions/domain/video/video.ts';
import type { Verdict } from './ports.ts';

/** What a stage does about each class that it may choose not to refuse. */
export type ModerationActions = Readonly<Record<LenientClass, ModerationAction>>;

const rowOf = (id: ModerationClass): (typeof MODERATION_CLASSES)[number] => {
  const row = MODERATION_CLASSES.find((each) => each.id === id);
  if (row === undefined) throw new RangeError(`There is no moderation class ${id}.`);
  return row;
};

const REVIEWS = { warn: 'sensitive', hold: 'held' } as const satisfies Partial<
  Record<ModerationAction, Review>
>;

/** Why a stage refuses to make a video, or what must be recorded on the video it makes. */
export type Decision =
  | { readonly refused: Judgement; readonly review?: never }
  | { readonly refused?: never; readonly review: Review | undefined };

/** What a stage does about a verdict. */
export const consequenceOf = (verdict: Verdict, actions: ModerationActions): Decision => {
  if (verdict === undefined || verdict === 'unmoderated') return { review: verdict };
  const row = rowOf(verdict.class);
  const action = row.strict ? 'refuse' : actions[row.id];
  return action === 'refuse' ? { refused: verdict } : { review: REVIEWS[action] };
};

const PASSAGE_MAX_CHARS = 80;

const quoted = (passage: string): string => {
  const characters = Array.from(passage.replace(/\s+/gu, ' '));
  const shown = characters.slice(0, PASSAGE_MAX_CHARS).join('');
  return characters.length > PASSAGE_MAX_CHARS ? `“${shown}…”` : `“${shown}”`;
};

/** Names the class and the passage to change, or states that the passage is unknown. */
export const rulesRefusal = ({ class: judged, passage }: Judgement): Refusal => {
  const [where, unknown] =
    passage === undefined ? ['', ' Our check doesn’t say which words.'] : [`: ${quoted(passage)}`, ''];
  return new Refusal(
    'against_rules',
    `This looks like ${rowOf(judged).name}${where}. We don’t make videos with that.${unknown} Change it and try again. No credits were used.`,
  );
};

/** Refuses spaced-out letters in which no moderator could recognise any words. */
export const speltOutRefusal = (passage: string): Refusal =>
  new Refusal(
    'against_rules',
    `We can’t check words whose letters are set apart: ${quoted(`${passage}…`)}. Write them as words and try again. No credits were used.`,
  );

/** The strictest of several judgements. */
export const strictestJudgement = (judgements: readonly (Judgement | undefined)[]): Judgement | undefined => {
  for (const { id } of MODERATION_CLASSES) {
    const found = judgements.find((judgement) => judgement?.class === id);
    if (found !== undefined) return found;
  }
  return undefined;
};
