import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { useConnectModel, useModels } from './models.ts';
import { storyTime } from './story-time.ts';

/** Offers a one-click connection to a model found on this machine, or else links to Settings → Models. */
export const ModelOffer = () => {
  const toast = useToast();
  const connect = useConnectModel();
  const server = useModels({ isWanted: true }).data?.found[0];
  const model = server?.models[0];
  if (server === undefined || model === undefined)
    return (
      <Link className="chip-row__action" to={paths.models}>
        Connect a model
      </Link>
    );
  const use = async (): Promise<void> => {
    if (connect.isPending) return;
    try {
      const { connected } = await connect.mutateAsync({ address: server.address, key: '', model });
      if (connected !== null)
        toast({ title: 'Model connected', text: storyTime(connected.model, connected.storySeconds) });
    } catch (error) {
      toast({ tone: 'destructive', title: 'We couldn’t connect the model', text: sentenceOf(error) });
    }
  };
  return (
    <button
      type="button"
      className="chip-row__action"
      aria-busy={connect.isPending}
      onClick={() => void use()}
    >
      {connect.isPending ? `Trying ${model}…` : `Use ${model} on this machine`}
    </button>
  );
};
