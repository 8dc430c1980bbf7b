import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { beginHistory, changed, changedApart, type History, redone, undone } from './history.ts';
import { useKeptEdit } from './use-kept-edit.ts';

/** Saves once typing has paused this long. */
const PAUSE_MS = 1000;
/** How long to wait before retrying a save that the network failed. */
const AGAIN_MS = 5000;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export type SaveState = 'saved' | 'waiting' | 'saving' | 'unsaved' | 'away';

/** How something is edited: `F` is what the creator edits, `D` what the server stores. Keep it the same between renders. */
export interface Editing<F, D> {
  /** The key of the unfinished edit in this browser. */
  readonly name: `edit.${string}`;
  /** Reads a kept unfinished edit; undefined when it isn’t one. */
  readonly parse: (kept: unknown) => F | undefined;
  readonly formOf: (stored: D) => F;
  readonly versionOf: (stored: D) => number;
  readonly isSavable: (form: F) => boolean;
  readonly save: (form: F, version: number) => Promise<D>;
  readonly read: () => Promise<D>;
  /** Whether the stored version is this form, perhaps tidied up. */
  readonly isStoredAs: (form: F, stored: D) => boolean;
  /** The code of the refusal when a save is based on an older version. */
  readonly changedCode: string;
}

/** What the server stores, and what the creator had written by then. */
interface Saved<F, D> {
  readonly stored: D;
  readonly form: F;
  readonly version: number;
}

const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Edits what the server stores: saves as the creator types, with undo and redo. The browser keeps what can’t be saved
 * yet. When another window changed it, `conflict` is that window’s version, and nothing is saved until the creator has
 * chosen. `latest` is the last read version, adopted while this edit adds nothing to it.
 */
export const useSavedEdit = <F, D>(editing: Editing<F, D>, opened: D, latest = opened) => {
  const { formOf, versionOf } = editing;
  const { found, keep } = useKeptEdit(editing.name, editing.parse);
  const [history, setHistory] = useState(() => beginHistory(found?.form ?? formOf(opened)));
  // An unfinished edit names the version on which it is based, so it never silently replaces a newer one.
  const [saved, setSaved] = useState<Saved<F, D>>(() => ({
    stored: opened,
    form: formOf(opened),
    version: found?.version ?? versionOf(opened),
  }));
  const [conflict, setConflict] = useState<D>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState<F>();
  const pending = useRef<Promise<Saved<F, D> | undefined>>(undefined);
  const { present } = history;
  const isClean = isSame(present, saved.form);

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
          // The answer to our own save was lost.
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

  const isSendable = conflict === undefined && editing.isSavable(present) && refused !== present;
  const mayBeSaved = !isClean && isSendable && !isSaving;
  useEffect(() => {
    if (!mayBeSaved) return undefined;
    const timer = setTimeout(() => void save(present, saved.version), failures === 0 ? PAUSE_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failures, mayBeSaved, present, save, saved.version]);
  useEffect(() => {
    keep(isClean ? undefined : { form: present, version: saved.version });
  }, [isClean, keep, present, saved.version]);

  const newest = versionOf(latest);
  if (isClean && !isSaving && newest > saved.version) {
    const form = formOf(latest);
    setSaved({ stored: latest, form, version: newest });
    setHistory(beginHistory(form));
  }

  const state = (): SaveState => {
    if (isSaving) return 'saving';
    if (isClean) return 'saved';
    if (failures > 0) return 'away';
    return mayBeSaved ? 'waiting' : 'unsaved';
  };
  const take = (stored: D): void => setSaved({ stored, form: formOf(stored), version: versionOf(stored) });
  const step = (to: (before: History<F>) => History<F>): void => {
    setProblem(undefined);
    setHistory(to);
  };
  const put = (form: F): void => step((before) => changedApart(before, form));
  const finish = async (): Promise<D> => {
    const last = await pending.current;
    // The last read is newer than the last save.
    const before = last === undefined || last.version < saved.version ? saved : last;
    if (!isSendable || isSame(present, before.form)) return before.stored;
    return ((await save(present, before.version)) ?? before).stored;
  };
  return {
    form: present,
    stored: saved.stored,
    problem,
    conflict,
    state: state(),
    wasRestored: found !== undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** A change like typing, which Undo takes back with those just before it. */
    change: (form: F): void => step((before) => changed(before, form, Date.now())),
    /** A change that Undo takes back separately. */
    put,
    undo: (): void => step(undone),
    redo: (): void => step(redone),
    /** Saves unsaved changes at once, before a screen closes. Returns what is stored. */
    finish,
    /** Saves at once. Returns what is stored only if it includes this edit. */
    saveNow: async (): Promise<D | undefined> => {
      const stored = await finish();
      return editing.isStoredAs(present, stored) ? stored : undefined;
    },
    /** Shows the version that another window saved, so that the creator can choose. */
    compare: async (): Promise<void> => setConflict(await editing.read()),
    /** Ends a conflict with this edit, which overwrites the other, or with the other one. */
    keepMine: (): void => {
      if (conflict !== undefined) take(conflict);
      setConflict(undefined);
    },
    takeOther: (): void => {
      if (conflict === undefined) return;
      take(conflict);
      put(formOf(conflict));
      setConflict(undefined);
    },
  };
};
