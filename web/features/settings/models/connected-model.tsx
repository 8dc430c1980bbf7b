import type { ModelsState } from '#contract/local-models.ts';
import { useDisconnectModel } from '#web/data/models/models.ts';
import { storyTime } from '#web/data/models/story-time.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';

interface ConnectedModelProps {
  readonly connected: NonNullable<ModelsState['connected']>;
  readonly mostSeconds: number;
}

/** The model that writes the stories, how fast it is, and whether it responds. */
export const ConnectedModel = ({ connected, mostSeconds }: ConnectedModelProps) => {
  const disconnect = useDisconnectModel();
  const { model, address, storySeconds, isAnswering } = connected;
  return (
    <div className="models__connected">
      <div>
        <p className="models__name">{storyTime(model, storySeconds)}</p>
        <p className="models__line">{address}</p>
      </div>
      <ActionButton
        isBusy={disconnect.isPending}
        busyText="Disconnecting…"
        onClick={() => disconnect.mutate()}
      >
        Disconnect
      </ActionButton>
      {isAnswering ? null : (
        <p className="models__problem" role="alert">
          It isn’t answering right now. Until it does, the demo writer writes your stories.
        </p>
      )}
      {isAnswering && storySeconds > mostSeconds ? (
        <p className="models__problem">
          {`A story may take ${mostSeconds} s. When this model is slower, the demo writer writes that story. The first one includes loading the model; a smaller model is faster.`}
        </p>
      ) : null}
    </div>
  );
};
