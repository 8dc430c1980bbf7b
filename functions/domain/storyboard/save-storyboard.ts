import type { SaveStoryboard } from '#contract/schemas/storyboards.ts';
import { writersAfter } from '#functions/domain/credentials/maker.ts';
import { chosenMusic, chosenVoice } from './open-storyboard.ts';
import type { Storyboard } from './storyboard.ts';

/**
 * Beyond this number, pictures of deleted scenes are dropped; undoing a deletion then restores the scene without its
 * picture.
 */
const PICTURES_KEPT = 120;

/** The pictures that a storyboard with these scenes keeps. */
const keptPictures = (
  { pictures }: Pick<Storyboard, 'pictures'>,
  scenes: Storyboard['scenes'],
): Storyboard['pictures'] => {
  const all = Object.entries(pictures);
  if (all.length <= PICTURES_KEPT) return pictures;
  const ids = new Set(scenes.map(({ id }) => id));
  return Object.fromEntries(all.filter(([id, { painting }]) => ids.has(id) || painting !== undefined));
};

/** A storyboard after the owner's changes. Throws a `Refusal` for a voice or a track that doesn’t exist. */
export const savedStoryboard = (
  before: Storyboard,
  { title, scenes, voiceSettings, musicSettings, narration, captionStyle, look, aiLine }: SaveStoryboard,
  now: Date,
): Storyboard => {
  const { music, narration: spoken, look: style, ...kept } = before;
  const at = now.toISOString();
  const nowMusic = musicSettings ? chosenMusic(musicSettings) : musicSettings === null ? undefined : music;
  const nowLook = look === undefined ? style : (look ?? undefined);
  const writers = scenes && writersAfter(before.writers, before.scenes, scenes);
  const nowSpoken = narration === undefined ? spoken : (narration ?? undefined);
  return {
    ...kept,
    ...(nowMusic && { music: nowMusic }),
    ...(nowLook && { look: nowLook }),
    ...(nowSpoken !== undefined && { narration: nowSpoken }),
    ...(title === undefined ? {} : { title }),
    ...(scenes === undefined ? {} : { scenes, pictures: keptPictures(before, scenes) }),
    ...(writers && { writers }),
    ...(voiceSettings === undefined ? {} : { voice: chosenVoice(voiceSettings) }),
    ...(captionStyle === undefined ? {} : { captionStyle }),
    ...(aiLine === undefined ? {} : { aiLine }),
    ...(before.draft === undefined ? {} : { draft: { ...before.draft, touchedAt: at } }),
    version: before.version + 1,
    updatedAt: at,
  };
};
