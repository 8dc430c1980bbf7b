import type { SaveState } from './use-saved-edit.ts';

/** How screens say whether the text is saved. */
export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  away: 'Not saved: we couldn’t reach the server. We’ll keep trying.',
};
