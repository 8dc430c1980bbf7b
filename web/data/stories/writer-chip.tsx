import { useMachineSettings } from '#web/data/api/site-config.ts';
import { ModelOffer } from '#web/data/models/model-offer.tsx';
import { HintChip } from '#web/ui/page/hint-chip.tsx';
import { useWriterModel } from './writer.ts';

const DEMO = 'Stories come from a built-in writer that makes up fiction, not from an AI model.';

/**
 * Says who writes the stories, once that is known, and how to connect a model if none is connected. With
 * `isDemoOnly`, omits models and the offer to connect one.
 */
export const WriterChip = ({ isDemoOnly = false }: { readonly isDemoOnly?: boolean }) => {
  const model = useWriterModel();
  const canConnect = useMachineSettings();
  if (model === undefined) return null;
  if (model !== null)
    return isDemoOnly ? null : (
      <HintChip label={model}>{`Stories are written by the AI model ${model}.`}</HintChip>
    );
  const chip = (
    <HintChip label="Demo writer">
      {canConnect ? DEMO : `${DEMO} The people who run this site can connect a model.`}
    </HintChip>
  );
  if (isDemoOnly || !canConnect) return chip;
  return (
    <span className="chip-row">
      {chip}
      <ModelOffer />
    </span>
  );
};
