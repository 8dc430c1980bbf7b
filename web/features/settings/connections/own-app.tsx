import { useState } from 'react';
import { NOTHING_CHECKS, type OwnAppState } from '#contract/own-app.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useChangeOwnApp, useOwnApp } from '#web/data/publishing/connections.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { CopyWords } from '#web/ui/actions/copy-words.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';

/** Our assumptions about YouTube, and whether the creator wants to use it anyway. */
const Guesses = ({
  guesses,
  isAllowed,
  onChange,
}: {
  readonly guesses: readonly string[];
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}) => (
  <>
    <CheckField
      label="Parts of this have never been tried against the real YouTube. Use it anyway."
      isChecked={isAllowed}
      onChange={onChange}
    />
    <details className="connections__guesses">
      <summary>{`What has never been tried (${guesses.length})`}</summary>
      <ul>
        {guesses.map((guess) => (
          <li key={guess}>{guess}</li>
        ))}
      </ul>
    </details>
  </>
);

const NOTHING = { clientId: '', clientSecret: '', allowsGuesses: false };

const AppForm = ({ redirectUri, guesses }: OwnAppState) => {
  const save = useChangeOwnApp();
  const toast = useToast();
  const [app, setApp] = useState(NOTHING);
  const change = (typed: Partial<typeof NOTHING>): void => {
    setApp((before) => ({ ...before, ...typed }));
    save.reset();
  };
  const isEmpty = app.clientId.trim() === '' || app.clientSecret.trim() === '';
  const saveNow = (): void =>
    save.mutate(app, {
      onSuccess: () => {
        // The form has disappeared along with the pressed button.
        focusHeading();
        toast({ title: 'Saved', text: 'You can connect your channels on the real YouTube now.' });
      },
    });
  return (
    <form
      className="settings__fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !save.isPending) saveNow();
      }}
    >
      <p className="settings__later">
        To publish on the real YouTube, make an OAuth client of the type “Web application” in Google’s
        console. It must list exactly this redirect address:
      </p>
      <CopyWords text={redirectUri} what="Address" />
      <LineField
        label="Client ID"
        value={app.clientId}
        autoComplete="off"
        onChange={(clientId) => change({ clientId })}
      />
      <LineField
        label="Client secret"
        type="password"
        value={app.clientSecret}
        autoComplete="off"
        hint="It’s kept in a file that only you can read, and never shown again."
        onChange={(clientSecret) => change({ clientSecret })}
      />
      {guesses.length === 0 ? null : (
        <Guesses
          guesses={guesses}
          isAllowed={app.allowsGuesses}
          onChange={(allowsGuesses) => change({ allowsGuesses })}
        />
      )}
      <p className="settings__later">
        The channels of the stand-in are hidden then, and what is planned for them isn’t published.
      </p>
      {save.isError ? <FieldProblem>{sentenceOf(save.error)}</FieldProblem> : null}
      <div>
        <ActionButton type="submit" isDisabled={isEmpty} isBusy={save.isPending} busyText="Saving…">
          Save
        </ActionButton>
      </div>
    </form>
  );
};

const REMOVE =
  'Remove your app? YouTube’s stand-in and its channels come back. The channels you connected with your app are hidden until you save it again, and what is planned for them isn’t published.';

const SavedApp = ({ clientId }: { readonly clientId: string }) => {
  const remove = useChangeOwnApp();
  const { confirm } = useMessages();
  const ask = async (): Promise<void> => {
    if (remove.isPending || !(await confirm(REMOVE, 'Remove'))) return;
    remove.mutate(undefined, { onSuccess: () => focusHeading() });
  };
  return (
    <>
      <p className="settings__later connections__app">
        Videos go to the real YouTube with the app {clientId}. The channels of the stand-in are hidden until
        you remove it.
      </p>
      {remove.isError ? <FieldProblem>{sentenceOf(remove.error)}</FieldProblem> : null}
      <div>
        <ActionButton isBusy={remove.isPending} busyText="Removing…" onClick={() => void ask()}>
          Remove<span className="hidden-visually"> your app at YouTube</span>
        </ActionButton>
      </div>
    </>
  );
};

/** The creator’s own YouTube app, which replaces the stand-in with the real YouTube. */
export const OwnApp = () => {
  const app = useOwnApp();
  if (app.data === undefined && !app.isError) return null;
  return (
    <div className="connections__platform">
      <h3>Your own app at YouTube</h3>
      {app.data?.hasModerator === false ? <p className="connections__app">{NOTHING_CHECKS}</p> : null}
      {app.data === undefined ? (
        <div className="settings__problem" role="alert">
          <p>We couldn’t load your app. {sentenceOf(app.error)}</p>
          <ActionButton onClick={() => void app.refetch()}>Try Again</ActionButton>
        </div>
      ) : app.data.clientId === null ? (
        <AppForm {...app.data} />
      ) : (
        <SavedApp clientId={app.data.clientId} />
      )}
    </div>
  );
};
