import { useState } from 'react';
import { changeScene, showOwn } from '#web/data/storyboards/edit-scenes.ts';
import { UploadDrop } from '#web/data/uploads/upload-drop.tsx';
import { formatClock } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import type { StudioScene, StudioState } from '../../use-studio.ts';
import { MediaPicker } from './media-picker.tsx';
import { OwnClip } from './own-clip.tsx';
import type { OwnMedia } from './own-media.ts';
import { SCENE_KINDS } from './use-scene-files.ts';
import './own-media-field.css';

interface OwnMediaFieldProps {
  readonly studio: StudioState;
  readonly scene: StudioScene;
}

interface FileWordsProps {
  readonly own: OwnMedia;
  /** Whether a video has been made, in which case it has its own copy of the file. */
  readonly isFilmed: boolean;
}

const FileWords = ({ own: { upload, isGone }, isFilmed }: FileWordsProps) => {
  if (isGone && isFilmed)
    return (
      <p className="own-media__facts">
        This file was deleted from My Media. A video made with it keeps its own copy.
      </p>
    );
  if (isGone)
    return (
      <p className="own-media__problem" role="alert">
        This file isn’t in My Media any more. Choose another one, or remove it.
      </p>
    );
  if (upload === undefined) return <p className="own-media__facts">Loading your file</p>;
  const { kind, seconds = 0, name } = upload;
  return (
    <div>
      <p className="own-media__name">{name}</p>
      <p className="own-media__facts">
        {kind === 'clip' ? `Your clip, ${formatClock(Math.max(1, seconds))}` : 'Your picture'}
      </p>
    </div>
  );
};

/** A creator’s own picture or clip for a scene: uploaded here, or taken from My Media. */
export const OwnMediaField = ({ studio, scene }: OwnMediaFieldProps) => {
  const { board, edit, files, film, rearrange, write } = studio;
  const { draft, index, own } = scene;
  const { id, media } = draft;
  const [isPicking, setPicking] = useState(false);
  const frames = film.scenes[index]?.timeline.frames ?? 0;
  return (
    <fieldset className={own === undefined ? 'own-media' : 'own-media own-media--chosen'}>
      <legend className="own-media__legend">Your own picture or clip</legend>
      {own === undefined ? null : (
        <div className="own-media__file">
          <FileWords own={own} isFilmed={board.videoId !== undefined} />
          <ActionButton look="quiet" onClick={() => rearrange(showOwn(edit.form.scenes, id, undefined))}>
            <Icon name="trash" />
            Remove
          </ActionButton>
        </div>
      )}
      {media !== undefined && own?.upload?.kind === 'clip' ? (
        <OwnClip
          upload={own.upload}
          media={media}
          frames={frames}
          onChange={(change) => write(changeScene(edit.form.scenes, id, { media: { ...media, ...change } }))}
        />
      ) : null}
      <UploadDrop
        scope={files.scopeOf(id)}
        kinds={SCENE_KINDS}
        label={own === undefined ? 'Upload a File' : 'Upload Another'}
        look="plain"
        isOver={files.over === id}
      />
      <ActionButton onClick={() => setPicking(true)}>
        <Icon name="picture" />
        Choose from My Media
      </ActionButton>
      {isPicking ? (
        <MediaPicker
          chosen={media?.uploadId}
          onClose={() => setPicking(false)}
          onChoose={(upload) => {
            setPicking(false);
            rearrange(showOwn(edit.form.scenes, id, upload.id));
          }}
        />
      ) : null}
    </fieldset>
  );
};
