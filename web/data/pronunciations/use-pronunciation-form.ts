import { useEffect, useRef, useState } from 'react';
import type { Pronunciation } from '#contract/schemas/pronunciations.ts';
import { isSessionLost } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useToast } from '#web/ui/dialog/toast.tsx';
import {
  checkPronunciation,
  isSameWord,
  type PronunciationProblems,
  saveProblems,
  useSavePronunciation,
} from './pronunciations.ts';

interface Options {
  /** The entry that is being edited; it is removed if its word changes. */
  readonly replaces?: Pronunciation | undefined;
  readonly onSaved: (saved: Pronunciation) => void;
}

/** Checks and saves an entry, and moves the focus to what needs correcting. */
export const usePronunciationForm = ({ replaces, onSaved }: Options) => {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<PronunciationProblems>({});
  const { mutateAsync, isPending } = useSavePronunciation();
  const toast = useToast();
  const once = useOneAtATime();
  useEffect(() => {
    if (problems.word !== undefined || problems.says !== undefined)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const store = async (entry: Pronunciation): Promise<void> => {
    setProblems({});
    try {
      await mutateAsync(entry);
      if (replaces !== undefined && !isSameWord(replaces, entry))
        await mutateAsync({ word: replaces.word, language: replaces.language, says: null });
    } catch (error) {
      if (!isSessionLost(error)) setProblems(saveProblems(error));
      return;
    }
    onSaved(entry);
    toast({ title: 'Pronunciation saved', text: `Narrators say “${entry.word}” like “${entry.says}”.` });
  };
  return {
    form,
    problems,
    isSaving: isPending,
    save: async (typed: Pronunciation): Promise<void> => {
      const checked = checkPronunciation(typed);
      if ('problems' in checked) setProblems(checked.problems);
      else await once(() => store(checked.entry));
    },
  };
};
