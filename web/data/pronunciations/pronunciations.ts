import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '#contract/catalogue.ts';
import { pronunciationsRoutes } from '#contract/routes/pronunciations.ts';
import { type Pronunciation, SavePronunciation } from '#contract/schemas/pronunciations.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { endpoint } from '#web/data/api/endpoint.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useToast } from '#web/ui/dialog/toast.tsx';

const KEY = ['pronunciations'] as const;
const LANGUAGE_KEY = 'veilcast.pronunciation-language';

const listPronunciations = endpoint(pronunciationsRoutes.listPronunciations);
const savePronunciation = endpoint(pronunciationsRoutes.savePronunciation);

/** The account’s list, sorted by word. */
export const usePronunciations = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await listPronunciations({ signal })).entries,
    refetchOnMount: 'always',
  });

/** Adds, changes or removes one word. One call at a time, because each returns the whole list. */
export const useSavePronunciation = () => {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: KEY[0] },
    mutationFn: (body: SavePronunciation) => savePronunciation({ body }),
    onSuccess: async ({ entries }) => {
      // Otherwise the response to an earlier request could replace this newer one.
      await queries.cancelQueries({ queryKey: KEY });
      queries.setQueryData(KEY, entries);
    },
  });
};

type NamedWord = Pick<Pronunciation, 'word' | 'language'>;

/** Whether two entries are about the same word, ignoring capitals. */
export const isSameWord = (one: NamedWord, other: NamedWord): boolean =>
  one.language === other.language &&
  cleanText(one.word).toLowerCase() === cleanText(other.word).toLowerCase();

/** The entry for a word. */
export const findPronunciation = (
  entries: readonly Pronunciation[] | undefined,
  named: NamedWord,
): Pronunciation | undefined => entries?.find((entry) => isSameWord(entry, named));

/** What is wrong with a word and its respelling. */
export interface PronunciationProblems {
  readonly word?: string | undefined;
  readonly says?: string | undefined;
}

/** A typed entry in the form in which it is sent, or what is wrong with it. */
export const checkPronunciation = (
  typed: Pronunciation,
): { readonly entry: Pronunciation } | { readonly problems: PronunciationProblems } => {
  const { success, data, error } = SavePronunciation.safeParse(typed);
  if (success) return { entry: { ...data, says: data.says ?? '' } };
  const about = (field: keyof PronunciationProblems): string | undefined =>
    error.issues.find(({ path }) => path[0] === field)?.message;
  return { problems: { word: about('word'), says: about('says') } };
};

/** Where to show that saving failed: next to the word if the list is full, otherwise next to its respelling. */
export const saveProblems = (error: unknown): PronunciationProblems => ({
  [isApiError(error) && error.code === 'conflict' ? 'word' : 'says']: sentenceOf(error),
});

export interface Removal {
  /** The word or its dialog is about to disappear, along with the button that was pressed. */
  readonly onRemoved: () => void;
  /** Called when the list has changed, including by Undo. */
  readonly onChanged?: (() => void) | undefined;
}

/** Removes words, says so, and offers Undo. */
export const useRemovePronunciation = ({ onRemoved, onChanged }: Removal) => {
  const toast = useToast();
  const { mutateAsync, isPending } = useSavePronunciation();
  const failed = (what: string, error: unknown): void => {
    if (!isSessionLost(error))
      toast({ tone: 'destructive', title: 'Error', text: `${what} ${sentenceOf(error)}` });
  };
  const bringBack = async (entry: Pronunciation): Promise<void> => {
    try {
      await mutateAsync(entry);
      onChanged?.();
      toast({ title: 'Pronunciation restored' });
    } catch (error) {
      failed('We couldn’t restore the word.', error);
    }
  };
  const remove = async (entry: Pronunciation): Promise<void> => {
    const { word, language } = entry;
    try {
      await mutateAsync({ word, language, says: null });
    } catch (error) {
      failed('We couldn’t remove the word.', error);
      return;
    }
    onRemoved();
    onChanged?.();
    toast({
      title: 'Pronunciation removed',
      text: `Each narrator says “${word}” their own way again.`,
      action: { label: 'Undo', run: () => void bringBack(entry) },
    });
  };
  return { remove, isRemoving: isPending };
};

/** The language of the last word added in this browser; English at first. */
export const readLastLanguage = (): Language => {
  const stored = readStored(LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? 'en';
};

export const keepLastLanguage = (language: Language): void => {
  writeStored(LANGUAGE_KEY, language);
};
