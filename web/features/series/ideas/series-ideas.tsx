import { useState } from 'react';
import { IDEAS_AT_ONCE, IDEAS_KEPT, type Language } from '#contract/catalogue.ts';
import type { Ideas } from '#contract/schemas/series/ideas.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useMachineSettings } from '#web/data/api/site-config.ts';
import { roomFor, useIdeaChanges, useIdeas } from '#web/data/ideas/ideas.ts';
import { ModelOffer } from '#web/data/models/model-offer.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { atStart } from '#web/lib/number-words.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { AddIdea } from './add-idea.tsx';
import { IdeaList } from './idea-list.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import './series-ideas.css';

interface SeriesIdeasProps {
  readonly seriesId: string;
  /** The language of the series. */
  readonly language: Language;
}

const WITHOUT_MODEL =
  'No AI model is connected, so only ideas with a script of your own become videos; the others wait.';

const noIdeasWords = (canSuggest: boolean): string =>
  canSuggest
    ? 'No ideas are waiting. We’ll think up more before the next video.'
    : 'No ideas are waiting. Without one, the series pauses.';

/** Shown instead of suggestions when there is no model to write them. */
const NoModel = () => {
  const canConnect = useMachineSettings();
  return (
    <p className="series-ideas__note">
      {WITHOUT_MODEL} {canConnect ? <ModelOffer /> : 'The people who run this site can connect one.'}
    </p>
  );
};

const Loaded = ({
  seriesId,
  language,
  ideas: { ideas, canSuggest },
}: SeriesIdeasProps & { readonly ideas: Ideas }) => {
  const changes = useIdeaChanges(seriesId);
  const { alert } = useMessages();
  const [isImporting, setImporting] = useState(false);
  const room = roomFor(ideas);
  const suggest = async (): Promise<void> => {
    try {
      await changes.suggest.mutateAsync();
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t think up ideas. ${sentenceOf(error)}`);
    }
  };
  return (
    <>
      <div className="series-ideas__head">
        <p className="series-ideas__note">
          {ideas.length === 0
            ? noIdeasWords(canSuggest)
            : `${formatNumber(ideas.length)} of ${formatNumber(IDEAS_KEPT)} ideas. The first one is next.`}
        </p>
        <div className="series-ideas__buttons">
          {canSuggest ? (
            <ActionButton
              isDisabled={room === 0}
              isBusy={changes.suggest.isPending}
              busyText="Thinking…"
              onClick={() => void suggest()}
            >
              {atStart(IDEAS_AT_ONCE)} More Ideas
            </ActionButton>
          ) : null}
          <ActionButton onClick={() => setImporting(true)}>
            <Icon name="plus" />
            Import
          </ActionButton>
        </div>
      </div>
      {canSuggest ? null : <NoModel />}
      <IdeaList seriesId={seriesId} ideas={ideas} language={language} />
      <AddIdea changes={changes} language={language} room={room} />
      {isImporting ? (
        <ImportDialog
          changes={changes}
          ideas={ideas}
          language={language}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </>
  );
};

const LOADING_IDEAS = [1, 2, 3] as const;

/** The waiting ideas of a series, in order: edit, move, drop, add and import them. */
export const SeriesIdeas = (props: SeriesIdeasProps) => {
  const query = useIdeas(props.seriesId);
  return (
    <section className="series-ideas" aria-labelledby="series-ideas">
      <h2 id="series-ideas">Ideas</h2>
      {query.data !== undefined ? <Loaded {...props} ideas={query.data} /> : null}
      {query.isPending ? (
        <output className="idea-list" aria-busy="true" aria-label="Loading the ideas">
          {LOADING_IDEAS.map((row) => (
            <span key={row} className="idea-row">
              <span className="skeleton skeleton--line" />
            </span>
          ))}
        </output>
      ) : null}
      {query.isError && query.data === undefined ? (
        <LoadProblem title="We couldn’t load the ideas" hint={sentenceOf(query.error)} query={query} />
      ) : null}
    </section>
  );
};
