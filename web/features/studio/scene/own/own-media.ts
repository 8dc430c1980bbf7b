import type { SceneDraft } from '#contract/schemas/storyboards/storyboards.ts';
import type { Upload } from '#contract/schemas/uploads/uploads.ts';
import type { NamedUploads } from '#web/data/uploads/use-named-uploads.ts';

/** The creator’s own picture or clip of a scene. */
export interface OwnMedia {
  /** Undefined while it is being read, and when it is gone. */
  readonly upload: Upload | undefined;
  /** It isn’t in My Media any more. */
  readonly isGone: boolean;
}

/** What a scene shows of its creator’s own; undefined when it shows what is painted. */
export const ownMediaOf = (
  { media }: Pick<SceneDraft, 'media'>,
  uploads: NamedUploads,
): OwnMedia | undefined => {
  if (media === undefined) return undefined;
  const upload = uploads[media.uploadId];
  return { upload: upload ?? undefined, isGone: upload === null || upload?.status === 'refused' };
};

/** The ids of the files that scenes show, each once. */
export const uploadIdsOf = (scenes: readonly SceneDraft[]): readonly string[] => [
  ...new Set(scenes.flatMap(({ media }) => media?.uploadId ?? [])),
];
