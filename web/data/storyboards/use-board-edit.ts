import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Storyboard } from '#contract/schemas/storyboards.ts';
import { studioApi } from '#web/data/api/studio-api.ts';
import { type Editing, useSavedEdit } from '#web/data/editing/use-saved-edit.ts';
import { BoardForm, formOf, isSavable, isStoredAs, saveBody } from './board-form.ts';
import { boardKey } from './storyboards.ts';

/** Edits a storyboard, which is saved as the creator types. */
export const useBoardEdit = (opened: Storyboard, latest: Storyboard) => {
  const queries = useQueryClient();
  const { id } = opened;
  const editing = useMemo<Editing<BoardForm, Storyboard>>(
    () => ({
      name: `edit.${id}`,
      parse: (kept) => BoardForm.safeParse(kept).data,
      formOf,
      versionOf: ({ version }) => version,
      isSavable,
      save: async (form, version) => {
        const saved = await studioApi.saveStoryboard({ params: { id }, body: saveBody(form, version) });
        queries.setQueryData(boardKey(id), saved);
        return saved;
      },
      read: () => studioApi.readStoryboard({ params: { id } }),
      isStoredAs,
      changedCode: 'storyboard_changed',
    }),
    [id, queries],
  );
  return useSavedEdit(editing, opened, latest);
};
