import type { Judgement } from '#contract/moderation.ts';

interface Likelihood {
  readonly className: string;
  readonly probability: number;
}

/** What the network calls photographed and drawn pornography. */
const EXPLICIT: readonly string[] = ['Porn', 'Hentai'];
/** Both together; it is often unsure which of them a picture is. */
const LEAST = 0.7;

/** What the network's likelihoods come to; pictures that are merely revealing pass. */
export const verdictOf = (likelihoods: readonly Likelihood[]): Judgement | undefined => {
  const explicit = likelihoods
    .filter(({ className }) => EXPLICIT.includes(className))
    .reduce((sum, { probability }) => sum + probability, 0);
  return explicit >= LEAST ? { class: 'sexual' } : undefined;
};
