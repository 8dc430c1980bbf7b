import '#web/lib/zod-without-eval.ts';
import * as z from 'zod/mini';
import type { VideoLook } from '#contract/look.ts';
import { EndCardText, Handle } from '#contract/schemas/look.ts';

const problemIn = (schema: z.ZodMiniType, text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : z.safeParse(schema, text).error?.issues[0]?.message;

/** The problems with the typed handle and end card, both of which may be empty. */
export const lookProblems = ({
  handle,
  endCard,
}: VideoLook): { readonly handle?: string | undefined; readonly endCard?: string | undefined } => ({
  handle: problemIn(Handle, handle),
  endCard: problemIn(EndCardText, endCard?.text),
});

/** The first problem with a look, as a sentence; undefined when there is none. */
export const lookProblem = (look: VideoLook): string | undefined => {
  const { handle, endCard } = lookProblems(look);
  return handle ?? endCard;
};

/** A look as it is sent: an empty handle or end card is left out. */
export const finishedLook = ({ handle, endCard, ...captions }: VideoLook): VideoLook => ({
  ...captions,
  ...(handle === undefined || handle.trim() === '' ? {} : { handle: handle.trim() }),
  ...(endCard === undefined || endCard.text.trim() === '' ? {} : { endCard: { text: endCard.text.trim() } }),
});
