import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { cutsIn, rhythmOf } from '#functions/film/certificate/rhythm.ts';
import type { Watched } from '#functions/film/certificate/watch-film.ts';
import type { MadeFilm } from './make-film.ts';
import type { Measured } from './measured.ts';

const FIRST_CUT_SECONDS = 3;
const LONGEST_FRAMING_SECONDS = 5;
const LONGEST_PAUSE_MS = 800;
/** Words per minute in English; words in other languages are longer or shorter. */
const PACE = { least: 140, most: 175 };
/** A scene’s picture appears before the scene’s first word, so the cut may be off by a frame. */
const SLACK_SECONDS = framesToSeconds(1);

/** Measures when the picture changes, and how fast and how steadily the voice speaks. */
export const measureRhythm = ({ timeline, order }: MadeFilm, { changes }: Watched): Measured[] => {
  const rhythm = rhythmOf(cutsIn(changes), timeline);
  return [
    {
      property: 'cuts',
      must: `first within ${FIRST_CUT_SECONDS} s, then every ${LONGEST_FRAMING_SECONDS} s`,
      figure: `${rhythm.firstCutSeconds.toFixed(2)}, ${rhythm.longestFramingSeconds.toFixed(2)} s`,
      isMet:
        rhythm.firstCutSeconds <= FIRST_CUT_SECONDS + SLACK_SECONDS &&
        rhythm.longestFramingSeconds <= LONGEST_FRAMING_SECONDS + SLACK_SECONDS,
    },
    {
      property: 'pace',
      must: `${PACE.least} to ${PACE.most} words a minute in English`,
      figure: rhythm.wordsPerMinute.toFixed(0),
      isMet:
        order.language !== 'en' ||
        (rhythm.wordsPerMinute >= PACE.least && rhythm.wordsPerMinute <= PACE.most),
    },
    {
      property: 'pauses',
      must: `≤ ${LONGEST_PAUSE_MS} ms`,
      figure: `${rhythm.longestPauseMs.toFixed(0)} ms`,
      isMet: rhythm.longestPauseMs <= LONGEST_PAUSE_MS,
    },
  ];
};
