import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { isSavable, type Script, scriptOf, titleOf } from '#web/data/scripts/script.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';
import { beginHistory, changed, redone, undone } from './history.ts';
import { useEditDraft } from './use-edit-draft.ts';

/** Typing is saved once it has paused this long. */
const PAUSE_MS = 1000;
/** A save that failed on the way is tried again after this time. */
const AGAIN_MS = 5000;

const isSame = (one: Script, other: Script): boolean => JSON.stringify(one) === JSON.stringify(other);

export type SaveState = 'saved' | 'waiting' | 'saving' | 'unsaved' | 'away';

/**
 * Edits a story: saves as the creator types, with undo and redo. What can’t be saved yet is kept in the browser. When
 * another window changed the story, `conflict` is what that one saved, and nothing is saved until the creator has chosen.
 */
export const useStoryEdit = (opened: Story) => {
  const queries = useQueryClient();
  const draft = useEditDraft(opened.id);
  const [history, setHistory] = useState(() => beginHistory(draft.found?.script ?? scriptOf(opened)));
  const [base, setBase] = useState<Story>(opened);
  const [conflict, setConflict] = useState<Story>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState<Script>();
  const { present } = history;
  const isClean = isSame(present, scriptOf(base));
  const versionAtStart = draft.found?.version;

  const takeSaved = useCallback(
    (story: Story): void => {
      setBase(story);
      void queries.invalidateQueries({ queryKey: STORIES_KEY });
    },
    [queries],
  );

  const save = useCallback(
    async (script: Script, version: number): Promise<Story | undefined> => {
      setSaving(true);
      try {
        const body = { ...script, title: titleOf(script), version };
        const story = await api.editStory({ params: { id: opened.id }, body });
        setFailures(0);
        // The stored text has one kind of space; what was typed stays on the screen.
        takeSaved({ ...story, title: script.title, content: script.text });
        return story;
      } catch (error) {
        if (isSessionLost(error)) return undefined;
        if (isApiError(error) && error.code === 'story_changed') {
          setConflict(await api.readStory({ params: { id: opened.id } }).catch(() => undefined));
          return undefined;
        }
        if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
          setRefused(script);
          setProblem(sentenceOf(error));
        } else setFailures((count) => count + 1);
        return undefined;
      } finally {
        setSaving(false);
      }
    },
    [opened.id, takeSaved],
  );

  const mayBeSaved =
    !isClean && conflict === undefined && isSavable(present) && refused !== present && !isSaving;
  useEffect(() => {
    if (!mayBeSaved) return undefined;
    const version = versionAtStart !== undefined && base === opened ? versionAtStart : (base.version ?? 1);
    const timer = setTimeout(() => void save(present, version), failures === 0 ? PAUSE_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [base, failures, mayBeSaved, opened, present, save, versionAtStart]);

  const { keep } = draft;
  useEffect(() => {
    keep(isClean ? undefined : { script: present, version: base.version ?? 1 });
  }, [base.version, isClean, keep, present]);

  const state = (): SaveState => {
    if (isSaving) return 'saving';
    if (isClean) return 'saved';
    if (failures > 0) return 'away';
    return mayBeSaved ? 'waiting' : 'unsaved';
  };
  return {
    script: present,
    base,
    problem,
    conflict,
    state: state(),
    wasRestored: draft.found !== undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (script: Script): void => {
      setProblem(undefined);
      setHistory((before) => changed(before, script, Date.now()));
    },
    undo: (): void => setHistory(undone),
    redo: (): void => setHistory(redone),
    /** Saves at once what is not saved yet, for a dialog that closes. Returns the story as it is saved. */
    finish: async (): Promise<Story> =>
      (mayBeSaved ? await save(present, base.version ?? 1) : undefined) ?? base,
    /** Ends a conflict with the creator’s text, which overwrites the other, or with the other one. */
    keepMine: (): void => {
      if (conflict !== undefined) setBase(conflict);
      setConflict(undefined);
    },
    takeOther: (): void => {
      if (conflict === undefined) return;
      setBase(conflict);
      setHistory((before) => changed(before, scriptOf(conflict), Date.now()));
      setConflict(undefined);
    },
  };
};
