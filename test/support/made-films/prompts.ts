import {
  CAPTION_STYLES,
  type CaptionStyle,
  type CaptionStyleId,
  DEFAULT_CAPTION_STYLE,
} from '#contract/caption-styles.ts';
import type { Category, Language, TrackId, VoiceId } from '#contract/catalogue.ts';
import { FINISHED_STORIES, type FinishedStoryId } from '#contract/finished-stories.ts';

/** A creator’s order: the prompt and choices for one film. */
export interface FilmOrder {
  readonly language: Language;
  readonly prompt: string;
  readonly category: Category;
  readonly captionStyle: CaptionStyleId;
  readonly voiceId: VoiceId;
  readonly trackId: TrackId;
  /** Uses the whole finished story instead of a short one written from the prompt. */
  readonly finished?: FinishedStoryId;
}

const VOICES = ['adam', 'charlotte', 'bryan', 'audrey'] as const;
const TRACKS = ['cold-case', 'first-light', 'clockwork', 'paper-boats'] as const;

const PROMPTS: Record<Language, readonly (readonly [prompt: string, category: Category])[]> = {
  en: [
    ['A lighthouse keeper who answers a signal no ship has sent', 'Mystery'],
    ['Why octopuses have three hearts', 'Science'],
    ['The map in the pirate chest', 'Adventure'],
  ],
  es: [
    ['El reloj del ático que anda hacia atrás', 'Mystery'],
    ['Cómo muere una estrella', 'Science'],
    ['El último tren de la montaña', 'Adventure'],
  ],
  fr: [
    ['La caravane perdue dans le désert', 'Adventure'],
    ['La chute de Rome racontée par un boulanger', 'History'],
    ['Un robot qui apprend à peindre', 'Technology'],
  ],
  de: [
    ['Der Taucher und das versunkene Schiff', 'Mystery'],
    ['Die Donaudampfschifffahrtsgesellschaft von 1829', 'History'],
    ['Allein in der Arktis mit einem Hund', 'Adventure'],
  ],
};

/**
 * Styles in which each word lights up in a different place, so that word timing can be measured independently of the
 * certificate.
 */
const MEASURABLE = CAPTION_STYLES.filter(
  ({ underline, words }: CaptionStyle) => underline === undefined && words !== 1,
);

/** Three prompts in each language, cycling through the caption styles, voices and music. */
export const TWELVE_ORDERS: readonly FilmOrder[] = (['en', 'es', 'fr', 'de'] as const).flatMap(
  (language, row) =>
    PROMPTS[language].map(([prompt, category], index) => ({
      language,
      prompt,
      category,
      captionStyle:
        MEASURABLE[(row * PROMPTS[language].length + index) % MEASURABLE.length]?.id ?? DEFAULT_CAPTION_STYLE,
      voiceId: VOICES[(row + index) % VOICES.length] ?? 'adam',
      trackId: TRACKS[(row + index) % TRACKS.length] ?? 'cold-case',
    })),
);

/** Every finished story, cycling through the voices and music. */
export const FINISHED_ORDERS: readonly (FilmOrder & { readonly finished: FinishedStoryId })[] =
  FINISHED_STORIES.map(({ id, language, prompt, category }, index) => ({
    language,
    prompt,
    category,
    captionStyle: DEFAULT_CAPTION_STYLE,
    voiceId: VOICES[index % VOICES.length] ?? 'adam',
    trackId: TRACKS[index % TRACKS.length] ?? 'cold-case',
    finished: id,
  }));
