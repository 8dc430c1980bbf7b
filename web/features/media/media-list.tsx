import { useCallback, useState } from 'react';
import type { UploadKind } from '#contract/catalogue.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { matches, useWholeList } from '#web/data/api/search.ts';
import { useDeleteUpload, type useUploads } from '#web/data/uploads/uploads.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useSoundPreview } from '#web/lib/use-sound-preview.ts';
import { CardGridLoading, MoreOnScroll } from '#web/ui/cards/card-grid.tsx';
import { ListToolbar } from '#web/ui/cards/list-toolbar.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { ChoiceField, SearchBox } from '#web/ui/kit/fields.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { MediaCard } from './media-card.tsx';

const FILTERS = [
  { value: 'all', label: 'All Kinds' },
  { value: 'picture', label: 'Pictures' },
  { value: 'clip', label: 'Clips' },
  { value: 'sound', label: 'Sounds' },
] as const;

interface Wanted {
  readonly search: string;
  readonly kind: UploadKind | 'all';
}

interface MediaListProps {
  readonly list: ReturnType<typeof useUploads>;
  readonly onOpen: (upload: Upload) => void;
}

const Cards = ({
  uploads,
  onOpen,
}: { readonly uploads: readonly Upload[] } & Pick<MediaListProps, 'onOpen'>) => {
  const toast = useToast();
  const { alert } = useMessages();
  const removal = useDeleteUpload();
  const { playing, toggle, stop } = useSoundPreview(
    useCallback(() => toast({ tone: 'destructive', title: 'We couldn’t play the sound' }), [toast]),
  );
  const remove = async (id: string): Promise<void> => {
    // The card is about to disappear, along with its button.
    focusHeading();
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t remove the file. ${sentenceOf(error)}`);
    }
  };
  return (
    <ul className="media-grid" aria-label="Media">
      {uploads.map((upload) => (
        <MediaCard
          key={upload.id}
          upload={upload}
          isPlaying={playing !== undefined && playing === upload.url}
          onPlay={toggle}
          onOpen={() => {
            stop();
            onOpen(upload);
          }}
          onRemove={() => void remove(upload.id)}
        />
      ))}
    </ul>
  );
};

/** The files in My Media, with a search by name and a filter by kind. */
export const MediaList = ({ list, onOpen }: MediaListProps) => {
  const [{ search, kind }, setWanted] = useState<Wanted>({ search: '', kind: 'all' });
  const isNarrowed = search.trim() !== '' || kind !== 'all';
  useWholeList(isNarrowed, list);
  if (list.isPending) return <CardGridLoading of="films" label="Loading your media" />;
  if (list.isError && list.items.length === 0)
    return <LoadProblem title="We couldn’t load your media" hint={sentenceOf(list.error)} query={list} />;
  if (list.items.length === 0) return null;
  const found = list.items.filter(
    (upload) => matches(search, upload.name) && (kind === 'all' || upload.kind === kind),
  );
  return (
    <>
      <ListToolbar>
        <SearchBox
          label="Search media"
          value={search}
          onChange={(changed) => setWanted({ kind, search: changed })}
        />
        <ChoiceField
          label="Kind"
          isLabelHidden
          value={kind}
          choices={FILTERS}
          onChange={(chosen) => setWanted({ search, kind: chosen })}
        />
      </ListToolbar>
      {found.length === 0 && !list.hasNextPage ? (
        <StatePanel
          title="No files found"
          hint="No files match your search. Try different words or another kind."
        />
      ) : (
        <Cards uploads={found} onOpen={onOpen} />
      )}
      <MoreOnScroll list={list} />
    </>
  );
};
