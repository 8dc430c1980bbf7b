import * as z from 'zod/mini';
import { CAPTION_STYLE_IDS } from '#contract/caption-styles.ts';
import { CAPTION_POSITIONS, CAPTION_SIZES } from '#contract/look.ts';
import { MOTIONS } from '#contract/motions.ts';
import { SHOTS } from '#contract/picture.ts';
import { HexColour, Look } from '#contract/schemas/look.ts';
import {
  Focus,
  type SaveStoryboard,
  SceneDraft,
  SceneMedia,
  type Storyboard,
  Zoom,
} from '#contract/schemas/storyboards.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { ChosenMusic, VoiceSettings } from '#contract/schemas/videos.ts';
import { finishedLook } from '#web/ui/look/look-draft.ts';

/** A look while it is being edited: its handle and end card may still be empty or invalid. */
const TypedLook = z.object({
  captionStyle: z.enum(CAPTION_STYLE_IDS),
  colour: z.optional(HexColour),
  size: z.enum(CAPTION_SIZES),
  position: z.enum(CAPTION_POSITIONS),
  wordsPerPage: z.int(),
  upperCase: z.boolean(),
  handle: z.optional(z.string()),
  endCard: z.optional(z.object({ text: z.string() })),
});

/**
 * The parts of a storyboard that a creator edits. The words are kept as typed: spaces at either end stay
 * until the form is saved.
 */
export const BoardForm = z.object({
  title: z.string(),
  scenes: z.array(
    z.object({
      id: z.string(),
      narration: z.string(),
      picture: z.string(),
      shot: z.optional(z.enum(SHOTS)),
      move: z.optional(z.enum(MOTIONS)),
      focus: z.optional(Focus),
      zoom: z.optional(Zoom),
      media: z.optional(SceneMedia),
    }),
  ),
  voiceSettings: VoiceSettings,
  musicSettings: z.nullable(ChosenMusic),
  captionStyle: z.enum(CAPTION_STYLE_IDS),
  look: z.nullable(TypedLook),
  aiLine: z.optional(z.boolean()),
});
export type BoardForm = z.infer<typeof BoardForm>;

export const formOf = (board: Storyboard): BoardForm => {
  const { title, voiceSettings, musicSettings = null, captionStyle, look, aiLine } = board;
  const scenes = board.scenes.map(({ id, narration, picture, shot, move, focus, zoom, media }) => ({
    id,
    narration,
    picture,
    ...(shot && { shot }),
    ...(move && move !== 'automatic' && { move }),
    ...(focus && { focus }),
    ...(zoom !== undefined && { zoom }),
    ...(media && { media }),
  }));
  return {
    title,
    scenes,
    voiceSettings,
    musicSettings,
    captionStyle,
    // A look that this page doesn’t recognise is drawn as if no look were set.
    look: Look.safeParse(look).data ?? null,
    ...(aiLine === undefined ? {} : { aiLine }),
  };
};

/** Why a form can’t be saved, in the server’s words; undefined if it can. */
export const formProblem = ({ scenes }: BoardForm): string | undefined =>
  z.array(SceneDraft).safeParse(scenes).error?.issues[0]?.message;

export const isSavable = (form: BoardForm): boolean =>
  cleanText(form.title) !== '' &&
  formProblem(form) === undefined &&
  (form.look === null || Look.safeParse(finishedLook(form.look)).success);

export const saveBody = (form: BoardForm, version: number): z.input<typeof SaveStoryboard> => ({
  ...form,
  look: form.look && finishedLook(form.look),
  version,
});

const tidied = (form: BoardForm): string =>
  JSON.stringify({
    ...form,
    title: cleanText(form.title),
    look: form.look && (Look.safeParse(finishedLook(form.look)).data ?? form.look),
    scenes: z.array(SceneDraft).safeParse(form.scenes).data ?? form.scenes,
  });

/** Whether a stored storyboard matches this form, apart from spaces that the server tidies up. */
export const isStoredAs = (form: BoardForm, stored: Storyboard): boolean =>
  tidied(form) === tidied(formOf(stored));
