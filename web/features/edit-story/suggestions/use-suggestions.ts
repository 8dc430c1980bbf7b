import { useEffect, useRef, useState } from 'react';
import { type Passage, passageFor, withPassage } from '#contract/passage.ts';
import type { Story, SuggestionKind } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import type { Script } from '#web/data/scripts/script.ts';
import { storedPassage, typedPassage } from './typed-passage.ts';

/** The parts of the story editor that suggestions need. */
interface Edit {
  readonly script: Script;
  readonly saveNow: () => Promise<Story | undefined>;
  readonly replaceText: (text: string) => void;
  readonly compare: () => Promise<void>;
}

/** Suggestions for a passage of a text. */
export interface Offer {
  readonly kind: SuggestionKind;
  readonly text: string;
  readonly place: Passage;
  readonly suggestions: readonly string[];
}

/** Something that is valid only for the text it was requested for. */
interface About<T> {
  readonly asked: string;
  readonly what: T;
}

const UNSAVED =
  'Your latest changes can’t be saved yet, and suggestions are made for the saved text. Look at the message above.';

interface Wish {
  readonly kind: SuggestionKind;
  readonly selection: Passage;
}

/** Saves the text, requests suggestions for it, and finds their place in the typed text. */
const requestOffer = async (
  { script, saveNow }: Pick<Edit, 'script' | 'saveNow'>,
  wish: Wish,
  signal: AbortSignal,
): Promise<Offer> => {
  const { text } = script;
  const story = await saveNow();
  if (story === undefined) throw new Error(UNSAVED);
  const { id, content, version = 1 } = story;
  const { kind } = wish;
  const selection = storedPassage(text, wish.selection);
  const body = { kind, version, ...(selection.from < selection.to && { selection }) };
  const { suggestions } = await api.suggestWords({ params: { id }, body, signal });
  const passage = passageFor(content, script.language, body);
  if (passage === undefined) throw new Error('Something went wrong. Please try again.');
  const place = typedPassage(text, content, passage);
  return place === undefined
    ? { kind, text: content, place: passage, suggestions }
    : { kind, text, place, suggestions };
};

/**
 * Requests suggestions, one at a time. A suggestion waits until the creator chooses, and disappears if the
 * text changes.
 */
export const useSuggestions = ({ script, saveNow, replaceText, compare }: Edit) => {
  const [asking, setAsking] = useState<About<SuggestionKind>>();
  const [found, setFound] = useState<About<Offer>>();
  const [problem, setProblem] = useState<About<string>>();
  const asked = script.text;
  const current = <T>(about: About<T> | undefined): T | undefined =>
    about?.asked === asked ? about.what : undefined;
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = (): void => {
    running.current?.abort();
    setAsking(undefined);
    setFound(undefined);
    setProblem(undefined);
  };

  const ask = async (kind: SuggestionKind, selection: Passage): Promise<void> => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setAsking({ asked, what: kind });
    try {
      const offer = await requestOffer({ script, saveNow }, { kind, selection }, signal);
      if (!signal.aborted) setFound({ asked, what: offer });
    } catch (error) {
      if (signal.aborted || isSessionLost(error)) return;
      if (isApiError(error) && error.code === 'story_changed') await compare().catch(() => undefined);
      setProblem({ asked, what: sentenceOf(error) });
    } finally {
      if (!signal.aborted) setAsking(undefined);
    }
  };

  return {
    asking: current(asking),
    problem: current(problem),
    offer: current(found),
    ask,
    cancel,
    /** Applies a suggestion. Returns the new position of the suggested words. */
    accept: ({ text, place }: Offer, words: string): Passage => {
      replaceText(withPassage(text, place, words));
      cancel();
      return { from: place.from, to: place.from + words.length };
    },
  };
};
