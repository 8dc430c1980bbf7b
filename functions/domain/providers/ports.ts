import type { Respellings } from '@veilcast/reading';
import type { Category, Language } from '#contract/catalogue.ts';
import type { Passage } from '#contract/passage.ts';
import type { SuggestionKind } from '#contract/schemas/stories.ts';
import type { Draft } from '#contract/script.ts';
import type { Quality } from '#functions/domain/budget/spending.ts';
import type { Maker } from '#functions/domain/credentials/maker.ts';
import type { TextKind } from './text-kind.ts';
import type { RecordedPreviews } from './voice-previews.ts';

/** Ports for the providers that write, paint and speak. */

export interface StoryRequest {
  readonly prompt: string;
  readonly category: Category;
  readonly language: Language;
  /** For the demo writer: the story endings that `EarlierEndings` returns. */
  readonly earlier?: readonly string[] | undefined;
  /** A series’ additional requirements. The demo writer ignores them. */
  readonly episode?: Episode | undefined;
}

/** The requirements for a series’ story. */
export interface Episode {
  /** The series’ subject, its audience, its tone and what to avoid, in the creator’s own words. */
  readonly premise: string;
  /** About how many words the story should have. */
  readonly words: number;
  /** How the story should start: an instruction that we wrote. */
  readonly hook: string;
  /** Whether the previous script was too similar to an earlier one. */
  readonly isRepetition: boolean;
  /** The changes the creator wants to the last script. */
  readonly note?: string | undefined;
  /** The creator's own script that `note` refers to. */
  readonly script?: string | undefined;
}

/** Returns the last sentences of the creator’s latest stories, newest first. */
export type EarlierEndings = () => Promise<readonly string[]>;

export interface StoryWriter {
  /**
   * A draft of 60–400 words, which also says whether the demo writer wrote it. The demo writer uses `earlier` to
   * avoid repeating a tale. Throws a `Refusal` when the model declines, is unavailable, or gives two invalid answers.
   */
  write(request: StoryRequest, earlier?: EarlierEndings): Promise<Draft>;
}

/** A request for alternative wordings of a passage. */
export interface SuggestionRequest {
  readonly kind: SuggestionKind;
  /** The whole story. */
  readonly text: string;
  /** The passage that a suggestion replaces. */
  readonly passage: Passage;
  readonly language: Language;
  /** How many words a suggestion may have. */
  readonly words: { readonly least: number; readonly most: number };
}

/** The time limit for all model calls within a request; the HTTP API ends a request after 30 s. */
export const STORY_BUDGET_MS = 25_000;

/** A model that writes: `STORY`, `SUGGESTIONS` and `IDEAS` are kinds of text. */
export interface TextModel {
  /**
   * Throws a `Refusal` when there is no model, or when the model declines, is unavailable or too slow, or
   * gives two unusable answers.
   */
  ask<Request, Text>(kind: TextKind<Request, Text>, request: Request): Promise<Text>;
}

/** The model that writes stories; `null` is the demo writer. */
export type ReadWriterModel = () => Promise<string | null>;

/** A PNG, JPEG or WebP picture, and its maker. */
export interface Painted {
  readonly picture: Uint8Array;
  readonly maker: Maker;
}

export interface Painter {
  /** A vertical picture, at the stage's quality by default. Throws a `StepError`. */
  paint(prompt: string, quality?: Quality): Promise<Painted>;
}

/** When part of the script is spoken: UTF-16 offsets into the script, milliseconds into the audio. */
export interface SpokenWord {
  readonly start: number;
  readonly end: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** A scene’s text (`script`), and which of our voices speaks it in the story’s language. */
export interface NarrationRequest {
  readonly script: string;
  /** How to pronounce the words on the creator’s list. */
  readonly respellings?: Respellings | undefined;
  /** The rest of the scene’s last sentence, if it continues in the next scene. */
  readonly goesOn?: string | undefined;
  readonly voiceId: string;
  readonly language: Language;
}

/** The stage's recordings of its voices. */
export interface VoicePreviews {
  read(): Promise<RecordedPreviews>;
  write(previews: RecordedPreviews): Promise<void>;
}

/** A provider of voices. */
export interface VoiceProvider {
  /**
   * The name of the speaker behind one of our voices: as long as it doesn’t change, recordings of the same text sound
   * alike.
   */
  speaker(voiceId: string, language: Language): string;
  /** The model or program behind one of our voices, as disclosed to listeners. */
  maker(voiceId: string, language: Language): Maker;
  /**
   * Speaks a text and returns audio in any format that FFmpeg can read. If `words` is absent, the words have to be
   * located in the recording. Throws a `StepError`, including for a text that is too long.
   */
  narrate(request: NarrationRequest): Promise<{ audio: Uint8Array; words?: readonly SpokenWord[] }>;
}

/** The narrators that a stage may use. */
export interface Narrators {
  /**
   * The name of the narrator to use: `before`, the narrator of an earlier version, if it is still available;
   * otherwise the current one.
   */
  atWork(before?: string): Promise<string>;
  /** Throws a `StepError` if the narrator no longer exists. */
  named(name: string): VoiceProvider;
}
