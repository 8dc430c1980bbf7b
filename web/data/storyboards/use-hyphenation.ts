import { useQuery } from '@tanstack/react-query';
import { type Hyphenate, hasLongWord, loadHyphenation } from '#composition/captions/long-words.ts';
import type { Language } from '#contract/catalogue.ts';

/**
 * The rules for hyphenating long words in the captions of these texts; undefined until they have loaded, or while
 * none of the texts has a long word.
 */
export const useHyphenation = (texts: readonly string[], language: Language): Hyphenate | undefined =>
  useQuery({
    queryKey: ['hyphenation', language],
    queryFn: async () => ({ hyphenate: await loadHyphenation(language) }),
    enabled: texts.some(hasLongWord),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data?.hyphenate;
