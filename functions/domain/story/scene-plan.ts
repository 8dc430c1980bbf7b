import { clausesOf, phrasesOf, sentencesOf } from '@veilcast/reading';
import { type Language, SCENE_WORDS_MAX_CHARS } from '#contract/catalogue.ts';
import { isSilent, LONGEST_SENTENCE_SECONDS, spokenSeconds } from '#contract/pace.ts';
import { SHOTS, type Shot } from '#contract/picture.ts';
import { type CastMember, fullDescription } from './cast.ts';
import type { Scene } from './story.ts';

/** How long a picture is shown. */
const SECONDS = { least: 3, best: 5, most: 7 } as const;
/** The penalties for each second outside the limits, and for showing a picture with another scene’s words. */
const OUTSIDE_COST = 8;
const CROSSING_COST = 0.3;
/** Leaves room for symbols around the words, which aren’t spoken and take no time. */
const PIECE_MAX_CHARS = SCENE_WORDS_MAX_CHARS / 2;
const OTHER_VIEWS = [
  'Seen closer.',
  'Seen from another side.',
  'A detail of it.',
  'Seen from farther away.',
] as const;

/** A scene of a film. `shot` is the framing named in the picture’s description, if there is one. */
interface PlannedScene extends Scene {
  readonly shot?: Shot;
}

/** A sentence, or a part of a very long one, and the story scene that it belongs to. */
interface Piece {
  readonly text: string;
  readonly scene: number;
  readonly seconds: number;
}

/** Joins neighbouring texts as long as the result fits. */
const gathered = (texts: readonly string[], fits: (text: string) => boolean): string[] => {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last !== undefined && fits(last + text)) joined[joined.length - 1] = last + text;
    else joined.push(text);
  }
  return joined;
};

/**
 * Groups parts so that each group contains something to speak: a part that isn’t spoken, such as an emoji, is joined
 * to the one before.
 */
export const voiced = <Part extends { readonly text: string }>(parts: readonly Part[]): Part[][] => {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last !== undefined && (isSilent(part.text) || last.every(({ text }) => isSilent(text))))
      last.push(part);
    else groups.push([part]);
  }
  return groups;
};

const piecesOf = (scenes: readonly Scene[], language: Language): Piece[] => {
  const lasts = (text: string, seconds: number): boolean =>
    spokenSeconds(text, language) <= seconds && text.length <= PIECE_MAX_CHARS;
  const isShort = (text: string): boolean => lasts(text, SECONDS.best);
  const cut = (sentence: string): string[] => {
    if (lasts(sentence, LONGEST_SENTENCE_SECONDS)) return [sentence];
    return gathered(
      clausesOf(sentence, language).flatMap((clause) =>
        lasts(clause, SECONDS.most) ? [clause] : gathered(phrasesOf(clause, language), isShort),
      ),
      isShort,
    );
  };
  const parts = scenes.flatMap(({ narration }, scene) =>
    sentencesOf(narration, language)
      .flatMap(cut)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ text, scene })),
  );
  return voiced(parts).map((group) => {
    const text = group.map((part) => part.text).join(' ');
    const { scene } = group.find((part) => !isSilent(part.text)) ?? { scene: group[0]?.scene ?? 0 };
    return { text, scene, seconds: spokenSeconds(text, language) };
  });
};

const costOf = (pieces: readonly Piece[]): number => {
  const seconds = pieces.reduce((sum, piece) => sum + piece.seconds, 0);
  const outside = Math.max(0, SECONDS.least - seconds, seconds - SECONDS.most);
  const crossings = (pieces.at(-1)?.scene ?? 0) - (pieces[0]?.scene ?? 0);
  const chars = pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (chars > SCENE_WORDS_MAX_CHARS && pieces.length > 1) return Number.POSITIVE_INFINITY;
  return (
    OUTSIDE_COST * outside ** 2 + ((seconds - SECONDS.best) / SECONDS.best) ** 2 + CROSSING_COST * crossings
  );
};

/** Groups pieces in order, so that the total cost is as low as possible. */
const grouped = (pieces: readonly Piece[]): Piece[][] => {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= pieces.length; to += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = Math.max(0, to - 8); from < to; from += 1) {
      const cost = (best[from]?.cost ?? 0) + costOf(pieces.slice(from, to));
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const groups: Piece[][] = [];
  for (let to = pieces.length; to > 0; to = best[to]?.from ?? 0)
    groups.unshift(pieces.slice(best[to]?.from, to));
  return groups;
};

/** The story scene that most of a group belongs to. */
const sceneOf = (group: readonly Piece[]): number => {
  const seconds = new Map<number, number>();
  for (const piece of group) seconds.set(piece.scene, (seconds.get(piece.scene) ?? 0) + piece.seconds);
  return [...seconds].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
};

/** Words in a description that name a framing. */
const SHOT_NAMES: Record<Shot, RegExp> = {
  'wide view': /\bwide (?:view|shot)\b/u,
  'medium view': /\bmedium (?:view|shot)\b/u,
  'low angle': /\blow angle\b/u,
  'close view': /\bclose view\b|\bclose-?up\b/u,
  'high angle': /\bhigh angle\b|\bfrom above\b/u,
  'over the shoulder': /\bover the shoulder\b/u,
};

/** The first framing named in a description. */
const shotIn = (description: string): Shot | undefined => {
  const said = description.toLowerCase();
  const named = SHOTS.map((shot) => ({ shot, at: said.search(SHOT_NAMES[shot]) })).filter(
    ({ at }) => at >= 0,
  );
  return named.toSorted((a, b) => a.at - b.at)[0]?.shot;
};

const FREE_SHOTS: readonly Shot[] = ['medium view', 'wide view', 'close view', 'low angle'];

/**
 * If any description names a framing, every scene gets one that differs from its neighbours’; otherwise the framing
 * is varied by the prompts.
 */
const framed = (shots: readonly (Shot | undefined)[]): (Shot | undefined)[] => {
  if (shots.every((shot) => shot === undefined)) return [...shots];
  const chosen: Shot[] = [];
  for (const [index, named] of shots.entries()) {
    const before = chosen[index - 1];
    const free = FREE_SHOTS.find((shot) => shot !== before && shot !== shots[index + 1]);
    chosen.push(named === undefined || named === before ? (free ?? 'medium view') : named);
  }
  return chosen;
};

/**
 * Cuts a story's scenes for the film at sentence ends, so that each picture is shown for three to seven seconds when
 * the sentences allow it. A picture shown twice gets a different view, and each description includes the looks of the
 * cast it names. Joined together, the narrations are still the same text. `areFixed`: the scenes are the creator’s
 * own and aren’t changed.
 */
export const planScenes = (
  scenes: readonly Scene[],
  language: Language = 'en',
  cast: readonly CastMember[] = [],
  areFixed = false,
): PlannedScene[] => {
  const seen = new Map<number, number>();
  const pieces = piecesOf(scenes, language);
  const groups = areFixed ? [...Map.groupBy(pieces, ({ scene }) => scene).values()] : grouped(pieces);
  const planned = groups.map((group) => {
    const scene = sceneOf(group);
    const times = seen.get(scene) ?? 0;
    seen.set(scene, times + 1);
    const picture = scenes[scene]?.picture ?? '';
    const view = times === 0 ? undefined : OTHER_VIEWS[(times - 1) % OTHER_VIEWS.length];
    return {
      narration: group.map(({ text }) => text).join(' '),
      picture: fullDescription(picture, cast, view),
      shot: times === 0 ? shotIn(picture) : undefined,
    };
  });
  const shots = framed(planned.map(({ shot }) => shot));
  return planned.map(({ narration, picture }, index) => {
    const shot = shots[index];
    return { narration, picture, ...(shot === undefined ? {} : { shot }) };
  });
};
