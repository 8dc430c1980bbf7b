/**
 * The classes that moderation looks for, strictest first, worded to follow “This looks like”. `strict`
 * classes are refused on every stage; for the others the stage decides.
 */
export const MODERATION_CLASSES = [
  { id: 'minors', name: 'sexual content involving minors', strict: true },
  { id: 'threat', name: 'a threat against someone', strict: true },
  { id: 'serious_harm', name: 'instructions for serious harm', strict: true },
  { id: 'phishing', name: 'an attempt to get people’s money or passwords', strict: true },
  { id: 'self_harm', name: 'encouragement to self-harm', strict: false },
  { id: 'hate', name: 'hate against a group of people', strict: false },
  { id: 'harassment', name: 'harassment of a person', strict: false },
  { id: 'sexual', name: 'explicit sexual content', strict: false },
  { id: 'graphic', name: 'cruelty for its own sake', strict: false },
] as const;

type Row = (typeof MODERATION_CLASSES)[number];
export type ModerationClass = Row['id'];

/** The classes that each stage decides how to handle. */
export const LENIENT_CLASSES = MODERATION_CLASSES.flatMap((row) => (row.strict ? [] : [row.id]));
export type LenientClass = (typeof LENIENT_CLASSES)[number];

/** The strictest class that a text or picture belongs to, and the words that triggered it, if known. */
export interface Judgement {
  readonly class: ModerationClass;
  readonly passage?: string;
}

/**
 * Who can open a shared video: anyone with the link, only the signed-in owner, or anyone using the one machine that
 * can reach the product.
 */
export const AUDIENCES = ['public', 'owner', 'machine'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * How a stage handles a lenient class: it refuses the content, holds the video until an operator releases it, or
 * warns viewers first, on the page of the shared video.
 */
export const MODERATION_ACTIONS = ['refuse', 'hold', 'warn'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
