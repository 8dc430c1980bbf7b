import { type ReactNode, useState } from 'react';
import type { Upload } from '#contract/schemas/uploads.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useWholeList } from '#web/data/api/search.ts';
import { UploadDrop } from '#web/data/uploads/upload-drop.tsx';
import { useUploads } from '#web/data/uploads/uploads.ts';
import { isMusic } from '#web/data/videos/own-sounds.ts';
import { formatClock, formatSize } from '#web/lib/format.ts';
import { ChoiceCards } from '#web/ui/cards/choice-cards.tsx';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import './own-music.css';

interface OwnMusicProps {
  /** The id of the chosen sound. */
  readonly chosen: string | undefined;
  readonly onChoose: (upload: Upload) => void;
  /** A button that plays a sound. */
  readonly preview: (name: string, address: string) => ReactNode;
}

const SOUNDS = ['sound'] as const;

/** The creator’s own sounds, to choose as music, and a way to add one. */
export const OwnMusic = ({ chosen, onChoose, preview }: OwnMusicProps) => {
  const list = useUploads();
  useWholeList(true, list);
  const [hasRights, setHasRights] = useState(false);
  const sounds = list.items.filter(isMusic);
  return (
    <div className="own-music">
      {list.isError ? (
        <p className="own-music__problem" role="alert">
          We couldn’t load your own sounds. {sentenceOf(list.error)}
        </p>
      ) : null}
      {sounds.length === 0 ? null : (
        <ChoiceCards
          legend="Your own music"
          chosen={chosen}
          cards={sounds.map(({ id, name, seconds, bytes, url }) => ({
            id,
            title: name,
            text: `${formatClock(Math.max(1, seconds ?? 0))}, ${formatSize(bytes)}`,
            aside: url === undefined ? undefined : preview(name, url),
          }))}
          onChoose={(id) => {
            const sound = sounds.find((one) => one.id === id);
            if (sound !== undefined) onChoose(sound);
          }}
        />
      )}
      <div>
        <CheckField
          label="I have the rights to use this music"
          hint="Videos with other people’s music can be taken down, here and elsewhere."
          isChecked={hasRights}
          onChange={setHasRights}
        />
      </div>
      <UploadDrop
        scope="music"
        kinds={SOUNDS}
        label="Upload Music"
        hasRights={hasRights}
        before={hasRights ? undefined : 'Tick the box above first.'}
        onReady={onChoose}
      />
    </div>
  );
};
