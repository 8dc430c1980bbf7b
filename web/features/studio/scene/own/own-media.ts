import type { SceneDraft } from '#contract/schemas/storyboards.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import type { BoardForm } from '#web/data/storyboards/board-form.ts';
import type { NamedUploads } from '#web/data/uploads/use-named-uploads.ts';

/** One of the creator’s own files that the storyboard uses. */
export interface OwnMedia {
  /** Undefined while the file is loading, or if it is gone. */
  readonly upload: Upload | undefined;
  /** True when the file is no longer in My Media. */
  readonly isGone: boolean;
}

const ownFile = (id: string, uploads: NamedUploads): OwnMedia => {
  const upload = uploads[id];
  return { upload: upload ?? undefined, isGone: upload === null || upload?.status === 'refused' };
};

/** The creator’s own media in a scene; undefined when it shows a painted picture. */
export const ownMediaOf = (
  { media }: Pick<SceneDraft, 'media'>,
  uploads: NamedUploads,
): OwnMedia | undefined => (media === undefined ? undefined : ownFile(media.uploadId, uploads));

const NONE: OwnMedia = { upload: undefined, isGone: false };
const musicId = ({ musicSettings }: Pick<BoardForm, 'musicSettings'>): string | undefined =>
  musicSettings !== null && 'uploadId' in musicSettings ? musicSettings.uploadId : undefined;

/** The creator’s own music; undefined for one of our tracks, or none. */
export const ownMusicOf = (form: Pick<BoardForm, 'musicSettings'>, uploads: NamedUploads): OwnMedia => {
  const id = musicId(form);
  return id === undefined ? NONE : ownFile(id, uploads);
};

/** The ids of the files that a storyboard uses, without duplicates. */
export const uploadIdsOf = (form: Pick<BoardForm, 'musicSettings' | 'scenes'>): readonly string[] => [
  ...new Set([...form.scenes.map(({ media }) => media?.uploadId), musicId(form)].flatMap((id) => id ?? [])),
];
