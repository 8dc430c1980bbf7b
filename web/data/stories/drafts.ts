import { cleanText } from '#contract/schemas/text.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

/** The two forms that keep an unfinished prompt. */
export type DraftName = 'story' | 'video';

const keyOf = (user: string, name: DraftName): string => `veilcast.draft.${user}.${name}`;

export const readDraft = (user: string, name: DraftName): string => readStored(keyOf(user, name)) ?? '';

/** Stores an unfinished prompt; a blank one is removed. */
export const keepDraft = (user: string, name: DraftName, text: string): void => {
  writeStored(keyOf(user, name), cleanText(text) === '' ? undefined : text);
};

export const dropDraft = (user: string, name: DraftName): void => {
  writeStored(keyOf(user, name), undefined);
};
