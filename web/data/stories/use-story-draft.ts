import { useEffect, useState } from 'react';
import type { Category } from '#contract/catalogue.ts';
import { useSession } from '#web/data/session/session.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { type DraftName, dropDraft, keepDraft, readDraft } from './drafts.ts';

interface Wish {
  readonly prompt: string;
  readonly category: Category;
}

export interface StoryDraft {
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
  /** Removes the stored draft; the text on screen stays. */
  readonly forget: () => void;
}

/** The prompt being typed, kept across reloads while auto-save is on. */
export const useStoryDraft = (name: DraftName): StoryDraft => {
  const session = useSession();
  const { autoSave } = useSettings().preferences;
  const user = session.status === 'signed-in' ? session.user.id : '';
  const [wish, setWish] = useState<Wish>(() => ({
    prompt: autoSave ? readDraft(user, name) : '',
    category: 'General',
  }));
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (autoSave && !isForgotten) keepDraft(user, name, wish.prompt);
  }, [autoSave, isForgotten, name, user, wish.prompt]);
  return {
    wish,
    change: (changed: Wish): void => {
      setForgotten(false);
      setWish(changed);
    },
    forget: (): void => {
      setForgotten(true);
      dropDraft(user, name);
    },
  };
};
