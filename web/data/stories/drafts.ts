import { cleanText } from '#contract/schemas/text.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

/**
 * The forms that keep drafts: two for prompts, one for a script, one for a series, and one for each
 * unfinished edit.
 */
export type DraftName = 'story' | 'video' | 'script' | 'series' | `edit.${string}`;

const keyOf = (user: string, name: DraftName): string => `veilcast.draft.${user}.${name}`;

export const readDraft = (user: string, name: DraftName): string => readStored(keyOf(user, name)) ?? '';

/** Stores a draft; a blank text removes it. */
export const keepDraft = (user: string, name: DraftName, text: string): void => {
  writeStored(keyOf(user, name), cleanText(text) === '' ? undefined : text);
};

export const dropDraft = (user: string, name: DraftName): void => {
  writeStored(keyOf(user, name), undefined);
};
