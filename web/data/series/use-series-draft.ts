import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useSession } from '#web/data/session/session.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { dropDraft, keepDraft, readDraft } from '#web/data/stories/drafts.ts';
import { type ChangeForm, changedForm, emptyForm, SeriesForm } from './series-form.ts';

const LAST_STEP = 3;
const Kept = z.object({ form: SeriesForm, step: z.int().check(z.minimum(0), z.maximum(LAST_STEP)) });
type Kept = z.infer<typeof Kept>;

/** The stored draft; undefined if there is none or it can’t be read. */
const readKept = (user: string): Kept | undefined => {
  try {
    return Kept.safeParse(JSON.parse(readDraft(user, 'series'))).data;
  } catch {
    return undefined;
  }
};

/** The series being set up and the current step, kept across reloads while auto-save is on. */
export const useSeriesDraft = () => {
  const session = useSession();
  const zone = useTimeZone();
  const { preferences, video } = useSettings();
  const { autoSave, language } = preferences;
  const user = session.status === 'signed-in' ? session.user.id : '';
  const empty = (): SeriesForm => emptyForm({ language, voiceId: video.defaultVoice, zone });
  const [found] = useState(() => (autoSave ? readKept(user) : undefined));
  const [kept, setKept] = useState<Kept>(() => found ?? { form: empty(), step: 0 });
  const [wasRestored, setRestored] = useState(found !== undefined);
  const [isDone, setDone] = useState(false);
  const isEmpty = kept.form.name === '' && kept.form.premise === '';
  useEffect(() => {
    if (autoSave && !isDone) keepDraft(user, 'series', isEmpty ? '' : JSON.stringify(kept));
  }, [autoSave, isDone, isEmpty, kept, user]);
  return {
    form: kept.form,
    step: kept.step,
    change: useCallback<ChangeForm>(
      (changed) => setKept(({ form, step }) => ({ form: changedForm(form, changed), step })),
      [],
    ),
    /** Whether the draft was restored from an earlier visit. */
    wasRestored,
    startOver: (): void => {
      setRestored(false);
      setKept({ form: empty(), step: 0 });
    },
    goTo: (step: number): void => setKept(({ form }) => ({ form, step })),
    /** Call this once the series has been created. */
    forget: (): void => {
      setDone(true);
      dropDraft(user, 'series');
    },
  };
};
