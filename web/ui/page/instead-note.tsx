import type { Story } from '#contract/schemas/stories.ts';
import './instead-note.css';

type Missed = NonNullable<Story['insteadOf']>;

const whyOf = ({ model, reason }: Missed): string => {
  switch (reason) {
    case 'late':
      return `${model} took too long`;
    case 'away':
      return `${model} didn’t answer`;
    case 'unusable':
      return `${model} answered with something that isn’t a story`;
  }
};

/** Says that the demo writer wrote a story instead of the connected model, and why. */
export const InsteadNote = ({ insteadOf }: { readonly insteadOf: Missed | undefined }) =>
  insteadOf === undefined ? null : (
    <p className="instead-note">{`${whyOf(insteadOf)}, so the demo writer made this one up.`}</p>
  );
