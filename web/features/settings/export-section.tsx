import type { Export } from '#contract/schemas/auth.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useExport, useOpenExport, useRequestExport } from '#web/data/session/export.ts';
import { useSignInAgain } from '#web/data/session/sign-in-again.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { exportPause, exportWords } from './export-words.ts';
import { Section } from './section.tsx';
import '#web/ui/states/skeleton.css';

const Content = ({ last }: { readonly last: Export }) => {
  const toast = useToast();
  const timezone = useTimeZone();
  const request = useRequestExport();
  const open = useOpenExport();
  const signInAgain = useSignInAgain('settings');
  const pause = exportPause(last);
  const isPacking = last.status === 'packing';
  const canOpen = (last.openings ?? 0) > 0;
  const onError = (error: unknown): void => {
    if (!signInAgain(error)) toast({ tone: 'destructive', title: 'Error', text: sentenceOf(error) });
  };
  const ask = (): void => {
    if (!isPacking && !request.isPending) request.mutate(undefined, { onError });
  };
  return (
    <>
      <output className="export__words">{exportWords(last, timezone)}</output>
      {pause === undefined ? null : <p className="export__words">{pause}</p>}
      <div className="subscription__actions">
        {canOpen ? (
          <ActionButton
            look="primary"
            isBusy={open.isPending}
            busyText="Opening…"
            onClick={() => open.mutate(undefined, { onError })}
          >
            <Icon name="download" />
            Download Archive
          </ActionButton>
        ) : null}
        {pause === undefined ? (
          <ActionButton
            look={canOpen ? 'quiet' : 'plain'}
            isBusy={isPacking || request.isPending}
            busyText="Packing…"
            onClick={ask}
          >
            {last.status === 'ready' ? 'Export Again' : 'Export My Data'}
          </ActionButton>
        ) : null}
      </div>
    </>
  );
};

/** Everything in the account as one archive. */
export const ExportSection = () => {
  const query = useExport();
  return (
    <Section title="Your Data">
      {query.data === undefined && query.isError ? (
        <div className="settings__problem" role="alert">
          <p>We couldn’t load this. {sentenceOf(query.error)}</p>
          <ActionButton isBusy={query.isFetching} busyText="Loading…" onClick={() => void query.refetch()}>
            Try Again
          </ActionButton>
        </div>
      ) : null}
      {query.data === undefined && !query.isError ? (
        <output className="settings__fields" aria-busy="true" aria-label="Loading your data">
          <span className="skeleton skeleton--line" />
        </output>
      ) : null}
      {query.data === undefined ? null : <Content last={query.data} />}
    </Section>
  );
};
