import { FILM_MAX_SECONDS } from '#contract/catalogue.ts';

/**
 * Why a recording can’t be used as a script’s narration. Times are measured from the start of the recording; scenes
 * are numbered from 0.
 */
export type RecordingFault =
  | { readonly kind: 'unreadable' | 'silent' | 'quiet' | 'long' | 'short' | 'another-text' }
  /** A sentence of the script that isn’t spoken where it should be. */
  | { readonly kind: 'unheard'; readonly sentence: string; readonly scene: number; readonly atMs: number }
  /** Words that are not in the script. */
  | { readonly kind: 'extra'; readonly scene: number; readonly atMs: number };

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
/** Quoted sentences longer than this are cut at the end of a word. */
const MOST_QUOTED = 80;

/** `0:42`: a position in a recording, as players show it. */
export const timeInRecording = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / MS_PER_SECOND));
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
};

/** A sentence in quotation marks, cut if it is long. */
export const quoted = (sentence: string): string => {
  const text = sentence.trim();
  if (text.length <= MOST_QUOTED) return `“${text}”`;
  const cut = text.slice(0, MOST_QUOTED);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_QUOTED / 2)).trimEnd()}…”`;
};

/** The message for the creator: what is wrong, where, and what to do about it. */
export const sentenceOfFault = (fault: RecordingFault): string => {
  switch (fault.kind) {
    case 'unreadable':
      return 'We couldn’t read this recording. Upload another file, or record it again.';
    case 'silent':
      return 'There is no voice in this recording. Check your microphone and record it again.';
    case 'quiet':
      return 'This recording is too quiet. Move closer to the microphone and record it again.';
    case 'long':
      return `This recording is longer than ${FILM_MAX_SECONDS} seconds. Record the script in at most ${FILM_MAX_SECONDS / SECONDS_PER_MINUTE} minutes.`;
    case 'short':
      return 'This recording is too short for the script. Read the whole script aloud.';
    case 'another-text':
      return 'This recording doesn’t say the words of the script. Read the script aloud as it is written.';
    case 'unheard':
      return `We couldn’t hear ${quoted(fault.sentence)} in scene ${fault.scene + 1} at ${timeInRecording(fault.atMs)}. Read every sentence in order and record it again.`;
    case 'extra':
      return `At ${timeInRecording(fault.atMs)}, in scene ${fault.scene + 1}, you say something that isn’t in the script. Change the script or record it again.`;
  }
};
