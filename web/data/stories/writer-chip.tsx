import { HintChip } from '#web/ui/page/hint-chip.tsx';
import { useWriterModel } from './writer.ts';

/** Says who writes the stories, once it is known. `isDemoOnly` leaves a model unmentioned. */
export const WriterChip = ({ isDemoOnly = false }: { readonly isDemoOnly?: boolean }) => {
  const model = useWriterModel();
  if (model === undefined) return null;
  if (model === null)
    return (
      <HintChip label="Demo writer">
        Stories come from a built-in demo writer, not from an AI model, so they’re simple. The people who run
        this site can connect a model.
      </HintChip>
    );
  return isDemoOnly ? null : (
    <HintChip label={model}>{`Stories are written by the AI model ${model}.`}</HintChip>
  );
};
