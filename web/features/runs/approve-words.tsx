import type { Run } from '#contract/schemas/series/runs.ts';
import { approveWords } from '#web/data/runs/run-words.ts';
import './approve-words.css';

/** The label of the approve button, with the price below it. */
export const ApproveWords = ({ run }: { readonly run: Run }) => {
  const { label, price } = approveWords(run);
  return (
    <span className="approve-words">
      {label}
      {price === undefined ? null : <span className="approve-words__price"> {price}</span>}
    </span>
  );
};
