import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { type Editing, useSavedEdit } from '#web/data/editing/use-saved-edit.ts';
import { isSavable, isStoredAs, Script, scriptOf, titleOf } from '#web/data/scripts/script.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';

/** Edits a story, and saves it as the creator types. */
export const useStoryEdit = (opened: Story) => {
  const queries = useQueryClient();
  const [story] = useState(opened);
  const { id } = opened;
  const editing = useMemo<Editing<Script, Story>>(
    () => ({
      name: `edit.${id}`,
      parse: (kept) => Script.safeParse(kept).data,
      formOf: scriptOf,
      versionOf: ({ version = 1 }) => version,
      isSavable,
      save: async (script, version) => {
        const saved = await api.editStory({
          params: { id },
          body: { ...script, title: titleOf(script), version },
        });
        void queries.invalidateQueries({ queryKey: STORIES_KEY });
        return saved;
      },
      read: () => api.readStory({ params: { id } }),
      isStoredAs,
      changedCode: 'story_changed',
    }),
    [id, queries],
  );
  const { form, put, ...edit } = useSavedEdit(editing, story);
  return {
    ...edit,
    script: form,
    /** Replaces the text in a separate undo step. */
    replaceText: (text: string): void => put({ ...form, text }),
  };
};
