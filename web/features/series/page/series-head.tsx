import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Series } from '#contract/schemas/series/series.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useConnections } from '#web/data/publishing/connections.ts';
import { cadenceInWords, zoneWords } from '#web/data/series/airing-words.ts';
import { useDeleteSeries } from '#web/data/series/series.ts';
import { placesWords } from '#web/data/series/series-posts.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { ToggleField } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { NextFrame } from '../next-frame.tsx';
import { NextWords } from '../next-words.tsx';
import { IdeasLeft, SeriesTrouble } from '../series-state.tsx';
import { useSwitch } from '../use-switch.ts';
import { EditSeriesDialog } from '../wizard/edit-series-dialog.tsx';
import './series-head.css';

/** Asks for confirmation, deletes the series, then returns to the list. */
const useRemoval = ({ id, name }: Series) => {
  const { mutateAsync, isPending } = useDeleteSeries(id);
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = async (): Promise<void> => {
    const question = `Delete the series “${name}”? Its ideas and calendar are deleted, and it makes no more videos. The videos and stories it made stay. This can’t be undone.`;
    if (!(await confirm(question, 'Delete Series'))) return;
    try {
      await mutateAsync();
    } catch (error) {
      if (isSessionLost(error)) return;
      // A 404 means that an earlier attempt’s response was lost, or that another window deleted the series.
      if (!isApiError(error) || error.status !== 404) {
        await alert(`We couldn’t delete the series. ${sentenceOf(error)}`);
        return;
      }
    }
    await navigate(paths.autoPilot);
    toast({ title: 'Series deleted', text: name });
  };
  return { remove, isRemoving: isPending };
};

/** Where the series’ approved videos are posted; renders nothing if they aren’t posted. */
const Places = ({ publish = [] }: Pick<Series, 'publish'>) => {
  const { data: connections } = useConnections({ isWanted: publish.length > 0 });
  const words = connections && placesWords(publish, connections);
  return words === undefined ? null : <p className="series-head__facts">{words}</p>;
};

/** The name of a series, its status and its actions. */
export const SeriesHead = ({ series }: { readonly series: Series }) => {
  const timezone = useTimeZone();
  const { isOn, set } = useSwitch(series);
  const { remove, isRemoving } = useRemoval(series);
  const [isEditing, setEditing] = useState(false);
  // The text for the next time already names the zone.
  const zone = series.status === 'active' ? undefined : zoneWords(series.cadence.zone, timezone);
  const when = [cadenceInWords(series.cadence), zone];
  return (
    <header className="series-head">
      <Link className="series-head__back" to={paths.autoPilot}>
        <Icon name="back" />
        All Series
      </Link>
      <div className="series-head__row">
        <NextFrame series={series} />
        <div className="series-head__words">
          <h2 className="series-head__name">{series.name}</h2>
          <p className="series-head__next">
            <NextWords series={series} />
          </p>
          <p className="series-head__facts">
            <span>{when.filter(Boolean).join(', ')}</span>
            <IdeasLeft ideas={series.ideas} />
          </p>
          <Places publish={series.publish} />
        </div>
        <div className="series-head__actions">
          <ToggleField label="Active" checked={isOn} onChange={set} />
          <ActionButton onClick={() => setEditing(true)}>
            <Icon name="pen" />
            Edit
          </ActionButton>
          <ActionButton look="quiet" isBusy={isRemoving} busyText="Deleting…" onClick={() => void remove()}>
            <Icon name="trash" />
            Delete
          </ActionButton>
        </div>
      </div>
      <SeriesTrouble series={series} />
      {isEditing ? <EditSeriesDialog series={series} onClose={() => setEditing(false)} /> : null}
    </header>
  );
};
