import { frameOf } from '#composition/timeline/frame-times.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { endsSentence } from '#composition/timeline/word-times.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';

/** How much of the still a framing shows: all of it, or a close-up. */
export type Closeness = 'whole' | 'close';

/** A stretch of a scene between two cuts, in frames counted from the start of the scene. */
export type Framing = { from: number; frames: number; closeness: Closeness };

/** Viewers leave if a picture stays on screen longer than this. */
export const LONGEST_FRAMING_FRAMES = 5 * FRAMES_PER_SECOND;
/** The first cut of a film comes no later than this. */
export const FIRST_CUT_FRAMES = 3 * FRAMES_PER_SECOND;
/** A framing shorter than this looks like a mistake. */
export const SHORTEST_FRAMING_FRAMES = 0.9 * FRAMES_PER_SECOND;

/** How many frames a cut may move away from an even split to land on the end of a sentence or clause. */
const WORTH = { sentence: 60, clause: 30, word: 0 } as const;
const CLAUSE_END = /[,;:–—]["'”’»)\]\s]*$/u;

const worthAfter = (word: SceneTimeline['words'][number]): number => {
  if (endsSentence(word)) return WORTH.sentence;
  return CLAUSE_END.test(word.text) ? WORTH.clause : WORTH.word;
};

/** A frame where a word starts, and how well it suits a cut. */
type Chance = { frame: number; worth: number };

const chancesIn = ({ words }: Pick<SceneTimeline, 'words'>): Chance[] =>
  words.slice(1).map(({ startMs }, index) => {
    const before = words[index];
    return { frame: frameOf(startMs), worth: before === undefined ? WORTH.word : worthAfter(before) };
  });

/**
 * Cuts a scene that would be shown for too long into several framings of its still. Each cut falls on the start of a
 * word, after a sentence or clause if one ends nearby. Neighbouring framings never have the same zoom. Each scene is
 * cut independently of the others. A clip is never cut, because it already moves.
 */
export const framingsOf = (
  scene: Pick<SceneTimeline, 'frames' | 'words'>,
  place: { index: number; isClip?: boolean | undefined },
): Framing[] => {
  if (place.isClip === true) return [{ from: 0, frames: scene.frames, closeness: 'whole' }];
  const chances = chancesIn(scene);
  const cuts: number[] = [];
  for (;;) {
    const from = cuts.at(-1) ?? 0;
    const rest = scene.frames - from;
    const most = place.index === 0 && from === 0 ? FIRST_CUT_FRAMES : LONGEST_FRAMING_FRAMES;
    if (rest <= most) break;
    const [earliest, latest] = [
      from + SHORTEST_FRAMING_FRAMES,
      Math.min(from + most, scene.frames - SHORTEST_FRAMING_FRAMES),
    ];
    const even = Math.min(latest, from + rest / Math.ceil(rest / most));
    const cost = ({ frame, worth }: Chance): number => Math.abs(frame - even) - worth;
    const best = chances
      .filter(({ frame }) => frame >= earliest && frame <= latest)
      .reduce<Chance | undefined>(
        (found, chance) => (found === undefined || cost(chance) < cost(found) ? chance : found),
        undefined,
      );
    // A word may last longer than a framing; the picture then changes mid-word.
    cuts.push(best?.frame ?? Math.floor(even));
  }
  return [0, ...cuts].map((from, at) => ({
    from,
    frames: (cuts[at] ?? scene.frames) - from,
    closeness: at % 2 === 0 ? 'whole' : 'close',
  }));
};
