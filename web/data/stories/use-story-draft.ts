import { useEffect, useRef, useState } from 'react';
import type { Category, Language } from '#contract/catalogue.ts';
import { detectLanguage } from '#web/data/scripts/detect-language.ts';
import { useSession } from '#web/data/session/session.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { type DraftName, dropDraft, keepDraft, readDraft } from './drafts.ts';

interface Wish {
  readonly prompt: string;
  readonly category: Category;
  /** The language of the story: the one that the creator chose, or else the one recognised in the prompt. */
  readonly language: Language;
}

export interface StoryDraft {
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
  /** Whether the language was recognised in the prompt. */
  readonly isDetected: boolean;
  /** Removes the stored draft; the text on screen stays. */
  readonly forget: () => void;
}

/** The prompt being typed, kept across reloads while auto-save is on. */
export const useStoryDraft = (name: DraftName): StoryDraft => {
  const session = useSession();
  const { autoSave, language } = useSettings().preferences;
  const user = session.status === 'signed-in' ? session.user.id : '';
  const [wish, setWish] = useState<Wish>(() => ({
    prompt: autoSave ? readDraft(user, name) : '',
    category: 'General',
    language,
  }));
  const [isDetected, setDetected] = useState(false);
  const isChosen = useRef(false);
  const { prompt } = wish;
  useEffect(() => {
    if (isChosen.current) return undefined;
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const found = await detectLanguage(prompt).catch(() => undefined);
      if (!isCurrent || isChosen.current) return;
      setDetected(found !== undefined && found !== language);
      setWish((now) => ({ ...now, language: found ?? language }));
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [prompt, language]);
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (autoSave && !isForgotten) keepDraft(user, name, wish.prompt);
  }, [autoSave, isForgotten, name, user, wish.prompt]);
  return {
    wish,
    isDetected,
    change: (changed: Wish): void => {
      setForgotten(false);
      if (changed.language !== wish.language) {
        isChosen.current = true;
        setDetected(false);
      }
      setWish(changed);
    },
    forget: (): void => {
      setForgotten(true);
      dropDraft(user, name);
    },
  };
};
