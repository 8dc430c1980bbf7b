import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { isSavable, isStoredAs, type Script, scriptOf, titleOf } from '#web/data/scripts/script.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';
import { beginHistory, changed, changedApart, type History, redone, undone } from './history.ts';
import { useEditDraft } from './use-edit-draft.ts';

/** Typing is saved once it has paused this long. */
const PAUSE_MS = 1000;
/** A save that failed on the way is tried again after this time. */
const AGAIN_MS = 5000;

const isSame = (one: Script, other: Script): boolean => JSON.stringify(one) === JSON.stringify(other);

export type SaveState = 'saved' | 'waiting' | 'saving' | 'unsaved' | 'away';

/** The story as the server has it, and what the creator had typed then. */
interface Saved {
  readonly story: Story;
  readonly script: Script;
}

const versionOf = ({ version = 1 }: Story): number => version;

/**
 * Edits a story: saves as the creator types, with undo and redo. What can’t be saved yet is kept in the browser. When
 * another window changed the story, `conflict` is what that one saved, and nothing is saved until the creator has chosen.
 */
export const useStoryEdit = (opened: Story) => {
  const queries = useQueryClient();
  const draft = useEditDraft(opened.id);
  const [history, setHistory] = useState(() => beginHistory(draft.found?.script ?? scriptOf(opened)));
  // A draft names the version it began with, so that it never replaces a newer one unseen.
  const [saved, setSaved] = useState<Saved>(() => ({
    story: { ...opened, version: draft.found?.version ?? versionOf(opened) },
    script: scriptOf(opened),
  }));
  const [conflict, setConflict] = useState<Story>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState<Script>();
  const pending = useRef<Promise<Saved | undefined>>(undefined);
  const { present } = history;
  const isClean = isSame(present, saved.script);
  const version = versionOf(saved.story);

  const send = useCallback(
    async (script: Script, from: number): Promise<Saved | undefined> => {
      const params = { id: opened.id };
      const taken = (story: Story): Saved => {
        setFailures(0);
        setSaved({ story, script });
        void queries.invalidateQueries({ queryKey: STORIES_KEY });
        return { story, script };
      };
      setSaving(true);
      try {
        const body = { ...script, title: titleOf(script), version: from };
        return taken(await api.editStory({ params, body }));
      } catch (error) {
        if (isSessionLost(error)) return undefined;
        if (isApiError(error) && error.code === 'story_changed') {
          const now = await api.readStory({ params }).catch(() => undefined);
          // The answer to our own save was lost.
          if (now !== undefined && isStoredAs(script, now)) return taken(now);
          if (now === undefined) setFailures((count) => count + 1);
          setConflict(now);
        } else if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
          setRefused(script);
          setProblem(sentenceOf(error));
        } else setFailures((count) => count + 1);
        return undefined;
      } finally {
        setSaving(false);
      }
    },
    [opened.id, queries],
  );
  const save = useCallback(
    (script: Script, from: number): Promise<Saved | undefined> => (pending.current = send(script, from)),
    [send],
  );

  const isSendable = conflict === undefined && isSavable(present) && refused !== present;
  const mayBeSaved = !isClean && isSendable && !isSaving;
  useEffect(() => {
    if (!mayBeSaved) return undefined;
    const timer = setTimeout(() => void save(present, version), failures === 0 ? PAUSE_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failures, mayBeSaved, present, save, version]);

  const { keep } = draft;
  useEffect(() => {
    keep(isClean ? undefined : { script: present, version });
  }, [isClean, keep, present, version]);

  const state = (): SaveState => {
    if (isSaving) return 'saving';
    if (isClean) return 'saved';
    if (failures > 0) return 'away';
    return mayBeSaved ? 'waiting' : 'unsaved';
  };
  const step = (to: (before: History<Script>) => History<Script>): void => {
    setProblem(undefined);
    setHistory(to);
  };
  const finish = async (): Promise<Story> => {
    const before = (await pending.current) ?? saved;
    if (!isSendable || isSame(present, before.script)) return before.story;
    return ((await save(present, versionOf(before.story))) ?? before).story;
  };
  return {
    script: present,
    problem,
    conflict,
    state: state(),
    wasRestored: draft.found !== undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (script: Script): void => step((before) => changed(before, script, Date.now())),
    undo: (): void => step(undone),
    redo: (): void => step(redone),
    /** Replaces the text by one step of its own. */
    replaceText: (text: string): void => step((before) => changedApart(before, { ...present, text })),
    /** Saves at once what is not saved yet, for a dialog that closes. Returns the story as it is saved. */
    finish,
    /** Saves at once. Returns the story only if it has what is typed here. */
    saveNow: async (): Promise<Story | undefined> => {
      const story = await finish();
      return isStoredAs(present, story) ? story : undefined;
    },
    /** Shows what another window saved, to choose one of both. */
    compare: async (): Promise<void> => setConflict(await api.readStory({ params: { id: opened.id } })),
    /** Ends a conflict with the creator’s text, which overwrites the other, or with the other one. */
    keepMine: (): void => {
      if (conflict !== undefined) setSaved({ story: conflict, script: scriptOf(conflict) });
      setConflict(undefined);
    },
    takeOther: (): void => {
      if (conflict === undefined) return;
      setSaved({ story: conflict, script: scriptOf(conflict) });
      setHistory((before) => changed(before, scriptOf(conflict), Date.now()));
      setConflict(undefined);
    },
  };
};
