import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Run } from '#contract/schemas/series/runs.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import { type Editing, useSavedEdit } from '#web/data/editing/use-saved-edit.ts';
import { seriesApi } from '#web/data/series/series-api.ts';
import { isPostStoredAs, PostForm, postFormOf, postOf, postProblems } from './post-form.ts';
import { takeRun } from './runs.ts';

const isSamePost = (one: Run | undefined, other: Run): boolean =>
  one !== undefined && JSON.stringify(one.post) === JSON.stringify(other.post);

/** Edits the post of a run’s video, and saves it as the creator types. */
export const usePostEdit = (latest: Run) => {
  const queries = useQueryClient();
  const [opened] = useState(latest);
  const { id } = opened;
  const editing = useMemo<Editing<PostForm, Run>>(() => {
    const seen = new Map<number, Run>([[opened.version, opened]]);
    const take = (run: Run): Run => {
      seen.set(run.version, run);
      takeRun(queries, run);
      return run;
    };
    const read = async (): Promise<Run> => take(await seriesApi.readRun({ params: { id } }));
    const send = async (form: PostForm, version: number): Promise<Run> =>
      take(await seriesApi.editPost({ params: { id }, body: { version, ...postOf(form) } }));
    return {
      name: `edit.run.${id}`,
      parse: (kept) => PostForm.safeParse(kept).data,
      formOf: postFormOf,
      versionOf: (run) => {
        seen.set(run.version, run);
        return run.version;
      },
      isSavable: (form) => Object.keys(postProblems(form)).length === 0,
      save: async (form, version) => {
        try {
          return await send(form, version);
        } catch (error) {
          if (!isApiError(error) || error.code !== 'run_changed') throw error;
          const now = await read();
          // The run has changed but its post hasn’t, so there are no two versions to choose between.
          if (!isSamePost(seen.get(version), now)) throw error;
          return send(form, now.version);
        }
      },
      read,
      isStoredAs: isPostStoredAs,
      changedCode: 'run_changed',
    };
  }, [id, opened, queries]);
  return useSavedEdit(editing, opened, latest);
};
export type PostEdit = ReturnType<typeof usePostEdit>;
