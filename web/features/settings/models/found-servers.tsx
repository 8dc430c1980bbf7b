import { useState } from 'react';
import type { FoundServer } from '#contract/local-models.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ChoiceField } from '#web/ui/kit/fields.tsx';

interface ServerProps {
  readonly server: FoundServer;
  /** The model that is writing its test story. */
  readonly trying: string | undefined;
  readonly onUse: (address: string, model: string) => void;
}

const Server = ({ server: { name, address, models }, trying, onUse }: ServerProps) => {
  const [picked, setPicked] = useState<string>();
  const model = picked !== undefined && models.includes(picked) ? picked : (models[0] ?? '');
  return (
    <li className="models__server">
      <p className="models__name">{`${name} runs on this machine`}</p>
      {models.length > 1 ? (
        <ChoiceField
          label={`${name} model`}
          value={model}
          choices={models.map((id) => ({ value: id, label: id }))}
          onChange={setPicked}
        />
      ) : null}
      <ActionButton
        look="primary"
        isDisabled={trying !== undefined && trying !== model}
        isBusy={trying === model}
        busyText={`Trying ${model}…`}
        onClick={() => onUse(address, model)}
      >
        {`Use ${model}`}
      </ActionButton>
    </li>
  );
};

interface FoundServersProps extends Omit<ServerProps, 'server'> {
  readonly servers: readonly FoundServer[];
  readonly isLooking: boolean;
  readonly onLook: () => void;
}

/**
 * The model servers found on this machine, each of which can be connected with one click. Only their lists of models
 * have been requested.
 */
export const FoundServers = ({ servers, isLooking, onLook, ...rest }: FoundServersProps) => (
  <>
    {servers.length === 0 ? (
      <p className="models__line">
        We found no model on this machine. Start Ollama, LM Studio or llama.cpp, load a model and look again.
      </p>
    ) : (
      <ul className="models__servers">
        {servers.map((server) => (
          <Server key={server.address} server={server} {...rest} />
        ))}
      </ul>
    )}
    <div>
      <ActionButton isBusy={isLooking} busyText="Looking…" onClick={onLook}>
        Look Again
      </ActionButton>
    </div>
  </>
);
