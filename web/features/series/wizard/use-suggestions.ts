import { useRef, useState } from 'react';
import { Premise } from '#contract/schemas/series/series.ts';
import { isBlank } from '#contract/schemas/text.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useFirstIdeas } from '#web/data/series/series.ts';
import type { ChangeForm, SeriesForm } from '#web/data/series/series-form.ts';

/** First ideas that a model suggests for a series that doesn’t exist yet. */
export const useSeriesSuggestions = (form: SeriesForm, change: ChangeForm) => {
  const { mutateAsync } = useFirstIdeas();
  const once = useOneAtATime();
  const [busy, setBusy] = useState<number | 'all'>();
  const [canSuggest, setCanSuggest] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  /** Ideas suggested but not shown yet, and the premise they are for. */
  const spare = useRef<{ readonly premise: string; readonly ideas: readonly string[] }>({
    premise: '',
    ideas: [],
  });

  const fetch = async (what: number | 'all'): Promise<readonly string[]> => {
    const { premise, category, language } = form;
    setBusy(what);
    setProblem(undefined);
    try {
      const answer = await mutateAsync({ premise, category, language });
      setCanSuggest(answer.canSuggest);
      return answer.ideas;
    } catch (error) {
      if (!isSessionLost(error)) setProblem(sentenceOf(error));
      return [];
    } finally {
      setBusy(undefined);
    }
  };
  const fill = (isWanted: (idea: string) => boolean): Promise<void | undefined> =>
    once(async () => {
      const thought = [...(await fetch('all'))];
      change((now) => ({
        ideas: now.ideas.map((idea) => (isWanted(idea) ? (thought.shift() ?? idea) : idea)),
      }));
    });
  const replace = (index: number): Promise<void | undefined> =>
    once(async () => {
      const known = spare.current.premise === form.premise ? spare.current.ideas : [];
      const ideas = known.length > 0 ? known : await fetch(index);
      const [next, ...others] = ideas.filter((idea) => !form.ideas.includes(idea));
      spare.current = { premise: form.premise, ideas: others };
      if (next !== undefined) change((now) => ({ ideas: now.ideas.with(index, next) }));
    });
  return {
    busy,
    /** Undefined until suggestions have been requested. */
    canSuggest,
    problem,
    /** Fills the empty fields if nothing has been typed and no suggestions have been requested yet. */
    begin: (): void => {
      const isUntouched = form.ideas.every(isBlank) && canSuggest === undefined;
      if (isUntouched && Premise.safeParse(form.premise).success) void fill(isBlank);
    },
    fillAll: () => fill(() => true),
    replace,
  };
};
export type IdeaSuggestions = ReturnType<typeof useSeriesSuggestions>;
