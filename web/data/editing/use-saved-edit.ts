import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { beginHistory, changed, changedApart, type History, redone, undone } from './history.ts';
import { useKeptEdit } from './use-kept-edit.ts';

/** Saves once typing has paused for this long. */
const PAUSE_MS = 1000;
/** How long to wait before retrying a save that failed because of the network. */
const AGAIN_MS = 5000;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export type SaveState = 'saved' | 'waiting' | 'saving' | 'unsaved' | 'away';

/**
 * How something is edited: `F` is what the creator edits, `D` what the server stores. Keep this object the
 * same between renders.
 */
export interface Editing<F, D> {
  /** The key of the unfinished edit in this browser. */
  readonly name: `edit.${string}`;
  /** Parses an unfinished edit that the browser kept; undefined if the value isn’t one. */
  readonly parse: (kept: unknown) => F | undefined;
  readonly formOf: (stored: D) => F;
  readonly versionOf: (stored: D) => number;
  readonly isSavable: (form: F) => boolean;
  readonly save: (form: F, version: number) => Promise<D>;
  readonly read: () => Promise<D>;
  /** Whether the stored version matches this form, apart from what the server tidies up. */
  readonly isStoredAs: (form: F, stored: D) => boolean;
  /** The code that the server returns when it refuses a save based on an older version. */
  readonly changedCode: string;
}

/** The version that the server stores, and the creator’s form when that version was saved. */
interface Saved<F, D> {
  readonly stored: D;
  readonly form: F;
  readonly version: number;
}

const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** What the server stores, without unsaved changes by the creator. */
const asSaved = <F, D>({ formOf, versionOf }: Editing<F, D>, stored: D): Saved<F, D> => ({
  stored,
  form: formOf(stored),
  version: versionOf(stored),
});

/** The creator’s form, and the functions that step through its history. `onStep` runs before every step. */
const useHistory = <F>(first: () => F, onStep: () => void) => {
  const [history, setHistory] = useState(() => beginHistory(first()));
  const step = (to: (before: History<F>) => History<F>): void => {
    onStep();
    setHistory(to);
  };
  return {
    form: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    restart: (form: F): void => setHistory(beginHistory(form)),
    /** A change like typing, which Undo reverts together with the changes just before it. */
    change: (form: F): void => step((before) => changed(before, form, Date.now())),
    /** A change that Undo reverts separately. */
    put: (form: F): void => step((before) => changedApart(before, form)),
    undo: (): void => step(undone),
    redo: (): void => step(redone),
  };
};

/** Sends an edit to the server and tracks the outcome. `version` is the version that the edit is based on. */
const useSaving = <F, D>(editing: Editing<F, D>, opened: D, version: number) => {
  const [saved, setSaved] = useState<Saved<F, D>>(() => ({ ...asSaved(editing, opened), version }));
  const [conflict, setConflict] = useState<D>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState<F>();
  const pending = useRef<Promise<Saved<F, D> | undefined>>(undefined);

  const send = useCallback(
    async (form: F, from: number): Promise<Saved<F, D> | undefined> => {
      const taken = (stored: D): Saved<F, D> => {
        const now = { stored, form, version: editing.versionOf(stored) };
        setFailures(0);
        setSaved(now);
        return now;
      };
      setSaving(true);
      try {
        return taken(await editing.save(form, from));
      } catch (error) {
        if (isSessionLost(error)) return undefined;
        if (isApiError(error) && error.code === editing.changedCode) {
          const now = await editing.read().catch(() => undefined);
          // The response to our own save was lost.
          if (now !== undefined && editing.isStoredAs(form, now)) return taken(now);
          if (now === undefined) setFailures((count) => count + 1);
          setConflict(now);
        } else if (isRefused(error)) {
          setRefused(form);
          setProblem(sentenceOf(error));
        } else setFailures((count) => count + 1);
        return undefined;
      } finally {
        setSaving(false);
      }
    },
    [editing],
  );
  const save = useCallback(
    (form: F, from: number): Promise<Saved<F, D> | undefined> => (pending.current = send(form, from)),
    [send],
  );
  return {
    saved,
    setSaved,
    conflict,
    setConflict,
    problem,
    forgetProblem: (): void => setProblem(undefined),
    isSaving,
    failures,
    refused,
    pending,
    save,
  };
};

/** What the creator can do when another window has saved a version. `put` shows a form in the editor. */
const conflictActions = <F, D>(
  editing: Editing<F, D>,
  { conflict, setConflict, setSaved }: ReturnType<typeof useSaving<F, D>>,
  put: (form: F) => void,
) => ({
  /** Shows the version that another window saved, so that the creator can choose. */
  compare: async (): Promise<void> => setConflict(await editing.read()),
  /** Ends a conflict by keeping this edit, which overwrites the other version. */
  keepMine: (): void => {
    if (conflict !== undefined) setSaved(asSaved(editing, conflict));
    setConflict(undefined);
  },
  takeOther: (): void => {
    if (conflict === undefined) return;
    setSaved(asSaved(editing, conflict));
    put(editing.formOf(conflict));
    setConflict(undefined);
  },
});

/**
 * Edits what the server stores: saves as the creator types, with undo and redo. The browser keeps what can’t
 * be saved yet. After a change in another window, `conflict` is that window’s version, and nothing is saved
 * until the creator has chosen. `latest` is the version that was read last; the edit adopts it as long as it has no
 * unsaved changes.
 */
export const useSavedEdit = <F, D>(editing: Editing<F, D>, opened: D, latest = opened) => {
  const { formOf, versionOf } = editing;
  const { found, keep } = useKeptEdit(editing.name, editing.parse);
  // An unfinished edit names the version that it is based on, so it never silently replaces a newer one.
  const saving = useSaving(editing, opened, found?.version ?? versionOf(opened));
  const { saved, conflict, isSaving, failures, save } = saving;
  const { form, restart, ...steps } = useHistory<F>(
    () => found?.form ?? formOf(opened),
    saving.forgetProblem,
  );
  const isClean = isSame(form, saved.form);
  const isSendable = conflict === undefined && editing.isSavable(form) && saving.refused !== form;
  const mayBeSaved = !isClean && isSendable && !isSaving;
  useEffect(() => {
    if (!mayBeSaved) return undefined;
    const timer = setTimeout(() => void save(form, saved.version), failures === 0 ? PAUSE_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failures, mayBeSaved, form, save, saved.version]);
  useEffect(() => {
    keep(isClean ? undefined : { form, version: saved.version });
  }, [isClean, keep, form, saved.version]);

  if (isClean && !isSaving && versionOf(latest) > saved.version) {
    const read = asSaved(editing, latest);
    saving.setSaved(read);
    restart(read.form);
  }

  const state = (): SaveState => {
    if (isSaving) return 'saving';
    if (isClean) return 'saved';
    if (failures > 0) return 'away';
    return mayBeSaved ? 'waiting' : 'unsaved';
  };
  const finish = async (): Promise<D> => {
    const last = await saving.pending.current;
    // The version read last may be newer than the one saved last.
    const before = last === undefined || last.version < saved.version ? saved : last;
    if (!isSendable || isSame(form, before.form)) return before.stored;
    return ((await save(form, before.version)) ?? before).stored;
  };
  return {
    form,
    ...steps,
    ...conflictActions(editing, saving, steps.put),
    stored: saved.stored,
    problem: saving.problem,
    conflict,
    state: state(),
    wasRestored: found !== undefined,
    /** Saves unsaved changes at once, before a screen closes. Returns what is stored. */
    finish,
    /** Saves at once. Returns the stored version only if that includes this edit. */
    saveNow: async (): Promise<D | undefined> => {
      const stored = await finish();
      return editing.isStoredAs(form, stored) ? stored : undefined;
    },
  };
};
