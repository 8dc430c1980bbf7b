import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Motion } from '#contract/motions.ts';

/** The properties of a scene that determine its motion. */
export type SceneShape = {
  /** Counted from 0. */
  index: number;
  /** The number of scenes in the film. */
  count: number;
  /** The scene's words. */
  text: string;
  /** Width and height of the part of the still that the camera can reach. */
  picture: { width: number; height: number };
  /**
   * The number that determines the scene’s motion: the scene’s index, unless scenes before it were added or removed.
   */
  seat?: number | undefined;
  /** The motion that the creator chose. */
  move?: Motion | undefined;
  /** Breaks ties between equally suitable motions; the same for every scene in a film. */
  seed: string;
};

type Suits = 'list' | 'height' | 'closeness' | 'expanse';

/**
 * Scenes alternate between two sets of motions that don’t overlap. Neighbouring scenes therefore never move the same
 * way, whatever their words are, and rewriting one scene doesn’t change the motion of any other. Pulling out is
 * reserved for the ending.
 */
const SETS = [
  { list: 'pan-left', height: 'pan-up', closeness: 'push-in', expanse: 'drift' },
  { list: 'pan-right', height: 'pan-down', closeness: 'lean-in', expanse: 'drift-back' },
] as const satisfies readonly Record<Suits, Motion>[];
/** Used for later framings of a scene, never for a scene's first framing or the film's last. */
const LATER = ['rise-in', 'slide-in'] as const satisfies readonly Motion[];
const ENDING: Motion = 'pull-out';

/** How much wider than a portrait still a picture must be before the camera pans across it. */
const WIDE_SHARE = 1.15;

/** Matches “a, b and c” in the four languages, or three parts separated by commas. */
const LIST = /[^,;]+[,;][^,;]+(?:[,;]|\s(?:and|or|y|e|o|et|ou|und|oder)\s)[^,;]+/iu;
const MIN_LIST_COMMAS = 2;
const HEIGHT =
  /(?<!\p{L})(?:sky|skies|stars?|moon|tower|mountain|climb|rose|rising|fell|falling|cielo|estrella|luna|torre|monta|sub[ií]|ca[íy]|ciel|étoile|lune|tour|montagne|mont[ea]|tomb|himmel|stern|mond|turm|berg|stieg|fiel|fällt)/iu;
const CLOSENESS =
  /(?<!\p{L})(?:eyes?|face|hand|letter|key|door|lock|secret|whisper|heart|ojos?|cara|mano|carta|llave|puerta|secreto|susurr|coraz|yeux|visage|main|lettre|clé|porte|secret|murmur|cœur|augen?|gesicht|hand|brief|schlüssel|tür|geheimnis|flüster|herz)/iu;
const EXPANSE =
  /(?<!\p{L})(?:sea|ocean|desert|city|world|horizon|field|forest|crowd|mar|océano|desierto|ciudad|mundo|horizonte|campo|bosque|mer|océan|désert|ville|monde|champ|forêt|foule|meer|ozean|wüste|stadt|welt|horizont|feld|wald|menge)(?!\p{L})/iu;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const hash = (text: string): number => {
  let value = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
};

const isList = (text: string): boolean =>
  (text.match(/[,;]/gu) ?? []).length >= MIN_LIST_COMMAS && LIST.test(text);

const whatSuits = ({ text, picture, seed, index, seat = index }: SceneShape): Suits => {
  if (isList(text)) return 'list';
  if (CLOSENESS.test(text)) return 'closeness';
  if (HEIGHT.test(text)) return 'height';
  if (picture.width / picture.height > (CANVAS.width / CANVAS.height) * WIDE_SHARE) return 'list';
  if (EXPANSE.test(text)) return 'expanse';
  const all = ['list', 'height', 'closeness', 'expanse'] as const;
  return all[hash(`${seed}/${seat}`) % all.length] ?? 'expanse';
};

/**
 * The motion of a framing: the one that the creator chose for its scene, if any. Otherwise the film's first
 * framing moves in, its last pulls out, and the first framing of any other scene pans along lists and wide
 * pictures, tilts for words about height, approaches near subjects and drifts over open spaces. Two framings in a row
 * never move the same way, unless the creator chose a motion or moved a scene. `framing` is the framing’s index
 * within the scene, from 0.
 */
export const motionOf = (scene: SceneShape, framing = { at: 0, count: 1 }): Motion => {
  const { index, seat = index } = scene;
  if (scene.move !== undefined) return scene.move;
  const motions = SETS[seat % SETS.length] ?? SETS[0];
  if (index === 0 && framing.at === 0) return motions.closeness;
  if (index === scene.count - 1 && framing.at === framing.count - 1) return ENDING;
  if (framing.at > 0) return LATER[(seat + framing.at) % LATER.length] ?? LATER[0];
  return motions[whatSuits(scene)];
};
