import { type RefObject, useEffect, useState } from 'react';
import type { Connection, OfferedPlatform, PostOptions } from '#contract/schemas/publishing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { isApiError, isSessionLost } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { unusableWords } from '#web/data/publishing/connection-words.ts';
import { suggestedTime } from '#web/data/publishing/local-time.ts';
import { againQuestion, orderedWords } from '#web/data/publishing/publication-words.ts';
import { usePublications, usePublish } from '#web/data/publishing/publications.ts';
import {
  changeAccount,
  dropForm,
  formProblems,
  isSendable,
  keepForm,
  keptForm,
  openedForm,
  orderOf,
  type PublishForm,
  problemsAsTyped,
} from '#web/data/publishing/publish-form.ts';
import { type PlacedRefusal, placeRefusal } from '#web/data/publishing/refusal-place.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import type { PostedWords } from '#web/lib/dialogs.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';

interface PublishFormWish {
  readonly video: Video;
  readonly words: PostedWords;
  readonly connections: readonly Connection[];
  readonly platforms: readonly OfferedPlatform[];
  readonly onClose: () => void;
}

/** Moves the focus to the first problem after each attempt that was stopped. */
export const useProblemFocus = (form: RefObject<HTMLFormElement | null>, stops: number): void => {
  useEffect(() => {
    if (stops > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [form, stops]);
};

/** The only account that can be used, or none: with several, the creator chooses. */
const chosenAtFirst = (connections: readonly Connection[]): readonly string[] => {
  const usable = connections.filter((one) => unusableWords(one) === undefined);
  return usable.length === 1 ? usable.map(({ id }) => id) : [];
};

/** The publish form: what was typed, what is wrong with it, and sending it once. */
export const usePublishForm = ({ video, words, connections, platforms, onClose }: PublishFormWish) => {
  const timezone = useTimeZone();
  const [opened] = useState(
    () =>
      keptForm(video.id) ??
      openedForm(words, chosenAtFirst(connections), suggestedTime(timezone, new Date())),
  );
  const [form, setForm] = useState(opened);
  useEffect(() => {
    if (form !== opened) keepForm(video.id, form);
  }, [form, opened, video.id]);
  const [options, setOptions] = useState<Readonly<Record<string, PostOptions | undefined>>>({});
  const [refusal, setRefusal] = useState<PlacedRefusal>();
  const [stops, setStops] = useState(0);
  const [wasTried, setTried] = useState(false);
  const publish = usePublish();
  const { items: publications } = usePublications();
  const { confirm } = useMessages();
  const toast = useToast();
  const once = useOneAtATime();
  const now = useNow();
  const factsAt = (now: Date) => ({
    connections,
    platforms,
    options,
    seconds: video.duration,
    timezone,
    now,
  });
  const all = formProblems(form, factsAt(now));
  const shown = wasTried ? all : problemsAsTyped(all);

  const order = async (isAgain: boolean, now: Date): Promise<void> => {
    try {
      const wish = orderOf(form, video.id, factsAt(now));
      const ordered = await publish.mutateAsync({ ...wish, ...(isAgain && { again: true }) });
      dropForm(video.id);
      toast(orderedWords(ordered, timezone));
      onClose();
    } catch (error) {
      if (isSessionLost(error)) return;
      if (isApiError(error) && error.code === 'already_published' && !isAgain) {
        const question = againQuestion(form.chosen, publications, error.detail);
        if (await confirm(question, 'Publish Again', 'primary')) await order(true, now);
        return;
      }
      setRefusal(placeRefusal(error, form));
      setStops((count) => count + 1);
    }
  };
  const send = async (): Promise<void> => {
    setTried(true);
    setRefusal(undefined);
    const pressed = new Date();
    if (isSendable(formProblems(form, factsAt(pressed)))) await order(false, pressed);
    else setStops((count) => count + 1);
  };
  return {
    form,
    /** How often sending was stopped by a problem. */
    stops,
    publications,
    timezone,
    problems: refusal === undefined ? shown.fields : { ...shown.fields, [refusal.field]: refusal.words },
    ownProblems: shown.own,
    directProblems: shown.direct,
    /** What was refused for another reason than one of the fields. */
    problem: refusal?.field === 'form' ? refusal.words : undefined,
    isSending: publish.isPending,
    change: (changed: (form: PublishForm) => PublishForm): void => {
      setRefusal(undefined);
      setForm(changed);
    },
    setOptions: (id: string, read: PostOptions | undefined): void => {
      const known = options[id];
      if (known === read) return;
      setOptions((before) => ({ ...before, [id]: read }));
      // The creator agreed to what the account allowed then.
      if (known !== undefined) setForm((before) => changeAccount(before, id, {}));
    },
    send: () => void once(send),
  };
};
export type PublishFormState = ReturnType<typeof usePublishForm>;
