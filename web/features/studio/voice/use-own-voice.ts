import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Upload } from '#contract/schemas/uploads.ts';
import { useAddFiles } from '#web/data/uploads/use-add-files.ts';
import { useReadyUploads } from '#web/data/uploads/use-ready-uploads.ts';
import { useUploadQueue } from '#web/data/uploads/use-upload-queue.ts';
import { mayRecordHere } from '#web/lib/recorder.ts';
import type { StudioState } from '../use-studio.ts';
import { leaveRecorder, recorderOf } from './kept-recorder.ts';

export const SOUNDS = ['sound'] as const;
/** Marks the URL of a page that was loaded for recording, so that the dialog opens at once. */
export const RECORDING = 'narration';

/** The creator's own narration: records or uploads it, and has it matched to the script. */
export const useOwnVoice = ({ board, engine, actions, work }: StudioState) => {
  const scope = `narration-${board.id}`;
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(() => search.has(RECORDING));
  const recorder = recorderOf(board.id);
  const { stage } = useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state);
  /** An uploaded recording that couldn't be used yet. */
  const [left, setLeft] = useState<Upload>();
  const { items, drop, retry } = useUploadQueue(scope);
  const add = useAddFiles({ scope, kinds: SOUNDS, isMany: false, hasRights: false });

  useEffect(() => () => leaveRecorder(recorder), [recorder]);

  const close = (): void => {
    leaveRecorder(recorder);
    setOpen(false);
    if (search.has(RECORDING)) setSearch({}, { replace: true });
  };
  const take = async (upload: Upload): Promise<void> => {
    setLeft(upload);
    const board = await work('narrate', () => actions.narrate.mutateAsync(upload.id));
    if (board === undefined) return;
    setLeft(undefined);
    recorder.drop();
    close();
  };
  useReadyUploads(scope, (upload) => void take(upload));

  return {
    scope,
    recorder,
    items,
    left,
    /** Whether a take is waiting to be listened to and used. */
    hasTake: stage === 'recorded',
    isOpen,
    drop,
    retry,
    take,
    close,
    /** Saves the text first, because the creator will read the saved text aloud. */
    open: async (): Promise<void> => {
      engine.pause();
      await work('narrate', async () => {
        if (mayRecordHere()) setOpen(true);
        else location.replace(`${location.pathname}?${RECORDING}`);
      });
    },
    /** Sends a take, and keeps it until it has become the narration. */
    send: (file: File): void => {
      void add([file]);
      setOpen(false);
    },
    remove: async (): Promise<void> => {
      await work('narrate', () => actions.unnarrate.mutateAsync());
    },
  };
};
export type OwnVoice = ReturnType<typeof useOwnVoice>;
