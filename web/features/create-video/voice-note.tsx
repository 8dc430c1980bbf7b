import { useState } from 'react';
import type { VoicesAtWork } from '#contract/schemas/videos.ts';

const words = (voices: VoicesAtWork, wasSimple: boolean): string | undefined => {
  const { fetching } = voices;
  if (fetching !== undefined)
    return `Neural voices are being fetched: ${fetching.done_mb} of ${fetching.total_mb} MB. Until then, videos use simpler voices.`;
  if (!voices.ready)
    return 'Videos use simpler voices for now. To get neural voices, type npm run voices in a terminal.';
  return wasSimple ? 'The neural voices are ready.' : undefined;
};

/**
 * Says that simple voices are used instead of neural ones, when that is the case. The note stays once the neural
 * voices are available, so that the layout doesn’t jump.
 */
export const VoiceNote = ({ voices }: { readonly voices: VoicesAtWork | undefined }) => {
  const [wasSimple] = useState(voices?.ready === false);
  const text = voices && words(voices, wasSimple);
  return text === undefined ? null : <p className="film-options__note">{text}</p>;
};
