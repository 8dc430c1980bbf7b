import { FILM_MAX_SECONDS, FILM_MIN_SECONDS } from '#contract/catalogue.ts';
import { TimelineImpossible } from '#functions/film/files/film-errors.ts';
import { frameOf, framesToMs, framesToSeconds } from './frame-times.ts';
import { filmFrames, type Timeline } from './timeline.ts';
import { type TimedWord } from './word-times.ts';

/** How much of a recording is kept after its last sound when nothing follows it. */
const LAST_BREATH_MS = 60;

/** One scene recorded separately; times are milliseconds of its own recording. */
export interface SpokenScene {
  readonly words: readonly TimedWord[];
  /** Where the sound of the last word ends. */
  readonly endMs: number;
}

/**
 * Where a recording goes: `frames` frames of it, from `recordingMs` on, replace frames `from` to `to` of the
 * narration.
 */
export interface Splice {
  readonly timeline: Timeline;
  readonly from: number;
  readonly to: number;
  readonly frames: number;
  /** Where in its own recording the scene begins; negative values add silence. */
  readonly recordingMs: number;
}

/** The length of the film: shifted by the same frames as its scenes, unless that leaves the limits. */
const lengthOf = (frames: number, narrationMs: number): number =>
  framesToSeconds(frames) >= FILM_MIN_SECONDS && framesToSeconds(frames) <= FILM_MAX_SECONDS
    ? frames
    : filmFrames(narrationMs);

/**
 * The timeline after a rewrite of one scene. A scene begins and ends in the pauses around its words, which keep their
 * length; later scenes shift by whole frames, so their clips remain valid.
 * @throws TimelineImpossible when the film would leave its limits.
 */
export const spliceTimeline = (timeline: Timeline, scene: number, spoken: SpokenScene): Splice => {
  const slot = timeline.scenes[scene];
  const before = timeline.words.filter((word) => word.scene === scene);
  const [first, last] = [before[0], before.at(-1)];
  const opening = spoken.words[0];
  if (slot === undefined || first === undefined || last === undefined || opening === undefined)
    throw new TimelineImpossible(`scene ${scene + 1} has no words`);
  const startMs = framesToMs(slot.startFrame);
  const isLast = scene === timeline.scenes.length - 1;
  const leadMs = Math.max(0, first.startMs - startMs);
  const tailMs = isLast ? LAST_BREATH_MS : Math.max(0, startMs + framesToMs(slot.frames) - last.endMs);
  const frames = Math.max(1, frameOf(leadMs + spoken.endMs - opening.startMs + tailMs, 'up'));
  const shift = frames - slot.frames;
  const narrationMs = isLast ? startMs + framesToMs(frames) : timeline.narrationMs + framesToMs(shift);
  const total = isLast ? filmFrames(narrationMs) : lengthOf(timeline.frames + shift, narrationMs);
  const offsetMs = startMs + leadMs - opening.startMs;
  const words = timeline.words.flatMap((word) => {
    if (word.scene < scene) return [word];
    if (word === first)
      return spoken.words.map(({ text, ...time }, index) => ({
        text,
        scene,
        startMs: time.startMs + offsetMs,
        endMs: (index === spoken.words.length - 1 ? spoken.endMs : time.endMs) + offsetMs,
      }));
    return word.scene === scene ? [] : [later(word, framesToMs(shift))];
  });
  const starts = timeline.scenes.map(({ startFrame }, index) => startFrame + (index > scene ? shift : 0));
  const scenes = starts.map((startFrame, index) => ({
    index,
    startFrame,
    frames: (starts[index + 1] ?? total) - startFrame,
  }));
  if (scenes.some((each) => each.frames < 1))
    throw new TimelineImpossible('its last scene would be shorter than a frame');
  return {
    timeline: { frames: total, narrationMs, scenes, words },
    from: slot.startFrame,
    to: slot.startFrame + slot.frames,
    frames,
    recordingMs: opening.startMs - leadMs,
  };
};

const later = ({ text, scene, startMs, endMs }: TimedWord, ms: number): TimedWord => ({
  text,
  scene,
  startMs: startMs + ms,
  endMs: endMs + ms,
});
