import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ModelsState } from '#contract/local-models.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useConnectModel, useLookForModels, useModels } from '#web/data/models/models.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Section } from '../section.tsx';
import { ConnectedModel } from './connected-model.tsx';
import { FoundServers } from './found-servers.tsx';
import { ModelForm } from './model-form.tsx';
import './models-section.css';

const ANCHOR = 'models';

const Fixed = ({ variable, model, address }: NonNullable<ModelsState['fixed']>) => (
  <p className="models__line">
    The environment variable <code>{variable}</code> chooses the writer:{' '}
    {model === null ? 'the demo writer' : `${model} at ${address}`}. To connect a model here, start Veilcast
    without it.
  </p>
);

const Choices = ({ state }: { readonly state: ModelsState }) => {
  const connect = useConnectModel();
  const look = useLookForModels();
  const { mutate: lookNow } = look;
  useEffect(() => lookNow(), [lookNow]);
  const { connected, found, mostSeconds } = state;
  const trying = connect.isPending ? connect.variables.model : undefined;
  return (
    <>
      {connected === null ? (
        <p className="models__line">
          No model is connected, so your stories come from the demo writer, which makes up fiction.
        </p>
      ) : (
        <ConnectedModel connected={connected} mostSeconds={mostSeconds} />
      )}
      {connected?.isAnswering === true ? null : (
        <FoundServers
          servers={found}
          isLooking={look.isPending}
          onLook={lookNow}
          trying={trying}
          onUse={(address, model) => connect.mutate({ address, model, key: '' })}
        />
      )}
      <ModelForm trying={trying} onConnect={(wish, done) => connect.mutate(wish, { onSuccess: done })} />
      <output className="models__line">
        {trying === undefined
          ? ''
          : `${trying} is writing a test story. The first one may take a minute or two.`}
      </output>
      {connect.isError ? (
        <p className="models__problem" role="alert">
          {sentenceOf(connect.error)}
        </p>
      ) : null}
    </>
  );
};

/** The model that writes the stories, the servers found on this machine, and a form for any other address. */
export const ModelsSection = () => {
  const models = useModels({ isWanted: true });
  const { hash } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const isReady = models.data !== undefined;
  useEffect(() => {
    if (isReady && hash === `#${ANCHOR}`) top.current?.closest('section')?.scrollIntoView();
  }, [hash, isReady]);
  return (
    <Section title="Models" anchor={ANCHOR}>
      <div ref={top} className="settings__fields">
        {models.data === undefined ? null : models.data.fixed === null ? (
          <Choices state={models.data} />
        ) : (
          <Fixed {...models.data.fixed} />
        )}
        {models.isError ? (
          <div className="settings__problem" role="alert">
            <p>We couldn’t load the models. {sentenceOf(models.error)}</p>
            <ActionButton onClick={() => void models.refetch()}>Try Again</ActionButton>
          </div>
        ) : null}
      </div>
    </Section>
  );
};
